import { createHash } from 'node:crypto'
import { disciplineOf, rscPrefix } from '@games/domain'
import type { OdfCommunication } from '@games/odf'
import type { ClientBase } from 'pg'
import { matchDocumentsOf } from '../../facts/match-documents.queries.ts'
import { type InForce, insertRows, type Touched } from '../touched.ts'
import { storeFile } from '../report-files.queries.ts'
import type { ReplacedProjector } from './replaced.ts'

/** Types that are stored and shown as a whole, one row a message: brackets, play-by-play, statistics, records and the like. */
export const documentsProjector: ReplacedProjector = {
  async clear(tx, keys, touched) {
    const { rows } = await tx.query<{ code: string; document_type: string }>(
      'delete from fact_document where replacement_key = any($1) returning code, document_type',
      [keys],
    )
    for (const { code, document_type } of rows) touchEvent(touched, document_type, code)
  },
  async write(tx, messages, touched) {
    for (const { header } of messages) touchEvent(touched, header.documentType, header.documentCode)
    await insertRows(
      tx,
      'fact_document',
      messages.flatMap(({ id, key, header, message: { body, notes }, produced }) => {
        if (body.kind === 'bare' || body.kind === 'report') return []
        const { kind: _, ...fact } = body
        return {
          replacement_key: key,
          document_type: header.documentType,
          code: header.documentCode,
          subcode: header.documentSubcode,
          subtype: header.documentSubtype,
          language: header.language,
          status: header.resultStatus,
          version: header.version,
          produced,
          notes,
          fact,
          message_id: id,
        }
      }),
    )
  },
}

/** DT_PLAY_BY_PLAY and DT_STATS: of the match they are sent for. */
export const playsProjector: ReplacedProjector = {
  async clear(tx, keys, touched) {
    const { rows } = await tx.query<{ code: string }>(
      'select distinct code from fact_document where replacement_key = any($1)',
      [keys],
    )
    for (const { code } of rows) await touchPlays(tx, code, touched)
    await documentsProjector.clear(tx, keys, touched)
  },
  async write(tx, messages, touched) {
    for (const { header } of messages) await touchPlays(tx, header.documentCode, touched)
    await documentsProjector.write(tx, messages, touched)
  },
}

async function touchPlays(tx: ClientBase, unit: string, touched: Touched): Promise<void> {
  if (!touched.plays.has(unit)) touched.plays.set(unit, await matchDocumentsOf(tx, unit))
}

/** Brackets and records are part of an event's course. */
function touchEvent(touched: Touched, documentType: string, code: string): void {
  if (documentType === 'DT_BRACKETS' || documentType === 'DT_RECORD') touched.events.add(rscPrefix(code, 'event'))
}

/** DT_COMMUNICATION (ODF §12): of the discipline it is sent for, and of those whose units it decides about. */
export const communicationsProjector: ReplacedProjector = {
  async clear(tx, keys, touched) {
    const { rows } = await tx.query<{ code: string; fact: OdfCommunication }>(
      'select code, fact from fact_document where replacement_key = any($1)',
      [keys],
    )
    for (const { code, fact } of rows) touchReports(touched, code, fact)
    await documentsProjector.clear(tx, keys, touched)
  },
  async write(tx, messages, touched) {
    for (const { header, message } of messages)
      if (message.body.kind === 'communication') touchReports(touched, header.documentCode, message.body)
    await documentsProjector.write(tx, messages, touched)
  },
}

function touchReports(touched: Touched, code: string, { decisions, protests }: OdfCommunication): void {
  touched.reportDisciplines.add(disciplineOf(code))
  for (const { unit } of [...decisions, ...protests]) if (unit) touched.reportDisciplines.add(disciplineOf(unit))
}

/** DT_PDF (ODF §11). Files are stored apart, by their content; an unused one is removed when the message has been applied (derive). */
export const reportsProjector: ReplacedProjector = {
  async clear(tx, keys, touched) {
    const { rows } = await tx.query<{ code: string; digest: string }>(
      'delete from report where replacement_key = any($1) returning code, digest',
      [keys],
    )
    for (const { code, digest } of rows) {
      touched.reportDisciplines.add(disciplineOf(code))
      touched.files.add(digest)
    }
  },
  async write(tx, messages, touched) {
    for (const from of messages) await writeReport(tx, from, touched)
  },
}

async function writeReport(
  tx: ClientBase,
  { id, key, header, message, produced }: InForce,
  touched: Touched,
): Promise<void> {
  if (message.body.kind !== 'report') return
  touched.reportDisciplines.add(disciplineOf(header.documentCode))
  const { title, status, bytes } = message.body
  const digest = createHash('sha256').update(bytes).digest('hex')
  await storeFile(tx, digest, bytes)
  await tx.query(
    `insert into report (replacement_key, code, subtype, language, title, status, version, produced, size, digest, message_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      key,
      header.documentCode,
      header.documentSubtype,
      header.language,
      title,
      status ?? header.resultStatus,
      header.version,
      produced,
      bytes.length,
      digest,
      id,
    ],
  )
}
