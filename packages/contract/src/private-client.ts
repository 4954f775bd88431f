import { addressOf } from './client.ts'
import type { FailureDetails } from './errors.ts'
import { ApiFailure } from './failure.ts'
import type { PrivateClient, PrivateEndpoints } from './private-endpoint.ts'
import { CSRF_HEADER } from './private-paths.ts'

/** How calls say whose they are. */
export interface Credentials {
  /** The session's CSRF token, where the session is in a cookie; null: none is known. */
  readonly csrf: () => string | null
  /** The session itself, in the native wrapper; null: it is in a cookie. */
  readonly token: () => string | null
}

interface AnyInput {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: object
}

/** The private calls over HTTP. Rejects with ApiFailure on an error answer and with the fetch's own error when there is no answer. */
export function createPrivateClient<C extends PrivateEndpoints>(
  paths: Readonly<Record<keyof C & string, string>>,
  { csrf, token }: Credentials,
  baseUrl = '',
): PrivateClient<C> {
  const call = (path: string) => {
    const [method, template] = path.split(' ') as [string, string]
    return async (input: AnyInput = {}, { signal }: { readonly signal?: AbortSignal } = {}) => {
      const headers: Record<string, string> = {}
      const bearer = token()
      if (bearer !== null) headers['authorization'] = `Bearer ${bearer}`
      const csrfToken = csrf()
      if (method !== 'GET' && csrfToken !== null) headers[CSRF_HEADER] = csrfToken
      if (input.body) headers['content-type'] = 'application/json'
      const response = await fetch(baseUrl + addressOf(template, input), {
        method,
        signal: signal ?? null,
        headers,
        body: input.body ? JSON.stringify(input.body) : null,
      })
      if (response.ok) return response.json() as Promise<unknown>
      const { id, message, ...details } = (await response.json().catch(() => ({}))) as FailureDetails & {
        id?: ApiFailure['id']
        message?: string
      }
      throw new ApiFailure(response.status, id ?? 'internal', message ?? response.statusText, details)
    }
  }
  return Object.fromEntries(Object.entries<string>(paths).map(([key, path]) => [key, call(path)])) as PrivateClient<C>
}
