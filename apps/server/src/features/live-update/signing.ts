import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'

/** The plugin of iOS takes RSA keys of this size and no other. */
const KEY_BITS = 2048

/** A key for bundles: the private one as PEM (PKCS #8), the public one as the wrapper's configuration has it, base64 in one line. */
export function makeKeys(): { readonly privateKey: string; readonly publicKey: string } {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: KEY_BITS })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  return { privateKey: pem, publicKey: publicKeyOf(pem) }
}

/** The public half of a private key. Throws when it is none that the phones could use. */
export function publicKeyOf(privateKey: string): string {
  const key = createPrivateKey(privateKey)
  if (key.asymmetricKeyType !== 'rsa' || key.asymmetricKeyDetails?.modulusLength !== KEY_BITS)
    throw new Error(`the key must be RSA of ${KEY_BITS} bits`)
  return createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64')
}

export const checksumOf = (zip: Uint8Array): string => createHash('sha256').update(zip).digest('hex')

export const signatureOf = (zip: Uint8Array, privateKey: string): string =>
  sign('RSA-SHA256', zip, privateKey).toString('base64')

/** Whether `signature` was made over the zip with the key whose public half this is, base64 or PEM. */
export function isSignedBy(zip: Uint8Array, signature: string, publicKey: string): boolean {
  const key = createPublicKey({ key: Buffer.from(bareKey(publicKey), 'base64'), type: 'spki', format: 'der' })
  return verify('RSA-SHA256', zip, key, Buffer.from(signature, 'base64'))
}

/** A public key in one line, without what PEM puts around it. */
export const bareKey = (publicKey: string): string => publicKey.replace(/-----(BEGIN|END) PUBLIC KEY-----|\s|\\n/g, '')

/** Whether a text is a public key that bundles can be verified with. */
export function isPublicKey(text: string): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(bareKey(text), 'base64'), type: 'spki', format: 'der' })
    return key.asymmetricKeyType === 'rsa' && key.asymmetricKeyDetails?.modulusLength === KEY_BITS
  } catch {
    return false
  }
}
