import type { SettingKey, Settings } from '@games/contract'
import { ApiFailure } from '@games/contract/failure'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../calls/call.ts'
import { useCall, useChange } from '../../calls/use-call.ts'
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
  /** What was typed during a save is about to follow what is stored now. */
  const [isFollowing, setFollowing] = useState(false)
  useEffect(() => {
    latest.current = edited
  })
  const change = useChange('changeSetting')
  const faults = change.error instanceof ApiFailure ? (change.error.details.fields ?? {}) : {}
  const hasFaults = Object.keys(faults).length > 0
  const isConflict = change.error instanceof ApiFailure && change.error.id === 'changed-meanwhile'
  const save = (next: unknown, { reason, expected = edited?.expected ?? state }: SaveOptions = {}) =>
    change.mutate(
      { params: { key }, body: { value: next, expected, ...(reason !== undefined && { reason }) } },
      {
        onSuccess: ({ action }) => {
          undoToast(t('office-settings.saved'), action)
          if (latest.current === edited) return setEdited(null)
          // typed, or a picture that came, while this was on its way: it stays, and follows what is stored now
          setFollowing(true)
          void call('getSettings')
            .then(
              (now) => {
                if (latest.current) setEdited({ ...latest.current, expected: settingOf(now, key).state })
              },
              // it is told as somebody else's change when it is saved
              () => {},
            )
            .finally(() => setFollowing(false))
        },
      },
    )
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
    isPending: change.isPending || isFollowing,
  }
}

interface SaveOptions {
  readonly reason?: string
  readonly expected?: string
}

export type Editing<Value> = ReturnType<typeof useSetting<Value>>
