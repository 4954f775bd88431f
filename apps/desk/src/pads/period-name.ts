import type { DeskTranslate } from '../i18n/use-t.ts'

/** ODF's code of a period, set, game, round or half in words: "2nd half", "Set 3"; a code that is none of them as it is. */
export function periodName(code: string, t: DeskTranslate): string {
  const [, letter = '', number = ''] = /^([A-Z]+?)(\d*)$/.exec(code) ?? []
  const n = Number(number)
  switch (letter) {
    case 'H':
      return t('desk.period-half', { n })
    case 'Q':
      return t('desk.period-quarter', { n })
    case 'S':
      return t('desk.period-set', { n })
    case 'G':
      return t('desk.period-game', { n })
    case 'R':
      return t('desk.period-round', { n })
    case 'P':
      return t('desk.period-period', { n })
    case 'E':
      return t('desk.period-end', { n })
    case 'OT':
      return t('desk.period-overtime', { n: Math.max(1, n) })
    case 'GS':
      return t('desk-words.golden-score')
    case 'PSO':
      return t('desk-words.shootout-penalties')
    case 'N':
      return t('desk.period-normal')
    default:
      return code
  }
}
