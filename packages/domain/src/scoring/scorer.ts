import { err, type Result } from '../result.ts'
import { type Desk, hindersScoring, type Outs } from './desk.ts'
import type { Field } from './fields.ts'
import type { OutcomeAction, ScorerResult } from './outcome.ts'
import type { Refusal } from './refusals.ts'
import type { Side, Tap, TapValue } from './tap.ts'
import type { ScoringUnit } from './unit.ts'
import type { WordId } from './words.ts'

/** What is to be entered with a key that is more than a press. */
export type KeyEntry =
  | 'time'
  | 'distance'
  | 'wind'
  | 'points'
  | 'count'
  | 'arrows'
  | 'height'
  | 'score'
  | 'reason'
  | 'athlete'
  | 'athletes'
  | 'out'

/** A key of the pad as it is now. Pressing it makes a tap of its kind with what is given here. */
export interface Key {
  /** Unique on the pad. */
  readonly id: string
  readonly kind: string
  readonly word: WordId
  readonly side?: Side
  readonly competitor?: string
  readonly value?: TapValue
  readonly entry?: KeyEntry
  /** Why it cannot be pressed now; null where it can. */
  readonly why: Refusal['reason'] | null
  /** A serious decision: held to confirm. */
  readonly hold?: true
  /** Of a way out: it counts with the rule that was broken alone. */
  readonly needsRule?: true
}

/** What the state proposes: asked of whoever scores, never done by itself. Answered by a tap of the kind. */
export interface Proposal {
  readonly word: WordId
  readonly kind: string
  readonly side?: Side
  readonly competitors?: readonly string[]
  /** Members of these competitors whom it is about. */
  readonly athletes?: readonly string[]
  readonly value?: TapValue
}

export interface BoardFact {
  readonly word: WordId
  readonly value: string
  /** Of how many at most. */
  readonly of?: string
}

/** What stands over the keys. */
export interface Board {
  /** ODF's code of the period, set or round. */
  readonly period: string | null
  readonly clock: {
    readonly running: boolean
    readonly played: number
    /** Length of the period, milliseconds; null without an end. */
    readonly length: number | null
    readonly text: string
  } | null
  /** Home first; of lists null. */
  readonly score: readonly [string, string] | null
  readonly serving: Side | null
  readonly facts: readonly BoardFact[]
  readonly sides: readonly [readonly BoardFact[], readonly BoardFact[]]
  /** Whose turn it is in a list. */
  readonly turn: string | null
}

export const EMPTY_BOARD: Board = {
  period: null,
  clock: null,
  score: null,
  serving: null,
  facts: [],
  sides: [[], []],
  turn: null,
}

/** Who has won by the score and the rules; open until somebody has, or both are level where that is a result. */
export interface Verdict {
  readonly decided: boolean
  readonly winner: Side | null
  /** ODF's UI/DECISION. */
  readonly decision: string | null
  /** Without a winner nobody is level either: both have lost. */
  readonly bothLost?: true
}
export const OPEN: Verdict = { decided: false, winner: null, decision: null }

export interface Scene<L> {
  readonly unit: ScoringUnit
  readonly limits: L
  readonly desk: Desk
}

/** What a scorer's action says; the tap's id is added. */
export type ActionDraft = Omit<OutcomeAction, 'id'>

/** How the keys of two sides are laid out. Keys that are named nowhere are among the other keys; none is left out. */
export interface DuelLayout {
  /** Sides beside each other with one great key each, or above each other with several. */
  readonly sides: 'beside' | 'stacked'
  /** Kinds of a side's keys: the great ones, and those below them. */
  readonly main: readonly string[]
  readonly lesser: readonly string[]
  /** Kinds of keys that are of no side. */
  readonly shared: readonly string[]
  /** Squares before names: of judo's suits, of helmets, singlets. */
  readonly colours?: readonly [string, string]
}

