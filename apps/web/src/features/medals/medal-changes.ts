import type { MedalRow, MedalTableView } from '@games/contract'
import { MEDALS, type Medal } from '@games/domain/medals/medal-table'

/** What became different for a delegation between two drawings of the table. */
export interface MedalChange {
  readonly row: MedalRow
  /** Medals won since, best first, one entry each. */
  readonly won: readonly Medal[]
  /** Medals taken back since. */
  readonly lost: readonly Medal[]
}

/** The delegations whose medals differ, best ranked first. Only a changed rank is no change: it is somebody else's. */
export function changesBetween(before: MedalTableView, after: MedalTableView): MedalChange[] {
  const rowsBefore = new Map(before.rows.map((row) => [row.organisation.code, row]))
  const gone = before.rows.filter((row) => !after.rows.some((r) => r.organisation.code === row.organisation.code))
  const rows = [...after.rows, ...gone.map((row) => ({ ...row, gold: 0, silver: 0, bronze: 0, total: 0 }))]
  return rows
    .map((row): MedalChange => {
      const was = rowsBefore.get(row.organisation.code)
      const difference = (medal: Medal): number => row[medal] - (was?.[medal] ?? 0)
      const each = (sign: 1 | -1): Medal[] =>
        MEDALS.flatMap((medal) => Array.from({ length: Math.max(0, sign * difference(medal)) }, () => medal))
      return { row, won: each(1), lost: each(-1) }
    })
    .filter((change) => change.won.length > 0 || change.lost.length > 0)
    .sort((a, b) => a.row.rank - b.row.rank)
}
