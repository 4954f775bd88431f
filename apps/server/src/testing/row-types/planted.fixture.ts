import type { Localized, Medal } from '@games/domain'
import type { Pool } from 'pg'

/* Row types for the check of row types: the first ones are right, each of the others is wrong in one thing. Never run. */

const COUNTED = 'count(*)::int as n'
const only = (condition: string) => `where ${condition}`

/** An expression of pieces from the top level, a column that conditions keep from being null, a narrower type. */
export const right = (pool: Pool) => [
  pool.query<{ code: string; day: string; n: number }>(
    `select code, day, ${COUNTED} from unit ${only('left(day, 4) = $1')} group by code, day`,
    ['2027'],
  ),
  pool.query<{ medal: Medal; line: Localized | null; first: number | null }>(
    'select m.medal, u.line, null::int as first from fact_medal m left join unit u on u.code = m.unit',
  ),
  pool.query<{ locked: boolean; found: string[]; known: boolean }>(
    `select pg_try_advisory_lock($1) as locked, array(select code from unit) as found, 'a' in (select code from unit) as known`,
    [1],
  ),
  pool.query<{ id: number; receivedAt: Date; body: Uint8Array }>({
    text: 'select id, received_at as "receivedAt", body from inbox where id = $1',
    values: [1],
  }),
]

export const wrong = {
  name: (pool: Pool) => pool.query<{ cod: string }>('select code from unit'),
  type: (pool: Pool) => pool.query<{ medal: string }>('select medal from unit'),
  listType: (pool: Pool) => pool.query<{ disciplines: string }>('select disciplines from competitor'),
  nullable: (pool: Pool) => pool.query<{ day: string }>('select day from unit'),
  neverNull: (pool: Pool) => pool.query<{ code: string | null }>('select code from unit'),
  outerJoin: (pool: Pool) =>
    pool.query<{ code: string }>('select m.competitor as code from unit u left join fact_medal m on m.unit = u.code'),
  noRow: (pool: Pool) => pool.query<{ sum: number; of: string }>('select max(medal) as sum, min(code) as of from unit'),
  inJson: (pool: Pool) => pool.query<{ name: string }>(`select fact ->> 'name' as name from fact_unit`),
  union: (pool: Pool) => pool.query<{ code: string }>('select code from unit union select bib from competitor'),
  named: (pool: Pool) => pool.query<{ day: string }>('with a as (select day from unit) select day from a'),
  returned: (pool: Pool) => pool.query<{ bib: string }>('delete from competitor where code = $1 returning bib', ['']),
  updated: (pool: Pool) =>
    pool.query<{ bib: string }>('update competitor set bib = null where bib is not null returning bib'),
  ofNothing: (pool: Pool) => pool.query<{ bib: string }>('select bib from competitor where bib <> all($1)', [[]]),
  parameter: (pool: Pool, code: string | null) => pool.query<{ code: string }>('select $1::text as code', [code]),
  oneOf: (pool: Pool, table: 'unit' | 'competitor') => pool.query<{ day: string | null }>(`select day from ${table}`),
  noTable: (pool: Pool) => pool.query<{ n: number }>('select n from nothing'),
  onlyInTheCall: (pool: Pool, text: string) => pool.query<{ n: number }>(text),
}
