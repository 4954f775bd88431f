import type { FileKind } from '@games/contract'
import type { ClientBase, Pool } from 'pg'
import type { Statements } from '../../facts/reading.ts'
import type { FoundFile, FoundVariant } from './check/found.ts'

/** Who sees a file by what uses it: everybody, who is signed in, the staff alone; a photo of an athlete: everybody, while it may be shown. */
export type FileAccess = 'public' | 'private' | 'staff' | 'athlete'

export interface FileRow {
  readonly id: string
  readonly bytes_id: string
  readonly name: string
  readonly kind: FileKind
  readonly variants: readonly FoundVariant[]
  readonly pages: number | null
  readonly seconds: number | null
}

/** The files of these ids, in no order; what is not there is left out. */
export async function fileRows(q: Statements, ids: readonly string[]): Promise<FileRow[]> {
  const { rows } = await q.query<FileRow>(
    `select f.id, f.bytes_id, f.name, b.kind, b.variants, b.pages, b.seconds
     from file f join stored_bytes b on b.id = f.bytes_id where f.id = any($1)`,
    [ids],
  )
  return rows
}

/**
 * Who may see a file at present, by all that uses it; empty where nothing does. An athlete's photo: while the setting
 * `public_personal_fields` names it and the athlete is active, and by nothing else that names it.
 */
export async function accessesOf(q: Statements, id: string): Promise<FileAccess[]> {
  const { rows } = await q.query<{ access: FileAccess }>(
    `select distinct access from file_use where file_id = $1 and case
       when access = 'staff' then true
       when access = 'athlete' then exists (select from setting where key = 'public_personal_fields' and value @> '["photo"]')
         and exists (select from athlete_photo p join competitor c on c.code = p.athlete and c.kind = 'athlete' and c.active
           where p.file_id = $1)
       else not exists (select from file_use o join athlete_photo a on a.owner = o.owner where o.file_id = $1) end`,
    [id],
  )
  return rows.map(({ access }) => access)
}

/** The stored bytes of a digest, held until the transaction ends; null: they were never stored. */
export async function lockBytes(tx: ClientBase, digest: Buffer): Promise<string | null> {
  const { rows } = await tx.query<{ id: string }>('select id from stored_bytes where digest = $1 for key share', [
    digest,
  ])
  return rows[0]?.id ?? null
}

/** Notes that a folder of the store is being written. */
export async function beginBytes(q: ClientBase | Pool, id: string): Promise<void> {
  await q.query('insert into file_leftover (bytes_id) values ($1)', [id])
}

