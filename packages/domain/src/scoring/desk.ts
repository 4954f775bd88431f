import { err, ok, type Result } from '../result.ts'
import type { ResultStatus, ScheduleStatus } from '../units/status.ts'
import { flag, maybe, oneOf, read, shape, whole, words } from './fields.ts'
import type { Refusal, RefusalReason } from './refusals.ts'
import type { Side, Tap } from './tap.ts'
import { competitorIn, type ScoringCompetitor, type ScoringUnit } from './unit.ts'

/** How a competitor is out of a unit; the discipline's code for it (IRM) is the scorer's. */
export const OUT_WAYS = [
  'no-show',
  'injured-before',
  'withdrawn',
  'retired',
  'injured',
  'disqualified',
  'misconduct',
  'excluded',
  'not-finished',
  'lapped',
  'overtaken',
  'out-of-time',
  'relegated',
  'not-classified',
  'no-mark',
] as const
export type OutWay = (typeof OUT_WAYS)[number]
/** Of those who did not begin: a no-show may be a matter for a disciplinary commission, an injury is not. */
const BEFORE: ReadonlySet<OutWay> = new Set(['no-show', 'injured-before', 'withdrawn'])
export const neverBegan = (out: Out): boolean => out.beforeStart || BEFORE.has(out.how)

export interface Out {
  readonly how: OutWay
  /** The code that is public, of the discipline's list or free text (ODF §8: the lists are open). */
  readonly irm: string | null
  /** The rule a disqualification names. */
  readonly rule: string | null
  /** For staff only. */
  readonly reason: string | null
  readonly beforeStart: boolean
  /** Device time, milliseconds; and played of the period, where the device showed it. */
  readonly at: number
}

/** What a discipline calls those who are out. A code of null has no IRM, only a decision. */
export type Outs = Readonly<Partial<Record<OutWay, { readonly irm: string | null; readonly needsRule?: true }>>>

type Stage = 'list' | 'ready' | 'running' | 'break' | 'interrupted' | 'finished'

/**
 * How far a unit has come at the desk, apart from what its sport scores: two statuses (ODF §5), going back is legal; who is out; what was
 * typed against the rule, with its reason.
 */
export interface Desk {
  readonly stage: Stage
  readonly listConfirmed: boolean
  /** Null until the result was sent. */
  readonly sent: 'UNOFFICIAL' | 'OFFICIAL' | null
  readonly protest: { readonly text: string; readonly at: number } | null
  /** Counts from 1; one more after each time that a unit was abandoned to be begun anew. */
  readonly attempt: number
  /** Whether it was abandoned and has not begun anew. */
  readonly abandoned: boolean
  readonly startedAt: number | null
  readonly endedAt: number | null
  readonly outs: Readonly<Record<string, Out>>
  /** Of two sides, who won by a decision that the score does not make. */
  readonly winner: { readonly side: Side; readonly reason: string } | null
  readonly ranks: Readonly<Record<string, { readonly rank: number | null; readonly reason: string }>>
  readonly marks: Readonly<Record<string, { readonly mark: string | null; readonly reason: string }>>
  readonly lanes: Readonly<Record<string, string>>
  readonly bibs: Readonly<Record<string, string>>
  readonly absent: Readonly<Record<string, string>>
  /** Accounts that entered something, for the second person who makes it official. */
  readonly enteredBy: readonly string[]
}

export const EMPTY_DESK: Desk = {
  stage: 'list',
  listConfirmed: false,
  sent: null,
  protest: null,
  attempt: 1,
  abandoned: false,
  startedAt: null,
  endedAt: null,
  outs: {},
  winner: null,
  ranks: {},
  marks: {},
  lanes: {},
  bibs: {},
  absent: {},
  enteredBy: [],
}

/** What the desk has to know of what is scored. */
export interface DeskScene {
  readonly unit: ScoringUnit
  readonly headToHead: boolean
  readonly outs: Outs
  /** Whether who entered the result may make it official; the event's setting. */
  readonly secondPerson: boolean
  /** Why it may not end now; null where it may. */
  readonly hinders: (desk: Desk) => Refusal | null
}

