import type { ContentBody } from '@games/contract'
import { type ContentSearchKind, CONTENT_SEARCH_KINDS, type Localized } from '@games/domain'
import type { Reading } from '../../facts/reading.ts'
import { dayOf } from './awards.ts'
import { publishedRows } from './content.queries.ts'

export interface SearchedContent {
  readonly kind: ContentSearchKind
  readonly id: string
  readonly name: Localized
  readonly discipline: string | null
  /** Of an award its day. */
  readonly day?: string
}

/** What is published for everybody and has a name, and is thus searched for; of places those that no session is asked for (R4.4). */
export async function searchedContent(tx: Reading): Promise<SearchedContent[]> {
  const found: SearchedContent[] = []
  for (const kind of CONTENT_SEARCH_KINDS) {
    const rows = await publishedRows(tx, kind, { without: LONG, ...(kind === 'place' ? { type: 'other' } : {}) })
    for (const { id, body } of rows) {
      const name = nameOf(body)
      if (body.kind === 'award') {
        // what says more of the programme's is found as its event; what has no time yet is on no page
        if (body.unit !== null || body.at === null) continue
        found.push({ kind, id, name, discipline: null, day: dayOf(body.at) })
      } else found.push({ kind, id, name, discipline: 'discipline' in body ? body.discipline : null })
    }
  }
  return found
}

/** Fields that are not searched. */
const LONG = ['body', 'bio', 'summary']

function nameOf(body: ContentBody): Localized {
  if ('title' in body) return body.title
  return typeof body.name === 'string' ? { por: body.name } : body.name
}
