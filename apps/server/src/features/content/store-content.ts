import type { ContentBody } from '@games/contract'
import type { Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import { factsOf } from './body-facts.ts'
import { appendEvents } from '../../live/index.ts'
import { insertPublished, kindsOf } from './content.queries.ts'
import { topicsOf } from './edit-content.ts'
import { fileRefs } from './files-of.ts'
import { NOTHING_TRANSLATED, translatedIn } from './translations.ts'
import { keepFiles } from './keep-files.ts'

/** Content as it is put in from elsewhere, published. */
export interface ReadyContent {
  readonly id: string
  readonly body: ContentBody
  /** Games time. */
  readonly publishedAt: string
}

/** Puts content in, published, in its order, in one statement; what is there already stays as it is. Nobody is told. */
export async function storeContent(pool: Pool, all: readonly ReadyContent[]): Promise<void> {
  await transaction(pool, async (tx) => {
    await insertPublished(
      tx,
      all.map(({ id, body, publishedAt }, position) => {
        const translated = translatedIn(body, 1, NOTHING_TRANSLATED)
        const at = new Date(publishedAt)
        const facts = factsOf(body, translated)
        return { id, version: 1, body, facts, translated, changed: [], restored: null, at, by: null, position }
      }),
    )
    for (const { id, body } of all) if (fileRefs(body).length > 0) await keepFiles(tx, id, body.kind)
  })
}

/** Shows the files that contents name and that have been stored since, also on open pages; gives the event's number. */
export const showStoredFiles = (pool: Pool, ids: readonly string[]): Promise<number> =>
  transaction(pool, async (tx) => {
    const kinds = await kindsOf(tx, ids)
    for (const { id, kind } of kinds) await keepFiles(tx, id, kind)
    const changed = [...new Set(kinds.map(({ kind }) => kind))].flatMap(topicsOf)
    return appendEvents(
      tx,
      changed.map((topic) => ({ topic, ref: null, correction: null })),
    )
  })
