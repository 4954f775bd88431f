import { err, ok, type Result } from '../result.ts'
import { type Desk, EMPTY_DESK, hindersScoring, SENDING_KINDS, tapDesk, withEnterer } from './desk.ts'
import { maybe, read, shape, words } from './fields.ts'
import type { OutcomeAction } from './outcome.ts'
import type { AnyScorer, Play } from './play.ts'
import type { Refusal } from './refusals.ts'
import { inStoredOrder, type MissingTaps, missingTaps, SIDES, type Tap } from './tap.ts'
import type { ScoringUnit } from './unit.ts'

/** A unit opened under a rule set that was found right (open.ts). */
export interface OpenedUnit {
  readonly unit: ScoringUnit
  readonly scorer: AnyScorer
  /** Id of the rule set, and its limits with what the event changed. */
  readonly ruleSet: string
  readonly limits: unknown
  readonly secondPerson: boolean
  /** Limits of a rule set by its id, for a tap that changes the rules; null where it is none of this scorer. */
  readonly limitsOf: (ruleSet: string) => unknown
}

/** What became of a tap: it counts, was taken back, or met a state in which it makes no sense. All stay visible. */
export interface TapState {
  readonly tap: Tap
  readonly is: 'counted' | 'undone' | 'refused'
  readonly why: Refusal['reason'] | null
}

/** A unit after its taps. */
export interface Replayed {
  readonly taps: readonly TapState[]
  readonly missing: readonly MissingTaps[]
  readonly desk: Desk
  readonly play: Play
  readonly actions: readonly OutcomeAction[]
  /** Why a result was opened again, oldest first, of each that counted when it came and was not taken back. */
  readonly corrections: readonly string[]
  readonly ruleSet: string
  readonly limits: unknown
  /** Taps that the server has not stored yet. */
  readonly pending: number
  /** What an undo would take back: the last tap that counts; null where there is none, or the result was sent. */
  readonly undoable: string | null
  /** Pairs of taps that two devices made of what may have happened once. */
  readonly likelyTwice: readonly (readonly [string, string])[]
}

interface Frame {
  readonly desk: Desk
  readonly play: Play
}

/** What a tap comes to, and what happened by it. */
interface Applied extends Frame {
  readonly action?: OutcomeAction | null
}

/** What a result is of: the rules, and which deeds were taken back, in order. */
interface Basis {
  readonly ruleSet: string
  readonly undone: readonly number[]
}

interface Entry {
  readonly tap: Tap
  undone: boolean
  /** Refused when it came: it was shown as refused, and stays so whatever is taken back later. */
  readonly refusedAtOnce: Refusal | null
  /** Refused because something before it was taken back. */
  refusedSince: Refusal | null
  frame: Frame
  action: OutcomeAction | null
  /** What a tap that made a result official was made for. */
  readonly basis: Basis | null
}

const RULES = shape<{ ruleSet: string; reason: string }>({ ruleSet: words(80), reason: words(400) })
const TARGET = words(200)

/**
 * The taps of a unit played again, in the order in which the server stored them: the same taps give the same state, whatever order they
 * were delivered in. Nothing is thrown and nothing lost: a tap that makes no sense in the state it meets is refused with the reason.
 * What is taken back is as though it had never been pressed: what came after it is played anew, and what no longer makes sense without it
 * is refused for as long as it is gone.
 */
export function replay(opened: OpenedUnit, taps: readonly Tap[]): Replayed {
  const run = new Run(opened)
  const ordered = inStoredOrder(taps)
  for (const tap of ordered) run.take(tap)
  const { desk, play } = run.last
  return {
    taps: run.states(),
    missing: missingTaps(ordered),
    desk,
    play,
    actions: run.actions(),
    corrections: run.corrections(),
    ruleSet: run.rules.ruleSet,
    limits: run.rules.limits,
    pending: ordered.filter(({ stored }) => stored === undefined).length,
    undoable: undoableOf(run.states(), desk),
    likelyTwice: likelyTwice(run.states()),
  }
}

