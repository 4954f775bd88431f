import type { SettingKey, Settings } from '@games/contract'
import { ApiFailure } from '@games/contract/failure'
import { notifyManager, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, type CallInput } from '../../calls/call.ts'
import { useCall } from '../../calls/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { useUndoToast } from '../../ui/use-undo-toast.ts'
import { settingOf } from './setting-of.ts'
import { useUnsaved } from './use-unsaved.ts'

/** Upper limit for reading the settings after a save: the form cannot be saved meanwhile. */
const REFETCH_TIMEOUT_MS = 10_000

/** Whether a change was refused because somebody else has made one since it was read. */
export const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof ApiFailure && error.id === 'changed-meanwhile'

export const useSettings = () => useCall('getSettings')

/** What is set of a key, being edited: what was typed stays until it is saved or let go, whatever others save meanwhile. */
export function useSetting<Value>(settings: Settings, key: SettingKey, read: (value: unknown) => Value) {
  const t = useT()
  const undoToast = useUndoToast()
  const { value, state, changed } = settingOf(settings, key)
  const [edited, setEdited, latest] = useUnsaved<{ readonly value: Value; readonly expected: string }>(`setting ${key}`)
  const client = useQueryClient()
  const mutationKey = ['changeSetting', key]
  // by whichever fields of it: they may have been left and looked at again meanwhile
  const isSaving = useIsMutating({ mutationKey }) > 0
  const change = useMutation({
    mutationKey,
    mutationFn: async ({ input }: { input: CallInput<'changeSetting'>; sent: typeof edited }) => {
      const { action } = await call('changeSetting', input)
      // what was typed meanwhile is to follow this; where it is not known, that is told as somebody else's change
      const now = await call('getSettings', {}, { signal: AbortSignal.timeout(REFETCH_TIMEOUT_MS) }).catch(() => null)
      return { action, now }
    },
    // here, not beside `mutate`: it is done after the fields are gone too
    onSuccess: async ({ action, now }, { sent }) => {
      if (now) client.setQueryData(['getSettings', null], now)
      // once that is shown: the fields must not show what was stored before for a moment
      await new Promise<void>((resolve) => notifyManager.schedule(resolve))
      const typed = latest() === sent ? null : latest()
      const stored = now && settingOf(now, key)
      // somebody else's change after this one has not been seen by who typed
      setEdited(typed && stored?.changed?.action === action ? { ...typed, expected: stored.state } : typed)
      void client.invalidateQueries()
      undoToast(t('office-settings.saved'), action)
    },
    // before the conflict is shown: who keeps their own text must replace the newest value
    onError: async (error) => {
      if (isChangedMeanwhile(error)) await client.invalidateQueries({ queryKey: ['getSettings'] })
    },
  })
  const faults = change.error instanceof ApiFailure ? (change.error.details.fields ?? {}) : {}
  const hasFaults = Object.keys(faults).length > 0
  const isConflict = isChangedMeanwhile(change.error)
  const save = (next: unknown, { reason, expected = latest()?.expected ?? state }: SaveOptions = {}) => {
    // Enter in a field comes while its button is off
    if (client.isMutating({ mutationKey }) > 0) return
    change.mutate({
      input: { params: { key }, body: { value: next, expected, ...(reason !== undefined && { reason }) } },
      sent: latest(),
    })
  }
  return {
    value: edited?.value ?? read(value),
    stored: value,
    changed,
    isEdited: edited !== null,
    edit: (next: Value) => setEdited({ value: next, expected: edited?.expected ?? state }),
    /** What others have set since is taken for what was seen: saving again replaces it. */
    seeNew: () => {
      if (edited) setEdited({ ...edited, expected: state })
      change.reset()
    },
    letGo: () => {
      setEdited(null)
      change.reset()
    },
    save,
    faults,
    isConflict,
    error: isConflict || hasFaults ? null : change.error,
    isPending: isSaving,
  }
}

interface SaveOptions {
  readonly reason?: string
  readonly expected?: string
}

export type Editing<Value> = ReturnType<typeof useSetting<Value>>
