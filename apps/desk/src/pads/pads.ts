import { type DuelLayout, SCORERS } from '@games/domain/scoring/index'

/** How the keys of two sides are laid out, by scorer. */
export const DUELS: Readonly<Record<string, DuelLayout>> = Object.fromEntries(
  SCORERS.flatMap(({ id, pad }) => (typeof pad === 'object' ? [[id, pad]] : [])),
)

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
