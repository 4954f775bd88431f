import { mistakesAllowed, SEARCH_KINDS, type SearchKind } from './search-words.ts'

/** What of a thing decides its place among hits, beside how it was found. */
export interface Standing {
  readonly kind: SearchKind
  readonly code: string
  /** Its name as names are sorted: lower case, without accents. */
  readonly sortName: string
  /** The words of its name, in each language it has one. */
  readonly names: readonly (readonly string[])[]
}

interface Ordered {
  /** The fields that each word of the index was found in. */
  readonly match: Readonly<Record<string, readonly string[]>>
  readonly entry: Standing
}

/** How well a typed word is met: as a word of the name, or of what the thing belongs to; whole, begun, or with a mistake. */
const WORTH = {
  name: { whole: 32, begun: 16, mistaken: 8 },
  belongs: { whole: 4, begun: 2, mistaken: 1 },
} as const

/**
 * Hits of the `words` typed, the best one first: how well each word is met, then how much of the name was typed, then by kind, name and
 * code. Nothing else that is searched counts, so that a server that knows everybody and a device that knows few put two hits in one order.
 */
export function inOrderOf<One extends Ordered>(words: readonly string[], found: readonly One[]): One[] {
  const measured = found.map((one) => ({ one, worth: worthOf(words, one), typed: typedOf(words, one.entry) }))
  measured.sort((a, b) => b.worth - a.worth || b.typed - a.typed || byKindAndName(a.one.entry, b.one.entry))
  return measured.map(({ one }) => one)
}

function byKindAndName(a: Standing, b: Standing): number {
  if (a.kind !== b.kind) return SEARCH_KINDS.indexOf(a.kind) - SEARCH_KINDS.indexOf(b.kind)
  if (a.sortName !== b.sortName) return a.sortName < b.sortName ? -1 : 1
  return a.code < b.code ? -1 : 1
}

function worthOf(words: readonly string[], { match }: Ordered): number {
  const met = Object.entries(match)
  return words.reduce(
    (sum, word) => sum + Math.max(0, ...met.map(([term, fields]) => worthOfTerm(word, term, fields))),
    0,
  )
}

function worthOfTerm(word: string, term: string, fields: readonly string[]): number {
  const worth = fields.includes('name') ? WORTH.name : WORTH.belongs
  if (term === word) return worth.whole
  if (term.startsWith(word)) return worth.begun
  const mistakes = distance(word, term)
  return mistakes <= mistakesAllowed(word) ? worth.mistaken / mistakes : 0
}

/** How much of a name was typed, whole or begun; of several languages the one most of it was typed in. */
function typedOf(words: readonly string[], { names }: Standing): number {
  const shares = names.map((name) => {
    const typed = name.filter((part) => words.some((word) => part.startsWith(word)))
    return name.length === 0 ? 0 : typed.length / name.length
  })
  return Math.max(0, ...shares)
}

/** Letters to be changed, added and left out between two words (Levenshtein), as the index counts mistakes. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next.push(
        Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)),
      )
    row = next
  }
  return row[b.length] ?? 0
}
