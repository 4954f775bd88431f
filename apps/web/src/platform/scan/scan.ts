import { type Camera, openCamera } from './camera.ts'
import { type CodeReader, NoReader, openCodeReader } from './code-reader.ts'
import type { CodeScan } from './code-scan.ts'
import { drawPicture, drawSquare, isDark, textsOf } from './frame.ts'

/** What would help while no code is read: more light, or a steadier hand nearer by. */
export type ScanHint = 'dark' | 'nearer'

export interface ScanOptions {
  /** Shows what the camera sees. */
  readonly video: HTMLVideoElement
  /** Ends the look: `canceled`. */
  readonly signal: AbortSignal
  /** Told of each camera that is on, and with null that it is off. */
  readonly onCamera: (camera: Camera | null) => void
  readonly onHint: (hint: ScanHint | null) => void
}

/** Between two frames that are read: a reader in WebAssembly takes 20 ms for one, and a phone has a battery. */
const PAUSE_MS = 100
const DARK_FRAMES = 5
const NEARER_MS = 10_000
/** A phone that lies on a table stops looking. */
const LOOK_MS = 120_000

const HIDDEN = 'hidden'

/** Looks through the camera until there is a code. While the page is hidden the camera is off. Nothing of a frame leaves the device. */
export async function scanByCamera({ signal, ...options }: ScanOptions): Promise<CodeScan> {
  for (;;) {
    await whenVisible(signal)
    if (signal.aborted) return { kind: 'canceled' }
    const scanned = await lookOnce({ signal, ...options })
    if (scanned !== HIDDEN) return scanned
  }
}

/** Reads the codes of a picture the visitor has chosen. */
export async function scanPicture(file: Blob): Promise<CodeScan> {
  let reader: CodeReader | undefined
  try {
    const [opened, canvas] = await Promise.all([openCodeReader(), drawPicture(file)])
    reader = opened
    return { kind: 'read', texts: textsOf(await reader.read(canvas), canvas) }
  } catch (error) {
    return { kind: error instanceof NoReader ? 'no-reader' : 'failed' }
  } finally {
    reader?.close()
  }
}

async function lookOnce({ video, signal, onCamera, onHint }: ScanOptions): Promise<CodeScan | typeof HIDDEN> {
  const opening = openCodeReader()
  // looked at below, once there is a camera
  opening.catch(() => undefined)
  const camera = await openCamera()
  if (typeof camera === 'string') {
    void closeLater(opening)
    return { kind: camera }
  }
  const left = new AbortController()
  const leave = () => left.abort()
  const onVisibility = () => document.hidden && leave()
  document.addEventListener('visibilitychange', onVisibility)
  signal.addEventListener('abort', leave)
  try {
    // the prompt may have been answered after the visitor has gone
    if (signal.aborted) return { kind: 'canceled' }
    if (document.hidden) return HIDDEN
    video.srcObject = camera.stream
    onCamera(camera)
    const ended = await Promise.race([
      look(video, opening, left.signal, onHint),
      camera.lost.then((): CodeScan => ({ kind: 'taken' })),
      // at once, whatever the reader is at: the camera's light goes off with the page
      new Promise<null>((settle) => left.signal.addEventListener('abort', () => settle(null))),
    ])
    if (ended !== null) return ended
    return signal.aborted ? { kind: 'canceled' } : HIDDEN
  } catch (error) {
    return { kind: error instanceof NoReader ? 'no-reader' : 'failed' }
  } finally {
    leave()
    signal.removeEventListener('abort', leave)
    document.removeEventListener('visibilitychange', onVisibility)
    camera.stop()
    video.srcObject = null
    onCamera(null)
    onHint(null)
    void closeLater(opening)
  }
}

/** Reads frame after frame. Null: left before there was a code. */
async function look(
  video: HTMLVideoElement,
  opening: Promise<CodeReader>,
  left: AbortSignal,
  onHint: (hint: ScanHint | null) => void,
): Promise<CodeScan | null> {
  await video.play()
  const reader = await opening
  const [canvas, small] = [document.createElement('canvas'), document.createElement('canvas')]
  const began = performance.now()
  let dark = 0
  while (!left.aborted) {
    if (drawSquare(video, canvas)) {
      const codes = await reader.read(canvas)
      if (left.aborted) break
      if (codes.length > 0) return { kind: 'read', texts: textsOf(codes, canvas) }
      dark = isDark(canvas, small) ? dark + 1 : 0
    }
    const looked = performance.now() - began
    if (looked > LOOK_MS) return { kind: 'failed' }
    onHint(dark >= DARK_FRAMES ? 'dark' : looked > NEARER_MS ? 'nearer' : null)
    await new Promise((settle) => setTimeout(settle, PAUSE_MS))
  }
  return null
}

const closeLater = (opening: Promise<CodeReader>): Promise<void> =>
  opening.then((reader) => reader.close()).catch(() => undefined)

/** Resolves once the page is seen, or `signal` says that it is not waited for. */
async function whenVisible(signal: AbortSignal): Promise<void> {
  while (document.hidden && !signal.aborted)
    await new Promise<void>((settle) => {
      document.addEventListener('visibilitychange', () => settle(), { once: true, signal })
      signal.addEventListener('abort', () => settle(), { once: true })
    })
}
