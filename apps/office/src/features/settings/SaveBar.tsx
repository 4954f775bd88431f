import { Button } from '@games/web/ui/Button.tsx'
import { useT } from '../../i18n/use-t.ts'
import { CallFailed } from '../../ui/CallFailed.tsx'
import { useFaultWords } from './use-fault-words.ts'

interface SaveBarProps {
  readonly editing: {
    readonly isEdited: boolean
    readonly isConflict: boolean
    readonly isPending: boolean
    readonly error: unknown
    readonly faults: Readonly<Record<string, string>>
    readonly seeNew: () => void
    readonly letGo: () => void
  }
  readonly onSave: () => void
}

/** What is changed and not saved: saved or let go; below it what is wrong, and that somebody else was quicker. */
export function SaveBar({ editing, onSave }: SaveBarProps) {
  const t = useT()
  const words = useFaultWords()
  const { isEdited, isConflict, isPending, error, faults, seeNew, letGo } = editing
  if (!isEdited) return null
  return (
    <div className="settings-save">
      {Object.keys(faults).length > 0 ? (
        <p className="settings-fault" role="alert">
          {[...new Set(Object.values(faults))].map(words).join(' ')}
        </p>
      ) : null}
      {isConflict ? (
        <p className="settings-fault" role="alert">
          {t('office-settings.conflict')}{' '}
          <button type="button" className="settings-link" onClick={seeNew}>
            {t('office-settings.conflict-keep')}
          </button>
        </p>
      ) : null}
      {error ? <CallFailed error={error} /> : null}
      <Button onClick={letGo}>{t('office-settings.let-go')}</Button>
      <Button kind="main" disabled={isPending || isConflict} onClick={onSave}>
        {t('office-settings.save')}
      </Button>
    </div>
  )
}
