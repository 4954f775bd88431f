import type { MedalTableView } from '@games/contract'
import { trimRsc } from '@games/domain/rsc'
import { useT, useText } from '../../i18n/use-t.ts'

const REASONS = ['under-revision', 'provisional'] as const

/** The events whose medals may change, by the reason: they are counted in the table. */
export function UnsettledNote({ unsettled = [] }: Pick<MedalTableView, 'unsettled'>) {
  const t = useT()
  const text = useText()
  return REASONS.map((reason) => {
    const events = unsettled.filter(({ why }) => why === reason)
    if (events.length === 0) return null
    const names = events.map(
      ({ discipline, event }) => `${text(discipline.name, discipline.code)}, ${text(event.name, trimRsc(event.code))}`,
    )
    return (
      <p key={reason} className="medals-note">
        {t(`medals.events-${reason}`, { names: names.join('; ') })}
      </p>
    )
  })
}
