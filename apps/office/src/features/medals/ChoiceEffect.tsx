import type { EventFormatPlan } from '@games/contract'
import { Button } from '@games/web/ui/Button.tsx'
import { useRef } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { CallFailed } from '../../ui/CallFailed.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { RulesPart } from '../../ui/RulesPart.tsx'
import { useFocusOnShow } from '../../ui/use-focus.ts'

interface ChoiceEffectProps {
  /** The call that returns the effect. */
  readonly plan: {
    readonly data: EventFormatPlan | undefined
    readonly error: Error | null
    readonly refetch: () => unknown
  }
  /** The text of the button. */
  readonly label: string
  readonly isPending: boolean
  readonly onChoose: (seen: string) => void
  /** Closes the effect without a choice. Absent: the effect cannot be closed. */
  readonly onKeep?: () => void
}

/** The ranks and medals that a choice would change, and the button that makes the choice. */
export function ChoiceEffect({
  plan: { data, error, refetch },
  label,
  isPending,
  onChoose,
  onKeep,
}: ChoiceEffectProps) {
  const t = useT()
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnShow(heading, data?.seen ?? '', 'gone')
  if (error && !data) return <CallFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <div className="medals-effect">
      <h4 ref={heading} tabIndex={-1}>
        {t('office-medals.effect')}
      </h4>
      {data.rankedLists > 0 ? <p>{t('office-medals.ranked-lists', { count: data.rankedLists })}</p> : null}
      {data.lines.length === 0 ? <p>{t('office-medals.no-effect')}</p> : <RulesPart lines={data.lines} bare />}
      <p className="muted">{t('office-medals.effect-why')}</p>
      <div className="medals-acts">
        <Button kind={onKeep ? 'plain' : 'main'} disabled={isPending} onClick={() => onChoose(data.seen)}>
          {label}
        </Button>
        {onKeep ? <Button onClick={onKeep}>{t('office-medals.keep')}</Button> : null}
      </div>
    </div>
  )
}