const REASON = words(400)
const OUT = shape<{ how: OutWay; rule: string | null; reason: string | null; irm: string | null }>({
  how: oneOf(...OUT_WAYS),
  rule: maybe(words(60)),
  reason: maybe(REASON),
  irm: maybe(words(8)),
})
const WINNER = shape<{ reason: string }>({ reason: REASON })
const RANK = shape<{ rank: number | null; reason: string }>({ rank: maybe(whole(1, 10_000)), reason: REASON })
const MARK = shape<{ mark: string | null; reason: string }>({ mark: maybe(words(6)), reason: REASON })
const ANSWER = shape<{ accepted: boolean }>({ accepted: flag })

type DeskStep = (desk: Desk, tap: Tap, scene: DeskScene) => Result<Refusal, Desk>

const no = (reason: RefusalReason) => err({ reason })
const isPlaying = ({ stage }: Desk): boolean => stage === 'running' || stage === 'break' || stage === 'interrupted'
const hasBegun = (desk: Desk): boolean => isPlaying(desk) || desk.stage === 'finished'

/** A competitor that is meant by its code or, of two, by its side. */
function meant(tap: Tap, { unit, headToHead }: DeskScene): ScoringCompetitor | null {
  if (headToHead && tap.side !== undefined) return unit.competitors[tap.side] ?? null
  return competitorIn(unit, tap.competitor) ?? null
}

const unsent =
  (step: DeskStep): DeskStep =>
  (desk, tap, scene) =>
    desk.sent ? no('reopen-first') : step(desk, tap, scene)

