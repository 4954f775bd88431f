import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

/** Asks once more before everything is forgotten: it cannot be taken back. */
export function ClearDeviceDialog({
  open,
  onClose,
  onClear,
}: {
  open: boolean
  onClose: () => void
  onClear: () => void
}) {
  const t = useT()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('settings.forget-title')}
      closeLabel={t('app-shell.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('settings.forget-not')}</Button>
          <Button kind="bad" onClick={onClear}>
            {t('settings.forget')}
          </Button>
        </>
      }
    >
      <p>{t('settings.forget-what')}</p>
    </Dialog>
  )
}
