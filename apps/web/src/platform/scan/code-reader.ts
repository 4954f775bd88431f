import type { FoundCode, FromReader, ToReader } from './reader-messages.ts'

/** Finds QR codes in what is drawn on a canvas. */
export interface CodeReader {
  /** Rejects when the reader cannot work, not when there is no code. */
  read(canvas: HTMLCanvasElement): Promise<readonly FoundCode[]>
  close(): void
}

/** The reader's files did not come. */
export class NoReader extends Error {}

/** https://wicg.github.io/shape-detection-api, of the browsers that have it. */
interface BarcodeDetector {
  detect(image: HTMLCanvasElement): Promise<readonly { rawValue: string; cornerPoints: FoundCode['corners'] }[]>
}
interface BarcodeDetectors {
  new (options: { formats: readonly string[] }): BarcodeDetector
  getSupportedFormats(): Promise<readonly string[]>
}

/** The phone's own service may be missing, and then never answers. */
const ANSWERS_IN_MS = 3_000
/** A wasm of 0.4 MB over a hall's network. */
const LOADS_IN_MS = 30_000

/** The device's own reader where it has one, else ours in WebAssembly, fetched now. Rejects with `NoReader` where neither is to be had. */
export async function openCodeReader(): Promise<CodeReader> {
  return (await ownReader()) ?? wasmReader()
}

async function ownReader(): Promise<CodeReader | null> {
  const { BarcodeDetector: Detector } = globalThis as { readonly BarcodeDetector?: BarcodeDetectors }
  if (!Detector) return null
  try {
    if (!(await inTime(Detector.getSupportedFormats(), ANSWERS_IN_MS)).includes('qr_code')) return null
    const detector = new Detector({ formats: ['qr_code'] })
    // ours, once the device's has failed: a phone may say that it can, and have no service for it
    let instead: Promise<CodeReader> | null = null
    return {
      async read(canvas) {
        if (!instead) {
          try {
            const found = await inTime(detector.detect(canvas), ANSWERS_IN_MS)
            return found.map(({ rawValue, cornerPoints }) => ({ text: rawValue, corners: cornerPoints }))
          } catch {
            instead = wasmReader()
          }
        }
        return (await instead).read(canvas)
      },
      close: () => void instead?.then((reader) => reader.close()).catch(() => undefined),
    }
  } catch {
    return null
  }
}

async function wasmReader(): Promise<CodeReader> {
  const worker = new Worker(new URL('./code-reader.worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, (codes: readonly FoundCode[] | null) => void>()
  let asked = 0
  try {
    await inTime(
      new Promise<void>((settle, fail) => {
        worker.onmessage = ({ data }: MessageEvent<FromReader>) => {
          if (data.kind === 'read') waiting.get(data.id)?.(data.codes)
          else if (data.kind === 'ready') settle()
          else fail(new NoReader())
        }
        // its script did not come
        worker.onerror = () => fail(new NoReader())
      }),
      LOADS_IN_MS,
    )
  } catch {
    worker.terminate()
    throw new NoReader()
  }
  return {
    async read(canvas) {
      const image = canvas
        .getContext('2d', { willReadFrequently: true })
        ?.getImageData(0, 0, canvas.width, canvas.height)
      if (!image) throw new Error('this device draws no canvas')
      const id = ++asked
      const codes = await inTime(
        new Promise<readonly FoundCode[] | null>((settle) => {
          waiting.set(id, settle)
          worker.postMessage({ id, image } satisfies ToReader, [image.data.buffer])
        }),
        ANSWERS_IN_MS,
      ).finally(() => waiting.delete(id))
      if (codes === null) throw new Error('the image could not be looked at')
      return codes
    },
    close: () => worker.terminate(),
  }
}

/** Rejects after so long without an answer. */
async function inTime<T>(answer: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('no answer')), ms)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
