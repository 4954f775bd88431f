import { ApiFailure } from '@games/contract/failure'
import type { EventFormat, EventWithFormat } from '@games/contract'
import { Button } from '@games/web/ui/Button.tsx'
import { toast } from '@games/web/ui/toast.ts'
import { useState } from 'react'
import { isAway } from '../../calls/server-state.ts'
import { useCall, useChange } from '../../calls/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { useUndoToast } from '../../ui/use-undo-toast.ts'
import { ChoiceEffect } from './ChoiceEffect.tsx'
import { EventTitle } from './EventTitle.tsx'
import { type FormatKey, formatKey } from './format-key.ts'

/** An event with the reasons why its medals are open, and the choice of its format. */
export function EventMedals({ event }: { readonly event: EventWithFormat }) {
  const t = useT()
  const [key, setKey] = useState<FormatKey | null>(event.format && formatKey(event.format))
  const chosen = event.choices.find((format) => formatKey(format) === key) ?? null
  const isChanged = chosen !== null && (event.format === null || formatKey(event.format) !== key)
  return (
    <li>
      <EventTitle event={event} />
      {event.pending.map((reason, at) => (
        // reasons have no identity, and the list changes as a whole
        <p key={`${reason.rule} ${at}`} className={reason.needsDecision ? 'medals-decide' : 'medals-wait'}>
          {t(`office-sheets.rule-${reason.rule}`)}
          {reason.competitors.length > 0 ? <span dir="auto"> · {reason.competitors.join(', ')}</span> : null}
        </p>
      ))}
      {event.choices.length > 0 ? (
        <fieldset className="medals-formats">
          <legend>{t('office-medals.how')}</legend>
          {event.choices.map((format) => (
            <label key={formatKey(format)}>
              <input
                type="radio"
                name={`format-${event.event}`}
                checked={key === formatKey(format)}
                onChange={() => setKey(formatKey(format))}
              />
              <b>{t(`office-medals.${formatKey(format)}`)}</b>
              <span className="muted">{t(`office-medals.${formatKey(format)}-why`)}</span>
            </label>
          ))}
        </fieldset>
      ) : null}
      {isChanged ? (
        <Effect event={event.event} format={chosen} />
      ) : event.format !== null ? (
        <Withdraw event={event.event} onDone={() => setKey(null)} />
      ) : null}
    </li>
  )
}

/** The medals that a format would give, and the button that chooses it. */
function Effect({ event, format }: { event: string; format: EventFormat }) {
  const t = useT()
  const plan = useCall('planEventFormat', { params: { event }, body: { format } })
  const { choose, isPending } = useChoose(event)
  return (
    <ChoiceEffect
      plan={plan}
      label={t('office-medals.save')}
      isPending={isPending}
      onChoose={(seen) => choose(format, seen)}
    />
  )
}

/** Takes a chosen format away: the medals that followed from it go, and the event is open again. */
function Withdraw({ event, onDone }: { event: string; onDone: () => void }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const plan = useCall('planEventFormat', { params: { event }, body: { format: null } }, { enabled: isOpen })
  const { choose, isPending } = useChoose(event, onDone)
  if (!isOpen) return <Button onClick={() => setOpen(true)}>{t('office-medals.withdraw')}</Button>
  return (
    <ChoiceEffect
      plan={plan}
      label={t('office-medals.withdraw')}
      isPending={isPending}
      onChoose={(seen) => choose(null, seen)}
      onKeep={() => setOpen(false)}
    />
  )
}

function useChoose(event: string, onDone?: () => void) {
  const t = useT()
  const undoToast = useUndoToast()
  const { mutate, isPending } = useChange('chooseEventFormat')
  const choose = (format: EventFormat | null, seen: string): void =>
    mutate(
      { params: { event }, body: { format, seen } },
      {
        onSuccess: ({ action }) => {
          onDone?.()
          undoToast(t(format === null ? 'office-medals.withdrawn' : 'office-medals.saved'), action)
        },
        onError: (error) => {
          const isOutdated = error instanceof ApiFailure && error.id === 'changed-meanwhile'
          toast.error(
            t(
              isAway(error)
                ? 'office-medals.not-answered'
                : isOutdated
                  ? 'office-medals.outdated'
                  : 'office-medals.not-saved',
            ),
          )
        },
      },
    )
  return { choose, isPending }
}
