import type { DeskEvent } from '@games/contract'
import { toast } from '@games/web/ui/toast.ts'
import { type CallAnswer, type CallInput } from '../../calls/call.ts'
import { isAway } from '../../calls/server-state.ts'
import { useChange } from '../../calls/use-call.ts'
import { useT } from '../../i18n/use-t.ts'

type Rules = CallInput<'chooseDeskRules'>['body']
type Faults = CallAnswer<'chooseDeskRules'>['faults']

/** Changes some of an event's rules and says how it went; `onFaults` is called with what is wrong in them, nothing once they are saved. */
export function useChooseRules({ event, ruleSet, limits, secondPerson }: DeskEvent) {
  const t = useT()
  const { mutate, isPending } = useChange('chooseDeskRules')
  const save = (over: Partial<Rules>, onFaults?: (faults: Faults) => void): void =>
    mutate(
      { params: { event }, body: { ruleSet, limits, secondPerson, ...over } },
      {
        onSuccess: ({ done, faults }) => {
          onFaults?.(faults)
          if (done) toast(t('office-desk.saved'))
          // where the fields have the faults, they say them
          else if (!onFaults) toast.error(t('office-desk.not-saved'))
        },
        onError: (error) => toast.error(t(isAway(error) ? 'office-desk.not-answered' : 'office-desk.not-saved')),
      },
    )
  return { save, isPending }
}
