import { Button } from '@games/web/ui/Button.tsx'
import { toast } from '@games/web/ui/toast.ts'
import { useT } from '../../i18n/use-t.ts'
import { SquareCode } from '@games/web/ui/SquareCode.tsx'

interface CodeShownProps {
  readonly address: string
  /** What it is for and until when. */
  readonly text: string
  /** The code by itself, for who types it; absent: the address has it alone. */
  readonly code?: string
}

/** An address that is shown this once: to be read by a camera, copied, or typed. */
export function CodeShown({ address, text, code }: CodeShownProps) {
  const t = useT()
  const copy = () =>
    void navigator.clipboard.writeText(address).then(
      () => toast.success(t('office-people.copied')),
      () => toast.error(t('office-people.not-copied')),
    )
  return (
    <div className="people-code">
      <p>{text}</p>
      <SquareCode className="people-square" text={address} label={t('office-people.square')} />
      {code === undefined ? null : <p className="people-typed">{code}</p>}
      <code>{address}</code>
      <Button kind="main" onClick={copy}>
        {t('office-people.copy')}
      </Button>
    </div>
  )
}
