import type { Report } from '@games/contract'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { commonTitle } from './common-title.ts'
import { otherLanguage } from './language-name.ts'

/** A name, and its language where that is not the page's. */
export interface KindName {
  readonly name: string
  readonly lang: string | undefined
}

/** Kinds that every sport's reports have, by ORIS code. */
const KINDS = ['C08', 'C30', 'C32', 'C35', 'C51', 'C67', 'C73', 'C74', 'C75', 'C92', 'C93', 'C95'] as const

/** The kind a code is of: the letters behind it distinguish a sport's variants (`C73A`). */
const kindOf = (code: string | null | undefined) => KINDS.find((kind) => code?.slice(0, 3).toUpperCase() === kind)

/**
 * What reports of one kind are called: in the page's language where we know the kind, else by what those in the page's language say
 * alike, else by what those in the first one's say.
 */
export function useKindName(): (reports: readonly Pick<Report, 'kind' | 'title' | 'language'>[]) => KindName {
  const t = useT()
  const locale = useLocale()
  return (reports) => {
    const code = reports[0]?.kind
    const kind = kindOf(code)
    if (kind !== undefined) return { name: t(`reports.kind-${kind}`), lang: undefined }
    const titled = reports.filter(({ title }) => title !== null)
    const readable = titled.filter(({ language }) => otherLanguage(language, locale) === null)
    const language = (readable[0] ?? titled[0])?.language ?? null
    const shared = commonTitle(titled.filter((one) => one.language === language).flatMap(({ title }) => title ?? []))
    if (shared === null)
      return { name: code ? t('reports.of-kind', { kind: code }) : t('reports.report'), lang: undefined }
    return { name: shared, lang: otherLanguage(language, locale)?.tag }
  }
}
