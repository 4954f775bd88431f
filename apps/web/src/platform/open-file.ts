import { handOver, showInTab } from './hand-over.ts'
import { isNative } from './is-native.ts'
import { openPlatform } from './open-platform.ts'
import { pageMeta } from './page-meta.ts'

/** Why a file was not had: no network, no such report any more, or anything else. */
export type FileFault = 'offline' | 'gone' | 'failed'

/** A file's address for this device: the pages of the native wrapper are not the server's. */
export const fileHref = (address: string): string => (import.meta.env.SSR ? address : pageMeta('api-base') + address)

/** After this long without a response from the server the visitor gets a notice. Milliseconds. */
const PATIENCE = 15_000

async function fetchFile(href: string, init: RequestInit): Promise<Response | FileFault> {
  if (!navigator.onLine) return 'offline'
  try {
    // what the browser has cached for ever may have been replaced since
    const response = await fetch(href, { cache: 'no-cache', ...init })
    if (response.ok) return response
    return response.status === 404 ? 'gone' : 'failed'
  } catch {
    return navigator.onLine ? 'failed' : 'offline'
  }
}

/** Shows a file in the device's own viewer, once the server says that it is there. Gives why it could not be; null when it could. */
export async function openFile(href: string): Promise<FileFault | null> {
  const asking = new AbortController()
  let isLatest = true
  const notice = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href],button')) isLatest = false
  }
  addEventListener('click', notice, { capture: true, signal: asking.signal })
  const answer = await fetchFile(href, { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE) })
  asking.abort()
  if (typeof answer === 'string') return answer
  if (isNative()) {
    await (await openPlatform()).openExternal(href)
    return null
  }
  const tab = open(href, '_blank')
  if (tab) tab.opener = null
  // a browser that opens no tab this long after the tap shows the file here, unless something else was pressed since: that leads on
  else if (isLatest) location.assign(href)
  else return 'failed'
  return null
}

/** The bytes of a file, or why they could not be had. */
export async function fetchDocument(href: string): Promise<Blob | FileFault> {
  const answer = await fetchFile(href, {})
  if (typeof answer === 'string') return answer
  try {
    return await answer.blob()
  } catch {
    return navigator.onLine ? 'failed' : 'offline'
  }
}

/** Keeps bytes on the device under `name`: a browser's downloads, the wrapper's documents. False where it refuses. */
export const keepBytes = async (bytes: Blob, name: string): Promise<boolean> =>
  settled(async () => {
    const { device } = await openPlatform()
    if (device) await device.keepFile(bytes, name)
    else handOver(bytes, name)
  })

/** Shows bytes that are on the device. False where it has nothing to show them with. */
export const showBytes = async (bytes: Blob, name: string): Promise<boolean> =>
  settled(async () => {
    const { device } = await openPlatform()
    if (device) await device.showFile(bytes, name)
    else showInTab(bytes)
  })

const settled = (work: () => Promise<void>): Promise<boolean> =>
  work().then(
    () => true,
    () => false,
  )

/** Fetches a file and keeps it on the device under `name`. Gives why it could not be; null once it was handed over. */
export async function downloadFile(href: string, name: string): Promise<FileFault | null> {
  const bytes = await fetchDocument(href)
  if (typeof bytes === 'string') return bytes
  return (await keepBytes(bytes, name)) ? null : 'failed'
}
