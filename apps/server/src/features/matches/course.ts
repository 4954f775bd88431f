import type { Match } from '@games/contract'
import type { MatchAction } from './match-actions.ts'

/** The score an action left, home first; `moved` where it is another one than before. */
export interface ScoreAfter {
  readonly home: string
  readonly away: string
  readonly moved: boolean
}

const NONE = { home: '0', away: '0' }
const isNumber = (text: string): boolean => /^\d+$/.test(text)
const points = ({ home, away }: { home: string; away: string }): number => Number(home) + Number(away)
const isSame = (one: string, other: string): boolean =>
  one === other || (isNumber(one) && isNumber(other) && Number(one) === Number(other))

/**
 * The score after each action as sent, null where none was, and its course in numbers: one point for each change. A match has begun level,
 * and so does a set after another; a score that a message takes back is a change as well.
 */
export function courseOf(
  actions: readonly MatchAction[],
  awayCode: string | null,
): { scores: (ScoreAfter | null)[]; flow: Match['flow'] } {
  let before: { home: string; away: string } = NONE
  let period: string | null = null
  const flow: Match['flow'] = []
  const scores = actions.map((entry): ScoreAfter | null => {
    const sent = sentScore(entry, awayCode)
    if (!sent) return null
    if (entry.period !== period && points(sent) < points(before)) before = NONE
    const moved = !isSame(sent.home, before.home) || !isSame(sent.away, before.away)
    before = sent
    period = entry.period
    if (moved && isNumber(sent.home) && isNumber(sent.away))
      flow.push({ period, home: Number(sent.home), away: Number(sent.away) })
    return { ...sent, moved }
  })
  return { scores, flow }
}

/** ScoreH is of the side the message calls home, which may be the unit's second. */
function sentScore({ action, below, home }: MatchAction, awayCode: string | null) {
  for (const { scoreH, scoreA } of [action, ...below]) {
    if (scoreH === null || scoreA === null) continue
    return home !== null && home === awayCode ? { home: scoreA, away: scoreH } : { home: scoreH, away: scoreA }
  }
  return null
}