/** Makes what was written the stored bytes of a digest. False where somebody else has just stored the same: then nothing is changed. */
export async function insertBytes(
  tx: ClientBase,
  { id, digest, kind, found }: { id: string; digest: Buffer; kind: FileKind; found: FoundFile },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into stored_bytes (id, digest, kind, variants, pages, seconds) values ($1, $2, $3, $4, $5, $6)
     on conflict (digest) do nothing`,
    [id, digest, kind, JSON.stringify(found.variants), found.pages, found.seconds],
  )
  if (rowCount === 1) await tx.query('delete from file_leftover where bytes_id = $1', [id])
  return rowCount === 1
}

/** False where there is a file of this id. */
export async function insertFile(
  tx: ClientBase,
  file: { id: string; bytesId: string; name: string; accountId: string },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    'insert into file (id, bytes_id, name, uploaded_by) values ($1, $2, $3, $4) on conflict (id) do nothing',
    [file.id, file.bytesId, file.name, file.accountId],
  )
  return rowCount === 1
}

/** The digest of a file, and who sent it; undefined: there is none of this id. */
export async function senderOf(
  q: Statements,
  id: string,
): Promise<{ digest: Buffer; uploaded_by: string | null } | undefined> {
  const { rows } = await q.query<{ digest: Buffer; uploaded_by: string | null }>(
    'select b.digest, f.uploaded_by from file f join stored_bytes b on b.id = f.bytes_id where f.id = $1',
    [id],
  )
  return rows[0]
}

/** The files of `ids` that `owner` may use: those that there are, but no athlete's photo, shown or past, of another owner. None can be removed until the transaction ends. */
export async function lockFiles(tx: ClientBase, ids: readonly string[], owner: string | null): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `select id from file f where id = any($1) and not exists (
       select from file_use u join athlete_photo a on a.owner = u.owner where u.file_id = f.id and a.owner is distinct from $2)
     for key share of f`,
    [ids, owner],
  )
  return rows.map(({ id }) => id)
}

export async function deleteUses(tx: ClientBase, owner: string): Promise<void> {
  await tx.query('delete from file_use where owner = $1', [owner])
}

export async function insertUse(tx: ClientBase, owner: string, fileId: string, access: FileAccess): Promise<void> {
  await tx.query('insert into file_use (owner, file_id, access) values ($1, $2, $3)', [owner, fileId, access])
}

/** Gives up photos of athletes that were replaced or removed more than a day ago: nothing uses them any more. */
export async function forgetPastPhotos(tx: ClientBase): Promise<void> {
  await tx.query(
    `with gone as (
       delete from athlete_photo_past where since < now() - interval '1 day' returning file_id, owner)
     delete from file_use u using gone where u.file_id = gone.file_id and u.owner = gone.owner`,
  )
}

/** Takes hold of files that nothing has used for a day after they were sent, and of no file that somebody else holds. */
export async function lockUnused(tx: ClientBase, most: number): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `select id from file f where uploaded_at < now() - interval '1 day'
       and not exists (select from file_use u where u.file_id = f.id)
     order by uploaded_at limit $1 for update skip locked`,
    [most],
  )
  return rows.map(({ id }) => id)
}

/** Removes those of the held files that are still unused; gives the bytes they had. */
export async function deleteUnused(tx: ClientBase, ids: readonly string[]): Promise<string[]> {
  const { rows } = await tx.query<{ bytes_id: string }>(
    `delete from file f where id = any($1) and not exists (select from file_use u where u.file_id = f.id)
     returning bytes_id`,
    [ids],
  )
  return [...new Set(rows.map(({ bytes_id }) => bytes_id))]
}

/** Takes hold of those of the bytes that nobody else holds. */
export async function lockIdleBytes(tx: ClientBase, ids: readonly string[]): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    'select id from stored_bytes where id = any($1) for update skip locked',
    [ids],
  )
  return rows.map(({ id }) => id)
}

/** Removes those of the held bytes that no file has any more, and notes that their folders are to go. */
export async function deleteIdleBytes(tx: ClientBase, ids: readonly string[]): Promise<void> {
  await tx.query(
    `with gone as (
       delete from stored_bytes b where id = any($1) and not exists (select from file f where f.bytes_id = b.id)
       returning id)
     insert into file_leftover (bytes_id, since) select id, now() - interval '2 days' from gone`,
    [ids],
  )
}

/** Folders of the store whose writer has ended long ago, or that are to go. */
export async function leftovers(q: ClientBase | Pool, most: number): Promise<string[]> {
  const { rows } = await q.query<{ bytes_id: string }>(
    `select bytes_id from file_leftover where since < now() - interval '1 day' order by since limit $1`,
    [most],
  )
  return rows.map(({ bytes_id }) => bytes_id)
}

export async function forgetLeftover(q: ClientBase | Pool, id: string): Promise<void> {
  await q.query('delete from file_leftover where bytes_id = $1', [id])
}

/** What the organiser has set of the most megabytes of a kind (setting `file_limits`). */
export async function limitsSet(q: Statements): Promise<unknown> {
  const { rows } = await q.query<{ value: unknown }>(`select value from setting where key = 'file_limits'`)
  return rows[0]?.value
}
