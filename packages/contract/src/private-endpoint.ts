import type { Audience } from '@games/domain/accounts/user-types'
import { z } from 'zod'
import type { z as core } from 'zod/mini'
import type { CallOptions } from './endpoint.ts'

/** A call that is answered to one person and never cached. */
export interface PrivateEndpoint {
  readonly summary: string
  /** To whom it is open; whoever is not signed in is answered 401, whoever may not 403. */
  readonly audience: Audience
  /** Open too to whoever holds a scorer's link (`DESK_KEY_HEADER`). */
  readonly deskLink?: true
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: core.ZodMiniObject
  /** Most bytes of the body, where it is longer than any form. */
  readonly bodyBytes?: number
  /** The body is no form but a file of any type, handed on as it comes. */
  readonly rawBody?: true
  readonly response: z.ZodType
  /** The media type of an answer that is a file (`PrivateFile`); absent: it is JSON. */
  readonly file?: string
  /** Open while the organiser has not switched signing in on for everybody (`login_enabled`). */
  readonly whileClosed?: true
  /** Exists in the demo alone. */
  readonly demoOnly?: true
}

/** A file that is answered to one person. `name` is made of letters that every file system takes. */
export const PrivateFile = z.object({ name: z.string(), bytes: z.instanceof(Uint8Array<ArrayBuffer>) })
export type PrivateFile = z.infer<typeof PrivateFile>

export type PrivateEndpoints = Readonly<Record<string, PrivateEndpoint>>

type InputPart<E, K extends 'params' | 'query'> = E extends { [P in K]: infer S extends z.ZodType }
  ? { [P in K]: z.input<S> }
  : unknown
type BodyPart<E> = E extends { body: infer S extends core.ZodMiniObject } ? { body: core.input<S> } : unknown
type RawBody<E> = E extends { rawBody: true } ? { raw: RawUpload } : unknown
/** A file on its way. */
export interface RawUpload {
  /** Null: there is none. */
  readonly body: ReadableStream<Uint8Array> | null
  /** Bytes, where the sender says so; null: it does not. */
  readonly length: number | null
}
export type PrivateInput<E> = InputPart<E, 'params'> & InputPart<E, 'query'> & BodyPart<E>
type ParsedPart<E, K extends 'params' | 'query'> = E extends { [P in K]: infer S extends z.ZodType }
  ? { [P in K]: z.output<S> }
  : unknown
type ParsedBody<E> = E extends { body: infer S extends core.ZodMiniObject } ? { body: core.output<S> } : unknown
export type ParsedPrivateInput<E> = ParsedPart<E, 'params'> & ParsedPart<E, 'query'> & ParsedBody<E> & RawBody<E>

/** The private calls as pages make them; files are links. */
export type PrivateClient<C extends PrivateEndpoints> = {
  // one that is sent has a sender of its own (files/send-file.ts)
  readonly [K in keyof C as C[K] extends { file: string } | { rawBody: true } ? never : K]: object extends PrivateInput<
    C[K]
  >
    ? (input?: object, options?: Pick<CallOptions, 'signal'>) => Promise<z.output<C[K]['response']>>
    : (input: PrivateInput<C[K]>, options?: Pick<CallOptions, 'signal'>) => Promise<z.output<C[K]['response']>>
}
