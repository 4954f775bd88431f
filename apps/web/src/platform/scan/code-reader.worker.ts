/** Reads QR codes off the page's thread, in WebAssembly: code-reader.ts starts it. */
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'
import type { FromReader, ToReader } from './reader-messages.ts'

/** As many codes as a poster and its neighbours have. */
const MOST = 4

// from our own server: the library's would be somebody else's
const ready = prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true })

const answer = (message: FromReader): void => postMessage(message)

void ready.then(
  () => answer({ kind: 'ready' }),
  () => answer({ kind: 'lost' }),
)

addEventListener('message', ({ data }: MessageEvent<ToReader>) => void read(data))

async function read({ id, image }: ToReader): Promise<void> {
  try {
    const found = await readBarcodes(image, { formats: ['QRCode'], maxNumberOfSymbols: MOST, textMode: 'Plain' })
    const codes = found.map(({ text, position }) => ({ text, corners: Object.values(position) }))
    answer({ kind: 'read', id, codes })
  } catch {
    answer({ kind: 'read', id, codes: null })
  }
}
