import { useRef, useState } from 'react'
import { useT } from '../../i18n/use-t.ts'
import type { CodeScan } from '../../platform/scan/code-scan.ts'
import type { Camera } from '../../platform/scan/camera.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PictureButton } from './PictureButton.tsx'
import { TypeButton } from './TypeButton.tsx'
import { useCamera } from './use-camera.ts'

interface CameraSlabProps {
  /** Looking, reading a picture, done with it, or showing where it was looked. */
  readonly state: 'camera' | 'picture' | 'found' | 'wrong'
  readonly onScan: (scan: CodeScan) => void
  readonly onStop: () => void
  readonly onType: () => void
  readonly onPicture: (file: File) => void
}

/** What the camera sees, where to hold the code, and what can be done meanwhile. */
export function CameraSlab({ state, onScan, onStop, onType, onPicture }: CameraSlabProps) {
  const t = useT()
  const video = useRef<HTMLVideoElement>(null)
  const { camera, hint } = useCamera(video, state === 'camera', onScan)
  const isLooking = state === 'camera'
  return (
    <>
      <div className="qr-scan-slab" data-state={state}>
        <video ref={video} muted playsInline aria-hidden="true" hidden={camera === null} />
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <path d={state === 'found' ? 'M1 1H99V99H1Z' : 'M1 18V1H18M82 1H99V18M99 82V99H82M18 99H1V82'} />
        </svg>
        {camera === null ? null : <span className="qr-scan-line" aria-hidden="true" />}
        <p role="status">
          {state === 'found'
            ? t('qr-scan.read')
            : state === 'picture'
              ? t('qr-scan.reading')
              : t(`qr-scan.${hint ?? 'aim'}`)}
        </p>
      </div>
      {isLooking ? (
        <div className="qr-scan-ways">
          {camera?.torch ? <TorchButton key={camera.stream.id} torch={camera.torch} /> : null}
          <TypeButton onType={onType} />
          <PictureButton onPicture={onPicture} />
          <Button onClick={onStop}>{t('qr-scan.stop')}</Button>
        </div>
      ) : null}
    </>
  )
}

/** Switches the camera's light; where the device does not, the button stays as it is. */
function TorchButton({ torch }: { torch: NonNullable<Camera['torch']> }) {
  const t = useT()
  const [isLit, setLit] = useState(false)
  const press = () =>
    torch(!isLit).then(
      () => setLit(!isLit),
      () => undefined,
    )
  return (
    <Button aria-pressed={isLit} onClick={() => void press()}>
      <Icon name="torch" />
      {t('qr-scan.torch')}
    </Button>
  )
}
