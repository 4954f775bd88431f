import type { Report } from '@games/contract'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { commonTitle } from './common-title.ts'
import { otherLanguage } from './language-name.ts'

/** A name, and its language where that is not the page's. */
export interface KindName {
  readonly name: string
  readonly lang: string | undefined
}

/** What reports of one kind are called: what those in the page's language say alike, else those in the first one's. */
export function useKindName(): (reports: readonly Pick<Report, 'kind' | 'title' | 'language'>[]) => KindName {
  const t = useT()
  const locale = useLocale()
  return (reports) => {
    const titled = reports.filter(({ title }) => title !== null)
    const readable = titled.filter(({ language }) => otherLanguage(language, locale) === null)
    const language = (readable[0] ?? titled[0])?.language ?? null
    const said = commonTitle(titled.filter((one) => one.language === language).flatMap(({ title }) => title ?? []))
    const code = reports[0]?.kind
    if (said === null)
      return { name: code ? t('reports.of-kind', { kind: code }) : t('reports.report'), lang: undefined }
    return { name: said, lang: otherLanguage(language, locale)?.tag }
  }
}
