/** What we use of http_ece, which comes without types: encrypted content encoding (RFC 8188), as a browser reads it. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'
  export function decrypt(
    body: Buffer,
    options: { readonly version: 'aes128gcm'; readonly privateKey: ECDH; readonly authSecret: Buffer },
  ): Buffer
}
