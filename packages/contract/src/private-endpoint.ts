import type { Audience } from '@games/domain/accounts/user-types'
import type { z } from 'zod'
import type { z as core } from 'zod/mini'
import type { CallOptions } from './endpoint.ts'

/** A call that is answered to one person and never cached. */
export interface PrivateEndpoint {
  readonly summary: string
  /** To whom it is open; whoever is not signed in is answered 401, whoever may not 403. */
  readonly audience: Audience
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: core.ZodMiniObject
  readonly response: z.ZodType
  /** Open while the organiser has not switched signing in on (`login_enabled`). */
  readonly whileClosed?: true
  /** Exists in the demo alone. */
  readonly demoOnly?: true
}
export type PrivateEndpoints = Readonly<Record<string, PrivateEndpoint>>

type InputPart<E, K extends 'params' | 'query'> = E extends { [P in K]: infer S extends z.ZodType }
  ? { [P in K]: z.input<S> }
  : unknown
type BodyPart<E> = E extends { body: infer S extends core.ZodMiniObject } ? { body: core.input<S> } : unknown
export type PrivateInput<E> = InputPart<E, 'params'> & InputPart<E, 'query'> & BodyPart<E>
type ParsedPart<E, K extends 'params' | 'query'> = E extends { [P in K]: infer S extends z.ZodType }
  ? { [P in K]: z.output<S> }
  : unknown
type ParsedBody<E> = E extends { body: infer S extends core.ZodMiniObject } ? { body: core.output<S> } : unknown
export type ParsedPrivateInput<E> = ParsedPart<E, 'params'> & ParsedPart<E, 'query'> & ParsedBody<E>

/** The private calls as pages make them. */
export type PrivateClient<C extends PrivateEndpoints> = {
  readonly [K in keyof C]: object extends PrivateInput<C[K]>
    ? (input?: object, options?: Pick<CallOptions, 'signal'>) => Promise<z.output<C[K]['response']>>
    : (input: PrivateInput<C[K]>, options?: Pick<CallOptions, 'signal'>) => Promise<z.output<C[K]['response']>>
}
