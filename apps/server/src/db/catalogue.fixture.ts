import pg from 'pg'

/** The migration tool's own table, which is no part of the schema. */
const VERSION_TABLE = 'schema_version'

/** One line for each object: its table, or the kind of what belongs to none, and its definition. */
const OBJECTS = `
  with relation as (
    select oid, relname, relkind, relpersistence, reloptions::text from pg_class
    where relnamespace = current_schema()::regnamespace and relname <> '${VERSION_TABLE}'
  )
  select relname as subject, concat_ws(' ', 'kind', relkind::text, relpersistence::text, reloptions) as line
  from relation where relkind not in ('i', 'S')
  union all
  select relname, concat_ws(' ',
    'column', attname, format_type(atttypid, atttypmod),
    case when collname <> 'default' then 'collate ' || collname end,
    case when attnotnull then 'not null' end,
    case when attidentity <> '' then 'identity ' || attidentity::text end,
    case attgenerated when '' then 'default ' else 'generated as ' end || pg_get_expr(adbin, adrelid),
    case when attstorage <> typstorage then 'storage ' || attstorage::text end
  )
  from relation join pg_attribute on attrelid = relation.oid and attnum > 0 and not attisdropped
  join pg_type on pg_type.oid = atttypid
  left join pg_collation on pg_collation.oid = attcollation
  left join pg_attrdef on adrelid = relation.oid and adnum = attnum
  where relkind = 'r'
  union all
  select relname, concat_ws(' ', 'constraint', conname, pg_get_constraintdef(pg_constraint.oid))
  from relation join pg_constraint on conrelid = relation.oid where contype <> 'n'
  union all
  select relname, pg_get_indexdef(indexrelid) from relation join pg_index on indrelid = relation.oid
  union all
  select relname, pg_get_triggerdef(pg_trigger.oid)
  from relation join pg_trigger on tgrelid = relation.oid where not tgisinternal
  union all
  select 'sequences', concat_ws(' ', sequencename, data_type, start_value, min_value, max_value, increment_by, cache_size, cycle)
  from pg_sequences where schemaname = current_schema()
  union all
  select 'functions', pg_get_functiondef(oid)
  from pg_proc where pronamespace = current_schema()::regnamespace and prokind = 'f'
  union all
  select 'aggregates', concat_ws(' ', pg_proc.oid::regprocedure, aggtransfn, aggcombinefn, aggtranstype::regtype, agginitval, proparallel)
  from pg_proc join pg_aggregate on aggfnoid = pg_proc.oid where pronamespace = current_schema()::regnamespace`

/** Tables, and which of their columns have a default that differs from one database to the next. */
const TABLES = `
  select table_name as "table",
    array_agg(column_name::text) filter (where column_default ~ '(now|clock_timestamp|gen_random_uuid)\\(') as volatile
  from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name <> '${VERSION_TABLE}'
  group by 1`

/**
 * The objects of the current schema and the rows of its tables, as sorted text. The order of columns does not count; values of columns whose
 * default is a time or a random UUID are left out.
 */
export async function readCatalogue(client: pg.Client): Promise<string> {
  const lines = new Map<string, string[]>()
  const add = (subject: string, line: string) => lines.set(subject, [...(lines.get(subject) ?? []), `  ${line.trim()}`])
  const { rows: objects } = await client.query<{ subject: string; line: string }>(OBJECTS)
  for (const { subject, line } of objects) add(subject, line)
  const { rows: tables } = await client.query<{ table: string; volatile: string[] | null }>(TABLES)
  for (const { table, volatile } of tables) {
    const { rows } = await client.query<{ row: string }>(
      `select (to_jsonb(t) - $1::text[])::text as row from ${pg.escapeIdentifier(table)} t`,
      [volatile ?? []],
    )
    for (const { row } of rows) add(table, `row ${row}`)
  }
  return [...lines.keys()]
    .toSorted()
    .map((subject) => `${[subject, ...(lines.get(subject) ?? []).toSorted()].join('\n')}\n`)
    .join('\n')
}
