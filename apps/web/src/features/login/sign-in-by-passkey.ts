import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser'
import { enterSession } from '../../session/login.ts'
import { privateApi } from '../../session/private-api.ts'

/**
 * Logs in by a passkey of this device, and shows a notice. False where its owner used none. Rejects with ApiFailure where the server
 * refuses it.
 */
export async function signInByPasskey(): Promise<boolean> {
  const { options } = await privateApi.beginPasskeySignIn()
  // the server makes them by the same library
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const response = await startAuthentication({ optionsJSON }).catch(() => null)
  if (response === null) return false
  await enterSession(await privateApi.signInByPasskey({ body: { response } }))
  return true
}
