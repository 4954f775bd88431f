import type { ClientBase } from 'pg'

/** Lines of a quarter of an hour that are counted, as digests of six bytes, ascending; `key_mark` says by which key. */
export interface KnownLines {
  readonly slot: Date
  readonly key_mark: Buffer
  readonly digests: Buffer
}

/** What is known of quarters; those of a dry run are left as they are. */
export async function knownLines(tx: ClientBase, proxy: string, slots: readonly Date[]): Promise<KnownLines[]> {
  const { rows } = await tx.query<KnownLines>(
    'select slot, key_mark, digests from access_line where proxy = $1 and slot = any($2::timestamptz[]) order by slot',
    [proxy, slots],
  )
  return rows
}

/** The same, which nobody else adds to until the transaction ends; those that are not there are made. In one order everywhere. */
export async function takeLines(
  tx: ClientBase,
  proxy: string,
  slots: readonly Date[],
  keyMark: Buffer,
): Promise<KnownLines[]> {
  await tx.query(
    `insert into access_line (proxy, slot, key_mark, digests)
     select $1, slot, $3, ''::bytea from unnest($2::timestamptz[]) slot order by slot on conflict do nothing`,
    [proxy, slots, keyMark],
  )
  const { rows } = await tx.query<KnownLines>(
    `select slot, key_mark, digests from access_line where proxy = $1 and slot = any($2::timestamptz[])
     order by slot for update`,
    [proxy, slots],
  )
  return rows
}

export const setLines = (tx: ClientBase, proxy: string, slots: readonly Date[], digests: readonly Buffer[]) =>
  tx.query(
    `update access_line l set digests = given.digests
     from unnest($2::timestamptz[], $3::bytea[]) as given (slot, digests) where l.proxy = $1 and l.slot = given.slot`,
    [proxy, slots, digests],
  )

/** Those of the quarters that are gone, or never were: nothing can be told apart in them any more. */
export async function goneSlots(tx: ClientBase, slots: readonly Date[]): Promise<Date[]> {
  const { rows } = await tx.query<{ slot: Date }>(
    `select slot from access_zone, unnest($1::timestamptz[]) as given (slot) where slot < quarters_from`,
    [slots],
  )
  return rows.map(({ slot }) => slot)
}

/** Which days quarters are of, in the zone of the days; `zone`: where nothing has been counted yet. */
export async function daysOf(tx: ClientBase, slots: readonly Date[], zone: string) {
  const { rows } = await tx.query<{ slot: Date; day: string }>(
    `select slot, (slot at time zone coalesce((select zone from access_zone), $2))::date as day
     from unnest($1::timestamptz[]) as given (slot)`,
    [slots, zone],
  )
  return rows
}
