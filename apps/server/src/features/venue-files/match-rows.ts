import { type OdfCompetitor } from '@games/odf'
import type { FileRow, Matched } from '@games/odf/venue-files/index'

/** Who may be in a heat: those of its list, else those who are registered for its event. */
export interface Candidate {
  readonly competitor: OdfCompetitor
  readonly name: string
  readonly bib: string | null
  readonly lane: string | null
}

/** A row that is known by its number or lane, where the file says another name or lane of it, or by its name alone. */
export interface Doubt {
  readonly what: 'name' | 'lane' | 'known-by-name'
  readonly competitor: string
  readonly ours: string
  readonly file: string
}

export interface MatchedRows {
  readonly matched: readonly Matched[]
  /** Rows of which nobody knows whose they are. */
  readonly open: readonly FileRow[]
  readonly doubts: readonly Doubt[]
}

/**
 * Whose rows are: as somebody has said (empty: nobody's of ours), else by code, else by number, and by lane where a row has no number. Nobody
 * is two rows. Names tell a doubt, with which a heat waits for a person: one that is another's, and one by which alone a row is known, where it
 * is written whole, once in the file and once among those who may be in the heat.
 */
export function matchRows(
  rows: readonly FileRow[],
  candidates: readonly Candidate[],
  assigned: (key: string) => string | undefined,
): MatchedRows {
  const [byCode, byBib, byLane] = [
    unique(candidates, ({ competitor }) => competitor.code),
    unique(candidates, ({ bib }) => withoutZeros(bib)),
    unique(candidates, ({ lane }) => withoutZeros(lane)),
  ]
  const byName = unique(candidates, ({ name }) => wholeName(name))
  const written = Map.groupBy(rows, ({ name }) => wholeName(name ?? ''))
  const matched: Matched[] = []
  const open: FileRow[] = []
  const doubts: Doubt[] = []
  const taken = new Set<string>()
  const exactOf = (row: FileRow): Candidate | undefined => {
    const said = assigned(row.key)
    if (said !== undefined) return byCode.get(said)
    return (
      byCode.get(row.code ?? '') ??
      (row.bib === null ? byLane.get(withoutZeros(row.lane)) : byBib.get(withoutZeros(row.bib)))
    )
  }
  // whom any row names exactly is nobody's by a name alone, whatever the order of the rows
  const named = new Set(rows.flatMap((row) => exactOf(row)?.competitor.code ?? []))
  for (const row of rows) {
    const said = assigned(row.key)
    if (said === '') continue
    const exact = exactOf(row)
    const name = wholeName(row.name ?? '')
    const isNameAlone = exact === undefined && said === undefined && written.get(name)?.length === 1
    const found = isNameAlone ? byName.get(name) : exact
    if (!found || taken.has(found.competitor.code) || (isNameAlone && named.has(found.competitor.code))) {
      open.push(row)
      continue
    }
    const { competitor, name: ours, lane } = found
    taken.add(competitor.code)
    matched.push({ row, competitor })
    if (said !== undefined) continue
    if (isNameAlone) doubts.push({ what: 'known-by-name', competitor: competitor.code, ours, file: row.name ?? '' })
    else if (row.name !== null && !isSameName(row.name, ours))
      doubts.push({ what: 'name', competitor: competitor.code, ours, file: row.name })
    if (row.lane !== null && lane !== null && withoutZeros(row.lane) !== withoutZeros(lane))
      doubts.push({ what: 'lane', competitor: competitor.code, ours: lane, file: row.lane })
  }
  return { matched, open, doubts }
}

/** A name of two words or more, in any order, case and accents; empty: it is none. */
function wholeName(name: string): string {
  const words = allWordsOf(name)
  return words.length < 2 ? '' : words.toSorted().join(' ')
}

/** Numbers and lanes are written with zeros before them and without; codes are what they are. */
const withoutZeros = (number: string | null): string => (number ?? '').replace(/^0+(?=.)/, '')

/** By a key that only one of them has. */
function unique(candidates: readonly Candidate[], keyOf: (one: Candidate) => string): Map<string, Candidate> {
  const found = Map.groupBy(candidates, keyOf)
  return new Map(
    [...found].flatMap(([key, [first, another]]) => (key !== '' && first && !another ? [[key, first]] : [])),
  )
}

/** Whether two spellings may be one person's: a word of three letters in common, letters that files damage left aside. */
export function isSameName(file: string, ours: string): boolean {
  const [a, b] = [wordsOf(file), wordsOf(ours)]
  return a.length === 0 || b.length === 0 || a.some((word) => b.some((other) => isSameWord(word, other)))
}

const wordsOf = (name: string): string[] => allWordsOf(name).filter((word) => word.length >= 3)

const allWordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)

/** The same word, or one that has lost a letter or begins alike, as in `Otrbusy` for `Otrębusy`. */
const isSameWord = (a: string, b: string): boolean =>
  a === b || (a.slice(0, 3) === b.slice(0, 3) && Math.abs(a.length - b.length) <= 2)
