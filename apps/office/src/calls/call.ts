import { ApiFailure } from '@games/contract/failure'
import type { PrivateApi } from '@games/contract/private-contract'
import { isSignedOut } from '@games/web/session/is-signed-out.ts'
import { officeSession } from '../session/office-session.ts'
import { officeApi } from './office-api.ts'
import { isAway, noteRefusal, serverState } from './server-state.ts'

export type CallName = keyof PrivateApi
export type CallInput<K extends CallName> = NonNullable<Parameters<PrivateApi[K]>[0]>
export type CallAnswer<K extends CallName> = Awaited<ReturnType<PrivateApi[K]>>

type AnyCall = (input?: object, options?: { readonly signal?: AbortSignal }) => Promise<unknown>

/** A private call; whether the server answers or refuses, and that the session has ended, is noted for the frame. Rejects as the call does. */
export async function call<K extends CallName>(
  name: K,
  input?: CallInput<K>,
  options?: { readonly signal?: AbortSignal },
): Promise<CallAnswer<K>> {
  try {
    // the table's calls take what their own endpoint takes, which its type cannot say of any of them
    const answer = (await (officeApi[name] as AnyCall)(input, options)) as CallAnswer<K>
    serverState.set({ away: false })
    return answer
  } catch (error) {
    serverState.set({ away: isAway(error) || (serverState.get().away && options?.signal?.aborted === true) })
    noteRefusal(error)
    if (isSignedOut(error)) officeSession.ended()
    // the role may be another by now
    if (error instanceof ApiFailure && error.status === 403) void officeSession.ask()
    throw error
  }
}
