import type { ClientBase } from 'pg'
import { type Catalog, neverNull } from './never-null.ts'
import { columnsOf, isNode, readNodeTree, type TreeNode, wordOf } from './node-tree.ts'

/** A column of a statement's rows, as PostgreSQL has it. */
export interface DescribedColumn {
  readonly name: string
  /** `text`, `integer[]`. */
  readonly type: string
  /** Whether a row can have a null there: never, not by this statement's conditions, or yes. */
  readonly nulls: 'never' | 'not here' | 'some'
  /** `table.column` where it is one as it stands. */
  readonly origin: string | null
}

/** Describes a statement without running it, `parameters` being those that are never null. Throws what PostgreSQL says where it does not understand it. */
export type Describe = (text: string, parameters: ReadonlySet<number>) => Promise<DescribedColumn[]>

/** For one connection, whose temporary schema it uses. PostgreSQL 17 or newer: its trees are read as those write them. */
export async function createDescriber(tx: ClientBase): Promise<Describe> {
  const columns = await tx.query<{ place: string; name: string; notNull: boolean }>(
    `select attrelid || '.' || attnum as place, attrelid::regclass || '.' || attname as name, attnotnull as "notNull"
     from pg_attribute where attnum > 0 and not attisdropped`,
  )
  const functions = await tx.query<{ id: string; name: string; strict: boolean; ofJson: boolean }>(
    `select oid::text as id, proname::text as name, proisstrict as strict,
       coalesce(proargtypes[0] in ('json'::regtype, 'jsonb'::regtype), false) as "ofJson" from pg_proc`,
  )
  const catalog: Catalog = {
    notNull: new Set(columns.rows.filter(({ notNull }) => notNull).map(({ place }) => place)),
    functions: new Map(functions.rows.map((one) => [one.id, one])),
  }
  const origins = new Map(columns.rows.map(({ place, name }) => [place, name]))

  return async (text, parameters) => {
    const { parameterTypes, resultTypes } = await typesOf(tx, text)
    const query = await treeOf(tx, text, parameterTypes)
    const always = neverNull(query, catalog, { parameters, conditions: false })
    const here = neverNull(query, catalog, { parameters, conditions: true })
    return columnsOf(query).map(({ fields }, index) => ({
      name: wordOf(fields['resname']),
      type: resultTypes[index] ?? 'unknown',
      nulls: always[index] ? 'never' : here[index] ? 'not here' : 'some',
      origin: origins.get(`${wordOf(fields['resorigtbl'])}.${wordOf(fields['resorigcol'])}`) ?? null,
    }))
  }
}

async function typesOf(tx: ClientBase, text: string): Promise<{ parameterTypes: string[]; resultTypes: string[] }> {
  await tx.query(`prepare described as ${text}`)
  const { rows } = await tx.query<{ parameterTypes: string[] | null; resultTypes: string[] | null }>(
    `select parameter_types::text[] as "parameterTypes", result_types::text[] as "resultTypes"
     from pg_prepared_statements where name = 'described'`,
  )
  await tx.query('deallocate described')
  const [row] = rows
  if (!row?.parameterTypes || !row.resultTypes) throw new Error('gives no rows')
  return { parameterTypes: row.parameterTypes, resultTypes: row.resultTypes }
}

/** A statement as PostgreSQL understands it: as the body of a function, it is stored as a tree. */
async function treeOf(tx: ClientBase, text: string, parameterTypes: readonly string[]): Promise<TreeNode> {
  const signature = `pg_temp.described(${parameterTypes.join(', ')})`
  await tx.query(`create function ${signature} returns setof record language sql begin atomic ${text}; end`)
  const { rows } = await tx.query<{ body: string | null }>(
    `select prosqlbody::text as body from pg_proc where oid = $1::regprocedure`,
    [signature],
  )
  await tx.query(`drop function ${signature}`)
  const [tree] = [readNodeTree(rows[0]?.body ?? '')].flat(2)
  if (!isNode(tree)) throw new Error('has no tree')
  return tree
}
