import { padRsc, type ResultStatus } from '@games/domain'
import type { OdfBody, OdfUnit } from '@games/odf'
import { type Board, startOf } from './board.ts'
import type { Cue } from './cue.ts'
import { dependants } from './dependants.ts'
import { type Documents, openDocuments } from './documents/documents.ts'
import { type PoolChange, poolStandings } from './documents/pool-standings.ts'
import { HOUR, isoLocal, localMidnight, MINUTE, SECOND } from './games-time.ts'
import { medalsOf, odfMedals, rankingRows } from './honours.ts'
import { isPoolMatch, type Ledger, openLedger } from './ledger.ts'
import { disciplineMedallists, type MedalsAnnounced, medalStandings } from './medal-standings.ts'
import { amended, type Outcome } from './outcome.ts'
import { paceOf } from './pace.ts'
import type { Contest, Entrant, Games, PlannedEvent, PlannedUnit } from './plan.ts'
import { markedByPlace, phaseRows } from './qualifying.ts'
import { type Random, random } from './random.ts'
import { listBody, resultBody } from './result-body.ts'
import type { JudgedPlayed } from './sports/judged.ts'
import { playList, playMatch } from './sports/play.ts'
import { NO_CLOCK, type Played, type Standing, startList } from './sports/standing.ts'
import { planStory, type Story } from './story.ts'

/** Start lists are not printed earlier in the day. */
const OFFICE_OPENS = 7 * HOUR + 45 * MINUTE

/** A start later than this without a story of its own is sent as DELAYED. */
const NOTICEABLE = 12 * MINUTE

/** What the playing of one games needs at hand. */
interface Production {
  readonly games: Games
  readonly story: Story
  readonly ledger: Ledger
  readonly documents: Documents
  readonly cues: Cue[]
  readonly announced: MedalsAnnounced[]
  readonly pools: PoolChange[]
  /** When each location is free again. */
  readonly freeAt: Map<string, number>
  readonly waiting: ReadonlyMap<string, readonly PlannedUnit[]>
  readonly contestsOf: ReadonlyMap<string, readonly PlannedUnit[]>
  /** How many of a judged qualification go on to the all-around final. */
  readonly qualifiers: ReadonlyMap<string, number>
}

/**
 * Plays the whole games and writes down what is sent when, in no particular order. Units are taken in the order they are meant to
 * start, so whoever a unit waits for has been decided before; a late unit makes the next one at its place late.
 */
export function direct(games: Games, board: Board): Cue[] {
  const story = planStory(games)
  const production = openProduction(games, board, story)
  production.documents.open()
  const start = (unit: PlannedUnit) => story.rescheduled.get(unit.code)?.start ?? unit.start
  const order = games.units
    .filter((unit) => !unit.unscheduled)
    .sort((a, b) => start(a) - start(b) || (a.code < b.code ? -1 : 1))
  for (const unit of order) {
    announceMove(production, unit)
    const cancelled = story.cancelled.get(unit.code)
    if (cancelled !== undefined) change(production, cancelled, unit, { scheduleStatus: 'CANCELLED' })
    else if (unit.contest) compete(production, unit, unit.contest, start(unit))
    else attend(production, unit, start(unit))
  }
  // Documents come last: at one instant what the schedule says is said together.
  return [
    ...production.cues,
    ...medalStandings(production.announced, games.events.length),
    ...disciplineMedallists(production.announced, games.events),
    ...poolStandings(production.pools, production.ledger, production.contestsOf),
    ...production.documents.cues(),
  ]
}

function openProduction(games: Games, board: Board, story: Story): Production {
  const contestsOf = new Map<string, PlannedUnit[]>()
  const qualifiers = new Map<string, number>()
  for (const unit of games.units) {
    if (unit.event && unit.contest) contestsOf.set(unit.event.code, [...(contestsOf.get(unit.event.code) ?? []), unit])
    if (
      unit.contest?.kind === 'list' &&
      unit.contest.starters.from === 'judged' &&
      unit.contest.starters.apparatus === null
    )
      qualifiers.set(unit.contest.starters.unit, unit.contest.starters.count)
  }
  const ledger = openLedger(games, (unit) => story.cancelled.has(unit))
  return {
    games,
    story,
    ledger,
    documents: openDocuments(games, board, story, ledger),
    cues: [],
    announced: [],
    pools: [],
    freeAt: new Map(),
    waiting: dependants(games.units),
    contestsOf,
    qualifiers,
  }
}

