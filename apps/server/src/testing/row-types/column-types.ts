/** What pg gives for a column of each type (`db/column-types.ts` sets the parsers that are ours). A row type may say it more narrowly. */
export interface ColumnTypes {
  readonly bigint: number
  readonly boolean: boolean
  readonly bytea: Uint8Array
  readonly date: string
  readonly 'double precision': number
  readonly integer: number
  readonly 'integer[]': readonly number[]
  readonly name: string
  readonly smallint: number
  readonly text: string
  readonly 'text[]': readonly string[]
  readonly 'timestamp with time zone': Date
  readonly uuid: string
  readonly json: unknown
  readonly jsonb: unknown
}
