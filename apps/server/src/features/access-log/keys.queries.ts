import type { ClientBase } from 'pg'
import type { AccessKey } from './access-count.ts'

/** What keys of all routes have in a route's place. */
export const ALL_ROUTES = '(all)'

const GIVEN = `unnest($1::text[], $2::text[], $3::text[], $4::smallint[], $5::text[], $6::text[]) with ordinality
  as given (source, kind, route, status, device, platform, place)
  left join access_key k on (k.source, k.kind, k.route, k.status, k.device, k.platform)
    = (given.source, given.kind, given.route, given.status, given.device, given.platform)`

/**
 * The numbers of keys, in their order; those that are new are made. For a transaction that sees what others commit meanwhile (read committed):
 * where a key is another one's that it does not see, it throws.
 */
export async function numbersOf(tx: ClientBase, keys: readonly AccessKey[]): Promise<number[]> {
  const values = [
    keys.map(({ source }) => source),
    keys.map(({ kind }) => kind),
    keys.map(({ route }) => route),
    keys.map(({ status }) => status),
    keys.map(({ device }) => device),
    keys.map(({ platform }) => platform),
  ]
  const read = async () =>
    (await tx.query<{ id: number | null }>(`select k.id from ${GIVEN} order by place`, values)).rows.map(({ id }) => id)
  let numbers = await read()
  if (numbers.includes(null)) {
    // a number of the sequence is used up even by what conflicts: what is there is not tried
    await tx.query(
      `insert into access_key (source, kind, route, status, device, platform)
       select given.source, given.kind, given.route, given.status, given.device, given.platform from ${GIVEN}
       where k.id is null order by 1, 2, 3, 4, 5, 6 on conflict do nothing`,
      values,
    )
    numbers = await read()
  }
  return numbers.map((id, place) => {
    // left out it would give each key after it the number of another
    if (id === null) throw new Error(`no number of ${JSON.stringify(keys[place])}`)
    return id
  })
}
