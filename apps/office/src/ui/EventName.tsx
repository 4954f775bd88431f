import { disciplineOf, trimRsc } from '@games/domain/rsc'
import { type Localized, pick } from '@games/domain/text/localized'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { useDisciplineName } from '../calls/use-discipline-name.ts'
import { useEventGender } from './use-event-gender.ts'

/** The discipline, name and gender of an event; its code where it has no name. */
export function EventName({ event, name }: { readonly event: string; readonly name: Localized | null }) {
  const locale = useLocale()
  const disciplineName = useDisciplineName()
  const genderOf = useEventGender()
  const words = name ? pick(name, locale) : trimRsc(event)
  return (
    <>
      <span className="muted">{disciplineName(disciplineOf(event))} › </span>
      <span dir="auto">{words}</span>
      <span className="muted">{genderOf(event, words)}</span>
    </>
  )
}
