import { type Release, topics } from '@games/contract'
import {
  disciplineOf,
  type Medal,
  type MedalChange,
  medalChanges,
  PLACEHOLDERS,
  publishedMedalChanges,
  type ReleasedRow,
  resultChanges,
} from '@games/domain'
import { type OdfMessage, readOdf } from '@games/odf'
import type { Reading } from '../../facts/reading.ts'
import { WantedNames } from '../names/index.ts'
import { type ReleasedMessage, releaseKeysOf, releasesOf } from './history.queries.ts'
import { ReleasedPeople } from './released-people.ts'
import { type Correction, correctionSince, type ReadRelease, releaseOf, stepsOf } from './releases.ts'

/**
 * What changed on a unit since its result was first released, newest first: read from the messages themselves, so that it is the same
 * in whatever order they arrive, and nothing is stored beside them. A medal that was taken back is reported on the unit that had decided it.
 * With when the result became official, where it was released more than once.
 */
export async function unitHistory(
  tx: Reading,
  code: string,
): Promise<{ readonly history: Release[]; readonly officialAt: string | null }> {
  const keys = await releaseKeysOf(tx, code)
  const people = new ReleasedPeople()
  const results = keys.result
    ? readAll(await releasesOf(tx, keys.result, RELEASED, topics.unit(code)), (m) => resultsIn(m, people))
    : []
  const medals = keys.medallists
    ? readAll(await releasesOf(tx, keys.medallists, null, topics.medals(`discipline:${disciplineOf(code)}`)), (m) =>
        medalsIn(m, people),
      )
    : []
  const reported = [
    ...stepsOf(results, compareResults).map((step) => ({ documentType: 'DT_RESULT' as const, ...step })),
    ...stepsOf(medals, (before, after) => decidedBy(code, before, after)).map((step) => ({
      documentType: 'DT_MEDALLISTS' as const,
      ...step,
    })),
  ]
  const wanted = new WantedNames()
  for (const { changes } of reported) people.want(wanted, changes)
  const names = await wanted.lookUp(tx)
  const history = reported
    .map(({ documentType, after: { at, version, status }, notes, changes }) => ({
      at,
      documentType,
      version,
      status,
      notes: [...notes],
      changes: people.present<(typeof changes)[number]>(names, changes),
    }))
    .sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
  return { history, officialAt: officialAt(results) }
}

/** When what is shown became official: the first of the newest releases that are OFFICIAL and say the same. Null without such releases. */
function officialAt(releases: readonly ReadRelease<ReleasedRow>[]): string | null {
  const newest = releases.at(-1)
  if (newest?.status !== 'OFFICIAL') return null
  const saysElse = releases.findLastIndex(
    (release) => release.status !== 'OFFICIAL' || compareResults(release, newest).length > 0,
  )
  return releases[saysElse + 1]?.at ?? null
}

/** What the corrections of a unit's result since an instant (as a release's `at`) come to; null where it is as it was. */
export async function resultCorrection(
  tx: Reading,
  code: string,
  since: string,
  people: ReleasedPeople,
): Promise<Correction<ReleasedRow, ReturnType<typeof resultChanges>[number]> | null> {
  const { result } = await releaseKeysOf(tx, code)
  if (result === null) return null
  const releases = readAll(await releasesOf(tx, result, RELEASED, topics.unit(code)), (message) =>
    resultsIn(message, people),
  )
  return correctionSince(stepsOf(releases, compareResults), releases.at(-1), since, resultChanges)
}

/** Statuses of a result that was published as one (ODF §5): LIVE and its like are no releases. Medals are shown whatever theirs is. */
const RELEASED = ['UNOFFICIAL', 'OFFICIAL', 'PROTESTED']

function readAll<T>(messages: readonly ReleasedMessage[], rowsIn: (message: OdfMessage) => T[]): ReadRelease<T>[] {
  return messages.flatMap(({ body }) => {
    const message = readOdf(body)
    return message.ok ? [releaseOf(message.value, rowsIn(message.value))] : []
  })
}

const compareResults = (before: ReadRelease<ReleasedRow>, after: ReadRelease<ReleasedRow>) =>
  resultChanges(before.rows, after.rows)

function resultsIn({ body }: OdfMessage, people: ReleasedPeople): ReleasedRow[] {
  if (body.kind !== 'results') return []
  return body.results
    .filter(({ competitor }) => !PLACEHOLDERS.has(competitor.code))
    .map(({ competitor, rank, result, irm, qualificationMark }) => {
      people.add(competitor)
      return { competitor: competitor.code, rank, result, irm, qualificationMark }
    })
}

/** A medal of an event, and the unit its message says it was decided in. */
export interface ReleasedMedal {
  readonly competitor: string
  readonly medal: Medal
  readonly unit: string | null
}

export function medalsIn({ body }: OdfMessage, people: ReleasedPeople): ReleasedMedal[] {
  if (body.kind !== 'medallists') return []
  return body.medals.flatMap(({ medal, unit, competitors }) =>
    competitors
      .filter(({ code }) => !PLACEHOLDERS.has(code))
      .map((competitor) => {
        people.add(competitor)
        return { competitor: competitor.code, medal, unit }
      }),
  )
}

export const compareMedals = (
  before: ReadRelease<ReleasedMedal>,
  after: ReadRelease<ReleasedMedal>,
): readonly MedalChange[] =>
  publishedMedalChanges(
    medalChanges(before.rows, after.rows),
    before.status === 'OFFICIAL' || before.status === 'PROTESTED',
  )

/** Of an event's changes those of medals that the unit had decided or decides now, with those of which no message says where. */
function decidedBy(
  unit: string,
  before: ReadRelease<ReleasedMedal>,
  after: ReadRelease<ReleasedMedal>,
): readonly MedalChange[] {
  const rows = [...before.rows, ...after.rows]
  const unitsOf = (competitor: string) =>
    rows.filter((row) => row.competitor === competitor).flatMap((row) => row.unit ?? [])
  const changes = compareMedals(before, after)
  const isOwn = ({ competitor }: MedalChange) => unitsOf(competitor).includes(unit)
  return changes.some(isOwn) ? changes.filter((change) => isOwn(change) || unitsOf(change.competitor).length === 0) : []
}
