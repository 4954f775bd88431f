import type { RuleId } from './reason.ts'
import type { BRONZES, EmptyFinal, EventRule, RuleSet } from './rule-set.ts'

/**
 * How the units of an event decide its medals, where the medals that its programme marks (ODF §6, Unit@Medal) do not show it. An
 * organiser chooses it; without it such an event has no medals.
 */
export type EventFormat =
  /** All heats of the final are one list: the best result wins, in whichever heat. */
  | { readonly kind: 'timed-final' }
  /** The final with the lowest code decides the first places, and each of the others those behind (final A, final B). */
  | { readonly kind: 'ranked-finals' }
  /** The table of the only pool decides the medals once all have met, or as played, or a knockout follows. */
  | { readonly kind: 'pool'; readonly leadsTo: 'medals' | 'medals-as-played' | 'knockout' }
  | { readonly kind: 'knockout'; readonly bronze: (typeof BRONZES)[number] }
  /** Both sides of the final, or of a match for bronze, are out. */
  | { readonly kind: 'no-winner'; readonly gives: EmptyFinal }

/** The rules of an event in a format; null: no format was chosen. */
export function inFormat(ruleSet: RuleSet, format: EventFormat | null): RuleSet {
  const withRule = (over: Partial<EventRule>): RuleSet => ({ ...ruleSet, event: { ...ruleSet.event, ...over } })
  switch (format?.kind) {
    case undefined:
      return ruleSet
    case 'timed-final':
      return withRule({ finals: 'one-list' })
    case 'ranked-finals':
      return withRule({ finals: 'in-order' })
    case 'pool':
      return withRule({ table: TABLES[format.leadsTo] })
    case 'knockout':
      return withRule({ bronzes: format.bronze, bronzesAre: 'chosen' })
    case 'no-winner':
      return withRule({ emptyFinal: format.gives })
  }
}

/** The formats that answer why the medals of an event are open; empty for a reason that needs a result or a programme instead. */
export const formatsFor = (reason: RuleId, ruleSet: RuleSet): readonly EventFormat[] =>
  (FORMATS_FOR[reason] ?? []).filter((format) => hasFormat(ruleSet, format))

/** Whether the rules of a sport know a format. */
export function hasFormat({ match, event }: RuleSet, format: EventFormat): boolean {
  switch (format.kind) {
    case 'timed-final':
    case 'ranked-finals':
      return true
    case 'pool':
    case 'knockout':
      return match !== null
    case 'no-winner':
      return match !== null && KNOWN_BY[format.gives](event)
  }
}

const KNOWN_BY: Readonly<Record<EmptyFinal, (event: EventRule) => boolean>> = {
  nothing: () => true,
  'two-silvers': ({ twoSilvers }) => twoSilvers === true,
  'two-golds': ({ finalistsOut }) => finalistsOut !== undefined,
  'by-figures': ({ bothInjured }) => bothInjured !== undefined,
}

/** The formats that events of a rule set can have. */
export const formatsOf = (ruleSet: RuleSet): readonly EventFormat[] => [
  ...(Object.keys(ruleSet.lists).length > 0 ? formatsFor('finals-unknown', ruleSet) : []),
  ...(ruleSet.pool === null ? [] : formatsFor('pool-unknown', ruleSet)),
  ...formatsFor('bronze-unknown', ruleSet),
]

const TABLES = {
  medals: 'decides',
  'medals-as-played': 'decides-as-played',
  knockout: 'leads-to-knockout',
} as const satisfies Record<Extract<EventFormat, { kind: 'pool' }>['leadsTo'], EventRule['table']>

const FORMATS_FOR: Readonly<Partial<Record<RuleId, readonly EventFormat[]>>> = {
  'finals-unknown': [{ kind: 'timed-final' }, { kind: 'ranked-finals' }],
  'pool-unknown': [
    { kind: 'pool', leadsTo: 'medals' },
    { kind: 'pool', leadsTo: 'knockout' },
  ],
  'not-all-met': [
    { kind: 'pool', leadsTo: 'medals' },
    { kind: 'pool', leadsTo: 'medals-as-played' },
    { kind: 'pool', leadsTo: 'knockout' },
  ],
  'bronze-unknown': [
    { kind: 'knockout', bronze: 'both-semifinalists' },
    { kind: 'knockout', bronze: 'bronze-bout' },
    { kind: 'knockout', bronze: 'none' },
  ],
  'both-out': [
    { kind: 'no-winner', gives: 'nothing' },
    { kind: 'no-winner', gives: 'two-silvers' },
  ],
  'final-of-others': [
    { kind: 'no-winner', gives: 'two-golds' },
    { kind: 'no-winner', gives: 'nothing' },
  ],
  'both-injured': [
    { kind: 'no-winner', gives: 'by-figures' },
    { kind: 'no-winner', gives: 'nothing' },
  ],
  'bronze-both-out': [{ kind: 'no-winner', gives: 'nothing' }],
}

/** All formats of the kind of one that the rules of its sport know: what the organiser may change it to. */
export const formatsLike = ({ kind }: EventFormat, ruleSet: RuleSet): readonly EventFormat[] =>
  withoutRepeats(
    Object.values(FORMATS_FOR)
      .flat()
      .filter((format) => format.kind === kind && hasFormat(ruleSet, format)),
  )

/** Formats, each once. */
export const withoutRepeats = (formats: readonly EventFormat[]): readonly EventFormat[] => [
  ...new Map(formats.map((format) => [JSON.stringify(format), format])).values(),
]
