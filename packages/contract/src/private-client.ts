import { addressOf } from './client.ts'
import { CSRF_HEADER } from './csrf-header.ts'
import type { FailureDetails } from './errors.ts'
import { ApiFailure } from './failure.ts'
import type { PrivateClient, PrivateEndpoints } from './private-endpoint.ts'

/** How calls say whose they are. */
export interface Credentials {
  /**
   * The session's CSRF token, where the session is in a cookie; null: there is none. `stale`: a token that was refused, since another tab has
   * signed in meanwhile, say.
   */
  readonly csrf: (stale?: string) => Promise<string | null>
  /** The session itself, in the native wrapper; null: it is in a cookie. */
  readonly token: () => Promise<string | null>
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
      const send = async (csrfToken: string | null) => {
        const bearer = await token()
        return fetch(baseUrl + addressOf(template, input), {
          method,
          signal: signal ?? null,
          headers: {
            ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
            ...(csrfToken === null ? {} : { [CSRF_HEADER]: csrfToken }),
            ...(input.body ? { 'content-type': 'application/json' } : {}),
          },
          body: input.body ? JSON.stringify(input.body) : null,
        })
      }
      const csrfToken = method === 'GET' ? null : await csrf()
      let response = await send(csrfToken)
      if (response.status === 403 && csrfToken !== null) {
        const fresh = await csrf(csrfToken)
        if (fresh !== csrfToken) response = await send(fresh)
      }
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
