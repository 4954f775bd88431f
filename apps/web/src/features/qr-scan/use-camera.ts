import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { openPlatform } from '../../platform/open-platform.ts'
import type { Camera } from '../../platform/scan/camera.ts'
import type { CodeScan } from '../../platform/scan/code-scan.ts'
import type { ScanHint } from '../../platform/scan/scan.ts'

/**
 * Looks for a code while `on`, through the device's own scanner or the camera that `video` shows, and tells `onScan` once how that ended.
 * What ends after the look was called off, by another state or page, is told to nobody.
 */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  on: boolean,
  onScan: (scan: CodeScan) => void,
): { camera: Camera | null; hint: ScanHint | null } {
  const t = useT()
  const [camera, setCamera] = useState<Camera | null>(null)
  const [hint, setHint] = useState<ScanHint | null>(null)
  const tell = useEffectEvent(onScan)
  const words = useEffectEvent(() => ({
    aim: t('qr-scan.aim'),
    cancel: t('qr-scan.stop'),
    torchOn: t('qr-scan.torch-off'),
    torchOff: t('qr-scan.torch'),
  }))

  useEffect(() => {
    if (!on) return undefined
    const left = new AbortController()
    const look = async (): Promise<CodeScan | null> => {
      const { scanCode } = await openPlatform()
      if (left.signal.aborted) return null
      if (scanCode) return scanCode(words())
      const { scanByCamera } = await import('../../platform/scan/scan.ts')
      if (!video.current) return null
      return scanByCamera({ video: video.current, signal: left.signal, onCamera: setCamera, onHint: setHint })
    }
    void look()
      // the scanner's own script did not come
      .catch((): CodeScan => ({ kind: 'no-reader' }))
      .then((scan) => {
        if (scan && !left.signal.aborted) tell(scan)
      })
    return () => left.abort()
  }, [on, video])

  return { camera, hint }
}
