import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import type { Lead } from './lead-of.ts'
import { PictureButton } from './PictureButton.tsx'
import { TypeButton } from './TypeButton.tsx'

interface WrongCodeProps {
  readonly lead: Exclude<Lead, { kind: 'page' }>
  readonly onAgain: () => void
  readonly onType: () => void
  readonly onPicture: (file: File) => void
}

/** A code was read that is not followed: where it leads is said, and nothing of it is opened. */
export function WrongCode({ lead, onAgain, onType, onPicture }: WrongCodeProps) {
  const t = useT()
  return (
    <div className="qr-scan-body">
      <div className="qr-scan-note" role="alert">
        <b>{t(lead.kind === 'no-page' ? 'qr-scan.no-page' : 'qr-scan.foreign')}</b>
        <p>
          {lead.kind === 'foreign' ? (
            <>
              {t('qr-scan.leads-to')} <b>{lead.host}</b>. {t('qr-scan.not-opened')}
            </>
          ) : (
            t(`qr-scan.${lead.kind}-why`)
          )}
        </p>
      </div>
      {lead.kind === 'no-page' ? null : <p className="qr-scan-lead">{t('qr-scan.tell')}</p>}
      <div className="qr-scan-actions">
        <Button kind="main" onClick={onAgain}>
          {t('qr-scan.another')}
        </Button>
        <TypeButton onType={onType} />
        <PictureButton onPicture={onPicture} />
      </div>
    </div>
  )
}
