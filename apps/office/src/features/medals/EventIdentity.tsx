import { ApiFailure } from '@games/contract/failure'
import type { EventToIdentify, EventTypeOption } from '@games/contract'
import { pick } from '@games/domain/text/localized'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { Button } from '@games/web/ui/Button.tsx'
import { toast } from '@games/web/ui/toast.ts'
import { useRef, useState } from 'react'
import { isAway } from '../../calls/server-state.ts'
import { useCall, useChange } from '../../calls/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { EventName } from '../../ui/EventName.tsx'
import { useRestoredFocus } from '../../ui/use-focus.ts'
import { useUndoToast } from '../../ui/use-undo-toast.ts'
import { ChoiceEffect } from './ChoiceEffect.tsx'

/** Choices for an event that has no type of its sport. */
const PLAIN = ['plain-score', 'plain-ranking'] as const
const plainOf = (type: string) => PLAIN.find((plain) => plain === type)

/** An event that is not identified, with the events of its sport that it can be, and the answer of the organiser. */
export function EventIdentity({ event }: { readonly event: EventToIdentify }) {
  const t = useT()
  const locale = useLocale()
  const [type, setType] = useState<string | null>(event.isChosen ? (event.stored?.type ?? null) : null)
  const option = event.choices.find((one) => one.type === type)
  const stored = event.choices.find((one) => one.type === event.stored?.type)
  const near = event.choices.filter((one) => one.isNear || plainOf(one.type))
  const others = event.choices.filter((one) => !near.includes(one))
  const nameOf = (one: EventTypeOption): string => pick(one.name, locale)
  const isChanged = option !== undefined && !(event.isChosen && option.type === event.stored?.type)
  return (
    <li>
      <h3>
        <EventName event={event.event} name={event.name} />
      </h3>
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
            className="ui-select"
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
      <div aria-live="polite">
        {isChanged ? (
          <Effect event={event.event} option={option} />
        ) : event.isChosen ? (
          <Withdraw event={event.event} onDone={() => setType(null)} />
        ) : null}
      </div>
    </li>
  )
}

const answerOf = ({ type, variant }: EventTypeOption) => ({ type, variant })

/** The ranks and medals that a type would change, and the button that chooses it. */
function Effect({ event, option }: { event: string; option: EventTypeOption }) {
  const t = useT()
  const plan = useCall('planEventType', { params: { event }, body: { answer: answerOf(option) } })
  const { choose, isPending } = useChooseType(event)
  return (
    <ChoiceEffect
      plan={plan}
      label={t('office-medals.type-save')}
      isPending={isPending}
      onChoose={(seen) => choose(option, seen)}
    />
  )
}

/** Takes an answer away: ranks and medals that followed from it go, and the event is open again. */
function Withdraw({ event, onDone }: { event: string; onDone: () => void }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const plan = useCall('planEventType', { params: { event }, body: { answer: null } }, { enabled: isOpen })
  const { choose, isPending } = useChooseType(event, onDone)
  const button = useRef<HTMLButtonElement>(null)
  useRestoredFocus(isPending, () => button.current)
  if (!isOpen)
    return (
      <Button ref={button} onClick={() => setOpen(true)}>
        {t('office-medals.type-withdraw')}
      </Button>
    )
  return (
    <ChoiceEffect
      plan={plan}
      label={t('office-medals.type-withdraw')}
      isPending={isPending}
      onChoose={(seen) => choose(null, seen)}
      onKeep={() => setOpen(false)}
    />
  )
}

function useChooseType(event: string, onDone?: () => void) {
  const t = useT()
  const undoToast = useUndoToast()
  const { mutate, isPending } = useChange('chooseEventType')
  const choose = (option: EventTypeOption | null, seen: string): void =>
    mutate(
      { params: { event }, body: { answer: option && answerOf(option), seen } },
      {
        onSuccess: ({ action }) => {
          onDone?.()
          undoToast(t(option === null ? 'office-medals.type-withdrawn' : 'office-medals.type-saved'), action)
        },
        onError: (error) => {
          const isOutdated = error instanceof ApiFailure && error.id === 'changed-meanwhile'
          toast.error(
            t(
              isAway(error)
                ? 'office-medals.type-not-answered'
                : isOutdated
                  ? 'office-medals.outdated'
                  : 'office-medals.type-not-saved',
            ),
          )
        },
      },
    )
  return { choose, isPending }
}
