import type { DayMedals, DelegationDay, HomeDay, HomeQuery, MedalRow } from '@games/contract'
import { medalTable } from '@games/domain'
import type { Reading } from '../../facts/reading.ts'
import { type MedalTableRow, eventsDecidedOn, medalsByDay, medalTableRows, presentMedalRow } from '../medals/index.ts'
import { WantedNames } from '../names/index.ts'
import { daysWithUnits, summariesOf, unitsByCode } from '../units/index.ts'
import * as queries from './home.queries.ts'

/** So many upcoming units are given: enough for a phone that lies on the table for half an hour. */
const NEXT = 12
const BEST = 3

/** What is on and next on a day; a day without units is an empty list. */
export async function homeDay(tx: Reading, seq: number, day: string, filter: HomeQuery): Promise<HomeDay> {
  const { codes, toCome } = await queries.liveAndNext(tx, day, filter, NEXT)
  return {
    seq,
    day,
    days: await daysWithUnits(tx),
    units: await summariesOf(tx, await unitsByCode(tx, codes)),
    toCome,
  }
}

/** The medals of a day. */
export async function dayMedals(tx: Reading, seq: number, day: string): Promise<DayMedals> {
  const won = (await medalsByDay(tx)).filter((medal) => medal.day === day)
  const table = await medalTableRows(tx, 'all')
  const best = medalTable(won, isListedIn(table)).rows.slice(0, BEST)
  const leader = table.filter((row) => row.listed).find((row) => row.rank === 1)
  const decided = new Set(await eventsDecidedOn(tx, day))
  const wanted = new WantedNames()
  for (const { organisation } of leader ? [...best, leader] : best) wanted.organisation(organisation)
  const names = await wanted.lookUp(tx)
  return {
    seq,
    day,
    best: best.map(({ organisation, gold, silver, bronze }) => ({
      organisation: names.organisation(organisation),
      gold,
      silver,
      bronze,
    })),
    decided: decided.size,
    events: new Set([...(await queries.eventsToDecide(tx, day)), ...decided]).size,
    leader: leader ? presentMedalRow(leader, names) : null,
  }
}

/** How a delegation stands on a day; null where nobody competes for the code and it has no medal. */
export async function delegationDay(
  tx: Reading,
  seq: number,
  code: string,
  day: string,
): Promise<DelegationDay | null> {
  const table = await medalTableRows(tx, 'all')
  const standing = table.find((row) => row.organisation === code)
  if (!standing && !(await queries.hasCompetitors(tx, code))) return null
  const medals = await medalsByDay(tx)
  const before = medalTable(
    medals.filter((medal) => medal.day !== null && medal.day < day),
    isListedIn(table),
  ).rows
  const today = medalTable(medals.filter((medal) => medal.day === day && medal.organisation === code)).rows[0]
  const wanted = new WantedNames()
  wanted.organisation(code)
  const names = await wanted.lookUp(tx)
  const row: MedalRow | null = standing?.listed ? presentMedalRow(standing, names) : null
  return {
    seq,
    day,
    organisation: names.organisation(code),
    row,
    rankBefore: before.find((one) => one.organisation === code)?.rank ?? null,
    won: { gold: today?.gold ?? 0, silver: today?.silver ?? 0, bronze: today?.bronze ?? 0 },
    unitsLeft: await queries.unitsLeft(tx, day, code),
  }
}

/** Whether an organisation has a row of the table, as the table itself has it: the organiser may have changed which do. */
const isListedIn = (table: readonly MedalTableRow[]) => (organisation: string) =>
  table.find((row) => row.organisation === organisation)?.listed ?? true
