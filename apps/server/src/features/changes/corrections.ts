import type { Change, UnitSummary } from '@games/contract'
import { disciplineOf, medalChanges } from '@games/domain'
import type { Reading } from '../../facts/reading.ts'
import { readMedallists } from '../medals/index.ts'
import { WantedNames } from '../names/index.ts'
import {
  compareMedals,
  correctionSince,
  medalsIn,
  ReleasedPeople,
  releaseOf,
  resultCorrection,
  stepsOf,
  summariesOf,
  unitsByCode,
} from '../units/index.ts'
import * as queries from './changes.queries.ts'

export type CorrectedResult = Extract<Change, { kind: 'result' }>
export type CorrectedMedals = Extract<Change, { kind: 'medal' }>

/** The results of the units that are otherwise than they were, by their releases. `since` as a release's `at`. */
export async function presentResults(tx: Reading, codes: readonly string[], since: string): Promise<CorrectedResult[]> {
  const units = await unitsOf(tx, codes)
  const people = new ReleasedPeople()
  const wanted = new WantedNames()
  const found = []
  for (const [code, unit] of units) {
    const correction = await resultCorrection(tx, code, since, people)
    if (!correction) continue
    people.want(wanted, correction.changes)
    found.push({ unit, correction })
  }
  const names = await wanted.lookUp(tx)
  return found.map(({ unit, correction: { at, status, notes, changes } }) => ({
    kind: 'result',
    at,
    unit,
    status,
    notes: [...notes],
    changes: people.present<(typeof changes)[number]>(names, changes),
  }))
}

/** The medals of events that are otherwise than they were, each event once, whether or not its lists say what decided them. */
export async function presentMedals(
  tx: Reading,
  produced: string,
  since: string,
  discipline: string | null,
): Promise<CorrectedMedals[]> {
  const lists = [
    ...Map.groupBy(await queries.medalReleases(tx, produced, discipline), ({ key }) => key).values(),
  ].filter((list) => list.length > 1)
  const messages = await readMedallists(
    tx,
    lists.flat().map(({ digest }) => digest),
  )
  const people = new ReleasedPeople()
  const found = lists.flatMap((list) => {
    const releases = list.flatMap(({ digest }) => {
      const message = messages.get(digest)
      return message ? [releaseOf(message, medalsIn(message, people))] : []
    })
    const correction = correctionSince(stepsOf(releases, compareMedals), releases.at(-1), since, medalChanges)
    const event = list[0]?.event
    if (!correction || event === undefined) return []
    const about = correction.changes.length > 0 ? correction.rows : (releases.at(-1)?.rows ?? [])
    const units = new Set(about.flatMap(({ unit }) => unit ?? []))
    return [{ event, correction, unit: units.size === 1 ? [...units][0] : undefined }]
  })
  const units = await unitsOf(
    tx,
    found.flatMap(({ unit }) => unit ?? []),
  )
  const wanted = new WantedNames()
  for (const { event, correction } of found) {
    wanted.event(event)
    people.want(wanted, correction.changes)
  }
  const names = await wanted.lookUp(tx)
  return found.map(({ event, unit, correction: { at, status, notes, changes } }) => ({
    kind: 'medal',
    at,
    discipline: names.discipline(disciplineOf(event)),
    event: names.event(event),
    unit: (unit === undefined ? null : units.get(unit)) ?? null,
    status,
    notes: [...notes],
    changes: people.present<(typeof changes)[number]>(names, changes),
  }))
}

export async function unitsOf(tx: Reading, codes: readonly string[]): Promise<Map<string, UnitSummary>> {
  const units = await summariesOf(tx, await unitsByCode(tx, codes))
  return new Map(units.map((unit) => [unit.code, unit]))
}