const change = (production: Production, at: number, unit: PlannedUnit, to: Partial<OdfUnit>): void =>
  void production.cues.push({ kind: 'unit', at, unit, change: to })

function send(
  production: Production,
  at: number,
  documentType: string,
  documentCode: string,
  resultStatus: ResultStatus,
  body: () => OdfBody,
  notes: readonly string[] = [],
): void {
  production.cues.push({
    kind: 'message',
    at,
    documentType,
    documentCode,
    documentSubtype: null,
    resultStatus,
    notes,
    body,
  })
}

function announceMove(production: Production, unit: PlannedUnit): void {
  const moved = production.story.rescheduled.get(unit.code)
  if (!moved) return
  if (moved.undecided > 0) change(production, moved.announced, unit, { scheduleStatus: 'POSTPONED' })
  change(production, moved.announced + moved.undecided, unit, {
    scheduleStatus: 'RESCHEDULED',
    start: isoLocal(moved.start),
    end: isoLocal(moved.start + unit.end - unit.start),
  })
}

/** A unit without competition: it begins and ends. A medal ceremony waits for its final. */
function attend(production: Production, unit: PlannedUnit, planned: number): void {
  const chance = random(production.games.seed, unit.code)
  const final =
    unit.phaseType === '6' ? production.contestsOf.get(unit.event?.code ?? '')?.find((u) => u.medal === 1) : undefined
  const official = final ? (production.ledger.outcome(final.code)?.officialAt ?? 0) : 0
  const start = Math.max(planned, official + 8 * MINUTE) + chance.whole(0, 90) * SECOND
  const ceremony = unit.phaseType === '0' || unit.phaseType === '6'
  if (start > planned + NOTICEABLE) change(production, planned + MINUTE, unit, { scheduleStatus: 'DELAYED' })
  if (ceremony) change(production, start - 4 * MINUTE, unit, { scheduleStatus: 'GETTING_READY' })
  change(production, start, unit, { scheduleStatus: 'RUNNING', actualStart: isoLocal(start) })
  const end = start + (unit.end - unit.start) + chance.whole(-3, 2) * MINUTE
  change(production, end, unit, { scheduleStatus: 'FINISHED', actualEnd: isoLocal(end) })
}

/** Times of a unit as it really went: `at` turns an offset of play into an instant, over an interruption if there was one. */
interface Course {
  readonly planned: number
  readonly ready: number
  readonly start: number
  readonly end: number
  readonly interruption: { readonly from: number; readonly to: number } | null
  readonly at: (offset: number) => number
}

function compete(production: Production, unit: PlannedUnit, contest: Contest, planned: number): void {
  const chance = random(production.games.seed, unit.code)
  const { who: entrants, since } =
    contest.kind === 'match' ? sidesOf(production, unit, contest.sides) : production.ledger.starters(contest.starters)
  const lanes = contest.kind === 'list' && contest.rules.play === 'race' && contest.rules.lanes
  const starters = contest.kind === 'match' || lanes ? entrants : chance.shuffled(entrants)
  const played = play(unit, contest, starters, chance)
  const course = courseOf(production, unit, contest, planned, since, played, chance)
  production.freeAt.set(unit.location.code, course.end)

  const sentAt = (at: number) => at + chance.whole(0, 900)
  const result = (at: number, status: ResultStatus, standing: () => Standing, notes: readonly string[] = []) => {
    const started = at >= course.start ? course.start : null
    const ended = at >= course.end ? course.end : null
    send(production, at, 'DT_RESULT', unit.code, status, () => resultBody(unit, standing(), started, ended), notes)
  }
  const list = (): Standing => ({ ...NO_CLOCK, results: startList(starters, lanes) })

  if (contest.kind === 'list') {
    const early = Math.max(since + 3 * MINUTE, planned - 50 * MINUTE, localMidnight(planned) + OFFICE_OPENS)
    if (early < course.ready - MINUTE) result(sentAt(early), 'START_LIST', list)
  }
  sendCourse(production, unit, course, played, sentAt)
  result(sentAt(course.ready + 2 * SECOND), 'START_LIST', list)
  for (const [beat, offset] of played.beats.entries())
    result(sentAt(course.at(offset) + SECOND), 'LIVE', () => played.live(beat))

  const pace = paceOf(contest)
  const closing = production.documents.withRecords(unit, played, withMarks(production, unit, contest, played))
  const officialAt = sentAt(course.end + pace.official)
  result(sentAt(course.end + pace.unofficial), 'UNOFFICIAL', closing)
  result(officialAt, 'OFFICIAL', closing)
  const judged = 'scores' in played ? played : null
  const outcome: Outcome = { unit, placings: played.placings, closing, officialAt, judged }
  production.ledger.record(outcome)
  production.documents.add({ unit, contest, starters, played, ...course, officialAt, list, closing })
  followUp(production, unit, contest, officialAt)
  amend(production, outcome, result, sentAt)
}

