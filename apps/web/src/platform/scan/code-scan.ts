/** Why there is no code. */
export type ScanFault =
  /** The visitor, or the device's settings, let nobody at the camera. */
  | 'denied'
  | 'canceled'
  /** There is no camera, or the page may have none. */
  | 'unavailable'
  /** Another app has the camera. */
  | 'taken'
  /** The reader's own files did not come. */
  | 'no-reader'
  | 'failed'

/** What a look through the camera or at a picture gave: the text of every code in it, the nearest to its middle first, or why there is none. */
export type CodeScan = { readonly kind: 'read'; readonly texts: readonly string[] } | { readonly kind: ScanFault }

/** What the device's own scanner says over the page. */
export interface ScannerWords {
  readonly aim: string
  readonly cancel: string
  readonly torchOn: string
  readonly torchOff: string
}
