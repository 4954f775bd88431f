import { createHash } from 'node:crypto'
import { insertRows } from '../facts.ts'
import type { ReplacedProjector } from './replaced.ts'

/** Types that are kept and shown as a whole, one row a message: brackets, play-by-play, statistics, records and the like. */
export const documentsProjector: ReplacedProjector = {
  async clear(tx, key) {
    await tx.query('delete from fact_document where replacement_key = $1', [key])
  },
  async write(tx, { id, key, header, message, produced }) {
    if (message.body.kind === 'bare' || message.body.kind === 'report') return
    const { kind: _, ...fact } = message.body
    await insertRows(
      tx,
      'fact_document',
      [
        'replacement_key',
        'document_type',
        'code',
        'subcode',
        'subtype',
        'language',
        'status',
        'version',
        'produced',
        'notes',
        'fact',
        'message_id',
      ],
      [
        {
          replacement_key: key,
          document_type: header.documentType,
          code: header.documentCode,
          subcode: header.documentSubcode,
          subtype: header.documentSubtype,
          language: header.language,
          status: header.resultStatus,
          version: header.version,
          produced,
          notes: message.notes,
          fact,
          message_id: id,
        },
      ],
    )
  },
}

/** DT_PDF (ODF §11). The file goes into a large object, which the table's trigger removes with its row. */
export const reportsProjector: ReplacedProjector = {
  async clear(tx, key) {
    await tx.query('delete from report where replacement_key = $1', [key])
  },
  async write(tx, { id, key, header, message, produced }) {
    if (message.body.kind !== 'report') return
    const { title, status, bytes } = message.body
    await tx.query(
      `insert into report (replacement_key, code, subtype, language, title, status, version, produced, size, digest, content,
         message_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, lo_from_bytea(0, $11), $12)`,
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
        createHash('sha256').update(bytes).digest('hex'),
        bytes,
        id,
      ],
    )
  },
}
