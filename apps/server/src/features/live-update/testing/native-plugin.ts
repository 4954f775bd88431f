import { createHash, createPublicKey, randomUUID, verify } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { unzipSync } from 'fflate'

/**
 * A phone with `@capawesome/capacitor-live-update` 8.4.3, written after its Android source (LiveUpdate.java, LiveUpdateHttpClient.java): the same request,
 * the same checks in the same order, the same folders, the same memory over a restart. Its storage is a folder; its clock is moved by hand.
 */
export interface PhoneOptions {
  /** What the phone stores, over restarts. */
  readonly storage: string
  /** Where `https://{serverDomain}` leads in this test. */
  readonly server: string
  readonly publicKey: string | null
  readonly appId?: string
  readonly channel?: string
  readonly versionCode?: number
  readonly readyTimeout?: number
  /** The storage that is left. Bytes. */
  readonly space?: number
  readonly fetch?: typeof fetch
}

interface Preferences {
  deviceId?: string
  channel?: string
  blocked?: string[]
  previous?: string | null
  /** CAP_SERVER_PATH: what the next start opens; null: what the app was built with. */
  next?: string | null
  versionCode?: number
}

export function startPhone({
  storage,
  server,
  publicKey,
  appId = 'org.gamescompanion.app',
  versionCode = 1,
  readyTimeout = 10_000,
  space = Number.POSITIVE_INFINITY,
  fetch: ask = fetch,
}: PhoneOptions) {
  const place = join(storage, 'preferences.json')
  const bundles = join(storage, '_capacitor_live_update_bundles')
  const downloads = join(storage, 'capawesome_capacitor_live_update_downloads')
  mkdirSync(storage, { recursive: true })
  const stored: Preferences = existsSync(place) ? (JSON.parse(readFileSync(place, 'utf8')) as Preferences) : {}
  const store = (changed: Preferences) => writeFileSync(place, JSON.stringify(Object.assign(stored, changed)))
  // Bridge.isNewBinary: another version from the store begins with its own pages
  if (stored.versionCode !== versionCode) store({ versionCode, next: null })
  if (stored.deviceId === undefined) store({ deviceId: randomUUID() })
  rmSync(downloads, { recursive: true, force: true })

  let current = stored.next ?? null
  let hasRolledBack = false
  let isSyncing = false
  /** Milliseconds until the rollback; null: it is off. */
  let untilRollback: number | null = readyTimeout
  const has = (id: string) => existsSync(join(bundles, id))

  const verified = (zip: Uint8Array, checksum: string | null, signature: string | null) => {
    if (publicKey !== null) {
      if (signature === null) throw new Error('Bundle does not contain a signature.')
      const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), type: 'spki', format: 'der' })
      if (!verify('RSA-SHA256', zip, key, Buffer.from(signature, 'base64')))
        throw new Error('Signature verification failed.')
    } else if (checksum !== null && createHash('sha256').update(zip).digest('hex') !== checksum)
      throw new Error('Checksum mismatch.')
  }

  async function download(id: string, url: string, checksum: string | null, signature: string | null): Promise<void> {
    const temporary = join(downloads, randomUUID())
    mkdirSync(temporary, { recursive: true })
    try {
      const response = await ask(url, { headers: { 'x-capawesome-device-id': stored.deviceId ?? '' } })
      if (!response.ok) throw new Error('Bundle could not be downloaded.')
      const zip = new Uint8Array(await response.arrayBuffer())
      if (zip.length > space) throw new Error('java.io.IOException: write failed: ENOSPC (No space left on device)')
      writeFileSync(join(temporary, 'bundle.zip'), zip)
      verified(zip, checksum ?? response.headers.get('x-checksum'), signature ?? response.headers.get('x-signature'))
      const unzipped = join(temporary, 'bundle')
      for (const [name, content] of Object.entries(unzipSync(zip))) {
        const file = join(unzipped, name)
        if (!file.startsWith(unzipped)) throw new Error('Bundle is no zip of ours.')
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, content)
      }
      if (!existsSync(join(unzipped, 'index.html'))) throw new Error('The bundle does not contain an index.html file.')
      mkdirSync(bundles, { recursive: true })
      renameSync(unzipped, join(bundles, id))
    } finally {
      rmSync(temporary, { recursive: true, force: true })
    }
  }

  async function latest(): Promise<Record<string, unknown> | null> {
    const query = [
      ['appVersionCode', String(versionCode)],
      ['appVersionName', '1.0.0'],
      ['bundleId', current],
      ['channelName', stored.channel ?? null],
      ['customId', null],
      ['deviceId', stored.deviceId ?? null],
      ['osVersion', '36'],
      ['platform', '0'],
      ['pluginVersion', '8.4.3'],
    ] as const
    // OkHttp writes what is null by its name alone
    const text = query
      .map(([name, value]) => (value === null ? name : `${name}=${encodeURIComponent(value)}`))
      .join('&')
    const response = await ask(`${server}/v1/apps/${appId}/bundles/latest?${text}`, {
      headers: { 'x-capawesome-device-id': stored.deviceId ?? '', 'accept-encoding': 'br,gzip' },
    })
    const body = await response.text()
    return response.ok ? (JSON.parse(body) as Record<string, unknown>) : null
  }

  return {
    /** The id of the bundle that runs; null: what the app was built with. */
    get current() {
      return current
    },
    get blocked() {
      return stored.blocked ?? []
    },
    get deviceId() {
      return stored.deviceId ?? ''
    },
    get downloaded() {
      return existsSync(bundles) ? readdirSync(bundles) : []
    },
    /** A file of the bundle that runs. */
    read: (name: string) => readFileSync(join(bundles, current ?? '', name), 'utf8'),
    ready() {
      untilRollback = null
      // autoDeleteBundles
      for (const id of has('') ? readdirSync(bundles) : [])
        if (id !== current && id !== (stored.next ?? null)) rmSync(join(bundles, id), { recursive: true })
      const previous = stored.previous ?? null
      // autoBlockRolledBackBundles
      if (hasRolledBack && previous !== null && !(stored.blocked ?? []).includes(previous))
        store({ blocked: [...(stored.blocked ?? []), previous].slice(-100) })
      const result = { currentBundleId: current, previousBundleId: previous, rollback: hasRolledBack }
      store({ previous: current })
      hasRolledBack = false
      return result
    },
    setChannel: (channel: string) => store({ channel }),
    async sync(): Promise<string | null> {
      if (isSyncing) throw new Error('Sync is already in progress.')
      isSyncing = true
      try {
        const found = await latest()
        if (found === null) return null
        const id = String(found['bundleId'])
        if ((stored.blocked ?? []).includes(id)) return null
        if (!has(id)) await download(id, String(found['url']), text(found['checksum']), text(found['signature']))
        else if (id === current) return null
        store({ next: id })
        return id
      } finally {
        isSyncing = false
      }
    },
    reload() {
      current = stored.next ?? null
      untilRollback = readyTimeout
    },
    /** Time goes by. */
    wait(ms: number) {
      if (untilRollback === null) return
      untilRollback -= ms
      if (untilRollback > 0) return
      untilRollback = null
      hasRolledBack = true
      store({ previous: current })
      if (current === null) return
      store({ next: null })
      current = null
    },
  }
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)
