import { NIGHTLY } from '@games/testing/suite'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type CodeReader, NoReader, openCodeReader } from './code-reader.ts'
import { degradedFrames } from './testing/degraded-frames.ts'
import { drawCode, drawFrame, POSTER } from './testing/draw-code.ts'

const opened: CodeReader[] = []
async function open(): Promise<CodeReader> {
  const reader = await openCodeReader()
  opened.push(reader)
  return reader
}
afterEach(() => {
  for (const reader of opened.splice(0)) reader.close()
  vi.unstubAllGlobals()
})

/** A device's own reader. */
function stubDetector(detect: () => Promise<unknown>, formats: () => Promise<string[]> = async () => ['qr_code']) {
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = formats
      detect = detect
    },
  )
}
const CORNERS = [
  { x: 0, y: 0 },
  { x: 2, y: 2 },
]
const plain = () => drawFrame((context) => context.drawImage(drawCode(POSTER, 300), -150, -150))
const textsIn = async (reader: CodeReader, canvas: HTMLCanvasElement) =>
  (await reader.read(canvas)).map(({ text }) => text)

describe('a device without a reader of its own', () => {
  test('reads 18 of 20 degraded frames at the first look (R7.2)', NIGHTLY, async () => {
    const reader = await open()
    const unread: string[] = []
    for (const [name, draw] of degradedFrames(POSTER)) {
      const texts = await textsIn(reader, await draw())
      if (texts[0] !== POSTER) unread.push(name)
      // half a code is no code, and never another one
      if (texts.length > 0) expect(texts).toEqual([POSTER])
    }
    expect(unread).toEqual(['dark, noisy and turned', 'half covered'])
  })

  test('reads every code in a frame, and none where there is none', async () => {
    const reader = await open()
    const two = drawFrame((context) => {
      context.drawImage(drawCode(POSTER, 260), -300, -130)
      context.drawImage(drawCode('https://sponsor.example/', 260), 40, -130)
    })
    expect((await textsIn(reader, two)).toSorted()).toEqual([POSTER, 'https://sponsor.example/'])
    expect(
      await textsIn(
        reader,
        drawFrame(() => {}),
      ),
    ).toEqual([])
  })

  test('says that there is no reader where its WebAssembly does not come', async () => {
    vi.stubGlobal(
      'Worker',
      class {
        onerror: (() => void) | undefined
        terminate() {}
        constructor() {
          setTimeout(() => this.onerror?.())
        }
      },
    )
    await expect(openCodeReader()).rejects.toThrow(NoReader)
  })
})

describe('a device with a reader of its own', () => {
  test('is asked, and no other is fetched', async () => {
    stubDetector(() => Promise.resolve([{ rawValue: 'a code', cornerPoints: CORNERS }]))
    vi.stubGlobal('Worker', () => expect.unreachable('fetched'))
    expect(await (await open()).read(plain())).toEqual([{ text: 'a code', corners: CORNERS }])
  })

  test.each<[does: string, detect: () => Promise<unknown>, formats?: () => Promise<string[]>]>([
    ['reads no QR codes', () => expect.unreachable('asked'), async () => ['ean_13']],
    ['cannot say what it reads', () => expect.unreachable('asked'), () => Promise.reject(new Error('no service'))],
    ['has no service behind it', () => Promise.reject(new Error('service unavailable'))],
  ])('that %s gives way to ours', async (_, detect, formats) => {
    stubDetector(detect, formats)
    expect(await textsIn(await open(), plain())).toEqual([POSTER])
  })
})
