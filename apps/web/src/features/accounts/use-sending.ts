import { useRef, useState } from 'react'
import { type Refusal, refusalOf } from '../../forms/refusal.ts'
import { isSignedOut } from '../../session/is-signed-out.ts'
import { useLogInAgain } from '../../session/use-log-in-again.ts'
import { PATIENCE_MS } from './use-own.ts'

/**
 * Sends what a form holds, once at a time: what is pressed twice is sent once. `send` gives the faults of single fields; `refusal` is why
 * it was not taken otherwise. The form stays as it is.
 */
export function useSending() {
  const logInAgain = useLogInAgain()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const isSending = useRef(false)
  const send = async (
    work: (options: { readonly signal: AbortSignal }) => Promise<void>,
  ): Promise<Readonly<Record<string, string>>> => {
    if (isSending.current) return {}
    isSending.current = true
    setRefusal(null)
    try {
      await work({ signal: AbortSignal.timeout(PATIENCE_MS) })
      return {}
    } catch (error) {
      if (isSignedOut(error)) {
        logInAgain()
        return {}
      }
      const { fields, refusal: why } = refusalOf(error)
      setRefusal(why)
      return fields
    } finally {
      isSending.current = false
    }
  }
  return { send, refusal }
}
