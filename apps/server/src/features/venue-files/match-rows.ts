import { type OdfCompetitor } from '@games/odf'
import type { TimeFault } from '@games/domain/sports/plausible-time'
import type { FileRow, Matched } from '@games/odf/venue-files/index'
import { isSameName, isSameTeam, isShortName, wholeName, wordsOf } from './same-names.ts'

/** Who may be in a heat: those of its list, else those who are registered for its event. */
export interface Candidate {
  readonly competitor: OdfCompetitor
  readonly name: string
  readonly bib: string | null
  readonly lane: string | null
  /** Names of the delegation beside its code. */
  readonly teams?: readonly string[]
}

/** A row that is found by its number or lane and has another name, team or lane in the file, or that is found only by its name. */
export interface Doubt {
  readonly what: 'name' | 'team' | 'lane' | 'known-by-name' | TimeFault
  readonly competitor: string
  readonly ours: string
  readonly file: string
  /** False for a fact that is shown only: another lane of a person whose name is the same. */
  readonly waits: boolean
}

export interface MatchedRows {
  readonly matched: readonly Matched[]
  /** Rows of which nobody knows whose they are. */
  readonly open: readonly FileRow[]
  readonly doubts: readonly Doubt[]
}

/**
 * Finds the competitor of each row: by an assignment of the staff (empty: a competitor of another event), else by code, else by number, and by
 * lane if a row has no number. A competitor has one row. A number is right if the whole name is the same, or the team and a short form of the
 * name. If not, the heat waits for a person. It also waits if a row has only a name, which must be whole and unique in the file and the unit.
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
  const byName = unique(candidates, ({ name }) => nameOfWords(name))
  const written = Map.groupBy(rows, ({ name }) => nameOfWords(name ?? ''))
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
    const name = nameOfWords(row.name ?? '')
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
    const doubt = (what: Doubt['what'], stored: string, file: string | null, waits = true) =>
      doubts.push({ what, competitor: competitor.code, ours: stored, file: file ?? '', waits })
    const other = isNameAlone ? null : contradictionOf(row, found, candidates)
    if (isNameAlone) doubt('known-by-name', ours, row.name)
    else if (other === 'name') doubt('name', ours, row.name)
    else if (other === 'team') doubt('team', found.teams?.[0] ?? competitor.organisation ?? '', row.affiliation)
    if (row.lane !== null && lane !== null && withoutZeros(row.lane) !== withoutZeros(lane))
      // a number only, in another lane, is no match
      doubt('lane', lane, row.lane, row.name === null && row.affiliation === null && row.code === null)
  }
  return { matched, open, doubts }
}

/** The fact in which a row contradicts the competitor of its number or lane; null: name or team agree, or the file has neither. */
function contradictionOf(
  { name, affiliation, code }: FileRow,
  { name: ours, competitor, teams = [] }: Candidate,
  candidates: readonly Candidate[],
): 'name' | 'team' | null {
  const isTeam = affiliation !== null && isSameTeam(affiliation, [competitor.organisation ?? '', ...teams])
  if (name === null || wholeName(name) === '') return affiliation === null || isTeam ? null : 'team'
  if (isSameName(name, ours)) return null
  // the code of the competitor is as good as number and team
  const isKnown = isTeam || code === competitor.code
  const isNameless = ours === competitor.code
  const sameDelegation = candidates.filter((candidate) => candidate.competitor.organisation === competitor.organisation)
  // systems call a relay by its number or letter: the only team of its delegation is that team
  const isOnlyTeam = competitor.type === 'T' && isTeam && sameDelegation.length === 1
  return isOnlyTeam || (isKnown && (isNameless || isShortName(name, ours))) ? null : 'name'
}

/** A name of two words or more; empty for a shorter name. */
const nameOfWords = (name: string): string => (wordsOf(name).length < 2 ? '' : wholeName(name))

/** Numbers and lanes are written with zeros before them and without; codes are what they are. */
const withoutZeros = (number: string | null): string => (number ?? '').replace(/^0+(?=.)/, '')

/** By a key that only one of them has. */
function unique(candidates: readonly Candidate[], keyOf: (one: Candidate) => string): Map<string, Candidate> {
  const found = Map.groupBy(candidates, keyOf)
  return new Map(
    [...found].flatMap(([key, [first, another]]) => (key !== '' && first && !another ? [[key, first]] : [])),
  )
}