function undoableOf(states: readonly TapState[], { sent }: Desk): string | null {
  const last = states.findLast(({ tap, is }) => is === 'counted' && tap.kind !== 'undo')
  return last && (!sent || SENDING_KINDS.has(last.tap.kind)) ? last.tap.id : null
}

/** Within this long of each other, milliseconds, the same key on two devices was likely pressed for the same thing. */
const SAME_THING_MS = 3000

/** They are told and both count: only who was there knows whether it was one goal or two. */
function likelyTwice(states: readonly TapState[]): (readonly [string, string])[] {
  const counted = states.filter(({ tap, is }) => is === 'counted' && tap.kind !== 'undo').map(({ tap }) => tap)
  return counted.flatMap((tap, i) => {
    const twin = counted
      .slice(Math.max(0, i - 6), i)
      .findLast(
        (other) =>
          other.device !== tap.device &&
          isSameKey(other, tap) &&
          Math.abs(other.deviceTime - tap.deviceTime) <= SAME_THING_MS,
      )
    return twin ? [[twin.id, tap.id] as const] : []
  })
}

const isSameKey = (one: Tap, other: Tap): boolean =>
  one.kind === other.kind &&
  one.side === other.side &&
  one.competitor === other.competitor &&
  JSON.stringify(one.value ?? null) === JSON.stringify(other.value ?? null)

class Run {
  readonly #opened: OpenedUnit
  readonly #entries: Entry[] = []
  readonly #byId = new Map<string, number>()
  #start: Frame
  rules: { readonly ruleSet: string; readonly limits: unknown }

  constructor(opened: OpenedUnit) {
    this.#opened = opened
    this.rules = opened
    this.#start = this.#begun(opened.limits)
  }

  get last(): Frame {
    return this.#entries.at(-1)?.frame ?? this.#start
  }

