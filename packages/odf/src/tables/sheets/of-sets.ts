import { disciplineOf } from '@games/domain'
import { sportOf } from '@games/domain/sports/registry'
import { setsLine } from '@games/domain/sports/set-scores'
import { disciplineCodeOf } from './word-codes.ts'

/** Sports without rules of the product that are played in sets. */
const OTHERS: ReadonlySet<string> = new Set(
  ['tênis', 'beach tennis', 'padel', 'squash', 'pickleball', 'futevôlei', 'frontón', 'faustball'].map(disciplineCodeOf),
)

/** Whether matches of an event are played in sets. */
export const isOfSets = (event: string): boolean => sportOf(event).line === setsLine || OTHERS.has(disciplineOf(event))
