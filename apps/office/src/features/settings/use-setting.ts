import type { SettingKey, Settings } from '@games/contract'
import { ApiFailure } from '@games/contract/failure'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call, type CallInput } from '../../calls/call.ts'
import { useCall } from '../../calls/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { useUndoToast } from '../../ui/use-undo-toast.ts'
import { useUnsaved } from './use-unsaved.ts'

export const useSettings = () => useCall('getSettings')

export const settingOf = (settings: Settings, key: SettingKey) =>
  settings.settings.find((one) => one.key === key) ?? { key, value: null, state: '', changed: null }

/** What is set of a key, being edited: what was typed stays until it is saved or let go, whatever others save meanwhile. */
export function useSetting<Value>(settings: Settings, key: SettingKey, read: (value: unknown) => Value) {
  const t = useT()
  const undoToast = useUndoToast()
  const { value, state, changed } = settingOf(settings, key)
  const [edited, setEdited] = useUnsaved<{ readonly value: Value; readonly expected: string }>(`setting ${key}`)
  const latest = useRef(edited)
  useEffect(() => {
    latest.current = edited
  })
  const client = useQueryClient()
  const change = useMutation({
    mutationKey: ['changeSetting'],
    mutationFn: async (input: CallInput<'changeSetting'>) => {
      const { action } = await call('changeSetting', input)
      // what was typed meanwhile is to follow this; where it is not known, that is told as somebody else's change
      return { action, now: await call('getSettings').catch(() => null) }
    },
    onSuccess: ({ now }) => {
      if (now) client.setQueryData(['getSettings', null], now)
      void client.invalidateQueries()
    },
  })
  const faults = change.error instanceof ApiFailure ? (change.error.details.fields ?? {}) : {}
  const hasFaults = Object.keys(faults).length > 0
  const isConflict = change.error instanceof ApiFailure && change.error.id === 'changed-meanwhile'
  const save = (next: unknown, { reason, expected = latest.current?.expected ?? state }: SaveOptions = {}) => {
    const sent = latest.current
    change.mutate(
      { params: { key }, body: { value: next, expected, ...(reason !== undefined && { reason }) } },
      {
        onSuccess: ({ action, now }) => {
          const typed = latest.current === sent ? null : latest.current
          latest.current = typed && now ? { ...typed, expected: settingOf(now, key).state } : typed
          setEdited(latest.current)
          undoToast(t('office-settings.saved'), action)
        },
      },
    )
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
    isPending: change.isPending,
  }
}

interface SaveOptions {
  readonly reason?: string
  readonly expected?: string
}

export type Editing<Value> = ReturnType<typeof useSetting<Value>>
