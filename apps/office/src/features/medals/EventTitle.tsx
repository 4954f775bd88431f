import type { EventWithFormat } from '@games/contract'
import { pick } from '@games/domain/text/localized'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { useDisciplineName } from '../../calls/use-discipline-name.ts'
import { useT } from '../../i18n/use-t.ts'

const GENDERS = ['M', 'W', 'X'] as const

/** The discipline, name and gender of an event; its code where it has no name. */
export function EventTitle({ event }: { readonly event: Pick<EventWithFormat, 'event' | 'name' | 'discipline'> }) {
  const t = useT()
  const locale = useLocale()
  const disciplineName = useDisciplineName()
  const gender = GENDERS.find((letter) => letter === event.event.charAt(3)) ?? null
  return (
    <h3>
      <span className="muted">{disciplineName(event.discipline)} › </span>
      <span dir="auto">{event.name ? pick(event.name, locale) : event.event.replace(/-+$/, '')}</span>
      {gender ? <span className="muted"> · {t(`office-medals.gender-${gender}`)}</span> : null}
    </h3>
  )
}
