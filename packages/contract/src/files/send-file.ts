import { addressOf } from '../client.ts'
import { CSRF_HEADER } from '../csrf-header.ts'
import type { FailureDetails } from '../errors.ts'
import { ApiFailure } from '../failure.ts'
import type { Credentials } from '../private-client.ts'
import { privatePaths } from '../private-paths.ts'
import type { StoredFile } from './files.ts'

export interface SendOptions {
  /** A uuid of the sender's: the same file sent again under it is stored once. */
  readonly id: string
  readonly credentials: Credentials
  /** Where the server is, without a slash at its end; absent: where the page is from. */
  readonly baseUrl?: string
  /** The part that has been sent, from 0 to 1; after 1 the server checks it. */
  readonly onProgress?: (part: number) => void
  readonly signal?: AbortSignal
}

/**
 * Sends a file to `uploadFile`. Rejects with ApiFailure (`details.file` says why a file was not taken), with the signal's reason, and with a
 * TypeError when there is no answer: then it may be sent again under the same id. By XMLHttpRequest, since fetch tells nothing of what is sent.
 */
export async function sendFile(file: File, options: SendOptions): Promise<StoredFile> {
  const { credentials, onProgress } = options
  const [token, bearer] = [await credentials.csrf(), await credentials.token()]
  try {
    return await sendOnce(file, { csrf: token, bearer }, options)
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status !== 403 || token === null) throw error
    const fresh = await credentials.csrf(token)
    if (fresh === token) throw error
    onProgress?.(0)
    return sendOnce(file, { csrf: fresh, bearer }, options)
  }
}

function sendOnce(
  file: File,
  { csrf, bearer }: { readonly csrf: string | null; readonly bearer: string | null },
  { id, baseUrl = '', onProgress, signal }: SendOptions,
): Promise<StoredFile> {
  const [method, template] = privatePaths.uploadFile.split(' ') as [string, string]
  return new Promise((stored, failed) => {
    if (signal?.aborted) return failed(signal.reason as Error)
    const request = new XMLHttpRequest()
    request.open(method, baseUrl + addressOf(template, { params: { id }, query: { name: file.name } }))
    request.setRequestHeader('content-type', 'application/octet-stream')
    if (bearer !== null) request.setRequestHeader('authorization', `Bearer ${bearer}`)
    if (csrf !== null) request.setRequestHeader(CSRF_HEADER, csrf)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total === 0 ? 0 : loaded / total)
    const abort = () => request.abort()
    signal?.addEventListener('abort', abort, { once: true })
    request.onload = () => {
      if (request.status === 200) return stored(JSON.parse(request.responseText) as StoredFile)
      failed(failureOf(request))
    }
    request.onerror = () => failed(new TypeError('there is no answer'))
    request.onabort = () => failed((signal?.reason ?? new TypeError('it was broken off')) as Error)
    request.onloadend = () => signal?.removeEventListener('abort', abort)
    request.send(file)
  })
}

function failureOf({ status, statusText, responseText }: XMLHttpRequest): ApiFailure {
  try {
    const { id, message, ...details } = JSON.parse(responseText) as FailureDetails & Pick<ApiFailure, 'id' | 'message'>
    return new ApiFailure(status, id, message, details)
  } catch {
    // a proxy's page: it has a limit of its own, or the server is away
    return new ApiFailure(status, status === 413 ? 'payload-too-large' : 'unavailable', statusText)
  }
}
