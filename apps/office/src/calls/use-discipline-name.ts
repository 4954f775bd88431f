import { disciplineName } from '@games/domain/disciplines/disciplines'
import { pick } from '@games/domain/text/localized'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { useCall } from './use-call.ts'
import { useProgramme } from './use-disciplines.ts'

/** What a discipline is called on the pages, by the organiser first; its code where nothing has a name for it. */
export function useDisciplineName(): (code: string) => string {
  const locale = useLocale()
  const { data } = useCall('listCodeNames', { query: { set: 'DISCIPLINE' } })
  const programme = useProgramme().data
  return (code) => {
    const name =
      data?.names.find((one) => one.code === code)?.shown ??
      programme?.disciplines.find(({ discipline }) => discipline.code === code)?.discipline.name ??
      disciplineName(code)
    return name ? pick(name, locale) : code
  }
}
