/** What of a competitor's line can be announced when it changes. */
export interface ReleasedRow {
  readonly competitor: string
  readonly rank: string | null
  readonly result: string | null
  readonly irm: string | null
  readonly qualificationMark: string | null
}

/** One difference between two releases of a result. `from` and `to` as the source wrote them. */
export interface ResultChange {
  readonly competitor: string
  readonly what: 'rank' | 'result' | 'irm' | 'qualification' | 'added' | 'removed'
  readonly from: string | null
  readonly to: string | null
}

const FIELDS = [
  ['rank', 'rank'],
  ['result', 'result'],
  ['irm', 'irm'],
  ['qualification', 'qualificationMark'],
] as const

/**
 * What a release of a result changed in the one before: competitors in the order of the new one, those that are gone last. Only what is
 * written counts; the order of the list alone is no change.
 */
export function resultChanges(before: readonly ReleasedRow[], after: readonly ReleasedRow[]): ResultChange[] {
  const was = new Map(before.map((row) => [row.competitor, row]))
  const is = new Set(after.map((row) => row.competitor))
  const changed = after.flatMap((row): ResultChange[] => {
    const { competitor } = row
    const old = was.get(competitor)
    if (!old) return [{ competitor, what: 'added', from: null, to: row.rank ?? row.irm }]
    return FIELDS.flatMap(([what, field]) =>
      old[field] === row[field] ? [] : [{ competitor, what, from: old[field], to: row[field] }],
    )
  })
  const gone = before
    .filter((row) => !is.has(row.competitor))
    .map((row): ResultChange => ({ competitor: row.competitor, what: 'removed', from: row.rank ?? row.irm, to: null }))
  return [...changed, ...gone]
}
