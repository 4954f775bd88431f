import { Button } from '@games/web/ui/Button.tsx'
import { Dialog } from '@games/web/ui/Dialog.tsx'
import { toast } from '@games/web/ui/toast.ts'
import { useT } from '../../i18n/use-t.ts'

/** A key that was made just now; `takesPlace`: of one that goes on for a while. */
export interface NewKey {
  readonly key: string
  readonly takesPlace: boolean
}

/** A key that was made just now, shown this once; null: none. */
export function KeyShown({ made, onClose }: { made: NewKey | null; onClose: () => void }) {
  const t = useT()
  const copy = () =>
    void navigator.clipboard.writeText(made?.key ?? '').then(
      () => toast.success(t('office-feed.copied')),
      () => toast.error(t('office-feed.not-copied')),
    )
  return (
    <Dialog
      open={made !== null}
      onClose={onClose}
      title={t('office-feed.new-key')}
      closeLabel={t('office.close')}
      actions={
        <>
          <Button onClick={copy}>{t('office-feed.copy')}</Button>
          <Button kind="main" onClick={onClose}>
            {t('office-feed.key-noted')}
          </Button>
        </>
      }
    >
      <p>
        {t('office-feed.new-key-why')}
        {made?.takesPlace ? <> {t('office-feed.new-key-before')}</> : null}
      </p>
      <p className="feed-key">
        <code>{made?.key}</code>
      </p>
    </Dialog>
  )
}
