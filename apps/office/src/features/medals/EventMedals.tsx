import { ApiFailure } from '@games/contract/failure'
import type { EventFormat, EventWithFormat } from '@games/contract'
import { Button } from '@games/web/ui/Button.tsx'
import { toast } from '@games/web/ui/toast.ts'
import { useState } from 'react'
import { isAway } from '../../calls/server-state.ts'
import { useCall, useChange } from '../../calls/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { CallFailed } from '../../ui/CallFailed.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { RulesPart } from '../../ui/RulesPart.tsx'
import { useUndoToast } from '../../ui/use-undo-toast.ts'
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
  const { data, error, refetch } = useCall('planEventFormat', { params: { event }, body: { format } })
  const { choose, isPending } = useChoose(event)
  if (error && !data) return <CallFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <div className="medals-effect">
      <h4>{t('office-medals.effect')}</h4>
      {data.lines.length === 0 ? <p>{t('office-medals.no-effect')}</p> : <RulesPart lines={data.lines} bare />}
      <p className="muted">{t('office-medals.effect-why')}</p>
      <Button kind="main" disabled={isPending} onClick={() => choose(format, data.seen)}>
        {t('office-medals.save')}
      </Button>
    </div>
  )
}

/** Takes a chosen format away: the medals that followed from it go, and the event is open again. */
function Withdraw({ event, onDone }: { event: string; onDone: () => void }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const { data, error, refetch } = useCall(
    'planEventFormat',
    { params: { event }, body: { format: null } },
    { enabled: isOpen },
  )
  const { choose, isPending } = useChoose(event, onDone)
  if (!isOpen) return <Button onClick={() => setOpen(true)}>{t('office-medals.withdraw')}</Button>
  if (error && !data) return <CallFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <div className="medals-effect">
      <h4>{t('office-medals.effect')}</h4>
      {data.lines.length === 0 ? <p>{t('office-medals.no-effect')}</p> : <RulesPart lines={data.lines} bare />}
      <div className="medals-acts">
        <Button disabled={isPending} onClick={() => choose(null, data.seen)}>
          {t('office-medals.withdraw')}
        </Button>
        <Button onClick={() => setOpen(false)}>{t('office-medals.keep')}</Button>
      </div>
    </div>
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
