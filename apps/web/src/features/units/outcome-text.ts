import type { UnitSummary } from '@games/contract'
import type { Translate } from '../../i18n/translator.ts'
import { figureOf } from '../../units/board.ts'
import { leaderOf } from '../../units/unit-kinds.ts'
import type { UnitWords } from '../../units/unit-words.ts'

/** What a screen reader announces when it changes: the status and the score, or who leads. The running clock is left out: it never rests. */
export function outcomeText(unit: UnitSummary, t: Translate, words: UnitWords): string {
  const status = t(`status.${unit.status}`)
  if (unit.kind === 'head-to-head' && unit.sides.some(({ result }) => result !== null)) {
    const [home, away] = unit.sides
    const score = t('units.spoken-score', {
      home: words.side(home),
      homeScore: figureOf(home, away) ?? '',
      away: words.side(away),
      awayScore: figureOf(away, home) ?? '',
    })
    return `${status}. ${score}`
  }
  const leader = leaderOf(unit)
  if (leader?.result)
    return `${status}. ${t('units.spoken-leader', { name: leader.competitor.name, result: leader.result })}`
  return status
}
