/** A code in an image, with its corners. */
export interface FoundCode {
  readonly text: string
  readonly corners: readonly { readonly x: number; readonly y: number }[]
}

export interface ToReader {
  readonly id: number
  readonly image: ImageData
}

/** `lost`: its WebAssembly cannot be had. `codes` null: this image could not be looked at. */
export type FromReader =
  | { readonly kind: 'ready' | 'lost' }
  | { readonly kind: 'read'; readonly id: number; readonly codes: readonly FoundCode[] | null }
