import { type Exception, EXCEPTIONS } from './exceptions.ts'
import { PATTERNS } from './patterns.ts'
import { type Kind, nameWords, piecesOf } from './pieces.ts'

/** Words that are not plain English. */
export interface Finding {
  /** `file:line`, or `commit` with a hash. */
  readonly place: string
  readonly kind: Kind
  readonly words: string
  readonly use: string
}

export const isName = (kind: Kind): boolean => kind === 'variable' || kind === 'identifier' || kind === 'file name'

const SENTENCE_START = String.raw`(?<=^\s*|[.;]\s+)`

const COMPILED = PATTERNS.map(({ words, use, in: kinds }) => {
  const start = kinds.some(isName) ? '^' : SENTENCE_START
  const source = words.source.replace(/^\^/, start).replaceAll(' ', String.raw`\s+`)
  return { words: new RegExp(source, `g${words.flags}`), use, kinds: new Set(kinds) }
})

/** The words in a text that are not plain, pattern by pattern. */
export const wordsIn = (kind: Kind, text: string): { index: number; words: string; use: string }[] =>
  COMPILED.filter(({ kinds }) => kinds.has(kind)).flatMap(({ words, use }) =>
    [...text.matchAll(words)].map((match) => ({
      index: match.index,
      words: match[0].replace(/\s+/g, ' ').trim(),
      use,
    })),
  )

const suspectNames = new Map<string, boolean>()

function isSuspect(kind: Kind, name: string): boolean {
  const key = `${kind} ${name}`
  const known = suspectNames.get(key)
  if (known !== undefined) return known
  const suspect = wordsIn(kind, nameWords(name)).length > 0
  suspectNames.set(key, suspect)
  return suspect
}

function lineAt(source: string, offset: number): number {
  let line = 1
  for (let at = source.indexOf('\n'); at !== -1 && at < offset; at = source.indexOf('\n', at + 1)) line++
  return line
}

export function findingsIn(file: string, source: string): Finding[] {
  const findings: Finding[] = []
  for (const { kind, start, text } of piecesOf(file, source, isSuspect))
    for (const { index, words, use } of wordsIn(kind, text)) {
      const at = isName(kind) ? start : start + index
      findings.push({ place: `${file}:${lineAt(source, at)}`, kind, words, use })
    }
  return findings
}

/** Splits findings by the exceptions: those that remain, and the exceptions that none of them needs. */
export function withoutExceptions(findings: readonly Finding[], exceptions: readonly Exception[] = EXCEPTIONS) {
  const used = new Set<Exception>()
  const remaining = findings.filter(({ place, words }) => {
    const exception = exceptions.find(
      (entry) => place.startsWith(entry.place) && entry.words.toLowerCase() === words.toLowerCase(),
    )
    if (exception) used.add(exception)
    return exception === undefined
  })
  return { remaining, unused: exceptions.filter((exception) => !used.has(exception)) }
}
