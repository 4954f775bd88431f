import { disciplineName } from '@games/domain/disciplines/disciplines'
import { pick } from '@games/domain/text/localized'
import { useLocale } from '@games/web/i18n/use-t.ts'

/** What a discipline is called; its code where we do not know it. */
export function useDisciplineName(): (code: string) => string {
  const locale = useLocale()
  return (code) => {
    const name = disciplineName(code)
    return name ? pick(name, locale) : code
  }
}
