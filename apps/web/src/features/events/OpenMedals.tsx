import type { EventPage } from '@games/contract'
import { useText } from '../../i18n/use-t.ts'

/** Why medals of the event are not given yet. A result that is still to come is visible in the programme. */
export function OpenMedals({ pending = [] }: Pick<EventPage, 'pending'>) {
  const text = useText()
  return pending
    .filter(({ reason }) => reason !== 'result-to-come')
    .map((medal) => (
      <p key={JSON.stringify(medal)} className="units-notice">
        {text(medal.text, '')}
        {medal.competitors.length > 0 ? (
          <span dir="auto"> {medal.competitors.map(({ name }) => name).join(', ')}</span>
        ) : null}
      </p>
    ))
}
