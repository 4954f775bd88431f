import { ApiFailure } from '@games/contract/failure'
import type { MedalDifference as Difference } from '@games/contract'
import { Button } from '@games/web/ui/Button.tsx'
import { toast } from '@games/web/ui/toast.ts'
import { isAway } from '../../calls/server-state.ts'
import { useChange } from '../../calls/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { EventName } from '../../ui/EventName.tsx'
import { RulesPart } from '../../ui/RulesPart.tsx'
import { useUndoToast } from '../../ui/use-undo-toast.ts'

/** An event whose medals in force are not those of its results, with what would change, and the button that changes it. */
export function MedalDifference({ difference }: { readonly difference: Difference }) {
  const t = useT()
  const undoToast = useUndoToast()
  const { mutate, isPending } = useChange('followResults')
  const { event, lines, seen, isOfDesk } = difference
  const follow = (): void =>
    mutate(
      { params: { event }, body: { seen } },
      {
        onSuccess: ({ action }) => undoToast(t('office-medals.followed'), action),
        onError: (error) => {
          const isOutdated = error instanceof ApiFailure && error.id === 'changed-meanwhile'
          toast.error(
            t(
              isAway(error)
                ? 'office-medals.follow-not-answered'
                : isOutdated
                  ? 'office-medals.outdated'
                  : 'office-medals.not-followed',
            ),
          )
        },
      },
    )
  return (
    <li>
      <h3>
        <EventName event={difference.event} name={difference.name} />
      </h3>
      <div className="medals-effect">
        <h4>{t('office-medals.effect')}</h4>
        <RulesPart lines={lines} bare />
        {isOfDesk ? (
          <p className="muted">{t('office-medals.of-desk')}</p>
        ) : (
          <Button kind="main" disabled={isPending} onClick={follow}>
            {t('office-medals.follow')}
          </Button>
        )}
      </div>
    </li>
  )
}
