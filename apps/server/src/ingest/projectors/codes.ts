import { trimRsc } from '@games/domain'
import { insertRows } from '../touched.ts'
import type { ReplacedProjector } from './replaced.ts'

export const codesProjector: ReplacedProjector = {
  async clear(tx, keys, touched) {
    const { rowCount } = await tx.query('delete from fact_code where replacement_key = any($1)', [keys])
    if (rowCount) touched.names = true
  },
  async write(tx, messages, touched) {
    const lists = messages.flatMap(({ message: { body }, ...rest }) =>
      body.kind === 'codes' ? { ...rest, codes: body.codes } : [],
    )
    await insertRows(
      tx,
      'fact_code',
      lists.flatMap(({ id, key, header, precedence, codes }) =>
        codes.map(({ code, name }) => ({
          replacement_key: key,
          code_set: header.documentSubtype ?? '',
          code: trimRsc(code),
          name,
          precedence,
          message_id: id,
        })),
      ),
    )
    if (lists.length > 0) touched.names = true
  },
}
