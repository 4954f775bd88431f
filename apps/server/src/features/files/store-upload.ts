import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ApiFailure, type RawUpload } from '@games/contract'
import type { Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import { isDiskFault } from './check/disk-fault.ts'
import type { CheckFile } from './check-files.ts'
import { type FileStore, StoreAway } from './file-store.ts'
import * as queries from './files.queries.ts'
import { fileLimits } from './limits.ts'
import { type Received, receive, storeAway } from './receive.ts'

export interface UploadDeps {
  readonly pool: Pool
  readonly store: FileStore
  /** Where uploads are received, on a disk of this machine. */
  readonly incoming: string
  readonly check: CheckFile
  readonly onError: (error: unknown) => void
}

export interface Upload {
  readonly id: string
  readonly name: string
  readonly accountId: string
  readonly raw: RawUpload
}

/**
 * Receives a file, checks it and stores it; the same bytes are stored once. In this order, so that whatever ends in between leaves nothing but
 * what the sweep removes: the folder is noted, written, and then it and the file are one transaction. Throws ApiFailure.
 */
export async function storeUpload(upload: Upload, deps: UploadDeps): Promise<void> {
  const { pool, incoming, onError } = deps
  const folder = join(incoming, randomUUID())
  const made = join(folder, 'made')
  const source = join(folder, 'source')
  try {
    await mkdir(made, { recursive: true })
    const received = await receive(upload.raw, { path: source, folder, limits: await fileLimits(pool) })
    if (await isStored(upload, received, pool)) return
    await storeChecked(upload, received, { source, made }, deps)
  } catch (error) {
    if (!(error instanceof StoreAway) && !isDiskFault(error)) throw error
    onError(error)
    throw storeAway()
  } finally {
    await rm(folder, { recursive: true, force: true }).catch(onError)
  }
}

/** Whether the bytes were stored already: then the file is one more of them. */
const isStored = (upload: Upload, { digest }: Received, pool: Pool): Promise<boolean> =>
  transaction(pool, async (tx) => {
    const bytesId = await queries.lockBytes(tx, digest)
    if (bytesId === null) return false
    await insertOrSame(tx, upload, digest, bytesId)
    return true
  })

async function storeChecked(
  upload: Upload,
  { kind, digest }: Received,
  { source, made }: { readonly source: string; readonly made: string },
  { pool, store, check, onError }: UploadDeps,
): Promise<void> {
  const found = await check({ kind, source, folder: made })
  const bytesId = randomUUID()
  await queries.beginBytes(pool, bytesId)
  // what cannot be removed now the sweep finds
  const discard = () => remove(bytesId, { pool, store }).catch(onError)
  try {
    await store.put(bytesId, made, found.variants)
  } catch (error) {
    await discard()
    throw error
  }
  // where the database fails nobody knows whether it was committed: the folder is the sweep's, which does
  const isOurs = await transaction(pool, async (tx) => {
    const isFirst = await queries.insertBytes(tx, { id: bytesId, digest, kind, found })
    const stored = isFirst ? bytesId : await queries.lockBytes(tx, digest)
    if (stored === null) throw new ApiFailure(503, 'unavailable', 'Removed at this moment: send it again')
    await insertOrSame(tx, upload, digest, stored)
    return isFirst
  }).catch(async (error: unknown) => {
    if (error instanceof ApiFailure) await discard()
    throw error
  })
  if (!isOurs) await discard()
}

async function remove(bytesId: string, { pool, store }: Pick<UploadDeps, 'pool' | 'store'>): Promise<void> {
  await store.remove(bytesId)
  await queries.forgetLeftover(pool, bytesId)
}

/** A file of this id that is the same already is the one that was sent before; any other is refused. */
async function insertOrSame(
  tx: Parameters<typeof queries.insertFile>[0],
  { id, name, accountId }: Upload,
  digest: Buffer,
  bytesId: string,
): Promise<void> {
  if (await queries.insertFile(tx, { id, bytesId, name, accountId })) return
  const sent = await queries.senderOf(tx, id)
  if (sent?.uploaded_by !== accountId || !sent.digest.equals(digest))
    throw new ApiFailure(409, 'invalid-input', 'There is another file of this id')
}
