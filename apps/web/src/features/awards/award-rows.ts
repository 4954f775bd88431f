import type { Award, AwardsDay, UnitSummary } from '@games/contract'
import { UNIT_KIND } from '@games/domain/units/status'

/** An award with its unit of the programme; null: one of the organiser's own. */
export interface AwardRow {
  readonly award: Award
  readonly unit: UnitSummary | null
  /** When, as an instant; null: nobody has said. */
  readonly at: string | null
}

/**
 * The awards of a day in time order, by the programme as it is now. `published` follows the organiser's words; the rows of `view` are the
 * newer ones, and its number grows with each of them.
 */
export function awardRows(view: AwardsDay, published: AwardsDay | undefined): AwardRow[] {
  const said = published ?? view
  const units = new Map([...said.units, ...view.units].map((unit) => [unit.code, unit]))
  return said.awards
    .flatMap((award): AwardRow[] => {
      if (award.unit === null) return [{ award, unit: null, at: award.at }]
      const unit = units.get(award.unit)
      // it has gone to another day
      return unit?.day === view.day ? [{ award, unit, at: unit.start }] : []
    })
    .toSorted((a, b) => timeOf(a) - timeOf(b))
}

/** What has no time yet comes last. */
const timeOf = ({ at }: AwardRow): number => (at === null ? Number.MAX_SAFE_INTEGER : Date.parse(at))

/** A ceremony is over, a final official; of the organiser's own the time has passed. `now` in epoch milliseconds, null: unknown. */
export function isGiven({ unit, at }: AwardRow, now: number | null): boolean {
  if (unit === null) return now !== null && at !== null && Date.parse(at) <= now
  return unit.kind === 'non-competition' ? UNIT_KIND[unit.status] === 'final' : unit.status === 'OFFICIAL'
}
