import { ApiFailure } from '@games/contract'
import { type Localized, pick } from '@games/domain'
import { transaction } from '../../db/transaction.ts'
import { type Caller, DONE, type PrivateCalls, viewerOf } from '../../http/session/private-call-types.ts'
import { isToken, newToken, tokenDigest } from '../../http/session/tokens.ts'
import { type AccountEdge, beginSession } from './account-edge.ts'
import { deviceNames } from './device-names.ts'
import {
  deletePasskey,
  insertChallenge,
  insertPasskey,
  noteSigned,
  passkeyRows,
  redeemChallenge,
  type SigningKey,
  signingKey,
} from './passkeys.queries.ts'
import { confirmedByPassword } from './password-reset.ts'
import { passkey } from './present.ts'

type PasskeyCalls =
  | 'listPasskeys'
  | 'beginPasskey'
  | 'addPasskey'
  | 'removePasskey'
  | 'beginPasskeySignIn'
  | 'signInByPasskey'

const MOST_PASSKEYS = 10

/** Half a second of processor time to load, which a server whose people have none does not spend. */
const webauthn = () => import('@simplewebauthn/server')

/** Passkeys (0076): a second way in, by a key that never leaves its owner's device and that no other site can ask for. */
export const passkeyCalls = (edge: AccountEdge, gamesName: () => Localized): PrivateCalls<PasskeyCalls> => {
  const { pool } = edge
  const list = async (accountId: string) => ({ passkeys: (await passkeyRows(pool, accountId)).map(passkey) })

  /** What is to be signed, by this browser alone, for this account alone; null: by whoever it belongs to. */
  const newChallenge = async (caller: Caller, accountId: string | null) => {
    const challenge = newToken()
    const device = caller.device ?? newToken()
    await insertChallenge(pool, { id: tokenDigest(challenge), device: tokenDigest(device), accountId })
    return { challenge: Uint8Array.from(Buffer.from(challenge, 'base64url')), device }
  }
  /** The challenge of ours that an answer is to, used up by it; null: none of this browser. */
  const redeemed = async (caller: Caller, accountId: string | null, clientDataJSON: string): Promise<string | null> => {
    const challenge = challengeOf(clientDataJSON)
    if (!isToken(challenge) || caller.device === null) return null
    const ids = { id: tokenDigest(challenge), device: tokenDigest(caller.device), accountId }
    return (await redeemChallenge(pool, ids)) ? challenge : null
  }
  const hostOf = ({ site }: Caller) => new URL(site).hostname

  return {
    listPasskeys: async (_input, caller) => ({ view: await list(viewerOf(caller).accountId) }),

    /** With the password once more: who finds a device open cannot make a way in for himself. */
    async beginPasskey({ body: { password } }, caller) {
      const { accountId } = viewerOf(caller)
      const { username } = await confirmedByPassword(edge, accountId, password, 'password')
      const { generateRegistrationOptions } = await webauthn()
      const { challenge, device } = await newChallenge(caller, accountId)
      const options = await generateRegistrationOptions({
        rpName: pick(gamesName(), caller.locale),
        rpID: hostOf(caller),
        userID: handleBytes(accountId),
        userName: username,
        userDisplayName: username,
        challenge,
        // who made the device is no matter to us
        attestationType: 'none',
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        excludeCredentials: (await passkeyRows(pool, accountId)).map(({ credential_id }) => ({
          id: credential_id.toString('base64url'),
        })),
      })
      return { view: { options: { ...options } }, device }
    },

    async addPasskey({ body: { response } }, caller) {
      const { accountId } = viewerOf(caller)
      const { verifyRegistrationResponse } = await webauthn()
      const { clientDataJSON, attestationObject, transports = [] } = response.response
      const challenge = await redeemed(caller, accountId, clientDataJSON)
      const made =
        challenge === null
          ? null
          : await verifyRegistrationResponse({
              response: { ...ofBrowser(response), response: { clientDataJSON, attestationObject } },
              expectedChallenge: challenge,
              expectedOrigin: caller.site,
              expectedRPID: hostOf(caller),
              requireUserVerification: true,
            }).catch(() => null)
      if (!made?.verified) throw new ApiFailure(400, 'invalid-input', 'This is no new passkey for this site')
      const { credential, credentialBackedUp } = made.registrationInfo
      const stored = await insertPasskey(
        pool,
        {
          accountId,
          credentialId: Buffer.from(credential.id, 'base64url'),
          publicKey: Buffer.from(credential.publicKey),
          counter: credential.counter,
          transports,
          synced: credentialBackedUp,
          ...deviceNames(caller.userAgent),
        },
        MOST_PASSKEYS,
      )
      if (!stored) throw new ApiFailure(400, 'invalid-input', `An account has at most ${MOST_PASSKEYS} passkeys`)
      return { view: await list(accountId) }
    },

    async removePasskey({ params: { id } }, caller) {
      const isThere = await deletePasskey(pool, viewerOf(caller).accountId, id)
      if (!isThere) throw new ApiFailure(404, 'not-found', 'There is no such passkey')
      return DONE
    },

    /** Names no account and no key: the device knows which it has, and the answer is the same for everybody. */
    async beginPasskeySignIn(_input, caller) {
      await edge.attempts.count(['passkey', caller.network])
      const { generateAuthenticationOptions } = await webauthn()
      const { challenge, device } = await newChallenge(caller, null)
      const options = await generateAuthenticationOptions({
        rpID: hostOf(caller),
        challenge,
        userVerification: 'required',
      })
      return { view: { options: { ...options } }, device }
    },

    /** One answer for a key that nobody has, a signature that does not fit, and an account that may not sign in. */
    async signInByPasskey({ body: { response } }, caller) {
      const key = await signingKey(pool, Buffer.from(response.id, 'base64url'))
      const signed = await signatureOf(key, response, caller)
      if (!key || signed === null || key.blocked || (edge.staffOnly() && !key.has_role))
        throw new ApiFailure(401, 'wrong-credentials', 'This passkey opens nothing here')
      if (key.waits_for_guardian)
        throw new ApiFailure(403, 'guardian-pending', 'The guardian has not agreed to this account yet')
      const answer = await transaction(pool, async (tx) => {
        // two answers of one counter: one of them is a copy's
        if (!(await noteSigned(tx, key.id, key.counter, signed.newCounter)))
          throw new ApiFailure(401, 'wrong-credentials', 'This passkey opens nothing here')
        return beginSession(tx, key.account_id, caller, false)
      })
      await edge.attempts.takeBack(['passkey', caller.network])
      return answer
    },
  }

  async function signatureOf(
    key: SigningKey | undefined,
    response: Parameters<PrivateCalls<'signInByPasskey'>['signInByPasskey']>[0]['body']['response'],
    caller: Caller,
  ): Promise<{ readonly newCounter: number } | null> {
    const { verifyAuthenticationResponse } = await webauthn()
    const { clientDataJSON, authenticatorData, signature, userHandle } = response.response
    const challenge = await redeemed(caller, null, clientDataJSON)
    if (!key || challenge === null) return null
    // the account that the device has the key for is the one that it opens
    if (userHandle !== undefined && userHandle !== handleOf(key.account_id)) return null
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...ofBrowser(response), response: { clientDataJSON, authenticatorData, signature } },
      expectedChallenge: challenge,
      expectedOrigin: caller.site,
      expectedRPID: hostOf(caller),
      credential: {
        id: response.id,
        publicKey: Uint8Array.from(key.public_key),
        counter: key.counter,
      },
      requireUserVerification: true,
    }).catch(() => ({ verified: false, authenticationInfo: null }))
    return verified ? authenticationInfo : null
  }
}

/** What a device knows an account by: its id, no name. */
const handleBytes = (accountId: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(accountId.replaceAll('-', ''), 'hex'))
const handleOf = (accountId: string): string => Buffer.from(handleBytes(accountId)).toString('base64url')

/** What both kinds of answers have in common; extensions are asked for by nobody. */
const ofBrowser = ({ id, rawId }: { readonly id: string; readonly rawId: string }) =>
  ({ id, rawId, type: 'public-key', clientExtensionResults: {} }) as const

/** The challenge that a browser says it was given; empty where it says none. */
function challengeOf(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as {
      challenge?: unknown
    }
    return typeof challenge === 'string' ? challenge : ''
  } catch {
    return ''
  }
}
