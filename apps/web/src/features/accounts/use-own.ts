import { useEffect, useState } from 'react'
import { isSignedOut } from '../../session/is-signed-out.ts'
import { usePreferences } from '../../session/preferences.ts'
import type { VisitorApi } from '../../session/private-api.ts'
import { useLogInAgain } from '../../session/use-log-in-again.ts'

/** A server that does not answer in this time counts as away. */
export const PATIENCE_MS = 10_000

type Load<V> = (api: VisitorApi, options: { readonly signal: AbortSignal }) => Promise<V>

export interface Own<V> {
  /** Undefined until it is there. */
  readonly view: V | undefined
  /** The last try failed; what came before is still shown. */
  readonly failed: boolean
  readonly retry: () => void
}

/**
 * What is the visitor's own, asked for with his session once the page is open: no page that is served or stored has it. Asked for again
 * when the network is back; whoever was signed out elsewhere is led to the login. `load` is one of a module, not made by a render.
 */
export function useOwn<V>(load: Load<V>): Own<V> {
  // another who logs in here in another tab must not see it
  return useAsked(load, usePreferences().userData?.id)
}

/** The same for what is `owner`'s; undefined: nobody's, or somebody's whose session is still being restored. */
export function useAsked<V>(load: Load<V>, owner: string | undefined): Own<V> {
  const logInAgain = useLogInAgain()
  const [tries, setTries] = useState(0)
  const [state, setState] = useState<{ owner: string | undefined; view: V | undefined; failed: boolean }>()
  const mine = state?.owner === owner ? state : undefined
  useEffect(() => {
    if (owner === undefined) return
    let left = false
    const ask = async () => {
      try {
        const { privateApi } = await import('../../session/private-api.ts')
        if (left) return
        const view = await load(privateApi, { signal: AbortSignal.timeout(PATIENCE_MS) })
        if (!left) setState({ owner, view, failed: false })
      } catch (error) {
        if (left) return
        if (isSignedOut(error)) logInAgain()
        else setState((before) => ({ owner, view: before?.owner === owner ? before?.view : undefined, failed: true }))
      }
    }
    const askAgain = () => void ask()
    askAgain()
    addEventListener('online', askAgain)
    return () => {
      left = true
      removeEventListener('online', askAgain)
    }
  }, [load, owner, tries, logInAgain])
  return { view: mine?.view, failed: mine?.failed === true, retry: () => setTries(tries + 1) }
}
