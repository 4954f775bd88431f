import type { UnitSummary } from '@games/contract'
import { UNIT_KIND } from '@games/domain'
import { capital } from '@games/domain/text/capital'
import { pick } from '@games/domain/text/localized'
import { LOCALE_TAGS, type Locale } from '../../../i18n/locale.ts'
import type { Translate } from '../../../i18n/translator.ts'
import { withoutEchoes } from '../../../i18n/without-echoes.ts'
import { figureOf, lineBeside } from '../../../units/board.ts'
import type { UnitWords } from '../../../units/unit-words.ts'
import { type Appearance, sidesOf } from '../appearances.ts'

/** The athlete's figure in a unit: "10–00", the own one first, of a match; a time, a mark or the letters of who has none ("DNS") of a list; null before there is one. */
export function scoreOfAthlete(appearance: Appearance, athlete: string): string | null {
  const sides = sidesOf(appearance, athlete)
  if (!sides) return appearance.row?.result ?? appearance.row?.irm ?? null
  const [own, other] = [figureOf(sides.own, sides.other), figureOf(sides.other, sides.own)]
  return own === null || other === null ? sides.own.irm : `${own}–${other}`
}

/** What a unit is, for whom the discipline need not be said: "Até 57 kg feminino, semifinal 1"; with it where nothing else has a name. */
export function nameOf(unit: UnitSummary, words: UnitWords): string {
  const named = withoutEchoes('', [words.event(unit.event), words.phase(unit)])
  return named === '' ? words.heading(unit) : capital(named)
}

/** How it ended for the athlete, in words: "venceu, ippon aos 2:13", "2º lugar, prata"; '' while it has not. */
export function outcomeOf(appearance: Appearance, athlete: string, t: Translate, locale: Locale): string {
  const { row, unit } = appearance
  if (UNIT_KIND[unit.status] !== 'final') return ''
  const sides = sidesOf(appearance, athlete)
  const medal = row?.medal ? t(`participants.medal-${row.medal}`).toLocaleLowerCase(LOCALE_TAGS[locale]) : ''
  if (!sides) {
    if (!row?.rank) return medal
    return [t(row.rankEqual ? 'family.place-shared' : 'family.place', { rank: row.rank }), medal]
      .filter(Boolean)
      .join(', ')
  }
  const won = sides.own.wlt === 'W' || sides.other.wlt === 'L'
  const lost = sides.own.wlt === 'L' || sides.other.wlt === 'W'
  const line =
    unit.kind !== 'non-competition' && unit.line
      ? lineBeside(scoreOfAthlete(appearance, athlete), pick(unit.line, locale))
      : ''
  return [won ? t('family.won') : lost ? t('family.lost') : '', line, medal].filter(Boolean).join(', ')
}
