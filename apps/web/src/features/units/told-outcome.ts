import type { UnitSummary } from '@games/contract'
import type { Translate } from '../../i18n/translator.ts'
import type { UnitWords } from '../../units/unit-words.ts'

/** What a screen reader is told when it changes: the status and the score, or who leads. The running clock is left out: it never rests. */
export function toldOutcome(unit: UnitSummary, t: Translate, words: UnitWords): string {
  const status = t(`status.${unit.status}`)
  const [home, away] = unit.sides
  if (home && away && (home.result !== null || away.result !== null)) {
    const score = t('units.told-score', {
      home: words.side(home),
      homeScore: home.result ?? '0',
      away: words.side(away),
      awayScore: away.result ?? '0',
    })
    return `${status}. ${score}`
  }
  if (unit.leader?.result) {
    const leader = t('units.told-leader', { name: unit.leader.competitor.name, result: unit.leader.result })
    return `${status}. ${leader}`
  }
  return status
}
