import { padRsc, type ResultStatus } from '@games/domain'
import type { OdfBody } from '@games/odf'
import type { Board } from '../board.ts'
import type { Cue } from '../cue.ts'
import { HOUR, isoLocal, SECOND } from '../games-time.ts'
import type { Ledger } from '../ledger.ts'
import type { Outcome } from '../outcome.ts'
import type { Contest, Entrant, Games, PlannedEvent, PlannedUnit } from '../plan.ts'
import { prologueBegins } from '../prologue.ts'
import { listBody, resultBody } from '../result-body.ts'
import type { Played, Standing } from '../sports/standing.ts'
import type { Amendment, Story } from '../story.ts'
import { bracketsAt, type Draw, drawOf } from './brackets.ts'
import { type Communication, calledOff, corrected, decided, lodged, moved, textsOf } from './communications.ts'
import { configurations } from './configurations.ts'
import { cumulativeRows, hasCurrent, isCumulative, leadersOf } from './currents.ts'
import { boutsDecided, fencingPoolStanding, isFencingPool } from './fencing-pool-standing.ts'
import { playByPlayAt, playMoments, statisticsAt } from './plays.ts'
import { openRecordBook, withIndicators } from './records.ts'
import { communicationReport, listReport, type ReportCode } from './reports.ts'

/** After the last of the entries. */
const DRAWN_AFTER = 26 * HOUR

/** A unit as it is played. */
export interface Performed {
  readonly unit: PlannedUnit
  readonly contest: Contest
  readonly starters: readonly Entrant[]
  readonly played: Played
  /** An offset of play as an instant. */
  readonly at: (offset: number) => number
  readonly ready: number
  readonly start: number
  readonly officialAt: number
  readonly list: () => Standing
  readonly closing: () => Standing
}

/**
 * What is sent beside schedule, results and medals: draws, configurations, records, splits, play-by-play, statistics, reports and
 * communications. It follows what is played and changes nothing of it: it draws no chance from the units' streams.
 */
export interface Documents {
  /** Before the first day: draws, records, configurations, and what the story moves and calls off. */
  open(): void
  /** The closing standing with what records it broke. Call it once for each unit, in the order they are played. */
  withRecords(unit: PlannedUnit, played: Played, closing: () => Standing): () => Standing
  add(performed: Performed): void
  /** The draw of an event once its sides or results have changed. */
  drawn(event: PlannedEvent, at: number): void
  /** A protest as it is lodged. */
  protested(unit: PlannedUnit, at: number): void
  amended(outcome: Outcome, amendment: Amendment, at: number): void
  /** All of it, in no particular order. Communications are numbered now, by discipline and time. */
  cues(): readonly Cue[]
}

interface Notice {
  readonly at: number
  readonly unit: PlannedUnit
  readonly numbered: boolean
  readonly body: (number: number) => Communication
}

