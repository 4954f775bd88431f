import type { ClientBase } from 'pg'
import { type InForce, insertRows, type Touched } from '../touched.ts'

/**
 * Facts of a family that has a bulk and updates (ODF §2.3): elements by code, each the newest whole one.
 * `rows` gives the elements of a message as table rows with their code.
 */
export interface FamilyProjector {
  readonly table: 'fact_unit' | 'fact_participant' | 'fact_team'
  rows(from: InForce, isBulk: boolean): readonly ({ readonly code: string } & object)[]
  touch(touched: Touched, codes: Iterable<string>): void
  /** Whose pages show an element, where it is somebody. */
  pagesOf?(element: FamilyElement): readonly string[]
  /** Facts that come with a message but are no elements (sessions). */
  besides?(tx: ClientBase, from: InForce, isBulk: boolean): Promise<void>
  forget?(tx: ClientBase, discipline: string): Promise<void>
}

interface FamilyElement {
  readonly code: string
  /** A team's members, else nobody. */
  readonly athletes: readonly string[]
  /** Whether the fact is another one. */
  readonly print: string
}

/** The stored elements of people and teams, of the codes or all of the discipline. */
async function elementsOf(
  tx: ClientBase,
  { table, pagesOf }: FamilyProjector,
  discipline: string,
  codes: readonly string[] | null,
): Promise<Map<string, FamilyElement>> {
  if (!pagesOf) return new Map()
  const { rows } = await tx.query<FamilyElement>(
    `select code, array(select jsonb_array_elements_text(fact -> 'athletes')) as athletes, md5(fact::text) as print
     from ${table} where discipline = $1 and ($2::text[] is null or code = any($2))`,
    [discipline, codes],
  )
  return new Map(rows.map((row) => [row.code, row]))
}

/** Puts in whose pages show elements that were added, removed or changed between `before` and `after`. */
function touchPages(
  touched: Touched,
  { pagesOf }: FamilyProjector,
  before: ReadonlyMap<string, FamilyElement>,
  after: ReadonlyMap<string, FamilyElement>,
): void {
  for (const code of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(code), after.get(code)]
    if (was?.print === is?.print) continue
    for (const element of [was, is]) for (const page of (element && pagesOf?.(element)) ?? []) touched.pages.add(page)
  }
}

/** Everything of a discipline anew: the bulk in force, if any, then the updates after it, in order. */
export async function replaceFamily(
  tx: ClientBase,
  projector: FamilyProjector,
  discipline: string,
  bulk: InForce | null,
  updates: Iterable<InForce>,
  touched: Touched,
): Promise<void> {
  const before = await elementsOf(tx, projector, discipline, null)
  const { rows: gone } = await tx.query<{ code: string }>(
    `delete from ${projector.table} where discipline = $1 returning code`,
    [discipline],
  )
  projector.touch(
    touched,
    gone.map((r) => r.code),
  )
  await projector.forget?.(tx, discipline)
  if (bulk) {
    const rows = projector.rows(bulk, true)
    await insertRows(tx, projector.table, rows)
    await projector.besides?.(tx, bulk, true)
    projector.touch(
      touched,
      rows.map((r) => r.code),
    )
  }
  for (const update of updates) await putUpdate(tx, projector, update, touched)
  touchPages(touched, projector, before, await elementsOf(tx, projector, discipline, null))
}

/** One update: each element replaces the one of the same code unless a later update already did. */
export async function applyUpdate(
  tx: ClientBase,
  projector: FamilyProjector,
  update: InForce,
  touched: Touched,
): Promise<void> {
  const discipline = update.header.documentCode.slice(0, 3)
  const codes = projector.rows(update, false).map((row) => row.code)
  const before = await elementsOf(tx, projector, discipline, codes)
  await putUpdate(tx, projector, update, touched)
  touchPages(touched, projector, before, await elementsOf(tx, projector, discipline, codes))
}

async function putUpdate(tx: ClientBase, projector: FamilyProjector, update: InForce, touched: Touched): Promise<void> {
  const rows = projector.rows(update, false)
  const replaced = Object.keys(rows[0] ?? {}).filter((c) => c !== 'code' && c !== 'discipline' && c !== 'planned_start')
  await insertRows(
    tx,
    projector.table,
    rows,
    `on conflict (code, discipline) do update set ${replaced.map((c) => `${c} = excluded.${c}`).join(', ')}
     where ${projector.table}.precedence < excluded.precedence`,
  )
  await projector.besides?.(tx, update, false)
  projector.touch(
    touched,
    rows.map((r) => r.code),
  )
}
