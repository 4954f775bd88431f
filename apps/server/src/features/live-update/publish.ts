import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { err, ok, type Result } from '@games/domain'
import {
  BUNDLE_FILE,
  type Bundle,
  type BundleRecord,
  bundleRecord,
  RECORD_FILE,
  ROLLOUT_FILE,
  type Rollout,
} from './bundle.ts'
import { readBundles } from './read-bundles.ts'
import { checksumOf, isSignedBy, publicKeyOf, signatureOf } from './signing.ts'

export interface NewBundle {
  readonly zip: Uint8Array
  readonly app: string
  readonly channel: string
  readonly percentage: number
  readonly minVersion: number
  readonly maxVersion: number
  /** PEM. */
  readonly privateKey: string
  readonly created: Date
}

export type PublishFault = { readonly kind: 'withdrawn-before'; readonly bundle: Bundle }

const DRAFT = '.draft-'
/** A draft as old as this is of a process that is gone. */
const ABANDONED_MS = 60 * 60_000

/**
 * Puts a bundle beside those in `folder`: whole, or not at all. The same files for the same app and channel are one bundle, however often they
 * are published, and the record says whether they were there before; those that were withdrawn are refused.
 */
export async function publishBundle(
  folder: string,
  { zip, privateKey, created, percentage, ...about }: NewBundle,
): Promise<Result<PublishFault, { readonly bundle: Bundle; readonly isNew: boolean }>> {
  await mkdir(folder, { recursive: true })
  await removeAbandoned(folder)
  const checksum = checksumOf(zip)
  const { bundles } = await readBundles(folder)
  const same = bundles.find(
    (one) => one.app === about.app && one.channel === about.channel && one.checksum === checksum,
  )
  if (same?.withdrawn) return err({ kind: 'withdrawn-before', bundle: same })
  if (same) return ok({ bundle: same, isNew: false })

  const signature = signatureOf(zip, privateKey)
  if (!isSignedBy(zip, signature, publicKeyOf(privateKey))) throw new Error('the signature does not verify')
  const spread: Rollout = { percentage, withdrawn: false }
  const draft = join(folder, `${DRAFT}${process.pid}-${checksum.slice(0, 12)}`)
  try {
    await mkdir(draft)
    await writeSynced(join(draft, BUNDLE_FILE), zip)
    await writeSynced(join(draft, ROLLOUT_FILE), JSON.stringify(spread))
    for (let number = (await highestNumber(folder)) + 1; ; number++) {
      const record: BundleRecord = bundleRecord.parse({
        ...about,
        id: `${number}-${checksum.slice(0, 12)}`,
        created: created.toISOString(),
        bytes: zip.length,
        checksum,
        signature,
      })
      await writeSynced(join(draft, RECORD_FILE), JSON.stringify(record))
      if (await moved(draft, join(folder, String(number))))
        return ok({ bundle: { ...record, ...spread, number }, isNew: true })
    }
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** Changes how a bundle is rolled out, between one reading of it and the next. False: there is no such bundle. */
export async function changeRollout(folder: string, number: number, changed: Partial<Rollout>): Promise<boolean> {
  const { bundles } = await readBundles(folder)
  const bundle = bundles.find((one) => one.number === number)
  if (!bundle) return false
  const { percentage, withdrawn } = { ...bundle, ...changed }
  const place = join(folder, String(number), ROLLOUT_FILE)
  await writeSynced(`${place}.${process.pid}`, JSON.stringify({ percentage, withdrawn }))
  await rename(`${place}.${process.pid}`, place)
  return true
}

/** False: there is already something of that name. */
async function moved(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to)
    return true
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST', 'EPERM', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return false
    throw error
  }
}

/** Of whatever lies there, whole or not: a number is given once. */
async function highestNumber(folder: string): Promise<number> {
  const numbers = (await readdir(folder)).filter((name) => /^[1-9]\d{0,8}$/.test(name)).map(Number)
  return Math.max(0, ...numbers)
}

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(DRAFT)) continue
    const found = await stat(join(folder, name)).catch(() => null)
    if (found && Date.now() - found.mtimeMs > ABANDONED_MS)
      await rm(join(folder, name), { recursive: true, force: true })
  }
}

async function writeSynced(path: string, content: string | Uint8Array): Promise<void> {
  const handle = await open(path, 'w')
  try {
    await writeFile(handle, content)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** The private key in a file. Throws in words for whoever named it. */
export async function readPrivateKey(file: string): Promise<string> {
  const pem = await readFile(file, 'utf8').catch(() => {
    throw new Error(`there is no key in ${file}: npm run release:pages -- key ${file} makes one`)
  })
  publicKeyOf(pem)
  return pem
}
