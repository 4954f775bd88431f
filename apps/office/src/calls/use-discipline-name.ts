import { disciplineName } from '@games/domain/disciplines/disciplines'
import { pick } from '@games/domain/text/localized'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { useCall } from './use-call.ts'

/** What a discipline is called on the pages, by the organiser first; its code where nothing has a name for it. */
export function useDisciplineName(): (code: string) => string {
  const locale = useLocale()
  const { data } = useCall('listCodeNames', { query: { set: 'DISCIPLINE' } })
  return (code) => {
    const name = data?.names.find((one) => one.code === code)?.shown ?? disciplineName(code)
    return name ? pick(name, locale) : code
  }
}
