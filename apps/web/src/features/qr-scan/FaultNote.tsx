import { useT } from '../../i18n/use-t.ts'
import { isNative } from '../../platform/is-native.ts'
import type { ScanFault } from '../../platform/scan/code-scan.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { focusOnMount } from './focus-on-mount.ts'
import { PictureButton } from './PictureButton.tsx'
import { TypeButton } from './TypeButton.tsx'

/** `no-code`: there is none in the picture that was chosen. */
export type ShownFault = ScanFault | 'no-code'

interface FaultNoteProps {
  readonly fault: ShownFault
  readonly onAgain: () => void
  readonly onType: () => void
  readonly onPicture: (file: File) => void
}

/** Why nothing is read, and the ways on. */
export function FaultNote({ fault, onAgain, onType, onPicture }: FaultNoteProps) {
  const t = useT()
  const isDenied = fault === 'denied'
  // what leads on at once stands first
  const hasCamera = !isDenied && fault !== 'unavailable'
  return (
    <>
      <div className="qr-scan-dead">
        <Icon name={isDenied || fault === 'taken' ? 'camera' : 'qr-scan'} />
      </div>
      <div className="qr-scan-body">
        <div>
          <h2 ref={focusOnMount} tabIndex={-1}>
            {t(`qr-scan.${fault}`)}
          </h2>
          <p className="qr-scan-lead">{t(`qr-scan.${fault}-why`)}</p>
        </div>
        {hasCamera ? (
          <div className="qr-scan-actions">
            <Button kind="main" onClick={onAgain}>
              {t('qr-scan.again')}
            </Button>
            <TypeButton onType={onType} />
            <PictureButton onPicture={onPicture} />
          </div>
        ) : (
          <>
            <TypeButton kind="main" onType={onType} />
            {isDenied ? <AllowSteps /> : null}
            <div className="qr-scan-actions">
              <Button onClick={onAgain}>{t('qr-scan.again')}</Button>
              <PictureButton onPicture={onPicture} />
            </div>
          </>
        )}
      </div>
    </>
  )
}

/** How the camera is allowed again: an app by the device's settings, a page by the browser's. */
function AllowSteps() {
  const t = useT()
  const place = isNative() ? 'app' : 'page'
  return (
    <section className="qr-scan-steps">
      <h3>{t('qr-scan.allow')}</h3>
      <ol>
        <li>{t(`qr-scan.allow-${place}-1`)}</li>
        <li>{t(`qr-scan.allow-${place}-2`)}</li>
        <li>{t('qr-scan.allow-3')}</li>
      </ol>
    </section>
  )
}
