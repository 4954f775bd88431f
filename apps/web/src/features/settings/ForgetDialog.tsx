import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

/** Asks once more before everything is forgotten: it cannot be taken back. */
export function ForgetDialog({
  open,
  onClose,
  onForget,
}: {
  open: boolean
  onClose: () => void
  onForget: () => void
}) {
  const t = useT()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('settings.forget-title')}
      closeLabel={t('frame.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('settings.forget-not')}</Button>
          <Button kind="bad" onClick={onForget}>
            {t('settings.forget')}
          </Button>
        </>
      }
    >
      <p>{t('settings.forget-what')}</p>
    </Dialog>
  )
}