const STEPS: Readonly<Record<string, DeskStep>> = {
  'list-confirm': (desk) =>
    hasBegun(desk) ? no('already-started') : ok({ ...desk, listConfirmed: true, abandoned: false }),
  ready: (desk) =>
    hasBegun(desk) ? no('already-started') : ok({ ...desk, stage: 'ready', listConfirmed: true, abandoned: false }),
  start: (desk, tap) =>
    hasBegun(desk)
      ? no('already-started')
      : ok({ ...desk, stage: 'running', listConfirmed: true, abandoned: false, startedAt: tap.deviceTime }),
  break: (desk) => {
    if (desk.stage === 'running') return ok({ ...desk, stage: 'break' })
    return desk.stage === 'break' ? no('on-break') : no('not-started')
  },
  interrupt: (desk, tap) => {
    if (!isPlaying(desk)) return no(desk.stage === 'finished' ? 'already-over' : 'not-started')
    if (desk.stage === 'interrupted') return no('interrupted')
    return read(REASON, tap.value) === null ? no('reason-needed') : ok({ ...desk, stage: 'interrupted' })
  },
  resume: (desk) =>
    desk.stage === 'break' || desk.stage === 'interrupted'
      ? ok({ ...desk, stage: 'running' })
      : no(hasBegun(desk) ? 'not-interrupted' : 'not-started'),
  end: (desk, tap, scene) => {
    if (desk.stage === 'finished') return no('already-over')
    const hindrance = scene.hinders(desk)
    if (!isPlaying(desk) && (hindrance || !everybodyElseIsOut(desk, scene))) return no('not-started')
    return hindrance ? err(hindrance) : ok({ ...desk, stage: 'finished', endedAt: tap.deviceTime })
  },
  reopen: (desk, tap) => {
    if (desk.stage !== 'finished') return no('not-over')
    if (read(REASON, tap.value) === null) return no('reason-needed')
    // what was sent is opened for corrections first; only then is it played on
    if (desk.sent) return ok({ ...desk, sent: null, protest: null })
    return ok({ ...desk, stage: 'running', endedAt: null })
  },
  unofficial: (desk) => {
    if (desk.stage !== 'finished') return no('not-over')
    return desk.sent ? no('already-sent') : ok({ ...desk, sent: 'UNOFFICIAL' })
  },
  official: (desk, tap, { secondPerson }) => {
    if (!desk.sent) return no('not-sent')
    if (desk.protest) return no('protested')
    if (desk.sent === 'OFFICIAL') return no('already-official')
    if (secondPerson && (tap.by === undefined || desk.enteredBy.includes(tap.by))) return no('same-person')
    return ok({ ...desk, sent: 'OFFICIAL' })
  },
  protest: (desk, tap) => {
    if (desk.stage !== 'finished') return no('not-over')
    if (desk.protest) return no('protested')
    const text = read(REASON, tap.value)
    if (text === null) return no('reason-needed')
    return ok({ ...desk, sent: desk.sent ?? 'UNOFFICIAL', protest: { text, at: tap.deviceTime } })
  },
  'protest-end': (desk, tap) => {
    if (!desk.protest) return no('not-protested')
    const answer = read(ANSWER, tap.value)
    if (!answer) return no('bad-value')
    // who is right has the result opened: it is corrected, then sent again
    return ok({ ...desk, protest: null, sent: answer.accepted ? null : desk.sent })
  },
  abandon: (desk, tap) => {
    if (!hasBegun(desk)) return no('not-started')
    if (desk.sent) return no('reopen-first')
    if (read(REASON, tap.value) === null) return no('reason-needed')
    const { attempt, enteredBy, lanes, bibs, absent } = desk
    return ok({ ...EMPTY_DESK, enteredBy, lanes, bibs, absent, attempt: attempt + 1, abandoned: true })
  },
  out: unsent((desk, tap, scene) => {
    const competitor = meant(tap, scene)
    if (!competitor) return no('no-such-competitor')
    if (desk.outs[competitor.code]) return no('already-out')
    const given = read(OUT, tap.value)
    if (!given) return no('bad-value')
    const known = scene.outs[given.how]
    if (!known && given.irm === null) return no('not-allowed-here')
    if (known?.needsRule && given.rule === null) return no('rule-needed')
    const { how, rule, reason } = given
    const beforeStart = !hasBegun(desk)
    const out: Out = { how, rule, reason, irm: given.irm ?? known?.irm ?? null, beforeStart, at: tap.deviceTime }
    return ok({ ...desk, outs: { ...desk.outs, [competitor.code]: out } })
  }),
  reinstate: unsent((desk, tap, scene) => {
    const competitor = meant(tap, scene)
    if (!competitor) return no('no-such-competitor')
    const { [competitor.code]: out, ...outs } = desk.outs
    return out ? ok({ ...desk, outs }) : no('not-out')
  }),
  winner: unsent((desk, tap, scene) => {
    if (!scene.headToHead) return no('not-allowed-here')
    if (tap.side === undefined) return no('no-such-side')
    if (!hasBegun(desk)) return no('not-started')
    const given = read(WINNER, tap.value)
    return given ? ok({ ...desk, winner: { side: tap.side, reason: given.reason } }) : no('reason-needed')
  }),
  rank: unsent((desk, tap, scene) => {
    if (scene.headToHead) return no('not-allowed-here')
    const competitor = meant(tap, scene)
    if (!competitor) return no('no-such-competitor')
    const given = read(RANK, tap.value)
    return given ? ok({ ...desk, ranks: { ...desk.ranks, [competitor.code]: given } }) : no('reason-needed')
  }),
  qualify: unsent((desk, tap, scene) => {
    const competitor = meant(tap, scene)
    if (!competitor) return no('no-such-competitor')
    const given = read(MARK, tap.value)
    return given ? ok({ ...desk, marks: { ...desk.marks, [competitor.code]: given } }) : no('reason-needed')
  }),
  lane: unsent((desk, tap, scene) => {
    const competitor = meant(tap, scene)
    const lane = read(words(8), tap.value)
    if (!competitor) return no('no-such-competitor')
    return lane === null ? no('bad-value') : ok({ ...desk, lanes: { ...desk.lanes, [competitor.code]: lane } })
  }),
  bib: unsent((desk, tap, { unit }) => {
    const bib = read(words(8), tap.value)
    const codes = unit.competitors.flatMap(({ code, athletes }) => [code, ...athletes.map((athlete) => athlete.code)])
    const code = codes.find((one) => one === (tap.athlete ?? tap.competitor))
    if (code === undefined) return no('no-such-athlete')
    return bib === null ? no('bad-value') : ok({ ...desk, bibs: { ...desk.bibs, [code]: bib } })
  }),
  'athlete-out': unsent((desk, tap, { unit }) => {
    const reason = read(REASON, tap.value)
    if (!isAthlete(unit, tap.athlete)) return no('no-such-athlete')
    return reason === null ? no('reason-needed') : ok({ ...desk, absent: { ...desk.absent, [tap.athlete]: reason } })
  }),
  'athlete-in': unsent((desk, tap, { unit }) => {
    if (!isAthlete(unit, tap.athlete)) return no('no-such-athlete')
    const { [tap.athlete]: reason, ...absent } = desk.absent
    return reason === undefined ? no('not-out') : ok({ ...desk, absent })
  }),
}

