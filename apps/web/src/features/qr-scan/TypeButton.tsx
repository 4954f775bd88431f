import { useT } from '../../i18n/use-t.ts'
import { Button, type ButtonKind } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'

/** Leads to the field for the code under the QR. */
export function TypeButton({ kind = 'plain', onType }: { kind?: ButtonKind; onType: () => void }) {
  const t = useT()
  return (
    <Button kind={kind} onClick={onType}>
      <Icon name="keys" />
      {t('qr-scan.type')}
    </Button>
  )
}
