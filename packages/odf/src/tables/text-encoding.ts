import { err, ok, type Result } from '@games/domain'
import { type EncodingOption, TEXT_ENCODINGS, type TextEncodingName } from '@games/domain/sheets/text-encodings'
import { decodeTable } from './decode.ts'

export interface DecodedText {
  readonly text: string
  /** The encodings that are possible, the one of `text` first; empty if the bytes leave no doubt. */
  readonly options: readonly EncodingOption[]
}

/** Letters beside ASCII of a language, and pairs of letters (in lower case) that its words do not have. */
interface Letters {
  readonly letters: string
  readonly never?: RegExp
}
const WESTERN: Letters = { letters: 'áàâãäåæçéèêëíìîïñóòôõöøœúùûüýÿß', never: /^õ|ñ[b-df-hj-np-tv-z]/ }
const CENTRAL = {
  // ń before a vowel is written ni; ę follows a consonant
  Polish: {
    letters: 'ąćęłńóśźż',
    never: /[ćńśź][aeiouyóąę]|(?:^|[aeiouyóąę])[ąę]|[ąę][aeiouyóąęmnr]/,
  },
  Czech: { letters: 'áčďéěíňóřšťúůýž' },
  // ĺ and ŕ are the vowel of their syllable
  Slovak: {
    letters: 'áäčďéíĺľňóôŕšťúýž',
    never: /(?:^|[aeiouyáäéíóôúý])[ĺŕ]|[ĺŕ](?:[aeiouyáäéíóôúý]|$)/,
  },
  Hungarian: { letters: 'áéíóöőúüű', never: /őes?$/ },
  Croatian: { letters: 'čćđšž' },
  Romanian: { letters: 'ăâîşţșț', never: /ă[aeoăâ]/ },
  German: { letters: 'äöüß' },
}
const LANGUAGES: Readonly<Record<TextEncodingName, readonly Letters[]>> = {
  'windows-1252': [WESTERN],
  'windows-1250': Object.values(CENTRAL),
  macintosh: [WESTERN],
}
/** Signs beside letters that text has: some only before a word, some only after it. */
const SIGNS = '–—’×\u00a0'
const BEFORE = '“‘«„¿¡€£'
const AFTER = '”»…ºª°²³½€'
/** In Mac Roman, Ñ of Windows-1252 is a dash: `ESPA—A`. */
const NO_DASH = /\p{L}—[aeiouáéíóú]/iu

const MAX_WORDS = 3

/**
 * The text of a file by its byte order mark, else as UTF-8, else in the encoding whose letters make words. `chosen`: the encoding that a
 * person chose, if it is one of the possible ones. An error when it is no text at all.
 */
export function decodeText(
  bytes: Uint8Array,
  chosen: TextEncodingName | null = null,
): Result<{ readonly kind: 'not-text' }, DecodedText> {
  const plain = decodeTable(bytes)
  if (!plain.ok || !isSingleByte(bytes)) return plain.ok ? ok({ text: plain.value, options: [] }) : plain
  const places = wordsBesideAscii(plain.value)
  const readings = TEXT_ENCODINGS.map((encoding) => {
    const decoder = new TextDecoder(encoding)
    const words = places.map(({ start, end }) => decoder.decode(bytes.subarray(start, end)))
    return { encoding, words, ...fit(encoding, words) }
  }).toSorted((one, other) => other.plain - one.plain)
  const whole = readings.filter(({ isWhole }) => isWhole)
  const possible = whole.length > 0 ? whole : readings
  const first = possible.find(({ encoding }) => encoding === chosen) ?? possible[0]
  if (first === undefined) return err({ kind: 'not-text' })
  const text = first.encoding === 'windows-1252' ? plain.value : new TextDecoder(first.encoding).decode(bytes)
  const others = possible.filter(({ words }) => words.some((word, at) => word !== first.words[at]))
  if (others.length === 0) return ok({ text, options: [] })
  const ordered = [first, ...others]
  const examples = [...places.keys()]
    .filter((at) => ordered.some(({ words }) => words[at] !== first.words[at]))
    .toSorted((one, other) => Number(isPlain(first.words[other])) - Number(isPlain(first.words[one])))
    .slice(0, MAX_WORDS)
  return ok({
    text,
    options: ordered.map(({ encoding, words }) => ({ encoding, words: examples.map((at) => words[at] ?? '') })),
  })
}

/** Whether the bytes are neither UTF-8 nor marked as UTF-16. */
function isSingleByte(bytes: Uint8Array): boolean {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) return false
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return false
  } catch {
    return true
  }
}

interface Place {
  readonly start: number
  readonly end: number
}

/** Where different words with letters beside ASCII are: a byte is a letter in Windows-1252, which `text` is. */
function wordsBesideAscii(text: string): Place[] {
  const places = new Map<string, Place>()
  for (const { 0: word, index } of text.matchAll(/[a-z]*[^\0-\x7f][^\0-@[-`{-\x7f]*/gi))
    if (!places.has(word)) places.set(word, { start: index, end: index + word.length })
  return [...places.values()]
}

/** How words fit an encoding: whether all are words of one of its languages, and how many are that without signs. */
function fit(
  encoding: TextEncodingName,
  words: readonly string[],
): { readonly isWhole: boolean; readonly plain: number } {
  const fits = LANGUAGES[encoding].map((language) => ({
    isWhole: words.every((word) => isWord(word, language)),
    plain: words.filter((word) => isWord(word, language) && isPlain(word)).length,
  }))
  return { isWhole: fits.some(({ isWhole }) => isWhole), plain: Math.max(...fits.map(({ plain }) => plain)) }
}

const isPlain = (word = ''): boolean => /^\p{L}+$/u.test(word)

function isWord(word: string, { letters, never }: Letters): boolean {
  if (never?.test(word.toLowerCase()) || NO_DASH.test(word)) return false
  const characters = Array.from(word)
  return characters.every((character, at) => {
    if (/[a-z]/i.test(character) || SIGNS.includes(character)) return true
    if (BEFORE.includes(character)) return at === 0
    if (AFTER.includes(character)) return at === characters.length - 1
    if (!letters.includes(character.toLowerCase())) return false
    const [before = '', after = ''] = [characters[at - 1], characters[at + 1]]
    // no name has a capital within small letters
    const isCapital = character !== character.toLowerCase()
    return !isCapital || !/\p{L}/u.test(before) || (isUpper(before) && !isLower(after))
  })
}
const isUpper = (letter: string) => /\p{Lu}/u.test(letter)
const isLower = (letter: string) => /\p{Ll}/u.test(letter)
