import type { ScanFault } from './code-scan.ts'

/** A camera that is on. */
export interface Camera {
  readonly stream: MediaStream
  /** Switches its light on and off; null where it has none. */
  readonly torch: ((on: boolean) => Promise<void>) | null
  /** Resolves when it stops giving pictures by itself: another app has it, or it was unplugged. */
  readonly lost: Promise<void>
  stop(): void
}

/** The camera that looks away from the visitor, sharp enough for a poster two metres away. */
const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
}

/** By the names of https://www.w3.org/TR/mediacapture-streams/#dom-mediadevices-getusermedia. */
const FAULTS: Readonly<Record<string, ScanFault>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'unavailable',
  OverconstrainedError: 'unavailable',
  NotReadableError: 'taken',
  AbortError: 'taken',
}

/** Switches the camera on, which asks the visitor unless that is settled. A page that is not served securely has none. */
export async function openCamera(): Promise<Camera | ScanFault> {
  // not there on a page over plain http
  const devices = (navigator as { readonly mediaDevices?: MediaDevices }).mediaDevices
  if (!devices) return 'unavailable'
  try {
    return cameraOf(await devices.getUserMedia(WANTED))
  } catch (error) {
    return (error instanceof Error && FAULTS[error.name]) || 'failed'
  }
}

function cameraOf(stream: MediaStream): Camera {
  const [track] = stream.getVideoTracks()
  const capabilities: object = track?.getCapabilities?.() ?? {}
  return {
    stream,
    torch:
      'torch' in capabilities && capabilities.torch
        ? // of Image Capture, which TypeScript's own types do not have
          async (on) => track?.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] })
        : null,
    lost: new Promise((settle) => {
      track?.addEventListener('ended', () => settle())
    }),
    stop() {
      for (const one of stream.getTracks()) one.stop()
    },
  }
}
