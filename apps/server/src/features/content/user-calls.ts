import { ApiFailure } from '@games/contract'
import type { ContentKind } from '@games/domain'
import type { Pool } from 'pg'
import type { Reading } from '../../facts/reading.ts'
import type { PrivateCalls } from '../../http/session/private-call-types.ts'
import type { DescribeFiles } from '../edge.ts'
import { inSnapshot } from '../snapshot.ts'
import { byStart, namesOf, newestFirst, placesOf, published } from './read-content.ts'
import { insertRemoval, type PublishedRow, publishedRow } from './content.queries.ts'
import { filesOf } from './files-of.ts'
import * as present from './present.ts'

type UserCalls =
  | 'listGuardedPlaces'
  | 'listTransportRoutes'
  | 'listCourses'
  | 'listVideos'
  | 'listLiveAddresses'
  | 'listAlbums'
  | 'getAlbum'
  | 'askRemoval'
  | 'listInformativos'
  | 'getInformativo'

/** Official content for those who have signed in (R1.6, R4.4). */
export const userContentCalls = (pool: Pool, files: DescribeFiles): PrivateCalls<UserCalls> => ({
  listGuardedPlaces: async ({ params: { type } }) => ({ view: await inSnapshot(pool, (tx) => placesOf(tx, type)) }),
  listTransportRoutes: async () => ({
    view: await inSnapshot(pool, async (tx) => {
      const rows = await published(tx, 'transport')
      const found = await userFiles(files, tx, rows)
      return { routes: rows.map((row) => present.transportRoute(row, found)) }
    }),
  }),
  listCourses: async () => ({
    view: await inSnapshot(pool, async (tx) => {
      const rows = byStart(await published(tx, 'course'))
      const found = await userFiles(files, tx, rows)
      return { courses: rows.map((row) => present.course(row, found)) }
    }),
  }),
  listVideos: async () => ({
    view: await inSnapshot(pool, async (tx) => {
      const rows = newestFirst(await published(tx, 'video'))
      const found = await userFiles(files, tx, rows)
      const names = await namesOf(tx, rows)
      return { videos: rows.flatMap((row) => present.video(row, found, names) ?? []) }
    }),
  }),
  listLiveAddresses: async () => ({
    view: await inSnapshot(pool, async (tx) => ({
      addresses: (await published(tx, 'live-stream')).flatMap(({ id, body: { address, forUsers } }) =>
        forUsers && address !== null ? [{ id, address }] : [],
      ),
    })),
  }),
  listAlbums: async () => ({
    view: await inSnapshot(pool, async (tx) => {
      const rows = newestFirst(await published(tx, 'album')).toSorted((a, b) =>
        (b.body.day ?? '').localeCompare(a.body.day ?? ''),
      )
      const covers = await userFiles(
        files,
        tx,
        rows.map((row) => ({ ...row, body: { ...row.body, photos: row.body.photos.slice(0, 1) } })),
      )
      const names = await namesOf(tx, rows)
      const albums = rows.map((row) => present.albumRow(row, covers, names))
      return { albums, photos: albums.reduce((sum, { count }) => sum + count, 0) }
    }),
  }),
  getAlbum: async ({ params: { id } }) => ({
    view: await inSnapshot(pool, async (tx) => {
      const row = await one(tx, 'album', id)
      return present.album(row, await userFiles(files, tx, [row]), await namesOf(tx, [row]))
    }),
  }),
  askRemoval: async ({ params: { id }, body: { file } }) => {
    if (!(await insertRemoval(pool, id, file))) throw new ApiFailure(404, 'not-found', `no photo ${file} in ${id}`)
    return { view: { done: true } }
  },
  listInformativos: async () => ({
    view: await inSnapshot(pool, async (tx) => ({
      informativos: newestFirst(await published(tx, 'informativo', { without: ['body', 'attachments', 'issuer'] })).map(
        present.informativoRow,
      ),
    })),
  }),
  getInformativo: async ({ params: { id } }) => ({
    view: await inSnapshot(pool, async (tx) => {
      const row = await one(tx, 'informativo', id)
      return present.informativo(row, await userFiles(files, tx, [row]))
    }),
  }),
})

const userFiles = (files: DescribeFiles, tx: Reading, rows: readonly PublishedRow[]) =>
  filesOf(
    files,
    tx.from([]),
    rows.map(({ body }) => body),
    'user',
  )

/** A published piece of content of a kind; throws ApiFailure 404. */
async function one<K extends ContentKind>(tx: Reading, kind: K, id: string) {
  const row = await publishedRow(tx, kind, id)
  if (!row) throw new ApiFailure(404, 'not-found', `no ${kind} ${id}`)
  // a row of a kind has a body of that kind: nothing else is ever put in
  return row as Omit<PublishedRow, 'body'> & { readonly body: Extract<PublishedRow['body'], { kind: K }> }
}
