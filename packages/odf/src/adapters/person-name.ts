export interface PersonName {
  readonly familyName: string
  readonly givenName: string | null
}

const CAPITALS = /\p{Lu}{2}/u
const PARTICLE = /^\p{Ll}/u

/**
 * Splits a name written with the family name first and in capitals (`van der BERG Ana Maria`): the family name goes on as long as
 * words are in capitals, particles before one included. A name in which no first word is in capitals has its first word as family name.
 */
export function splitName(name: string): PersonName {
  const words = name.trim().split(/\s+/)
  let length = 0
  for (const [i, word] of words.entries()) {
    if (CAPITALS.test(word)) length = i + 1
    else if (!PARTICLE.test(word)) break
  }
  length ||= 1
  return {
    familyName: words.slice(0, length).join(' '),
    givenName: words.length > length ? words.slice(length).join(' ') : null,
  }
}
