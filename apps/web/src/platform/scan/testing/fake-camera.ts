import { onTestFinished, vi } from 'vitest'
import { contextOf, drawFrame } from './draw-code.ts'

/** A camera that shows what a test draws. */
export interface FakeCamera {
  /** What it shows from now on, around the middle of 720 px. */
  show(draw: (context: CanvasRenderingContext2D) => void): void
  /** What it was asked to do to its light. */
  readonly torches: unknown[]
  /** Tracks that are on. */
  on(): number
  /** How often it was switched on. */
  opened(): number
  /** Ends what it gives, as when another app takes it. */
  take(): void
}

/** Puts a camera into the browser until the test ends, or with a fault's name one that cannot be opened. */
export function installCamera({ fault, torch = false }: { fault?: string; torch?: boolean } = {}): FakeCamera {
  const shown = document.createElement('canvas')
  shown.width = shown.height = 720
  const tracks: MediaStreamTrack[] = []
  const torches: unknown[] = []
  let draw: (context: CanvasRenderingContext2D) => void = () => {}
  // a canvas gives a frame for each time it is drawn on
  const drawing = setInterval(() => contextOf(shown).drawImage(drawFrame(draw), 0, 0), 60)
  // it would draw for as long as the frame is there, whose files are others by then
  onTestFinished(() => clearInterval(drawing))
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => {
    if (fault !== undefined) throw new DOMException('', fault)
    const stream = shown.captureStream()
    for (const track of stream.getVideoTracks()) {
      tracks.push(track)
      if (!torch) continue
      Object.assign(track, {
        getCapabilities: () => ({ torch: true }),
        applyConstraints: async (constraints: unknown) => void torches.push(constraints),
      })
    }
    return stream
  })
  return {
    show(next) {
      draw = next
    },
    torches,
    on: () => tracks.filter(({ readyState }) => readyState === 'live').length,
    opened: () => tracks.length,
    take() {
      for (const track of tracks) {
        track.stop()
        track.dispatchEvent(new Event('ended'))
      }
    },
  }
}
