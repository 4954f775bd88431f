/** Encodings of a text file whose bytes do not show which one it is, by their labels of the WHATWG Encoding Standard. */
export const TEXT_ENCODINGS = ['windows-1252', 'windows-1250', 'macintosh'] as const
export type TextEncodingName = (typeof TEXT_ENCODINGS)[number]
export const isTextEncoding = (name: string): name is TextEncodingName =>
  (TEXT_ENCODINGS as readonly string[]).includes(name)

/** One way to read a text, with words that other ways read differently. */
export interface EncodingOption {
  readonly encoding: TextEncodingName
  readonly words: readonly string[]
}
