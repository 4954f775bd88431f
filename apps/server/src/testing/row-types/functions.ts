/* What functions give, by their names in PostgreSQL's catalog. One that is in no list may give null: add it where its manual says otherwise. */

/** Functions that give a value whatever they are given. */
export const ALWAYS = new Set([
  'clock_timestamp',
  'concat',
  'concat_ws',
  'current_database',
  'json_build_array',
  'json_build_object',
  'jsonb_build_array',
  'jsonb_build_object',
  'now',
])
/** Functions that give a value when all they are given are values. */
export const OF_VALUES = new Set([
  'array_to_string',
  'btrim',
  'cardinality',
  'date_part',
  'date_trunc',
  'decode',
  'encode',
  'extract',
  'generate_series',
  'jsonb_array_elements',
  'jsonb_object_keys',
  'left',
  'length',
  'lo_get',
  'lower',
  'lpad',
  'make_interval',
  'md5',
  'nextval',
  'octet_length',
  'pg_try_advisory_lock',
  'pg_try_advisory_lock_shared',
  'pg_try_advisory_xact_lock',
  'replace',
  'right',
  'rpad',
  'split_part',
  'string_to_array',
  'strpos',
  'substr',
  'timezone',
  'to_char',
  'to_jsonb',
  'translate',
  'unnest',
  'upper',
])
/** Operators between values that may give null: what is read from a JSON document and is not there. */
export const MAY_MISS = /^jsonb?_(object_field|array_element|extract_path|path)/
/** Aggregates that are null only where they have no value to begin with. */
export const OF_ROWS = new Set([
  'array_agg',
  'avg',
  'bool_and',
  'bool_or',
  'json_agg',
  'json_object_agg',
  'jsonb_agg',
  'jsonb_object_agg',
  'max',
  'min',
  'string_agg',
  'sum',
])
/** Functions over a window that number or count its rows. */
export const NUMBERS_OF_ROWS = new Set(['count', 'dense_rank', 'rank', 'row_number'])
