import { MEDALS } from '../medals/medal-table.ts'
import type { RuleId } from './reason.ts'
import {
  type BarredPlace,
  type BRONZES,
  type EmptyBronze,
  type EmptyFinal,
  type EventRule,
  FEW_ENTRIES,
  type FewEntries,
  type RuleSet,
} from './rule-set.ts'

/**
 * How the units of an event decide its medals, where the medals that its programme marks (ODF §6, Unit@Medal) do not show it. An
 * organiser chooses it; without it such an event has no medals. Each answers one part of the event, so that an event can have several.
 */
export type EventFormat =
  /** All heats of the final are one list: the best result wins, in whichever heat. */
  | { readonly kind: 'timed-final' }
  /** The final with the lowest code decides the first places, and each of the others those behind (final A, final B). */
  | { readonly kind: 'ranked-finals' }
  /** The table of the only pool decides the medals once all have met, or as played, or a knockout follows. */
  | { readonly kind: 'pool'; readonly leadsTo: 'medals' | 'medals-as-played' | 'knockout' }
  | { readonly kind: 'knockout'; readonly bronze: (typeof BRONZES)[number] }
  /** Both sides of the final are out. */
  | { readonly kind: 'no-winner'; readonly gives: EmptyFinal }
  /** Both sides of a match for bronze are out. */
  | { readonly kind: 'no-bronze-winner'; readonly gives: EmptyBronze }
  /** A medallist is disqualified. */
  | { readonly kind: 'disqualified'; readonly gives: BarredPlace }
  /** Three entries or fewer. */
  | { readonly kind: 'few-entries'; readonly gives: FewEntries }

/** The parts of an event that its organiser decides, each by itself. */
export const FORMAT_PARTS = [
  'finals',
  'table',
  'third-places',
  'empty-final',
  'empty-bronze',
  'barred-place',
  'few-entries',
] as const
export type FormatPart = (typeof FORMAT_PARTS)[number]

const PARTS: Readonly<Record<EventFormat['kind'], FormatPart>> = {
  'timed-final': 'finals',
  'ranked-finals': 'finals',
  pool: 'table',
  knockout: 'third-places',
  'no-winner': 'empty-final',
  'no-bronze-winner': 'empty-bronze',
  disqualified: 'barred-place',
  'few-entries': 'few-entries',
}
export const partOf = ({ kind }: EventFormat): FormatPart => PARTS[kind]

/** The rules of an event in the formats that were chosen, one for each part. */
export const inFormats = (ruleSet: RuleSet, formats: readonly EventFormat[]): RuleSet => ({
  ...ruleSet,
  event: formats.reduce<EventRule>((event, format) => ({ ...event, ...ruleOf(format) }), ruleSet.event),
})

function ruleOf(format: EventFormat): Partial<EventRule> {
  switch (format.kind) {
    case 'timed-final':
      return { finals: 'one-list' }
    case 'ranked-finals':
      return { finals: 'in-order' }
    case 'pool':
      return { table: TABLES[format.leadsTo] }
    case 'knockout':
      return { bronzes: format.bronze, bronzesAre: 'chosen' }
    case 'no-winner':
      return { emptyFinal: format.gives }
    case 'no-bronze-winner':
      return { emptyBronze: format.gives }
    case 'disqualified':
      return { barredPlace: format.gives }
    case 'few-entries':
      return FEW_ENTRIES_RULES[format.gives]
  }
}

/** The formats of an event, with those of its discipline for the parts that have none. */
export const withFormatsOf = (own: readonly EventFormat[], others: readonly EventFormat[]): readonly EventFormat[] => [
  ...own,
  ...others.filter((other) => !own.some((format) => partOf(format) === partOf(other))),
]

/** The formats that answer why the medals of an event are open; empty for a reason that needs a result or a programme instead. */
export const formatsFor = (reason: RuleId, ruleSet: RuleSet): readonly EventFormat[] =>
  (FORMATS_FOR[reason] ?? []).filter((format) => hasFormat(ruleSet, format))

/** Whether the rules of a sport know a format. */
export function hasFormat({ match, event }: RuleSet, format: EventFormat): boolean {
  switch (format.kind) {
    case 'timed-final':
    case 'ranked-finals':
    case 'few-entries':
      return true
    case 'disqualified':
      return format.gives !== 'match-only' || match !== null
    case 'pool':
    case 'knockout':
      return match !== null
    case 'no-winner':
    case 'no-bronze-winner':
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
  ...FORMATS_OF_FEW,
]

const FORMATS_OF_FEW = FEW_ENTRIES.map((gives) => ({ kind: 'few-entries', gives }) as const)

/** One medal less than entries, as regulations of games have it (row 7). */
const FEW_ENTRIES_RULES: Readonly<Record<FewEntries, Partial<EventRule>>> = {
  all: { alone: 'champion', fewEntries: [] },
  'one-less': {
    alone: 'no-medal',
    fewEntries: MEDALS.map((_, at) => ({ upTo: at + 1, medals: MEDALS.slice(0, at) })),
  },
}

const TABLES = {
  medals: 'decides',
  'medals-as-played': 'decides-as-played',
  knockout: 'leads-to-knockout',
} as const satisfies Record<Extract<EventFormat, { kind: 'pool' }>['leadsTo'], EventRule['table']>

const MATCH_OR_PLACE: readonly EventFormat[] = [
  { kind: 'disqualified', gives: 'match-only' },
  { kind: 'disqualified', gives: 'moves-up' },
  { kind: 'disqualified', gives: 'vacant' },
]

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
  'bronze-both-out': [{ kind: 'no-bronze-winner', gives: 'nothing' }],
  'bronze-both-injured': [
    { kind: 'no-bronze-winner', gives: 'by-figures' },
    { kind: 'no-bronze-winner', gives: 'nothing' },
  ],
  disqualified: [
    { kind: 'disqualified', gives: 'moves-up' },
    { kind: 'disqualified', gives: 'vacant' },
  ],
  'disqualification-unclear': MATCH_OR_PLACE,
  'never-competed': MATCH_OR_PLACE,
}

/** All formats for the part of one that the rules of its sport know: what the organiser may change it to. */
export const formatsLike = (one: EventFormat, ruleSet: RuleSet): readonly EventFormat[] =>
  withoutRepeats(
    [...Object.values(FORMATS_FOR).flat(), ...FORMATS_OF_FEW].filter(
      (format) => partOf(format) === partOf(one) && hasFormat(ruleSet, format),
    ),
  )

/** Formats, each once. */
export const withoutRepeats = (formats: readonly EventFormat[]): readonly EventFormat[] => [
  ...new Map(formats.map((format) => [JSON.stringify(format), format])).values(),
]
