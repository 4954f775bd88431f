import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** A phone of tests that makes passkeys and signs with them, as WebAuthn level 3 has it (ES256, no attestation). */
export interface Authenticator {
  readonly register: (options: Options, over?: Over) => RegistrationAnswer
  readonly sign: (options: Options, over?: Over) => SignedAnswer
}

type Options = Readonly<Record<string, unknown>>

/** What a dishonest or a careless device says otherwise. */
export interface Over {
  readonly origin?: string
  readonly host?: string
  /** Whether its owner has proven to be there by finger, face or PIN. */
  readonly verified?: boolean
  /** How often it has signed. */
  readonly counter?: number
  readonly challenge?: string
  /** Another account's. */
  readonly userHandle?: string
}

interface Answer<R> {
  readonly id: string
  readonly rawId: string
  readonly type: 'public-key'
  readonly clientExtensionResults: object
  readonly response: R
}
type RegistrationAnswer = Answer<{ readonly clientDataJSON: string; readonly attestationObject: string }>
type SignedAnswer = Answer<{
  readonly clientDataJSON: string
  readonly authenticatorData: string
  readonly signature: string
  readonly userHandle: string
}>

const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_KEY = 0x40

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const sha256 = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest()

/** CBOR of what is needed here: texts, bytes, small whole numbers. */
const head = (major: number, length: number): Buffer =>
  length < 24
    ? Buffer.from([(major << 5) | length])
    : length < 256
      ? Buffer.from([(major << 5) | 24, length])
      : Buffer.from([(major << 5) | 25, length >> 8, length & 255])
const cborText = (text: string): Buffer => Buffer.concat([head(3, text.length), Buffer.from(text)])
const cborBytes = (bytes: Uint8Array): Buffer => Buffer.concat([head(2, bytes.length), bytes])
const cborNumber = (number: number): Buffer => (number < 0 ? head(1, -1 - number) : head(0, number))
const cborMap = (...pairs: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, pairs.length), ...pairs.flat()])

/** The public key as COSE has it: EC2, ES256, P-256. */
function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return cborMap(
    [cborNumber(1), cborNumber(2)],
    [cborNumber(3), cborNumber(-7)],
    [cborNumber(-1), cborNumber(1)],
    [cborNumber(-2), cborBytes(Buffer.from(x, 'base64url'))],
    [cborNumber(-3), cborBytes(Buffer.from(y, 'base64url'))],
  )
}

export function createAuthenticator(site = 'https://games.example'): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  let counter = 0
  let handle = ''
  const clientData = (type: string, { challenge }: Options, over: Over): Buffer =>
    Buffer.from(
      JSON.stringify({ type, challenge: over.challenge ?? challenge, origin: over.origin ?? site, crossOrigin: false }),
    )
  const authenticatorData = (over: Over, flags: number, more: Uint8Array = Buffer.alloc(0)): Buffer => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(over.counter ?? counter)
    const verified = over.verified === false ? 0 : VERIFIED
    return Buffer.concat([
      sha256(over.host ?? new URL(site).hostname),
      Buffer.from([PRESENT | verified | flags]),
      count,
      more,
    ])
  }
  const answer = <R>(response: R): Answer<R> => ({
    id: base64url(credentialId),
    rawId: base64url(credentialId),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })
  return {
    register(options, over = {}) {
      handle = (options['user'] as { id: string }).id
      const length = Buffer.from([0, credentialId.length])
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, coseOf(publicKey)])
      return answer({
        clientDataJSON: base64url(clientData('webauthn.create', options, over)),
        attestationObject: base64url(
          cborMap(
            [cborText('fmt'), cborText('none')],
            [cborText('attStmt'), cborMap()],
            [cborText('authData'), cborBytes(authenticatorData(over, HAS_KEY, credential))],
          ),
        ),
      })
    },
    sign(options, over = {}) {
      counter += 1
      const data = authenticatorData(over, 0)
      const client = clientData('webauthn.get', options, over)
      return answer({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        userHandle: over.userHandle ?? handle,
      })
    },
  }
}