function sidesOf(production: Production, unit: PlannedUnit, sides: Extract<Contest, { kind: 'match' }>['sides']) {
  const [home, away] = [production.ledger.side(sides[0]), production.ledger.side(sides[1])]
  if (!home || !away) throw new Error(`${unit.code} starts before its sides are known`)
  return { who: [home.who, away.who], since: Math.max(home.since, away.since) }
}

function play(
  unit: PlannedUnit,
  contest: Contest,
  starters: readonly Entrant[],
  chance: Random,
): Played | JudgedPlayed {
  if (contest.kind === 'list') return playList(contest.rules, starters, chance)
  const [home, away] = starters
  if (!home || !away) throw new Error(`${unit.code} has not two sides`)
  return playMatch(contest.rules, [home, away], chance)
}

function courseOf(
  production: Production,
  unit: PlannedUnit,
  contest: Contest,
  planned: number,
  since: number,
  played: Played,
  chance: Random,
): Course {
  const pace = paceOf(contest)
  const late = (production.story.delayed.get(unit.code) ?? 0) * MINUTE
  const start =
    Math.max(
      planned + late,
      (production.freeAt.get(unit.location.code) ?? 0) + pace.turnaround,
      since + pace.lead + 30 * SECOND,
    ) +
    chance.whole(0, pace.jitter) * SECOND
  const stop = production.story.interrupted.get(unit.code)
  const stopped = stop ? Math.round((played.duration * stop.after) / SECOND) * SECOND : Number.POSITIVE_INFINITY
  const pause = stop ? stop.minutes * MINUTE : 0
  const at = (offset: number) => start + offset + (offset > stopped ? pause : 0)
  return {
    planned,
    ready: start - pace.lead,
    start,
    end: at(played.duration),
    interruption: stop ? { from: start + stopped, to: start + stopped + pause } : null,
    at,
  }
}

/** The schedule's side of a unit's course (ODF §2: getting ready, running, breaks, finished). */
function sendCourse(
  production: Production,
  unit: PlannedUnit,
  course: Course,
  played: Played,
  sentAt: (at: number) => number,
): void {
  const { planned, ready, start, end, interruption, at } = course
  if (start > planned + NOTICEABLE && planned + MINUTE < ready)
    change(production, sentAt(planned + MINUTE), unit, { scheduleStatus: 'DELAYED' })
  change(production, sentAt(ready), unit, { scheduleStatus: 'GETTING_READY' })
  change(production, start, unit, { scheduleStatus: 'RUNNING', actualStart: isoLocal(start) })
  for (const { from, to } of played.breaks) {
    change(production, sentAt(at(from)), unit, { scheduleStatus: 'SCHEDULED_BREAK' })
    change(production, sentAt(at(to)), unit, { scheduleStatus: 'RUNNING' })
  }
  if (interruption) {
    change(production, interruption.from + 1, unit, { scheduleStatus: 'INTERRUPTED' })
    change(production, interruption.to, unit, { scheduleStatus: 'RUNNING' })
  }
  change(production, end + 2 * SECOND, unit, { scheduleStatus: 'FINISHED', actualEnd: isoLocal(end) })
}

/** The closing standing with `Q` where the unit's first ones go on by place. */
function withMarks(production: Production, unit: PlannedUnit, contest: Contest, played: Played): () => Standing {
  const byPlace = contest.kind === 'list' ? (contest.stage?.byPlace ?? production.qualifiers.get(unit.code)) : undefined
  if (byPlace === undefined) return played.closing
  return () => {
    const standing = played.closing()
    return { ...standing, results: markedByPlace(standing.results, byPlace) }
  }
}

