import type { CallOptions, Client, Contract, Paths } from './endpoint.ts'
import { ApiFailure } from './failure.ts'
import { MIN_SEQ_HEADER } from './paths.ts'

interface AnyInput {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
}

/** The contract over HTTP. Rejects with ApiFailure on an error answer and with the fetch's own error when there is no answer. */
export function createClient<C extends Contract>(paths: Paths & Record<keyof C, unknown>, baseUrl = ''): Client<C> {
  const call = (path: string) => {
    const [method, template] = path.split(' ') as [string, string]
    return async (input: AnyInput = {}, { signal, minSeq }: CallOptions = {}) => {
      const response = await fetch(baseUrl + addressOf(template, input), {
        method,
        signal: signal ?? null,
        headers: minSeq === undefined ? {} : { [MIN_SEQ_HEADER]: String(minSeq) },
      })
      if (response.ok) return response.json() as Promise<unknown>
      const body = (await response.json().catch(() => ({}))) as { id?: ApiFailure['id']; message?: string }
      throw new ApiFailure(response.status, body.id ?? 'internal', body.message ?? response.statusText)
    }
  }
  return Object.fromEntries(Object.entries(paths).map(([key, path]) => [key, call(path)])) as Client<C>
}

/** The address of a call, by its path's template (`/api/medals/:scope`) and its input. */
export function addressOf(template: string, { params, query }: AnyInput): string {
  const path = template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params?.[name])))
  const defined = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  return defined.length === 0 ? path : `${path}?${new URLSearchParams(defined.map(([k, v]) => [k, String(v)]))}`
}