/** The pads of lists. */
export type ListPad = 'race' | 'attempts' | 'height' | 'combined' | 'judged' | 'ranking-round' | 'pool'

/** How a form of units is entered at the desk. */
export interface ScorerForm {
  readonly id: string
  /** Two sides; otherwise a list of any number. */
  readonly headToHead: boolean
  readonly outs: Outs
  /** Absent: every key at once. */
  readonly pad?: DuelLayout | ListPad
  /** Each side is a team. */
  readonly ofTeams?: boolean
}

/** How the units of a form of a discipline are scored: pure, with a state that only taps change. */
export interface Scorer<L extends object, S> extends ScorerForm {
  readonly limits: Field<L>
  readonly begin: (scene: Scene<L>) => S
  /** What a tap does; refused with a reason where it makes no sense, `unknown-kind` where it is nobody's. */
  readonly apply: (state: S, tap: Tap, scene: Scene<L>) => Result<Refusal, S>
  /** The state when play is interrupted, ended or decided at the desk: the clock stands. */
  readonly halt?: (state: S, tap: Tap, scene: Scene<L>) => S
  readonly isBreak?: (state: S, scene: Scene<L>) => boolean
  /** Why it may not end; of two sides an open verdict hinders too. */
  readonly hindersEnd?: (state: S, scene: Scene<L>) => Refusal | null
  /** Of two sides. */
  readonly verdict?: (state: S, scene: Scene<L>) => Verdict
  readonly keys: (state: S, scene: Scene<L>) => readonly Key[]
  readonly proposals: (state: S, scene: Scene<L>, now: number) => readonly Proposal[]
  readonly board: (state: S, scene: Scene<L>, now: number) => Board
  readonly result: (state: S, scene: Scene<L>, now: number) => ScorerResult
  readonly action?: (tap: Tap, before: S, after: S, scene: Scene<L>) => ActionDraft | null
}

const ENTERED: ReadonlySet<Refusal['reason']> = new Set([
  'bad-value',
  'reason-needed',
  'rule-needed',
  'no-such-athlete',
])

/** A key before it was tried. Of a row that is still to be selected it is tried on somebody (`on`) who could be. */
export type WantedKey = Omit<Key, 'why' | 'id'> & { readonly id?: string; readonly on?: string }

/** The keys that mend a clock: a second more or less, or set with a reason. */
export const CLOCK_MENDING: readonly WantedKey[] = [
  { kind: 'clock-adjust', word: 'second-more', value: 1000 },
  { kind: 'clock-adjust', word: 'second-less', value: -1000 },
  { kind: 'clock-set', word: 'set-clock', entry: 'time' },
]

/**
 * Keys with why they cannot be pressed now: each is tried on the state, so that a key that is there is never refused. What is entered with
 * a key is not tried.
 */
export function triedKeys<L extends object, S>(
  wanted: readonly WantedKey[],
  apply: Scorer<L, S>['apply'],
  state: S,
  scene: Scene<L>,
  headToHead: boolean,
): Key[] {
  return wanted.map(({ on, ...key }) => {
    const { kind, side, value } = key
    const hindrance = hindersScoring(scene.desk, headToHead, kind)
    const competitor = key.competitor ?? on
    const tap: Tap = {
      id: '',
      unit: scene.unit.code,
      device: '',
      seq: 0,
      deviceTime: 0,
      kind,
      ...(side === undefined ? {} : { side }),
      ...(competitor === undefined ? {} : { competitor }),
      ...(value === undefined ? {} : { value }),
    }
    const tried = hindrance ? err(hindrance) : apply(state, tap, scene)
    const isOpen = tried.ok || (key.entry !== undefined && ENTERED.has(tried.error.reason))
    const parts = [kind, side, key.competitor, value === undefined ? undefined : JSON.stringify(value)]
    const id = key.id ?? parts.filter((part) => part !== undefined).join(':')
    return { ...key, id, why: isOpen ? null : tried.error.reason }
  })
}
