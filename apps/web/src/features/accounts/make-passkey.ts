import type { PasskeyOptions } from '@games/contract/accounts/passkeys'
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type RegistrationResponseJSON,
  startRegistration,
} from '@simplewebauthn/browser'

/** Has the device make a passkey; null where its owner did not want it, or it has one of this account already. */
export function makePasskey({ options }: PasskeyOptions): Promise<RegistrationResponseJSON | null> {
  // the server makes them by the same library
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  return startRegistration({ optionsJSON }).catch(() => null)
}
