import { ApiFailure } from '@games/contract/failure'
import { toast } from '@games/web/ui/toast.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call } from '../calls/call.ts'
import { useT } from '../i18n/use-t.ts'
import { lastAction } from './last-action.ts'

/** Says that a change is done and offers to take it back: `undoToast(t('…'), action)` with the `action` that the call answered. */
export function useUndoToast(): (title: string, action: number, description?: string) => void {
  const t = useT()
  const undo = useUndo()
  return useCallback(
    (title, action, description) => {
      lastAction.set({ action })
      toast.success(title, {
        ...(description && { description }),
        action: { label: t('office.undo'), onClick: () => undo(action) },
      })
    },
    [t, undo],
  )
}

/** Takes a line of the record back, and says so or why not: also where what offered it is no longer on the page. */
export function useUndo(): (action: number) => void {
  const t = useT()
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationKey: ['undoOfficeAction'],
    mutationFn: (action: number) => call('undoOfficeAction', { params: { id: String(action) } }),
    onSuccess: (_, action) => {
      void client.invalidateQueries()
      if (lastAction.get().action === action) lastAction.set({ action: null })
      toast.success(t('office.undone'))
    },
    onError: (error) => {
      const isChanged = error instanceof ApiFailure && error.id === 'changed-meanwhile'
      const newer = error instanceof ApiFailure ? error.details.newer : undefined
      toast.error(t(isChanged ? 'office.undo-changed' : 'office.undo-failed'), {
        description:
          newer === undefined
            ? t(isChanged ? 'office.undo-changed-why' : 'office.undo-failed-why')
            : t('office.undo-newer-why', { newer }),
      })
    },
  })
  return mutate
}
