import { openAsBlob } from 'node:fs'
import { join } from 'node:path'
import { S3mini } from 's3mini'
import { type FileStore, orAway } from './file-store.ts'

export interface S3Options {
  /** `https://s3.example/bucket`. */
  readonly endpoint: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** A store that has not begun to answer after this time is away. */
const ANSWER_MS = 10_000
/** What it takes in may take longer: as long as the slowest line that films are stored over. */
const PUT_BYTES_PER_MS = 2_500

/** Files in a bucket of any S3-compatible store. */
export function createS3Store(options: S3Options, answerMs = ANSWER_MS): FileStore {
  const s3 = new S3mini({ ...options, fetch: fetchWithin(answerMs) })
  const key = (id: string, name: string) => `files/${id}/${name}`
  return {
    put: (id, folder, variants) =>
      orAway(async () => {
        // read from the disk as it is sent
        for (const { name, type, bytes } of variants)
          await s3.putObject(key(id, name), await openAsBlob(join(folder, name)), type, undefined, undefined, bytes)
      }),
    read: (id, variant, first, last) =>
      orAway(async () => {
        const response = await s3.getObjectRaw(key(id, variant), false, first, last + 1)
        if (!response.ok || !response.body) throw new Error(`the store answers ${response.status}`)
        return response.body
      }),
    remove: (id) =>
      orAway(async () => {
        const found = await s3.listObjects('/', `files/${id}/`)
        for (const one of found ?? []) await s3.deleteObject(one.Key)
      }),
  }
}

const fetchWithin =
  (answerMs: number): typeof fetch =>
  async (input, init) => {
    const late = new AbortController()
    const sent = init?.body instanceof Blob ? init.body.size : 0
    const timer = setTimeout(() => late.abort(), answerMs + sent / PUT_BYTES_PER_MS)
    try {
      return await fetch(input, { ...init, signal: late.signal })
    } finally {
      clearTimeout(timer)
    }
  }
