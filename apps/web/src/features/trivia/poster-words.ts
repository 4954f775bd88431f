import { HUE } from '@games/domain/sports/by-discipline/hue.gen'
import { LOCALE_TAGS, type Locale } from '@games/domain/text/localized'
import { dateLabel } from '../../i18n/format.ts'
import { loadMessages, translatorOf } from '../../i18n/translator.ts'

/** A moment in the games' time: `2027-09-16` and `18:00`. */
interface Moment {
  readonly day: string
  readonly time: string
}

/** Angles of the disciplines' hues, as pages have them. */
const ANGLES: Readonly<Record<string, number>> = HUE

/** What posters of trivia are written with in one language, and coloured with: the server prints them, and knows no language itself. */
export async function posterWords(locale: Locale) {
  await loadMessages(locale, ['posters'])
  const t = translatorOf(locale)
  const written = ({ day, time }: Moment): string => t('posters.moment', { day: dateLabel(day, locale), time })
  return {
    tag: LOCALE_TAGS[locale],
    name: t('posters.name'),
    trivia: t('posters.trivia'),
    call: t('posters.call'),
    needs: t('posters.needs'),
    typeAt: (address: string): string => t('posters.type-at', { address }),
    codeOf: (title: string): string => t('posters.code-of', { title }),
    /** null: open all the time. */
    when: (from: Moment | null, until: Moment | null): string | null => {
      if (from && until) return t('posters.between', { from: written(from), until: written(until) })
      if (from) return t('posters.from', { from: written(from) })
      return until && t('posters.until', { until: written(until) })
    },
    figures: (of: { readonly questions: number; readonly minutes: number; readonly points: number }) =>
      (['questions', 'minutes', 'points'] as const).map((what) => ({
        figure: t('posters.figure', { count: of[what] }),
        label: t(`posters.${what}`, { count: of[what] }),
      })),
    /** Angle of a discipline's hue in OKLCH; null: it is none of ours. */
    hue: (discipline: string): number | null => ANGLES[discipline] ?? null,
  }
}