const isAthlete = ({ competitors }: ScoringUnit, code: string | undefined): code is string =>
  competitors.some(({ athletes }) => athletes.some((athlete) => athlete.code === code))

/** A match of which a side is out before it began, and a list of which nobody is left, end without having been started. */
const everybodyElseIsOut = ({ outs }: Desk, { unit, headToHead }: DeskScene): boolean => {
  const left = unit.competitors.filter(({ code }) => !outs[code]).length
  return headToHead ? left < 2 : left === 0
}

export const DESK_KINDS: readonly string[] = Object.keys(STEPS)
/** Taps that only move a result that was sent: they may be undone though it was. */
export const SENDING_KINDS: ReadonlySet<string> = new Set([
  'unofficial',
  'official',
  'protest',
  'protest-end',
  'reopen',
])
/** Who made a result official has not entered it. */
const NO_ENTRY: ReadonlySet<string> = new Set(['official', 'protest', 'protest-end'])

/** What a tap of the desk does; null for one of another kind. */
export function tapDesk(desk: Desk, tap: Tap, scene: DeskScene): Result<Refusal, Desk> | null {
  const step = Object.hasOwn(STEPS, tap.kind) ? STEPS[tap.kind] : undefined
  if (!step) return null
  const done = step(desk, tap, scene)
  return done.ok ? ok(NO_ENTRY.has(tap.kind) ? done.value : withEnterer(done.value, tap)) : done
}

export const withEnterer = (desk: Desk, { by }: Tap): Desk =>
  by === undefined || desk.enteredBy.includes(by) ? desk : { ...desk, enteredBy: [...desk.enteredBy, by] }

/** The order of a relay is declared before the start. */
const BEFORE_START: ReadonlySet<string> = new Set(['relay-order'])

/**
 * Why nothing can be scored now by a tap of a kind; null where it can. A list is completed after its end too, a match has to be reopened.
 */
export function hindersScoring(desk: Desk, headToHead: boolean, kind: string): Refusal | null {
  if (desk.sent) return { reason: 'reopen-first' }
  switch (desk.stage) {
    case 'list':
    case 'ready':
      return BEFORE_START.has(kind) ? null : { reason: 'not-started' }
    case 'interrupted':
      return headToHead ? { reason: 'interrupted' } : null
    case 'finished':
      return headToHead ? { reason: 'already-over' } : null
    case 'running':
    case 'break':
      return null
  }
}

/** The two statuses of a unit (ODF §5). `onBreak`: the sport is between two periods. */
export function statusesOf(
  desk: Desk,
  onBreak: boolean,
): { readonly schedule: ScheduleStatus; readonly result: ResultStatus | null } {
  switch (desk.stage) {
    case 'list':
      // to be begun anew at a time that nobody has set yet: the list takes the place of what was scored
      return {
        schedule: desk.abandoned ? 'POSTPONED' : 'SCHEDULED',
        result: desk.listConfirmed || desk.abandoned ? 'START_LIST' : null,
      }
    case 'ready':
      return { schedule: 'GETTING_READY', result: 'START_LIST' }
    case 'running':
      return { schedule: onBreak ? 'SCHEDULED_BREAK' : 'RUNNING', result: 'LIVE' }
    case 'break':
      return { schedule: 'SCHEDULED_BREAK', result: 'INTERMEDIATE' }
    case 'interrupted':
      return { schedule: 'INTERRUPTED', result: 'LIVE' }
    case 'finished':
      return { schedule: 'FINISHED', result: desk.protest ? 'PROTESTED' : (desk.sent ?? 'UNCONFIRMED') }
  }
}
