import { ApiFailure } from '@games/contract/failure'
import type { EventFormat, PartWithFormat } from '@games/contract'
import { Button } from '@games/web/ui/Button.tsx'
import { toast } from '@games/web/ui/toast.ts'
import { useRef, useState } from 'react'
import { isAway } from '../../calls/server-state.ts'
import { useCall, useChange } from '../../calls/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { useRestoredFocus } from '../../ui/use-focus.ts'
import { useUndoToast } from '../../ui/use-undo-toast.ts'
import { ChoiceEffect } from './ChoiceEffect.tsx'
import { type FormatKey, formatKey } from './format-key.ts'

type Part = PartWithFormat['part']

interface FormatChoiceProps {
  /** The code of an event, or of a discipline for those of its events that have no format. */
  readonly code: string
  readonly title: string
  readonly of: PartWithFormat
  /** Whether the format can be taken away here. */
  readonly canWithdraw: boolean
}

/** The choice of the format of a part, with its effect before it is made. */
export function FormatChoice({ code, title, of: { part, format, choices }, canWithdraw }: FormatChoiceProps) {
  const t = useT()
  const [key, setKey] = useState<FormatKey | null>(format && formatKey(format))
  const chosen = choices.find((choice) => formatKey(choice) === key) ?? null
  const isChanged = chosen !== null && (format === null || formatKey(format) !== key)
  return (
    <>
      {choices.length > 0 ? (
        <fieldset className="medals-formats">
          <legend>{title}</legend>
          {choices.map((choice) => (
            <label key={formatKey(choice)}>
              <input
                type="radio"
                name={`format-${code}-${part}`}
                checked={key === formatKey(choice)}
                onChange={() => setKey(formatKey(choice))}
              />
              <b>{t(`office-medals.${formatKey(choice)}`)}</b>
              <span className="muted">{t(`office-medals.${formatKey(choice)}-why`)}</span>
            </label>
          ))}
        </fieldset>
      ) : null}
      <div aria-live="polite">
        {isChanged ? (
          <Effect code={code} part={part} format={chosen} />
        ) : format !== null && canWithdraw ? (
          <Withdraw code={code} part={part} onDone={() => setKey(null)} />
        ) : null}
      </div>
    </>
  )
}

/** The medals that a format would give, and the button that chooses it. */
function Effect({ code, part, format }: { code: string; part: Part; format: EventFormat }) {
  const t = useT()
  const plan = useCall('planEventFormat', { params: { event: code }, body: { part, format } })
  const { choose, isPending } = useChoose(code, part)
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
function Withdraw({ code, part, onDone }: { code: string; part: Part; onDone: () => void }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const plan = useCall(
    'planEventFormat',
    { params: { event: code }, body: { part, format: null } },
    { enabled: isOpen },
  )
  const { choose, isPending } = useChoose(code, part, onDone)
  const button = useRef<HTMLButtonElement>(null)
  useRestoredFocus(isPending, () => button.current)
  if (!isOpen)
    return (
      <Button ref={button} onClick={() => setOpen(true)}>
        {t('office-medals.withdraw')}
      </Button>
    )
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

function useChoose(code: string, part: Part, onDone?: () => void) {
  const t = useT()
  const undoToast = useUndoToast()
  const { mutate, isPending } = useChange('chooseEventFormat')
  const choose = (format: EventFormat | null, seen: string): void =>
    mutate(
      { params: { event: code }, body: { part, format, seen } },
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
