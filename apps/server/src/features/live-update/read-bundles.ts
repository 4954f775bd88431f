import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { BUNDLE_FILE, type Bundle, bundleRecord, RECORD_FILE, ROLLOUT_FILE, rollout } from './bundle.ts'
import { checksumOf, isSignedBy } from './signing.ts'

export interface ReadBundles {
  readonly bundles: readonly Bundle[]
  /** Folders that are no whole bundle of ours, with what is wrong: they are offered to nobody. */
  readonly refused: readonly { readonly number: number; readonly why: string }[]
}

/** Zips that were verified, by their place and what they were then. */
export type Verified = Map<string, string>

/**
 * The bundles in a folder. One whose zip is not what its record says, or with `publicKey` not signed by its other half, is refused. A zip is
 * read once for as long as it does not change and `verified` is kept.
 */
export async function readBundles(
  folder: string,
  { publicKey = null, verified = new Map() }: { publicKey?: string | null; verified?: Verified } = {},
): Promise<ReadBundles> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const bundles: Bundle[] = []
  const refused: { number: number; why: string }[] = []
  for (const name of names.filter((one) => /^[1-9]\d{0,8}$/.test(one))) {
    const number = Number(name)
    try {
      bundles.push(await readBundle(join(folder, name), number, publicKey, verified))
    } catch (error) {
      refused.push({ number, why: error instanceof Error ? error.message.split('\n', 1).join() : String(error) })
    }
  }
  return { bundles, refused }
}

async function readBundle(
  folder: string,
  number: number,
  publicKey: string | null,
  verified: Verified,
): Promise<Bundle> {
  const json = async (file: string): Promise<unknown> => JSON.parse(await readFile(join(folder, file), 'utf8'))
  const record = bundleRecord.safeParse(await json(RECORD_FILE))
  const spread = rollout.safeParse(await json(ROLLOUT_FILE))
  if (!record.success) throw new Error(`${RECORD_FILE} is not a record of a bundle`)
  if (!spread.success) throw new Error(`${ROLLOUT_FILE} says nothing that could be done`)
  const { id, bytes, checksum, signature } = record.data
  if (id !== `${number}-${checksum.slice(0, 12)}`) throw new Error(`it is the record of another bundle, ${id}`)
  const zip = join(folder, BUNDLE_FILE)
  const { size, mtimeMs } = await stat(zip)
  if (size !== bytes) throw new Error(`${BUNDLE_FILE} has ${size} bytes in place of ${bytes}`)
  const state = `${size} ${mtimeMs} ${checksum} ${signature} ${publicKey}`
  if (verified.get(zip) !== state) {
    const content = await readFile(zip)
    if (checksumOf(content) !== checksum) throw new Error(`${BUNDLE_FILE} is not what was published`)
    if (publicKey !== null && !isSignedBy(content, signature, publicKey))
      throw new Error('it is signed with another key than LIVE_UPDATE_PUBLIC_KEY')
    verified.set(zip, state)
  }
  return { ...record.data, ...spread.data, number }
}
