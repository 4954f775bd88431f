import { padRsc, rscPrefix, trimRsc } from '@games/domain'
import { insertRows, type Touched } from '../touched.ts'
import type { ReplacedProjector } from './replaced.ts'

export const codesProjector: ReplacedProjector = {
  async clear(tx, keys, touched) {
    const { rows } = await tx.query<{ code_set: string; code: string }>(
      'delete from fact_code where replacement_key = any($1) returning code_set, code',
      [keys],
    )
    if (rows.length > 0) touched.names = true
    for (const row of rows) retype(touched, row)
  },
  async write(tx, messages, touched) {
    const lists = messages.flatMap(({ message: { body }, ...rest }) =>
      body.kind === 'codes' ? { ...rest, codes: body.codes } : [],
    )
    const rows = lists.flatMap(({ id, key, header, precedence, codes }) =>
      codes.map(({ code, name }) => ({
        replacement_key: key,
        code_set: header.documentSubtype ?? '',
        code: trimRsc(code),
        name,
        precedence,
        message_id: id,
      })),
    )
    await insertRows(tx, 'fact_code', rows)
    for (const row of rows) retype(touched, row)
    if (lists.length > 0) touched.names = true
  },
}

/** The type of an event can follow from its name. */
function retype(touched: Touched, { code_set, code }: { readonly code_set: string; readonly code: string }): void {
  if (code_set === 'EVENT') touched.retyped.add(rscPrefix(padRsc(code), 'event'))
}
