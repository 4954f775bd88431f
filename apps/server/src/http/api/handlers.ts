import {
  type Api,
  ApiFailure,
  type AppContract,
  type Client,
  type Contract,
  contract,
  type Endpoint,
  type Games,
  type ParsedInput,
} from '@games/contract'
import type { z } from 'zod'
import { failureOf } from '../server/failures.ts'

/** A view, and the live topics it was made from (none: it is made anew for every caller). */
export interface Viewed<V> {
  readonly view: V
  readonly topics: readonly string[]
  /** Parameters that differ from those of the call: the view has another address now. */
  readonly movedTo?: Readonly<Record<string, string>>
}

/** One per call of the contract. Expected failures are thrown as ApiFailure (404 `not-found`). */
export type Handlers<C extends Contract = AppContract> = {
  readonly [K in keyof C]: (input: ParsedInput<C[K]>) => Promise<Viewed<z.output<C[K]['response']>>>
}

/** Params and query as received, before they are checked. */
export interface RawInput {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
}

/** Params and query as an endpoint understands them, in its own order. */
export type CheckedInput = RawInput

/**
 * Checks an input against its endpoint; throws ApiFailure 400 that names every fault. A parameter that the endpoint does not know is
 * one: a filter that is misspelt and left out would answer with everything.
 */
export function checkedInput(endpoint: Omit<Endpoint, 'response'>, raw: RawInput): CheckedInput {
  const input: { params?: Record<string, unknown>; query?: Record<string, unknown> } = {}
  const faults: string[] = []
  for (const part of ['params', 'query'] as const) {
    const shape = endpoint[part]
    faults.push(...strangersIn(part, raw[part] ?? {}, Object.keys(shape?.shape ?? {})))
    const result = shape?.safeParse(raw[part] ?? {})
    if (!result) continue
    if (result.success) input[part] = result.data
    else faults.push(...result.error.issues.map((issue) => `${[part, ...issue.path].join('.')}: ${issue.message}`))
  }
  if (faults.length > 0) throw new ApiFailure(400, 'invalid-input', faults.join('; '))
  return input
}

function strangersIn(
  part: 'params' | 'query',
  given: Readonly<Record<string, unknown>>,
  known: readonly string[],
): string[] {
  return Object.entries(given)
    .filter(([name, value]) => value !== undefined && !known.includes(name))
    .map(([name]) => `${part}.${name}: there is no such parameter, but ${known.join(', ') || 'none'}`)
}

/** The day called `today` by its date, so that the call is cached under the date and good for it alone. */
export const withTodayNamed = (raw: RawInput, games: () => Games): RawInput =>
  raw.params?.day === 'today' ? { ...raw, params: { ...raw.params, day: games().today } } : raw

type AnyHandler = (input: unknown) => Promise<Viewed<object>>

/** Calls the handler of `name` with an input that was checked against its endpoint. */
export async function viewOf(
  handlers: Handlers,
  name: keyof AppContract,
  input: CheckedInput,
): Promise<Viewed<object>> {
  // Each handler takes what its own endpoint has just parsed, which the type of a table cannot say.
  const handler = handlers[name] as AnyHandler
  return handler(input)
}

/**
 * The contract in process, for the loaders of pages: the same handlers, inputs and failures as over HTTP. `onTopics` receives what every
 * view was made from, `onFailure` what failed here, which a page may do without.
 */
export function createServerApi(
  handlers: Handlers,
  games: () => Games,
  onTopics: (topics: readonly string[]) => void = () => {},
  onFailure: (failure: ApiFailure) => void = () => {},
): Api {
  const call =
    (name: keyof AppContract) =>
    async (raw: RawInput = {}): Promise<object> => {
      try {
        const viewed = await viewOf(handlers, name, checkedInput(contract[name], withTodayNamed(raw, games)))
        onTopics(viewed.topics)
        return viewed.view
      } catch (error) {
        // the page shows visitors no more than the call itself would; the log gets the cause
        const failure = error instanceof ApiFailure ? error : Object.assign(failureOf(error), { cause: error })
        if (failure.status >= 500) onFailure(failure)
        throw failure
      }
    }
  return clientOf(contract, call)
}

const clientOf = <C extends Contract>(
  endpoints: C,
  call: (name: keyof C) => (raw?: RawInput) => Promise<object>,
): Client<C> => Object.fromEntries(Object.keys(endpoints).map((name) => [name, call(name)])) as Client<C>
