import type { EventWithFormat } from '@games/contract'
import { Fragment } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { EventName } from '../../ui/EventName.tsx'
import { ruleWords } from '../../ui/rule-words.ts'
import { FormatChoice } from './FormatChoice.tsx'

/** An event with the reasons why its medals are open, and the choice of the formats of its parts. */
export function EventMedals({ event }: { readonly event: EventWithFormat }) {
  const t = useT()
  return (
    <li>
      <h3>
        <EventName event={event.event} name={event.name} />
      </h3>
      {event.pending.map((reason, at) => (
        // reasons have no identity, and the list changes as a whole
        <p key={`${reason.rule} ${at}`} className={reason.needsDecision ? 'medals-decide' : 'medals-wait'}>
          {ruleWords(t, reason)}
          {reason.competitors.length > 0 ? <span dir="auto"> · {reason.competitors.join(', ')}</span> : null}
        </p>
      ))}
      {event.parts.map((part) => (
        <Fragment key={part.part}>
          {part.isOfDiscipline ? <p className="muted">{t('office-medals.of-discipline')}</p> : null}
          <FormatChoice
            code={event.event}
            title={t(`office-medals.part-${part.part}`)}
            of={part}
            canWithdraw={!part.isOfDiscipline}
          />
        </Fragment>
      ))}
    </li>
  )
}
