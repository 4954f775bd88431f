import type { OdfUnit } from '@games/odf'
import type { ClientBase } from 'pg'
import { continuedUnits } from '../facts/continued-units.ts'
import { type PlannedUnit, replacedUnits } from '../facts/replaced-units.ts'

/** The programmes in force by discipline, without the units that are out of them. */
export type Programmes = ReadonlyMap<string, readonly PlannedUnit[]>

export async function programmesInForce(tx: ClientBase): Promise<Programmes> {
  const { rows } = await tx.query<{ discipline: string; fact: OdfUnit }>(
    `select discipline, fact from fact_unit where fact ->> 'scheduleStatus' <> 'UNSCHEDULED' order by discipline, code`,
  )
  const units = Map.groupBy(rows, ({ discipline }) => discipline)
  return new Map(
    [...units].map(([discipline, ofIt]) => [
      discipline,
      ofIt.map(({ fact: { code, name, scheduleStatus, start, venue, location, startList } }) => ({
        code,
        name: name?.por ?? null,
        status: scheduleStatus,
        start,
        venue,
        location,
        sides: startList.flatMap(({ competitor }) => competitor?.code ?? []),
      })),
    ]),
  )
}

/**
 * Stores the new codes of units of published results whose codes are gone from the programmes, so that their addresses stay valid. A published
 * programme has no keys, so the likeness may be a loose one.
 */
export const storeUnitAliases = (tx: ClientBase, former: Programmes): Promise<void> =>
  storeAliases(tx, former, (before, now) => {
    const codes = new Set(now.map(({ code }) => code))
    return [...continuedUnits(before, now)]
      .map(([unit, { code }]) => ({ code, unit }))
      .filter(({ code }) => !codes.has(code))
  })

/** Stores the new codes of units whose place another unit of a sheet or table has taken: the same contest under another code. */
export const storeReplacedUnits = (tx: ClientBase, former: Programmes): Promise<void> =>
  storeAliases(tx, former, replacedUnits)

async function storeAliases(
  tx: ClientBase,
  former: Programmes,
  aliasesOf: (before: readonly PlannedUnit[], now: readonly PlannedUnit[]) => readonly { code: string; unit: string }[],
): Promise<void> {
  const programmes = [...(await programmesInForce(tx))]
  const aliases = programmes.flatMap(([discipline, units]) => aliasesOf(former.get(discipline) ?? [], units))
  const [codes, units] = [aliases.map(({ code }) => code), aliases.map(({ unit }) => unit)]
  // a unit that is in the programme again has its own address
  await tx.query('delete from unit_alias where code = any($1)', [
    programmes.flatMap(([, ofIt]) => ofIt.map(({ code }) => code)),
  ])
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
