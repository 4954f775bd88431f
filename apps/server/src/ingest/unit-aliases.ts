import type { OdfUnit } from '@games/odf'
import type { ClientBase } from 'pg'
import { continuedUnits } from '../facts/continued-units.ts'
import type { ScheduleEntry } from '../facts/schedule-entry.ts'

/** The programmes in force by discipline. */
export type Programmes = ReadonlyMap<string, readonly ScheduleEntry[]>

export async function programmesInForce(tx: ClientBase): Promise<Programmes> {
  const { rows } = await tx.query<{ discipline: string; fact: OdfUnit }>(
    'select discipline, fact from fact_unit order by discipline, code',
  )
  const units = Map.groupBy(rows, ({ discipline }) => discipline)
  return new Map(
    [...units].map(([discipline, ofIt]) => [
      discipline,
      ofIt.map(({ fact: { code, name, scheduleStatus, start, venue, location } }) => ({
        code,
        name: name?.por ?? null,
        status: scheduleStatus,
        start,
        venue,
        location,
      })),
    ]),
  )
}

/** Stores the new codes of units whose codes are gone from the programmes, so that their addresses stay valid. */
export async function storeUnitAliases(tx: ClientBase, former: Programmes): Promise<void> {
  const continued = [...(await programmesInForce(tx))].flatMap(([discipline, units]) => {
    const codes = new Set(units.map(({ code }) => code))
    return [...continuedUnits(former.get(discipline) ?? [], units)]
      .map(([unit, { code }]) => ({ code, unit }))
      .filter(({ code }) => !codes.has(code))
  })
  if (continued.length === 0) return
  const [codes, units] = [continued.map(({ code }) => code), continued.map(({ unit }) => unit)]
  await tx.query(
    `update unit_alias a set unit = c.unit from unnest($1::text[], $2::text[]) c (code, unit) where a.unit = c.code`,
    [codes, units],
  )
  await tx.query(
    `insert into unit_alias (code, unit) select code, unit from unnest($1::text[], $2::text[]) c (code, unit)
     on conflict (code) do update set unit = excluded.unit`,
    [codes, units],
  )
}
