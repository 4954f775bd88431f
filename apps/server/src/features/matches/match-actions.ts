import type { OdfAction } from '@games/odf'
import type { PlayDocument } from './matches.queries.ts'

/** An action in its period, and the actions that belong to it. */
export interface MatchAction {
  readonly action: OdfAction
  readonly period: string | null
  /** The sides as its message names them; null where it does not. */
  readonly home: string | null
  readonly away: string | null
  readonly below: readonly OdfAction[]
}

/** Which of several languages' messages is read: the words are ours, the source's stand in for those we lack. */
const LANGUAGES = ['POR', null, 'ENG', 'SPA']

/**
 * The actions of a match, first to last. A message without DocumentSubcode has all periods, one with it that period alone; each period is
 * that of the newest message that covers it, so what a newer one does not have any more has been taken back. `documents` newest first.
 */
export function matchActions(documents: readonly PlayDocument[]): MatchAction[] {
  const languages = documents.map(({ language }) => language)
  const language = LANGUAGES.find((wanted) => languages.includes(wanted)) ?? languages[0]
  const covered = new Set<string>()
  const inOrder: MatchAction[] = []
  for (const { fact, subcode, language: written } of documents) {
    if (written !== language || (subcode !== null && covered.has(subcode))) continue
    const { home, away } = fact
    const actions = withChildren(fact.actions).map(({ action, below }) => ({
      action,
      below,
      period: action.period ?? subcode,
      home,
      away,
    }))
    if (subcode === null) {
      inOrder.push(...actions.filter(({ period }) => period === null || !covered.has(period)))
      break
    }
    inOrder.push(...actions)
    covered.add(subcode)
  }
  // one message has them in order; several are put one after the other
  return covered.size === 0 ? inOrder : inOrder.sort((a, b) => periodRank(a.period) - periodRank(b.period))
}

/** Regular time by number, then overtime, golden score and shoot-out (ODF §8, period codes). */
function periodRank(period: string | null): number {
  const [, letters = '', figure = '0'] = /^([A-Z]*)(\d*)$/.exec(period ?? '') ?? []
  const late = ['OT', 'ET', 'GS', 'SO', 'PSO'].indexOf(letters) + 1
  return 100 * late + Number(figure)
}

/** Each action without a parent, with those that lead up to it by theirs; both in the order sent. */
function withChildren(actions: readonly OdfAction[]): { action: OdfAction; below: OdfAction[] }[] {
  const byId = new Map(actions.map((action) => [action.id, action]))
  const rootOf = (action: OdfAction): OdfAction => {
    const seen = new Set([action.id])
    let root = action
    for (;;) {
      const parent = root.parent === null ? undefined : byId.get(root.parent)
      if (!parent) return root
      // actions that are each other's parent belong to nobody
      if (seen.has(parent.id)) return action
      seen.add(parent.id)
      root = parent
    }
  }
  const below = Map.groupBy(actions, rootOf)
  return actions
    .filter((action) => rootOf(action) === action)
    .map((action) => ({ action, below: (below.get(action) ?? []).filter((other) => other !== action) }))
}
