import { topics } from '@games/contract/live'
import { disciplineOf } from '@games/domain'
import type { OdfCommunication } from '@games/odf'
import type { Pool } from 'pg'
import { innerTopics } from '../../facts/inner-topics.ts'
import type { Reading } from '../../facts/reading.ts'

/** Whether anything has been published about the discipline, or takes place in it. */
export async function disciplineKnown(tx: Reading, discipline: string): Promise<boolean> {
  const { rows } = await tx.from([topics.discipline(discipline), topics.reports(discipline)]).query<{ known: boolean }>(
    `select exists (select 1 from unit where discipline = $1)
       or exists (select 1 from report where left(code, 3) = $1)
       or exists (select 1 from fact_document where left(code, 3) = $1) as known`,
    [discipline],
  )
  return rows[0]?.known === true
}

export interface ReportRow {
  readonly code: string
  readonly subtype: string | null
  readonly language: string | null
  readonly title: string | null
  readonly status: string | null
  readonly version: number
  readonly produced: string
  readonly size: number
  /** SHA-256 of the file. */
  readonly digest: string
}

const REPORT_COLUMNS = 'code, subtype, language, title, status, version, produced, size, digest'

/** A report, and of the unit it is about what it is listed by. */
export interface ListedReportRow extends ReportRow {
  /** Day of the games of its unit; null where it is about none, or about one that is not scheduled. */
  readonly day: string | null
  /** Start and Order of its unit, as text that compares like them; null where it is about none, or about one without a start. */
  readonly moment: string | null
}

/** The topics of when the units under a prefix begin: the unit, or all of the discipline. */
const programmeOf = (prefix: string): string =>
  prefix === disciplineOf(prefix) ? topics.discipline(prefix) : topics.unit(prefix)

/** The newest version of each report whose code begins with `prefix`: one per code, kind and language (ODF §11), in no order. */
export async function reportsUnder(tx: Reading, prefix: string): Promise<ListedReportRow[]> {
  const { rows } = await tx.from([topics.reports(disciplineOf(prefix)), programmeOf(prefix)]).query<ListedReportRow>(
    `select r.*, u.day,
       to_char(u.start_at at time zone 'UTC', 'YYYYMMDDHH24MISS') || coalesce(to_char(u.sort_order, '0000000000'), '') as moment
     from (
       select distinct on (code, subtype, language) ${REPORT_COLUMNS}
       from report where starts_with(code, $1)
       order by code, subtype, language, version desc, produced desc, replacement_key
     ) r left join unit u on u.code = r.code`,
    [prefix],
  )
  return rows
}

export interface CommunicationRow {
  readonly code: string
  readonly language: string | null
  readonly produced: string
  readonly fact: OdfCommunication
}

/** Communications that are about a code beginning with `prefix`, or have a decision or protest of such a unit. */
export async function communicationsUnder(tx: Reading, prefix: string): Promise<CommunicationRow[]> {
  const { rows } = await tx.from(topics.reports(disciplineOf(prefix))).query<CommunicationRow>(
    `select code, language, produced, fact from fact_document
     where document_type = 'DT_COMMUNICATION' and (starts_with(code, $1)
       or jsonb_path_exists(fact, '$.*[*].unit ? (@ starts with $prefix)', jsonb_build_object('prefix', $1::text)))
     order by produced desc, replacement_key`,
    [prefix],
  )
  return rows
}

export interface DocumentCountRow {
  readonly discipline: string
  readonly reports: number
  readonly communications: number
}

/** How many reports, and how many decisions and protests, there are of each discipline. */
export async function documentCounts(tx: Reading): Promise<DocumentCountRow[]> {
  const { rows } = await tx.from(topics.reports('all')).query<DocumentCountRow>(
    `with counted as (
       select left(code, 3) as discipline, count(distinct (code, subtype, language)) as reports, 0 as communications
       from report group by 1
       union all
       select left(coalesce(communication ->> 'unit', d.code), 3), 0, count(*)
       from fact_document d, jsonb_array_elements((d.fact -> 'decisions') || (d.fact -> 'protests')) communication
       where d.document_type = 'DT_COMMUNICATION' group by 1
     )
     select discipline, sum(reports)::int as reports, sum(communications)::int as communications
     from counted where discipline ~ '^[A-Z0-9]{3}$' group by 1 order by 1`,
  )
  return rows
}

/** The unit of each of the phases (26 characters) that comes first. */
export async function firstUnits(tx: Reading, phases: readonly string[]): Promise<string[]> {
  const { rows } = await tx.from(phases.map(innerTopics.phase)).query<{ code: string }>(
    `select distinct on (phase) code from unit where phase = any($1)
     order by phase, start_at, sort_order nulls first, code`,
    [phases],
  )
  return rows.map((row) => row.code)
}

/** The reports in force that have this very file. */
export async function reportsWithFile(db: Pool, digest: string): Promise<ReportRow[]> {
  const { rows } = await db.query<ReportRow>(`select ${REPORT_COLUMNS} from report where digest = $1`, [digest])
  return rows
}

/**
 * A part of a file, at most `length` bytes; null when no report in force has it any more. By digest and not by the large object's number,
 * so that a report replaced between two parts can never end in another file's bytes.
 */
export async function filePart(db: Pool, digest: string, offset: number, length: number): Promise<Uint8Array | null> {
  const { rows } = await db.query<{ bytes: Buffer }>(
    `select lo_get(content, $2, $3) as bytes from report_file
     where digest = $1 and exists (select 1 from report where digest = $1)`,
    [digest, offset, length],
  )
  return rows[0]?.bytes ?? null
}
