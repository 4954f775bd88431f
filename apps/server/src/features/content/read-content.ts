import type { Place, Places } from '@games/contract'
import type { ContentKind } from '@games/domain'
import type { Reading } from '../../facts/reading.ts'
import { type Names, WantedNames } from '../names/index.ts'
import { type PublishedRow, publishedRows } from './content.queries.ts'
import * as present from './present.ts'

type Of<K extends ContentKind> = Omit<PublishedRow, 'body'> & {
  readonly body: Extract<PublishedRow['body'], { kind: K }>
}

/** What is published of a kind. */
export async function published<K extends ContentKind>(
  tx: Reading,
  kind: K,
  narrowed: Parameters<typeof publishedRows>[2] = {},
): Promise<Of<K>[]> {
  // a row of a kind has a body of that kind: nothing else is ever put in
  return (await publishedRows(tx, kind, narrowed)) as Of<K>[]
}

/** Names of the disciplines that bodies name. */
export async function namesOf(
  tx: Reading,
  rows: readonly { readonly body: { readonly discipline: string | null } }[],
): Promise<Names> {
  const wanted = new WantedNames()
  for (const { body } of rows) if (body.discipline !== null) wanted.discipline(body.discipline)
  return wanted.lookUp(tx)
}

/** The newest first. */
export const newestFirst = <R extends Pick<PublishedRow, 'first_published_at' | 'id'>>(rows: readonly R[]): R[] =>
  [...rows].sort((a, b) => b.first_published_at.getTime() - a.first_published_at.getTime() || (a.id < b.id ? -1 : 1))

/** Places of a type, and where distances are counted from. */
export async function placesOf(tx: Reading, type: Place['type']): Promise<Omit<Places, 'seq'>> {
  const rows = await published(tx, 'place')
  const origin = rows.find(({ body }) => body.isOrigin && body.point !== null)?.body
  return {
    origin: origin?.point ? { name: origin.name, point: origin.point } : null,
    places: rows.filter(({ body }) => body.type === type).map(present.place),
  }
}

/** By start; those without one last. */
export const byStart = <R extends { readonly body: { readonly starts: string | null } }>(rows: readonly R[]): R[] => {
  const of = ({ body: { starts } }: R) => (starts === null ? Number.POSITIVE_INFINITY : Date.parse(starts))
  return rows.toSorted((a, b) => (of(a) === of(b) ? 0 : of(a) - of(b)))
}
