import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { BUNDLE_FILE, type Bundle } from './bundle.ts'
import { type ReadBundles, readBundles, type Verified } from './read-bundles.ts'

/** The bundles that a server hands out. */
export interface BundleShelf {
  /** As they were at most some seconds ago. */
  bundles(): Promise<readonly Bundle[]>
  /** A bundle's zip from byte `first` to `last` inclusive. */
  read(bundle: Bundle, first: number, last: number): Promise<ReadableStream<Uint8Array>>
}

export interface ShelfOptions {
  readonly folder: string
  /** LIVE_UPDATE_PUBLIC_KEY: bundles of other keys are not handed out; null: phones alone verify them. */
  readonly publicKey: string | null
  readonly log: (line: string) => void
  readonly now?: () => number
}

/** `npm run release:pages` writes while servers run: they read the folder again after this time. */
const FRESH_FOR_MS = 2_000
const PART_BYTES = 256 * 1024

export function openShelf({ folder, publicKey, log, now = Date.now }: ShelfOptions): BundleShelf {
  const verified: Verified = new Map()
  const said = new Set<string>()
  let reading: { readonly at: number; readonly found: Promise<ReadBundles> } | undefined
  const sayOnce = ({ refused }: ReadBundles) => {
    for (const { number, why } of refused) {
      const line = `bundle ${number} of the live update is handed out to nobody: ${why}`
      if (!said.has(line)) log(line)
      said.add(line)
    }
  }
  return {
    async bundles() {
      if (!reading || now() - reading.at >= FRESH_FOR_MS) {
        const found = readBundles(folder, { publicKey, verified })
        reading = { at: now(), found }
        found.then(sayOnce, () => {
          reading = undefined
        })
      }
      return (await reading.found).bundles
    },
    async read({ number }, first, last) {
      const file = await open(join(folder, String(number), BUNDLE_FILE))
      const stream = file.createReadStream({ start: first, end: last, highWaterMark: PART_BYTES })
      return Readable.toWeb(stream, { strategy: { highWaterMark: 0 } }) as ReadableStream<Uint8Array>
    },
  }
}
