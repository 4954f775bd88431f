import { searchWords } from '@games/domain'

export interface Matchable {
  readonly code: string
  readonly name: string
}

export interface NameMatch<A> {
  readonly by: 'code' | 'name' | 'several' | 'twice' | 'none'
  readonly athletes: readonly A[]
}

/** Most athletes that a file is offered for. */
const MOST_OFFERED = 10
/** What cameras and people write into names of files: it names nobody. */
const NOBODY: ReadonlySet<string> = new Set(['foto', 'photo', 'img', 'image', 'dsc', 'copia', 'copy', 'final'])

/**
 * Whose photos files are by their names: by an athlete's code that stands in it, where no word beside it speaks against that; else by a name,
 * whose words it has all, or all of whose words, two at least, the athlete's name has. What fits several is never decided.
 */
export function matchNames<A extends Matchable>(names: readonly string[], athletes: readonly A[]): NameMatch<A>[] {
  const byCode = new Map(athletes.map((athlete) => [athlete.code.toLowerCase(), athlete]))
  const worded = athletes.map((athlete) => ({ athlete, words: new Set(searchWords(athlete.name)) }))
  const wordsOf = new Map(worded.map(({ athlete, words }) => [athlete, words]))
  const found = names.map((name): NameMatch<A> => {
    const stem = (name.split(/[/\\]/).at(-1) ?? '').replace(/\.[A-Za-z\d]{1,5}$/, '').trim()
    const tokens = [stem, ...stem.split(/[^\p{L}\p{N}]+/u)].map((token) => token.toLowerCase())
    const coded = [...new Set(tokens.flatMap((token) => byCode.get(token) ?? []))]
    const words = searchWords(stem).filter((word) => /\p{L}/u.test(word) && word.length > 1 && !NOBODY.has(word))
    const whole = worded.filter((a) => a.words.size > 0 && [...a.words].every((word) => words.includes(word)))
    const part = words.length > 1 ? worded.filter((a) => words.every((word) => a.words.has(word))) : []
    const named = (whole.length > 0 ? whole : part).map(({ athlete }) => athlete)
    const [one] = coded
    const isSure =
      one !== undefined &&
      coded.length === 1 &&
      words.every((word) => searchWords(one.code).includes(word) || wordsOf.get(one)?.has(word))
    if (isSure) return { by: 'code', athletes: [one] }
    const fitting = [...new Set([...coded, ...named])]
    if (fitting.length === 0) return { by: 'none', athletes: [] }
    const isNamed = coded.length === 0 && fitting.length === 1
    return { by: isNamed ? 'name' : 'several', athletes: fitting.slice(0, MOST_OFFERED) }
  })
  const times = new Map<A, number>()
  for (const {
    by,
    athletes: [one],
  } of found)
    if (one && (by === 'code' || by === 'name')) times.set(one, (times.get(one) ?? 0) + 1)
  return found.map((match) => {
    const [one] = match.athletes
    const isTwice = one && (match.by === 'code' || match.by === 'name') && (times.get(one) ?? 0) > 1
    return isTwice ? { by: 'twice', athletes: match.athletes } : match
  })
}