export function openDocuments(games: Games, board: Board, story: Story, ledger: Ledger): Documents {
  const cues: Cue[] = []
  const notices: Notice[] = []
  const draws = drawsOf(games)
  const records = openRecordBook(games)
  const broken = new Map<string, ReturnType<typeof records.enter>>()
  const send = (
    at: number,
    documentType: string,
    documentCode: string,
    resultStatus: ResultStatus | null,
    body: () => OdfBody,
  ) =>
    void cues.push({
      kind: 'message',
      at,
      documentType,
      documentCode,
      documentSubtype: null,
      resultStatus,
      notes: [],
      body,
    })
  const report = (at: number, code: ReportCode, unit: PlannedUnit, body: () => OdfBody) =>
    void cues.push({
      kind: 'message',
      at,
      documentType: 'DT_PDF',
      documentCode: unit.code,
      documentSubtype: code,
      resultStatus: null,
      language: 'POR',
      notes: [],
      body,
    })
  const notify = (at: number, unit: PlannedUnit, numbered: boolean, body: Notice['body']) =>
    void notices.push({ at, unit, numbered, body })
  const sendRecords = (event: PlannedEvent, at: number) => {
    const body = records.body(event)
    send(at, 'DT_RECORD', padRsc(event.code), null, () => body)
  }
  const results = (unit: PlannedUnit, at: number, standing: () => Standing) =>
    report(at, 'C73', unit, () => listReport('C73', unit, standing().results))
  const times = {
    number: (unit: PlannedUnit) => board.unit(unit).unitNum,
    start: (unit: PlannedUnit, at: number) => {
      const change = story.rescheduled.get(unit.code)
      const start = change && change.announced + change.undecided <= at ? change.start : unit.start
      const local = isoLocal(start)
      return { date: local.slice(0, 10), time: unit.followsOn ? null : local.slice(11, 16) }
    },
  }
  const sendBrackets = (draw: Draw, at: number, status: ResultStatus) =>
    send(at, 'DT_BRACKETS', padRsc(draw.event.code), status, () => bracketsAt(draw, ledger, times, at))

  function sendMatch({ unit, starters, played, at, officialAt }: Performed): void {
    const [home, away] = starters
    if (!played.report || !home || !away) return
    const sides = [home, away] as const
    const { report, duration } = played
    const { plays, ends, statistics } = report()
    if (plays.length === 0) return
    const sendStatistics = (now: number, when: number, status: ResultStatus) => {
      if (statistics) send(when, 'DT_STATS', unit.code, status, () => statisticsAt(sides, report(), now))
    }
    // Built anew for every body: stored, the actions of all matches would be most of what a script holds.
    for (const now of playMoments(plays, ends)) {
      send(at(now) + 2 * SECOND, 'DT_PLAY_BY_PLAY', unit.code, 'LIVE', () => playByPlayAt(sides, report(), now))
      if (ends.includes(now)) sendStatistics(now, at(now) + 3 * SECOND, 'LIVE')
    }
    send(officialAt + SECOND, 'DT_PLAY_BY_PLAY', unit.code, 'OFFICIAL', () => playByPlayAt(sides, report(), duration))
    sendStatistics(duration, officialAt + 2 * SECOND, 'OFFICIAL')
  }

  function sendList({ unit, contest, played, at, start, officialAt, closing }: Performed): void {
    if (hasCurrent(contest))
      for (const [beat, offset] of played.beats.entries())
        send(at(offset) + 2 * SECOND, 'DT_CURRENT', unit.code, 'LIVE', () => {
          const standing = played.live(beat)
          return resultBody(unit, { ...standing, results: leadersOf(standing) }, start, null)
        })
    if (isFencingPool(played)) {
      const pool = padRsc(unit.code.slice(0, 26))
      const table = (count: number) => () => fencingPoolStanding(unit, played, count)
      for (const count of boutsDecided(played))
        send(at(played.beats[count - 1] ?? 0) + 2 * SECOND, 'DT_POOL_STANDING', pool, 'INTERMEDIATE', table(count))
      send(officialAt + 20 * SECOND, 'DT_POOL_STANDING', pool, 'OFFICIAL', table(played.bouts.length))
    }
    if (!isCumulative(unit, contest)) return
    const phase = padRsc(unit.code.slice(0, 26))
    const half = Math.floor(played.beats.length / 2)
    const middle = played.beats[half]
    if (middle !== undefined)
      send(at(middle) + 3 * SECOND, 'DT_CUMULATIVE_RESULT', phase, 'INTERMEDIATE', () =>
        listBody(unit, cumulativeRows(unit, played.live(half))),
      )
    send(officialAt + 3 * SECOND, 'DT_CUMULATIVE_RESULT', phase, 'OFFICIAL', () =>
      listBody(unit, cumulativeRows(unit, closing())),
    )
  }

  return {
    open() {
      let at = prologueBegins(games.startDate) + DRAWN_AFTER
      const next = () => (at += 2 * SECOND)
      for (const [discipline, body] of configurations(games))
        send(next(), 'DT_CONFIG', padRsc(discipline), null, () => body)
      for (const event of records.events) sendRecords(event, next())
      for (const draw of draws.values()) sendBrackets(draw, next(), 'START_LIST')
      for (const unit of games.units) {
        const change = story.rescheduled.get(unit.code)
        const off = story.cancelled.get(unit.code)
        if (change && unit.contest) {
          const known = change.announced + change.undecided + SECOND
          notify(known, unit, true, (number) => moved(unit, known, change, number))
        }
        if (off !== undefined) notify(off + SECOND, unit, true, (number) => calledOff(unit, off + SECOND, number))
      }
    },
    withRecords(unit, played, closing) {
      const { event } = unit
      if (!event || !records.events.includes(event)) return closing
      const entered = records.enter(unit, played.placings[0], played.closing())
      if (entered.length === 0) return closing
      broken.set(unit.code, entered)
      return () => withIndicators(closing(), event, entered)
    },
    add(performed) {
      const { unit, contest, ready, officialAt, list, closing } = performed
      if (contest.kind === 'match') sendMatch(performed)
      else sendList(performed)
      if (unit.event && broken.has(unit.code)) sendRecords(unit.event, officialAt + 25 * SECOND)
      // Reports only where medals are decided: one for every unit would be most of what is sent.
      if (unit.medal === 0) return
      report(ready + 4 * SECOND, 'C51', unit, () => listReport('C51', unit, list().results))
      results(unit, officialAt + 50 * SECOND, closing)
    },
    drawn(event, at) {
      const draw = draws.get(event.code)
      if (!draw) return
      const gold = draw.brackets[0]?.rounds.at(-1)?.ties[0]?.unit
      sendBrackets(draw, at + 12 * SECOND, gold && ledger.outcome(gold.code) ? 'OFFICIAL' : 'INTERMEDIATE')
    },
    protested: (unit, at) => notify(at + SECOND, unit, false, () => lodged(unit, at + SECOND)),
    amended(outcome, amendment, at) {
      const { unit } = outcome
      const when = at + SECOND
      notify(when, unit, true, (number) =>
        'decided' in amendment ? decided(unit, when, amendment, number) : corrected(unit, when, amendment.note, number),
      )
      if (amendment.kind === 'protest-rejected') return
      if (unit.medal > 0) results(unit, at + 50 * SECOND, outcome.closing)
      // Who loses the place is the last of the list.
      const out = amendment.kind === 'withdrawal' && outcome.placings.at(-1)
      if (out && unit.event && records.strike(unit, out.entrant.code)) sendRecords(unit.event, at + 25 * SECOND)
    },
    cues() {
      const counted = new Map<string, number>()
      for (const { at, unit, numbered, body } of notices.sort((a, b) => a.at - b.at)) {
        const number = (counted.get(unit.discipline) ?? 0) + (numbered ? 1 : 0)
        counted.set(unit.discipline, number)
        cues.push({
          kind: 'message',
          at,
          documentType: 'DT_COMMUNICATION',
          documentCode: unit.code,
          documentSubtype: null,
          resultStatus: null,
          language: 'POR',
          notes: [],
          body: () => body(number),
        })
        if (numbered) report(at + 20 * SECOND, 'C67', unit, () => communicationReport(unit, textsOf(body(number))))
      }
      return cues
    },
  }
}

function drawsOf(games: Games): ReadonlyMap<string, Draw> {
  const units = new Map<string, PlannedUnit[]>()
  for (const unit of games.units)
    if (unit.event) units.set(unit.event.code, [...(units.get(unit.event.code) ?? []), unit])
  const draws = new Map<string, Draw>()
  for (const event of games.events) {
    const draw = drawOf(event, units.get(event.code) ?? [])
    if (draw) draws.set(event.code, draw)
  }
  return draws
}
