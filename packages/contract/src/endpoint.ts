import type { z } from 'zod'

export type Path = `${'GET' | 'POST'} /api/${string}`
export type Paths = Readonly<Record<string, Path>>

export interface Endpoint {
  readonly summary: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly response: z.ZodType
}
export type Contract<P extends Paths = Paths> = { readonly [K in keyof P]: Endpoint }

/** One endpoint per path: a missing or an extra key is a type error. */
export const defineContract = <P extends Paths, const C extends Contract<P>>(
  _paths: P,
  contract: C & { [K in Exclude<keyof C, keyof P>]: never },
): C => contract

type Part<E, K extends 'params' | 'query'> = E extends { [P in K]: infer S extends z.ZodType }
  ? object extends z.input<S>
    ? { [P in K]?: z.input<S> }
    : { [P in K]: z.input<S> }
  : unknown
type Parsed<E, K extends 'params' | 'query'> = E extends { [P in K]: infer S extends z.ZodType }
  ? { [P in K]: z.output<S> }
  : unknown

export type Input<E> = Part<E, 'params'> & Part<E, 'query'>
export type ParsedInput<E> = Parsed<E, 'params'> & Parsed<E, 'query'>

/** What pages call: over HTTP in the browser, in process on the server. */
export type Client<C extends Contract> = {
  readonly [K in keyof C]: object extends Input<C[K]>
    ? (input?: Input<C[K]>, options?: CallOptions) => Promise<z.output<C[K]['response']>>
    : (input: Input<C[K]>, options?: CallOptions) => Promise<z.output<C[K]['response']>>
}
export interface CallOptions {
  readonly signal?: AbortSignal
  /** The answer must contain everything up to this event number. */
  readonly minSeq?: number
}
