/** How the keys of a form of units are laid out. What is named nowhere is among the other keys; none is left out. */
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

export const DUELS: Readonly<Record<string, DuelLayout>> = {
  judo: {
    sides: 'stacked',
    main: ['waza-ari', 'ippon', 'shido'],
    lesser: ['yuko', 'osaekomi', 'hansoku-make'],
    shared: ['toketa', 'no-score', 'golden-score'],
    colours: ['white', 'blue'],
  },
  'team-match': { sides: 'beside', main: ['match-won'], lesser: [], shared: [] },
  taekwondo: {
    sides: 'stacked',
    main: ['punch', 'trunk-kick', 'head-kick'],
    lesser: ['turning-trunk-kick', 'turning-head-kick', 'gam-jeom'],
    shared: [],
    colours: ['blue', 'red'],
  },
  wrestling: {
    sides: 'stacked',
    main: ['points'],
    lesser: ['caution', 'passivity'],
    shared: [],
    colours: ['red', 'blue'],
  },
  fencing: {
    sides: 'beside',
    main: ['touch'],
    lesser: ['yellow-card', 'red-card', 'priority'],
    shared: ['double-touch', 'extra-minute'],
    colours: ['red', 'green'],
  },
  volleyball: { sides: 'beside', main: ['point'], lesser: ['time-out', 'server'], shared: [] },
  'beach-volleyball': { sides: 'beside', main: ['point'], lesser: ['time-out', 'server'], shared: [] },
  badminton: { sides: 'beside', main: ['point'], lesser: ['server'], shared: ['let'] },
  'table-tennis': { sides: 'beside', main: ['point'], lesser: ['time-out', 'server'], shared: ['let'] },
  basketball: {
    sides: 'beside',
    main: ['two-points', 'three-points', 'free-throw'],
    lesser: ['personal-foul', 'time-out'],
    shared: [],
  },
  handball: {
    sides: 'beside',
    main: ['goal'],
    lesser: ['goal-7m', 'two-minutes', 'yellow-card', 'time-out'],
    shared: [],
  },
  football: { sides: 'beside', main: ['goal'], lesser: ['yellow-card', 'red-card', 'substitution'], shared: [] },
  'arrow-match': { sides: 'stacked', main: ['arrow'], lesser: ['closest'], shared: ['set-end', 'shoot-off'] },
}

/** Of a form that is not named: every key of a side at once. */
export const PLAIN_DUEL: DuelLayout = { sides: 'stacked', main: [], lesser: [], shared: [] }

/** What is pressed at the clock's right: the first of them that is open. */
export const CLOCK_KINDS = ['period-start', 'set-start', 'clock-stop', 'clock-start', 'set-end', 'period-end'] as const

/** Steps of the unit, which the bars have, and ways out, which the sheet of who is out has. */
export const STEP_KINDS: ReadonlySet<string> = new Set([
  'list-confirm',
  'ready',
  'start',
  'interrupt',
  'break',
  'resume',
  'end',
  'reopen',
  'unofficial',
  'official',
  'protest',
  'protest-end',
  'abandon',
  'out',
  'reinstate',
  'winner',
  'rank',
  'qualify',
  'rules',
])
