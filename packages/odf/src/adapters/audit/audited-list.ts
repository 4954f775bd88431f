/**
 * A result list as a reader of it has it, whoever drew it up: the source's file or the unit's page. Values are texts as the source
 * writes them; a field that is absent or empty is not there.
 */
export interface AuditedList {
  /** RSC of the unit, 34 characters. */
  readonly code: string
  /** Of the list as a whole: `wind`. */
  readonly fields: AuditedFields
  /** In the order of the list. */
  readonly rows: readonly AuditedRow[]
}

export interface AuditedRow {
  readonly competitor: string
  /** By name of the field: `rank`, `wind of attempt 3`, `runner 2`. */
  readonly fields: AuditedFields
  /** Fields of which the source says two things, by name: what else it says, and why (docs/import.md). */
  readonly also?: ReadonlyMap<string, OtherSource>
}

export type AuditedFields = ReadonlyMap<string, string>

export interface OtherSource {
  readonly text: string
  /** A plain English clause: "athletes.csv spells the name so". */
  readonly reason: string
}

/** Fields by name; those without a text are left out. */
export const auditedFields = (entries: Iterable<readonly [string, string | null | undefined]>): AuditedFields =>
  new Map([...entries].flatMap(([name, text]) => (text ? [[name, text] as const] : [])))
