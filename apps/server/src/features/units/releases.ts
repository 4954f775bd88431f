import type { OdfMessage } from '@games/odf'
import { producedAt } from '@games/odf'
import { producedIso } from '../../facts/produced-iso.ts'

/** What every comparison of two releases says of a competitor. */
export interface CompetitorChange {
  readonly competitor: string
  readonly from: string | null
  readonly to: string | null
}

/** A message that released a list, with its rows. */
export interface ReadRelease<T> {
  readonly at: string
  readonly version: number
  readonly status: string | null
  readonly notes: readonly string[]
  readonly rows: readonly T[]
}

export const releaseOf = <T>({ header, notes }: OdfMessage, rows: readonly T[]): ReadRelease<T> => ({
  at: producedIso(producedAt(header)),
  version: header.version,
  status: header.resultStatus,
  notes,
  rows,
})

/** From one release to the next, where it changed something or explains itself. */
export interface Step<T, C> {
  readonly before: ReadRelease<T>
  readonly after: ReadRelease<T>
  readonly changes: readonly C[]
  /** The notes that the release before did not have. */
  readonly notes: readonly string[]
}

/** The steps that are reported, of releases in the order of their versions. */
export function stepsOf<T, C>(
  releases: readonly ReadRelease<T>[],
  compare: (before: ReadRelease<T>, after: ReadRelease<T>) => readonly C[],
): Step<T, C>[] {
  return releases.flatMap((after, at) => {
    const before = releases[at - 1]
    if (!before) return []
    const changes = compare(before, after)
    const notes = after.notes.filter((note) => !before.notes.includes(note))
    const isReported = changes.length > 0 || notes.length > 0 || goesBack(before.status, after.status)
    return isReported ? [{ before, after, changes, notes }] : []
  })
}

/** From OFFICIAL back to PROTESTED or UNOFFICIAL, and out of a protest: reported even where no figure changed. */
const goesBack = (before: string | null, after: string | null): boolean =>
  before !== after && (before === 'OFFICIAL' || before === 'PROTESTED' || after === 'PROTESTED')

/** What steps come to, from before the first to after the last. */
export interface Correction<T, C> {
  readonly at: string
  readonly status: string | null
  readonly notes: readonly string[]
  readonly changes: readonly C[]
  /** The rows before and after of everybody with a change. */
  readonly rows: readonly T[]
}

/**
 * The steps since an instant (as a release's `at`) taken together: each reported competitor, from what stood before to what stands
 * now. Null where nothing was reported, or everything is as it had been and nobody explained why it was not meanwhile.
 */
export function correctionSince<T extends { readonly competitor: string }, C extends CompetitorChange>(
  steps: readonly Step<T, C>[],
  newest: ReadRelease<T> | undefined,
  since: string,
  compare: (before: readonly T[], after: readonly T[]) => readonly C[],
): Correction<T, C> | null {
  const own = steps.filter(({ after }) => after.at >= since)
  const [first, last] = [own[0], own.at(-1)]
  if (!first || !last || !newest) return null
  const stood = new Map<string, readonly T[]>()
  for (const { before, changes } of own)
    for (const { competitor } of changes)
      if (!stood.has(competitor))
        stood.set(
          competitor,
          before.rows.filter((row) => row.competitor === competitor),
        )
  const [was, is] = [[...stood.values()].flat(), newest.rows.filter(({ competitor }) => stood.has(competitor))]
  const changes = compare(was, is)
  const notes = [...new Set(own.flatMap((step) => step.notes))]
  if (changes.length === 0 && notes.length === 0 && !goesBack(first.before.status, last.after.status)) return null
  const changed = new Set(changes.map(({ competitor }) => competitor))
  const rows = [...was, ...is].filter(({ competitor }) => changed.has(competitor))
  return { at: last.after.at, status: last.after.status, notes, changes, rows }
}
