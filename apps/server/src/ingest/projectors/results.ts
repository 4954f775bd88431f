import { disciplineOf, rscPrefix } from '@games/domain'
import { insertRows, type Touched } from '../touched.ts'
import type { ReplacedProjector } from './replaced.ts'

export const resultsProjector: ReplacedProjector = {
  async clear(tx, keys, touched) {
    const { rows } = await tx.query<{ code: string; document_type: string }>(
      `with gone as (delete from fact_result where replacement_key = any($1))
       delete from fact_result_list where replacement_key = any($1) returning code, document_type`,
      [keys],
    )
    for (const { code, document_type } of rows) touchList(touched, document_type, code)
  },
  async write(tx, messages, touched) {
    const lists = messages.flatMap(({ message: { body, notes }, ...rest }) =>
      body.kind === 'results' ? { ...rest, body, notes } : [],
    )
    await insertRows(
      tx,
      'fact_result_list',
      lists.map(({ id, key, header, notes, produced, corrected, body }) => {
        const { results: _, kind: __, ...list } = body
        return {
          replacement_key: key,
          document_type: header.documentType,
          code: header.documentCode,
          status: header.resultStatus,
          version: header.version,
          produced,
          notes,
          fact: list,
          corrected,
          message_id: id,
        }
      }),
    )
    await insertRows(
      tx,
      'fact_result',
      lists.flatMap(({ key, header, body }) =>
        body.results.map((row) => ({
          replacement_key: key,
          position: row.sortOrder,
          document_type: header.documentType,
          code: header.documentCode,
          competitor: row.competitor.code,
          organisation: row.competitor.organisation,
          fact: row,
        })),
      ),
    )
    for (const { header } of lists) touchList(touched, header.documentType, header.documentCode)
  },
}

function touchList(touched: Touched, documentType: string, code: string): void {
  if (documentType === 'DT_RESULT') touched.units.add(code)
  if (documentType === 'DT_RANKING') touched.rankedDisciplines.add(disciplineOf(code))
  if (OF_EVENT.has(documentType)) touched.events.add(rscPrefix(code, 'event'))
  if (documentType === 'DT_PHASE_RESULT') touched.phases.add(rscPrefix(code, 'phase'))
}

/** Lists that the course of an event is made of, beside its units' results (ODF §8, §9). */
const OF_EVENT: ReadonlySet<string> = new Set([
  'DT_PHASE_RESULT',
  'DT_POOL_STANDING',
  'DT_CUMULATIVE_RESULT',
  'DT_CURRENT',
])