/** What follows an official result: the phase's list, the next units' sides, medals. */
function followUp(production: Production, unit: PlannedUnit, contest: Contest, official: number): void {
  const { ledger } = production
  const phase = unit.code.slice(0, 26)
  if (isPoolMatch(unit)) {
    production.pools.push({ phase, at: official })
    const { complete, since } = ledger.pool(phase)
    if (unit.event && complete) production.documents.drawn(unit.event, since)
  } else if (unit.event && !isOneOfOpenPools(production, unit)) production.documents.drawn(unit.event, official)
  if (contest.kind === 'list' && contest.stage) {
    const { stage: heats } = contest
    const over = heats.units.map((code) => ledger.outcome(code)).filter((outcome) => outcome !== undefined)
    if (over.length === heats.units.length)
      send(production, official + 40 * SECOND, 'DT_PHASE_RESULT', padRsc(heats.phase), 'OFFICIAL', () =>
        listBody(unit, phaseRows(heats, over)),
      )
  }
  for (const next of production.waiting.get(unit.code) ?? []) fillSides(production, next, official)
  if (unit.event && unit.medal > 0) honour(production, unit.event, official, [])
}

/** A pool that is a unit of its own, while others that the bracket waits for are not over: it changes nothing in the draw yet. */
const isOneOfOpenPools = ({ waiting, ledger }: Production, unit: PlannedUnit): boolean =>
  unit.contest?.rules.play === 'fencing-pool' &&
  (waiting.get(unit.code) ?? []).some(
    ({ contest }) =>
      contest?.kind === 'match' && contest.sides.some((source) => source.from === 'pools' && !ledger.side(source)),
  )

/** Puts the sides that have become known onto the schedule. */
function fillSides(production: Production, next: PlannedUnit, official: number): void {
  if (next.contest?.kind !== 'match') return
  const starts = next.contest.sides.map((source, i) =>
    startOf(i + 1, source, production.ledger.side(source)?.who ?? null),
  )
  if (starts.some(({ competitor }) => competitor !== null))
    change(production, official + 4 * SECOND, next, { startList: starts })
}

/** Medallists and ranking of an event as they stand; PARTIAL while the final is to come (ODF §10). */
function honour(production: Production, event: PlannedEvent, since: number, notes: readonly string[]): void {
  const { ledger } = production
  const units = production.contestsOf.get(event.code) ?? []
  const undecided = units.filter((unit) => unit.medal > 0 && !ledger.outcome(unit.code))
  // Of two bronzes the first alone is not announced.
  if (undecided.some((unit) => unit.medal === 3)) return
  const complete = undecided.length === 0
  const medals = medalsOf(units, (code) => ledger.outcome(code))
  const at = since + 35 * SECOND
  const status = complete ? 'OFFICIAL' : 'PARTIAL'
  send(
    production,
    at,
    'DT_MEDALLISTS',
    padRsc(event.code),
    status,
    () => ({ kind: 'medallists', medals: odfMedals(medals) }),
    notes,
  )
  production.announced.push({ at, event: event.code, complete, medals })
  const [sample] = units
  if (!complete || !sample) return
  const poolPlaces = new Map<string, number>()
  for (const phase of new Set(units.filter(isPoolMatch).map((unit) => unit.code.slice(0, 26))))
    for (const [i, { entrant }] of ledger.pool(phase).table.entries()) poolPlaces.set(entrant.code, i + 1)
  const rows = rankingRows(
    event,
    units,
    (code) => ledger.outcome(code),
    (team) => poolPlaces.get(team.code) ?? 0,
  )
  send(
    production,
    since + 70 * SECOND,
    'DT_RANKING',
    padRsc(event.code),
    'OFFICIAL',
    () => listBody(sample, rows),
    notes,
  )
}

/** Protests, corrections and withdrawals after the result was official; notes are cumulative (ODF §1). */
function amend(
  production: Production,
  official: Outcome,
  result: (at: number, status: ResultStatus, standing: () => Standing, notes: readonly string[]) => void,
  sentAt: (at: number) => number,
): void {
  const { unit, officialAt } = official
  let outcome = official
  const notes: string[] = []
  for (const amendment of production.story.amended.get(unit.code) ?? []) {
    const before = outcome
    if ('decided' in amendment) {
      const protested = sentAt(officialAt + amendment.after * MINUTE)
      result(protested, 'PROTESTED', before.closing, [...notes])
      production.documents.protested(unit, protested)
    }
    const at = sentAt(officialAt + ('decided' in amendment ? amendment.decided : amendment.after) * MINUTE)
    outcome = amended(before, amendment)
    notes.push(amendment.note)
    result(at, 'OFFICIAL', outcome.closing, [...notes])
    production.documents.amended(outcome, amendment, at)
    if (outcome === before) continue
    production.ledger.record(outcome)
    if (unit.event && unit.medal > 0) honour(production, unit.event, at, [...notes])
  }
}
