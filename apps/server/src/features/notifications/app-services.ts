import { createPrivateKey, type KeyObject, sign } from 'node:crypto'
import type { AppService } from '@games/contract'
import { err, ok, type Result } from '@games/domain'
import { z } from 'zod'

/** A service account of the organiser's Firebase project, which sends to Android. */
export interface FcmAccount {
  readonly project: string
  readonly email: string
  /** RSA, PEM. */
  readonly privateKey: string
  /** Where access tokens are had. */
  readonly tokenUrl: string
  /** Origin of Firebase Cloud Messaging. */
  readonly url: string
}

/** A key of the organiser's Apple team, which sends to iPhones. */
export interface ApnsKey {
  /** P-256, PEM. */
  readonly privateKey: string
  readonly keyId: string
  readonly team: string
  /** The app's bundle, which is the topic of what it is sent. */
  readonly bundle: string
  /** Origin of Apple's push service: another one for apps that are built for development. */
  readonly url: string
}

/** Through whom the native app is reached; null: nobody has been set up. */
export interface AppServices {
  readonly fcm: FcmAccount | null
  readonly apns: ApnsKey | null
}

export const NO_APP_SERVICES: AppServices = { fcm: null, apns: null }

/** Those that are set up. */
export const appServicesOf = ({ fcm, apns }: AppServices): AppService[] => [
  ...(fcm ? (['fcm'] as const) : []),
  ...(apns ? (['apns'] as const) : []),
]

/** Null: it is no key of this kind, in PEM. */
function keyOf(pem: string, isMeant: (key: KeyObject) => boolean): string | null {
  try {
    return isMeant(createPrivateKey(pem)) ? pem : null
  } catch {
    return null
  }
}

const isRsa = ({ asymmetricKeyType }: KeyObject): boolean => asymmetricKeyType === 'rsa'
const isP256 = ({ asymmetricKeyDetails }: KeyObject): boolean => asymmetricKeyDetails?.namedCurve === 'prime256v1'

/** As Google's console writes it. */
const ServiceAccount = z.object({
  type: z.literal('service_account'),
  project_id: z.string().regex(/^[\w.:-]+$/),
  client_email: z.string().min(3),
  private_key: z.string(),
  token_uri: z.string().regex(/^https:\/\//),
})

/** The text of a service account's file; fails with what is wrong with it, in which nothing secret is. */
export function fcmAccountIn(text: string): Result<string, Omit<FcmAccount, 'url'>> {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return err('must be the JSON file of a service account, but is no JSON')
  }
  const read = ServiceAccount.safeParse(json)
  if (!read.success) {
    const fields = [...new Set(read.error.issues.map(({ path }) => path.join('.') || 'all of it'))]
    return err(`must be the JSON file of a service account, but lacks or spoils ${fields.join(', ')}`)
  }
  const { project_id: project, client_email: email, private_key, token_uri: tokenUrl } = read.data
  const privateKey = keyOf(private_key, isRsa)
  return privateKey === null
    ? err('must have an RSA key in private_key, as Google’s console writes it')
    : ok({ project, email, privateKey, tokenUrl })
}

/** The text of a key's file (`AuthKey_….p8`); fails with what is wrong with it. */
export function apnsKeyIn(text: string): Result<string, string> {
  const key = keyOf(text, isP256)
  return key === null ? err('must be the .p8 file of a key for Apple’s push service, a P-256 key in PEM') : ok(key)
}

/** A JSON Web Token (RFC 7515), signed with an RSA (RS256) or a P-256 key (ES256). */
export function signedToken(
  header: { readonly alg: 'RS256' | 'ES256'; readonly kid?: string; readonly typ?: 'JWT' },
  claims: Readonly<Record<string, string | number>>,
  privateKey: string,
): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = `${part(header)}.${part(claims)}`
  // RFC 7518 §3.4: of a P-256 signature the two numbers, without ASN.1 around them
  const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `${text}.${signature.toString('base64url')}`
}
