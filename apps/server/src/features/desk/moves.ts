import type { DeskMoves } from '@games/contract'
import { padRsc, trimRsc } from '@games/domain'
import type { Tap } from '@games/domain/scoring/index'
import type { OdfMedal, OdfStart, OdfUnit } from '@games/odf'
import { deskMessages } from '@games/odf/desk/desk-messages'
import type { Draft, EventFacts, EventRemark } from '@games/odf/tables/index'
import type { Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import { Reading } from '../../facts/reading.ts'
import { allowLongSilence } from '../../ingest/apply-lock.ts'
import { competitionCode } from '../games/index.ts'
import { WantedNames } from '../names/index.ts'
import { summariesOf, unitsByCode } from '../units/index.ts'
import { eventNow, following, withUnread } from './course.ts'
import { courseRows, type Given } from './course.queries.ts'
import { tapRows } from './desk.queries.ts'
import { deskEntries, eventOf } from './opened.ts'
import { presentOpen } from './present-course.ts'
import { feedOf } from './present.ts'
import { MOST_HERE, type Replayer, workOf } from './replayer.ts'

/** What a decision would move: nothing but what is so now. */
const NOTHING: Omit<DeskMoves, 'state'> = { sides: [], medals: null, tables: [], open: [] }
const NOTHING_GIVEN: Given = { standings: {}, sides: {}, medals: [] }
/** What nobody sends yet needs no heading of its own. */
const HEADING = { competitionCode: '', source: '', version: 1, produced: '2000-01-01T00:00:00.000Z', logicalDate: '' }

/** These leave a unit to be scored on: nothing is ended after them. */
const GOES_ON: ReadonlySet<string> = new Set(['abandon', 'reopen'])

/** The taps that would make a result official at once: where it cannot end they are refused, and change nothing. */
const toTheEnd = (last: Tap): Tap[] =>
  GOES_ON.has(last.kind)
    ? []
    : ['end', 'unofficial', 'official'].map(
        (kind, at): Tap => ({
          id: `${last.id} ${kind}`,
          unit: last.unit,
          device: last.device,
          seq: last.seq + at + 1,
          deviceTime: last.deviceTime,
          kind,
        }),
      )

/**
 * What the event would come to if the last of `asked` were tapped and the unit made official: by what is sent after a result (`following`), of
 * which nothing is sent. Taps that are stored already count once.
 */
export const movesOf = (
  pool: Pool,
  unit: string,
  asked: readonly Tap[],
  { replayer, now }: { readonly replayer: Replayer; readonly now: () => number },
): Promise<DeskMoves> =>
  transaction(
    pool,
    async (tx) => {
      const entry = (await deskEntries(tx, [unit])).get(unit)
      const competition = await competitionCode(tx)
      const last = asked.at(-1)
      if (!entry?.opened || competition === null || !last) return { state: 'open', ...NOTHING }
      if ((await feedOf(tx, [unit])).has(unit) && !entry.desk?.leads) return { state: 'feed', ...NOTHING }
      const stored = (await tapRows(tx, [unit])).map((row): Tap => ({ ...row.tap, by: row.by, stored: row.stored }))
      const known = new Set(stored.map(({ id }) => id))
      const taps = [...stored, ...[...asked, ...toTheEnd(last)].filter(({ id }) => !known.has(id))]
      if (workOf(taps) > MOST_HERE) await allowLongSilence(tx)
      const { outcome } = await replayer.replay({
        unit: entry.unit,
        ruleSet: entry.opened.ruleSet,
        limits: entry.rules.limits,
        secondPerson: false,
        taps,
        now: now(),
      })
      const isDecided = outcome.resultStatus === 'OFFICIAL'
      if (!isDecided && !GOES_ON.has(last.kind)) return { state: 'open', ...NOTHING }
      const event = padRsc(eventOf(unit))
      const { now: before, others } = await eventNow(tx, event, competition)
      const [course] = await courseRows(tx, [eventOf(unit)])
      const given = course?.given ?? NOTHING_GIVEN
      const after = withUnread(before, event, deskMessages(entry.unit, outcome, HEADING))
      const was = following(event, before, given, others)
      const then = following(event, after, given, others)
      return {
        state: isDecided ? 'decided' : 'open',
        ...(await present(new Reading(tx), event, {
          was: atEnd(before, event, was.drafts),
          later: atEnd(after, event, then.drafts),
          tables: changedTables(was.drafts, then.drafts),
          remarks: newRemarks(was.ruled.remarks, then.ruled.remarks),
        })),
      }
    },
    { isolation: 'repeatable read', readOnly: true, limitMs: 10_000 },
  )

interface AtEnd {
  readonly units: ReadonlyMap<string, OdfUnit>
  readonly medals: readonly OdfMedal[]
}

/** Sides and medals of an event once what follows is applied. */
function atEnd(facts: EventFacts, event: string, drafts: readonly Draft[]): AtEnd {
  const units = new Map(facts.units)
  let medals = facts.medals?.medals ?? []
  for (const { documentCode, body } of drafts)
    if (body.kind === 'schedule') for (const unit of body.units) units.set(unit.code, unit)
    else if (body.kind === 'medallists' && documentCode === event) medals = body.medals
  return { units, medals }
}

const tablesOf = (drafts: readonly Draft[]): ReadonlyMap<string, string> =>
  new Map(
    drafts.flatMap(({ documentType, documentCode, body }) =>
      documentType === 'DT_POOL_STANDING' && body.kind === 'results'
        ? [[documentCode, JSON.stringify(body.results)]]
        : [],
    ),
  )

function changedTables(was: readonly Draft[], then: readonly Draft[]): string[] {
  const before = tablesOf(was)
  return [...tablesOf(then)].flatMap(([phase, rows]) => (before.get(phase) === rows ? [] : [phase]))
}

function newRemarks(was: readonly EventRemark[], then: readonly EventRemark[]): EventRemark[] {
  const known = new Set(was.map((one) => JSON.stringify(one)))
  return then.filter((one) => !known.has(JSON.stringify(one)))
}

const codeAt = (unit: OdfUnit | undefined, at: number): string | null => unit?.startList[at]?.competitor?.code ?? null

const medalLines = (medals: readonly OdfMedal[]) =>
  medals.flatMap(({ medal, competitors }) => competitors.map(({ code }) => ({ medal, code })))

async function present(
  tx: Reading,
  event: string,
  {
    was,
    later,
    tables,
    remarks,
  }: {
    readonly was: AtEnd
    readonly later: AtEnd
    readonly tables: readonly string[]
    readonly remarks: readonly EventRemark[]
  },
): Promise<Omit<DeskMoves, 'state'>> {
  const sides = [...later.units.values()].flatMap(({ code, startList }) =>
    startList.flatMap((_start: OdfStart, at) => {
      const [before, after] = [codeAt(was.units.get(code), at), codeAt(later.units.get(code), at)]
      return before === after ? [] : [{ unit: code, place: at + 1, before, after }]
    }),
  )
  const [medalsNow, medalsLater] = [medalLines(was.medals), medalLines(later.medals)]
  const wanted = new WantedNames()
  for (const { before, after } of sides) for (const code of [before, after]) wanted.competitor(code)
  for (const { code } of [...medalsNow, ...medalsLater]) wanted.competitor(code)
  for (const { competitors } of remarks) for (const code of competitors) wanted.competitor(code)
  const codes = [...new Set(sides.map(({ unit }) => unit))]
  const units = new Map((await summariesOf(tx, await unitsByCode(tx, codes, []))).map((one) => [one.code, one]))
  const names = await wanted.lookUp(tx)
  const nameOf = (code: string): string => names.person(code, null).name
  const named = (lines: typeof medalsNow) => lines.map(({ medal, code }) => ({ medal, who: nameOf(code) }))
  return {
    sides: sides.flatMap(({ unit, place, before, after }) => {
      const summary = units.get(unit)
      return summary
        ? [
            {
              unit: summary,
              place,
              now: before === null ? null : nameOf(before),
              after: after === null ? null : nameOf(after),
            },
          ]
        : []
    }),
    medals:
      JSON.stringify(medalsNow) === JSON.stringify(medalsLater)
        ? null
        : { now: named(medalsNow), after: named(medalsLater) },
    tables: tables.map((phase) => trimRsc(phase)),
    open: presentOpen(remarks, names).filter(({ code }) => code !== '' && padRsc(code).startsWith(event.slice(0, 22))),
  }
}
