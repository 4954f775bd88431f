import type { PublishedMedals } from '@games/contract'
import type { Locale } from '@games/domain/text/localized'
import { dateWithYear } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/translator.ts'

/** The publisher and the day of a medal table; its title or file if the publisher is unknown. */
export function publishedText(
  { publisher, title, fileName, day }: NonNullable<PublishedMedals['table']>,
  t: Translate,
  locale: Locale,
): string {
  const date = dateWithYear(day, locale)
  return publisher === null
    ? t('medals.published-as', { name: title ?? fileName ?? '', day: date })
    : t('medals.published-by', { name: publisher, day: date })
}
