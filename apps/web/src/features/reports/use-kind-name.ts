import type { Report } from '@games/contract'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { otherLanguage } from './language-name.ts'

/** A name, and its language where that is not the page's. */
export interface KindName {
  readonly name: string
  readonly lang: string | undefined
}

/** What reports of one kind are called: by the one in the page's language, else as the first was sent. */
export function useKindName(): (reports: readonly Report[]) => KindName {
  const t = useT()
  const locale = useLocale()
  return (reports) => {
    const titled = reports.filter(({ title }) => title !== null)
    const [best] = [...titled.filter(({ language }) => otherLanguage(language, locale) === null), ...titled]
    const code = reports[0]?.kind
    if (!best?.title)
      return { name: code ? t('reports.of-kind', { kind: code }) : t('reports.report'), lang: undefined }
    return { name: best.title, lang: otherLanguage(best.language, locale)?.tag }
  }
}
