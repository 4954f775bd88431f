const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * `length` letters and digits that follow from the text alone, the same for ever: codes that were made of words are found by them again.
 * FNV-1a of 64 bits, 5 bits a letter, of which the highest count; at most 12.
 */
export function digestOf(text: string, length: number): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text))
    hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn
  // the low bits of FNV are mixed worst
  hash = ((hash ^ (hash >> 29n)) * 0x9e3779b97f4a7c15n) & 0xffffffffffffffffn
  let digest = ''
  for (let at = 0; at < length; at += 1) digest += LETTERS.charAt(Number((hash >> BigInt(59 - 5 * at)) & 31n))
  return digest
}
