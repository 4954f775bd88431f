import type { EventToIdentify, EventTypeOption } from '@games/contract'
import { pick } from '@games/domain/text/localized'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { Button } from '@games/web/ui/Button.tsx'
import { toast } from '@games/web/ui/toast.ts'
import { useState } from 'react'
import { isAway } from '../../calls/server-state.ts'
import { useChange } from '../../calls/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { useUndoToast } from '../../ui/use-undo-toast.ts'
import { EventTitle } from './EventTitle.tsx'

/** Choices for an event that has no type of its sport. */
const PLAIN = ['plain-score', 'plain-ranking'] as const
const plainOf = (type: string) => PLAIN.find((plain) => plain === type)

/** An event that is not identified, with the events of its sport that it can be, and the answer of the organiser. */
export function EventIdentity({ event }: { readonly event: EventToIdentify }) {
  const t = useT()
  const locale = useLocale()
  const { choose, isPending } = useChooseType(event.event)
  const [type, setType] = useState<string | null>(event.isChosen ? (event.stored?.type ?? null) : null)
  const option = event.choices.find((one) => one.type === type)
  const stored = event.choices.find((one) => one.type === event.stored?.type)
  const near = event.choices.filter((one) => one.isNear || plainOf(one.type))
  const others = event.choices.filter((one) => !near.includes(one))
  const nameOf = (one: EventTypeOption): string => pick(one.name, locale)
  const isChanged = option !== undefined && !(event.isChosen && option.type === event.stored?.type)
  return (
    <li>
      <EventTitle event={event} />
      {stored && !event.isChosen ? (
        <p className="medals-decide">{t('office-medals.type-guess', { type: nameOf(stored) })}</p>
      ) : null}
      <fieldset className="medals-formats">
        <legend>{t('office-medals.type-near')}</legend>
        {near.map((one) => {
          const plain = plainOf(one.type)
          return (
            <label key={one.type}>
              <input
                type="radio"
                name={`type-${event.event}`}
                checked={type === one.type}
                onChange={() => setType(one.type)}
              />
              <b>{nameOf(one)}</b>
              {plain ? <span className="muted">{t(`office-medals.${plain}-why`)}</span> : null}
            </label>
          )
        })}
      </fieldset>
      {others.length > 0 ? (
        <label className="medals-other">
          {t('office-medals.type-other')}
          <select
            value={others.some((one) => one.type === type) ? (type ?? '') : ''}
            onChange={({ target }) => setType(target.value === '' ? null : target.value)}
          >
            <option value="">{t('office-medals.type-pick')}</option>
            {others.map((one) => (
              <option key={one.type} value={one.type}>
                {nameOf(one)}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <div className="medals-acts">
        {isChanged ? (
          <Button kind="main" disabled={isPending} onClick={() => choose(option)}>
            {t('office-medals.type-save')}
          </Button>
        ) : event.isChosen ? (
          <Button disabled={isPending} onClick={() => choose(null)}>
            {t('office-medals.type-withdraw')}
          </Button>
        ) : null}
      </div>
    </li>
  )
}

function useChooseType(event: string) {
  const t = useT()
  const undoToast = useUndoToast()
  const { mutate, isPending } = useChange('chooseEventType')
  const choose = (option: EventTypeOption | null): void =>
    mutate(
      { params: { event }, body: { answer: option && { type: option.type, variant: option.variant } } },
      {
        onSuccess: ({ action }) =>
          undoToast(t(option === null ? 'office-medals.type-withdrawn' : 'office-medals.type-saved'), action),
        onError: (error) =>
          toast.error(t(isAway(error) ? 'office-medals.type-not-answered' : 'office-medals.type-not-saved')),
      },
    )
  return { choose, isPending }
}
