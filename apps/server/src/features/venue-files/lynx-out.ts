import { byText } from '@games/domain'
import { raceOf } from '@games/domain/sports/recognise/title-contradictions'
import { sportOf } from '@games/domain/sports/registry'
import type { OdfCompetitor } from '@games/odf'
import { encodeLynx, type HeatOut, type LynxEncoding, writeEvt, writePpl, writeSch } from '@games/odf/venue-files/index'
import type { ClientBase } from 'pg'
import { Reading } from '../../facts/reading.ts'
import { readInForce } from '../imports/index.ts'
import { codeNames } from '../names/index.ts'
import { numberUnits } from './numbers.ts'
import type { Candidate } from './match-rows.ts'
import { candidatesOf, type People, peopleOf } from './people-of.ts'
import { LYNX_DISCIPLINE } from './plan-heats.ts'
import { sportUnitOf } from './sport-unit.ts'
import { choiceOf, type UnitRow, unitRows } from './venue-files.queries.ts'

/** The files that FinishLynx reads its start lists from. */
export const LYNX_FILES = ['lynx.evt', 'lynx.ppl', 'lynx.sch'] as const
export type LynxFiles = Readonly<Record<(typeof LYNX_FILES)[number], Uint8Array<ArrayBuffer>>>

export async function lynxEncoding(tx: Pick<ClientBase, 'query'>): Promise<LynxEncoding> {
  const chosen = await choiceOf(tx, 'finishlynx', 'encoding', '')
  return chosen === 'windows-1252' ? chosen : 'utf-16le'
}

/** Races that FinishLynx times; throws and jumps are not its own. */
const isRace = (unit: UnitRow): boolean => sportOf(unit.typeCode).form(sportUnitOf(unit)) === 'race'

/** Races of athletics with a list, in the order of the programme. */
export const lynxUnits = async (tx: Pick<ClientBase, 'query'>): Promise<UnitRow[]> =>
  (await unitRows(tx, LYNX_DISCIPLINE)).filter((unit) => unit.result_status !== null && isRace(unit))

/** The start lists of every race that has one. Gives numbers to what has none, which results come back by. */
export async function lynxFiles(tx: ClientBase): Promise<LynxFiles> {
  const units = await lynxUnits(tx)
  const numbers = await numberUnits(tx, 'finishlynx', units)
  const inForce = await readInForce(
    tx,
    units.map(({ code }) => ({ cells: { unit: code } })),
  )
  const people = await peopleOf(tx, LYNX_DISCIPLINE)
  const events = await codeNames(
    new Reading(tx),
    units.map(({ event }) => ({ set: 'EVENT', code: event.replace(/-+$/, '') })),
  )
  const heats = units.flatMap((unit): HeatOut[] => {
    const number = numbers.get(unit.code)
    const list = inForce.list(unit.code)
    if (!number || !list) return []
    const event = events.get(`EVENT/${unit.event.replace(/-+$/, '')}`)?.name.por
    return [
      {
        ...number,
        name: [event, unit.name?.por].filter(Boolean).join(' ') || unit.code,
        distance: metresOf(unit.typeCode),
        rows: inLanes(candidatesOf(unit.code, list.results, people)).map(({ competitor, bib, lane }) => ({
          id: competitor.type === 'T' ? null : bib,
          lane,
          ...nameParts(competitor, people),
          affiliation: competitor.organisation,
          // comes back with the results, whatever has become of the numbers
          license: competitor.code,
        })),
      },
    ]
  })
  const encoding = await lynxEncoding(tx)
  const inEncoding = (text: string) => encodeLynx(text, encoding)
  return {
    'lynx.evt': inEncoding(writeEvt(heats)),
    'lynx.ppl': inEncoding(writePpl(heats.flatMap(({ rows }) => rows))),
    'lynx.sch': inEncoding(writeSch(heats)),
  }
}

/** By lane, whatever order a list with results has. */
const inLanes = (rows: readonly Candidate[]): Candidate[] =>
  rows.toSorted(
    (a, b) =>
      Number(a.lane ?? Number.MAX_SAFE_INTEGER) - Number(b.lane ?? Number.MAX_SAFE_INTEGER) ||
      byText(a.competitor.code, b.competitor.code),
  )

/** `4X100M` → 400; null for what has no metres. */
function metresOf(typeCode: string): string | null {
  const race = raceOf(typeCode)
  return race && String(race.legs * race.metres)
}

function nameParts(competitor: OdfCompetitor, { athletes, teams }: People) {
  const { code, teamName } = competitor
  if (competitor.type === 'T') return { familyName: teams.get(code)?.name ?? teamName ?? code, givenName: null }
  const known = athletes.get(code) ?? competitor.athletes.find((athlete) => athlete.code === code)
  return { familyName: known?.familyName ?? code, givenName: known?.givenName ?? null }
}