  states(): TapState[] {
    return this.#entries.map(({ tap, undone, refusedAtOnce, refusedSince }) => {
      const refusal = refusedAtOnce ?? refusedSince
      return {
        tap,
        is: undone ? 'undone' : refusal ? 'refused' : 'counted',
        why: undone ? null : (refusal?.reason ?? null),
      }
    })
  }

  /** What happened since the unit was last begun. */
  actions(): OutcomeAction[] {
    const counted = this.#entries.filter(
      ({ undone, refusedAtOnce, refusedSince }) => !undone && !refusedAtOnce && !refusedSince,
    )
    const begun = counted.findLastIndex(({ tap }) => tap.kind === 'abandon')
    return counted.slice(begun + 1).flatMap(({ action }) => action ?? [])
  }

  /** One that lost its sense since is told too: what the public had read is otherwise now. */
  corrections(): string[] {
    return this.#entries.flatMap(({ tap, undone, refusedAtOnce }) =>
      tap.kind !== 'reopen' || undone || refusedAtOnce ? [] : (read(words(400), tap.value) ?? []),
    )
  }

  take(tap: Tap): void {
    const before = this.last
    const done = this.#next(before, tap)
    this.#byId.set(tap.id, this.#entries.length)
    this.#entries.push({
      tap,
      undone: false,
      refusedAtOnce: done.ok ? null : done.error,
      refusedSince: null,
      frame: done.ok ? { desk: done.value.desk, play: done.value.play } : before,
      action: (done.ok && done.value.action) || null,
      basis:
        done.ok && tap.kind === 'official'
          ? { ruleSet: this.rules.ruleSet, undone: this.#undoneBefore(this.#entries.length) }
          : null,
    })
    if (!done.ok) return
    if (tap.kind === 'undo') this.#retake()
    else if (tap.kind === 'rules') this.#useRules()
  }

  #next(frame: Frame, tap: Tap): Result<Refusal, Applied> {
    if (tap.unit !== this.#opened.unit.code) return err({ reason: 'other-unit' })
    if (tap.kind === 'undo') return this.#undoable(frame, tap)
    if (tap.kind === 'rules') return this.#rulesTap(frame, tap)
    return this.#applied(frame, tap, this.#entries.length)
  }

  /** Whether somebody has changed what is there without entering anything: took a deed back that stays so, brought one back, or chose the rules. */
  #hasChanged(by: string | undefined, place: number): boolean {
    return this.#entries.slice(0, place).some(({ tap, undone, refusedAtOnce }) => {
      if (tap.by !== by || undone || refusedAtOnce) return false
      if (tap.kind === 'rules') return true
      const target =
        tap.kind === 'undo' ? this.#entries[this.#byId.get(read(TARGET, tap.value) ?? '') ?? -1] : undefined
      // who takes their own mistake back leaves what the others entered
      return target !== undefined && target.tap.by !== by && (target.tap.kind === 'undo' || isDeedUndone(target))
    })
  }

  /** `place`: of the tap among all. */
  #applied(frame: Frame, tap: Tap, place: number): Result<Refusal, Applied> {
    const { unit, scorer, secondPerson } = this.#opened
    if (tap.side !== undefined && !SIDES.includes(tap.side)) return err({ reason: 'no-such-side' })
    if (tap.athlete !== undefined && !knowsAthlete(unit, tap.athlete)) return err({ reason: 'no-such-athlete' })
    const { desk, play } = frame
    const hinders = (now: Desk) => play.hindersEnd(now)
    const step = tapDesk(desk, tap, { unit, headToHead: scorer.headToHead, outs: scorer.outs, secondPerson, hinders })
    if (step) {
      if (!step.ok) return step
      if (tap.kind === 'official' && secondPerson && this.#hasChanged(tap.by, place))
        return err({ reason: 'same-person' })
      if (tap.kind !== 'abandon') {
        const halts = HALTS.has(tap.kind)
        return ok({ desk: step.value, play: halts ? play.halted(tap, step.value) : play })
      }
      return ok({ ...this.#begun(this.rules.limits), desk: step.value })
    }
    const hindrance = hindersScoring(desk, scorer.headToHead, tap.kind)
    if (hindrance) return err(hindrance)
    // whoever was taken out of the start list does nothing
    if (tap.athlete !== undefined && desk.absent[tap.athlete] !== undefined) return err({ reason: 'is-out' })
    const scored = play.apply(tap, desk)
    if (!scored.ok) return scored
    const { action } = scored.value
    return ok({
      desk: withEnterer(desk, tap),
      play: scored.value.play,
      action: action ? { ...action, id: tap.id } : null,
    })
  }

  #begun(limits: unknown): Frame {
    const { unit, scorer } = this.#opened
    const begun = scorer.begin(unit, limits, EMPTY_DESK)
    if (!begun.ok) throw new TypeError(`limits that were not checked: ${JSON.stringify(begun.error)}`)
    return { desk: EMPTY_DESK, play: begun.value }
  }

  #undoable(frame: Frame, tap: Tap): Result<Refusal, Frame> {
    const id = read(TARGET, tap.value)
    const at = id === null ? undefined : this.#byId.get(id)
    const target = at === undefined ? undefined : this.#entries[at]
    if (!target) return err({ reason: 'no-such-tap' })
    if (target.refusedAtOnce || target.refusedSince) return err({ reason: 'nothing-to-undo' })
    if (target.undone) return err({ reason: 'already-undone' })
    // a result that was sent is opened again with a reason before what made it is changed
    return frame.desk.sent && !SENDING_KINDS.has(target.tap.kind) ? err({ reason: 'reopen-first' }) : ok(frame)
  }

  /** What an undo that counts names is undone; of an undo that was itself taken back the target is there again. */
  #retake(): void {
    const undone = new Set<number>()
    for (const [i, { tap, refusedAtOnce }] of [...this.#entries.entries()].toReversed()) {
      if (tap.kind !== 'undo' || refusedAtOnce || undone.has(i)) continue
      const at = this.#byId.get(read(TARGET, tap.value) ?? '')
      if (at !== undefined) undone.add(at)
    }
    const changed = [...this.#entries.keys()].filter((i) => this.#entries[i]?.undone !== undone.has(i))
    for (const entry of changed.map((i) => this.#entries[i])) if (entry) entry.undone = !entry.undone
    const kinds = changed.map((i) => this.#entries[i]?.tap.kind)
    const first = changed[kinds.findIndex((kind) => kind !== 'undo')]
    if (kinds.includes('rules')) this.#useRules()
    else if (first !== undefined) this.#refold(first)
  }

  #refold(from: number): void {
    let frame = from === 0 ? this.#start : (this.#entries[from - 1]?.frame ?? this.#start)
    const undone = this.#undoneBefore(from)
    for (let at = from; at < this.#entries.length; at += 1) {
      const entry = this.#entries[at]
      if (!entry) continue
      if (isDeedUndone(entry)) undone.push(at)
      else if (!entry.undone && !entry.refusedAtOnce && entry.tap.kind !== 'undo' && entry.tap.kind !== 'rules') {
        const done = this.#isOfAnother(entry, undone) ? err(OTHER_RESULT) : this.#applied(frame, entry.tap, at)
        entry.refusedSince = done.ok ? null : done.error
        entry.action = (done.ok && done.value.action) || null
        if (done.ok) frame = { desk: done.value.desk, play: done.value.play }
      }
      entry.frame = frame
    }
  }

  /** Places of the deeds that were taken back before a place. */
  #undoneBefore(place: number): number[] {
    const places: number[] = []
    for (let at = 0; at < place; at += 1) {
      const entry = this.#entries[at]
      if (entry && isDeedUndone(entry)) places.push(at)
    }
    return places
  }

  /** Whoever makes a result official does so for what is there: nobody else's undo makes another one official. */
  #isOfAnother({ basis }: Entry, undone: readonly number[]): boolean {
    if (!basis) return false
    if (basis.ruleSet !== this.rules.ruleSet || basis.undone.length !== undone.length) return true
    return basis.undone.some((place, at) => place !== undone[at])
  }

  #rulesTap(frame: Frame, tap: Tap): Result<Refusal, Frame> {
    if (frame.desk.sent) return err({ reason: 'reopen-first' })
    const given = read(RULES, tap.value)
    if (!given) return err({ reason: 'reason-needed' })
    const limits = this.#opened.limitsOf(given.ruleSet)
    return limits === null || this.#opened.scorer.faultsOf(limits).length > 0 ? err({ reason: 'bad-rules' }) : ok(frame)
  }

  /** The rules that were last chosen hold for the whole unit. */
  #useRules(): void {
    const chosen = this.#entries.findLast(
      ({ tap, undone, refusedAtOnce }) => tap.kind === 'rules' && !undone && !refusedAtOnce,
    )
    const given = chosen ? read(shape({ ruleSet: words(80), reason: maybe(words(400)) }), chosen.tap.value) : null
    this.rules = given ? { ruleSet: given.ruleSet, limits: this.#opened.limitsOf(given.ruleSet) } : this.#opened
    this.#start = this.#begun(this.rules.limits)
    this.#refold(0)
  }
}

/** A tap that says something of the result, taken back; the sending of it says nothing. */
const isDeedUndone = ({ tap, undone }: Entry): boolean => undone && tap.kind !== 'undo' && !SENDING_KINDS.has(tap.kind)

const OTHER_RESULT: Refusal = { reason: 'other-result' }

/** What lets the clock stand. */
const HALTS: ReadonlySet<string> = new Set(['interrupt', 'break', 'end', 'out'])

const knowsAthlete = ({ competitors }: ScoringUnit, code: string): boolean =>
  competitors.some(({ athletes }) => athletes.some((athlete) => athlete.code === code))
