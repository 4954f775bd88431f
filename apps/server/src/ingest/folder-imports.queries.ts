import type { ClientBase, Pool } from 'pg'
import { PROVISIONAL_CODE } from './provisional-code.ts'

type Queryable = ClientBase | Pool

/** A folder that was imported, with how many messages it holds. */
export interface FolderImport {
  readonly id: number
  /** Whose records; null for ODF files. */
  readonly source: string | null
  readonly folder: string
  readonly messages: number
  readonly importedAt: Date
  readonly undoneAt: Date | null
}

const IMPORT = `id, source, folder, imported_at as "importedAt", undone_at as "undoneAt",
  (select count(*)::int from folder_import_message where import_id = folder_import.id) as messages`

/** The newest first. */
export async function folderImports(q: Queryable): Promise<FolderImport[]> {
  const { rows } = await q.query<FolderImport>(`select ${IMPORT} from folder_import order by id desc`)
  return rows
}

export async function folderImportById(tx: ClientBase, id: number): Promise<FolderImport | undefined> {
  const { rows } = await tx.query<FolderImport>(`select ${IMPORT} from folder_import where id = $1`, [id])
  return rows[0]
}

export async function insertFolderImport(tx: ClientBase, source: string | null, folder: string): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    'insert into folder_import (source, folder) values ($1, $2) returning id',
    [source, folder],
  )
  return (rows[0] as { id: number }).id
}

export const removeFolderImport = (tx: ClientBase, id: number) =>
  tx.query('delete from folder_import where id = $1', [id])

export async function addMessages(tx: ClientBase, importId: number, messages: readonly number[]): Promise<void> {
  await tx.query('insert into folder_import_message (import_id, message_id) select $1, unnest($2::bigint[])', [
    importId,
    messages,
  ])
}

export async function messagesOfFolder(tx: ClientBase, importId: number): Promise<number[]> {
  const { rows } = await tx.query<{ id: number }>(
    'select message_id as id from folder_import_message where import_id = $1 order by 1',
    [importId],
  )
  return rows.map(({ id }) => id)
}

export const markFolderUndone = (tx: ClientBase, id: number) =>
  tx.query('update folder_import set undone_at = clock_timestamp() where id = $1', [id])

/** The source's newest import that was not undone: its folder is what holds. */
export async function standingImport(tx: ClientBase, source: string): Promise<number | null> {
  const { rows } = await tx.query<{ id: number }>(
    'select id from folder_import where source = $1 and undone_at is null order by id desc limit 1',
    [source],
  )
  return rows[0]?.id ?? null
}

/** The replacement keys that an import's messages have. */
export async function keysOfFolder(tx: ClientBase, importId: number): Promise<Set<string>> {
  const { rows } = await tx.query<{ key: string }>(
    `select distinct replacement_key as key from folder_import_message m join inbox on inbox.id = m.message_id
     where m.import_id = $1 and replacement_key is not null`,
    [importId],
  )
  return new Set(rows.map(({ key }) => key))
}

export interface SourceMessage {
  readonly id: number
  readonly key: string | null
  readonly withdrawn: boolean
  /** Whether an import that was not undone has it. */
  readonly imported: boolean
}

/** All messages that a source's folders ever had. */
export async function messagesOfSource(tx: ClientBase, source: string): Promise<SourceMessage[]> {
  const { rows } = await tx.query<SourceMessage>(
    `select i.id, i.replacement_key as key, i.verdict = 'withdrawn' as withdrawn, bool_or(f.undone_at is null) as imported
     from folder_import f join folder_import_message m on m.import_id = f.id join inbox i on i.id = m.message_id
     where f.source = $1 group by i.id order by i.id`,
    [source],
  )
  return rows
}

/** What stands of a replacement key or, where updates exist, of a whole family; null where nothing does. */
export interface Standing {
  readonly scope: string
  readonly id: number
  readonly version: number
  readonly produced: string
  readonly digest: string
  readonly isBare: boolean
  /** It is from a folder of the source. */
  readonly ofSource: boolean
}

/** The bulk or replaced message in force of each scope of a competition, also of what came before it was named. */
export async function standing(tx: ClientBase, competition: string, source: string): Promise<Map<string, Standing>> {
  const { rows } = await tx.query<Standing>(
    `select distinct on (scope) coalesce(family_key, replacement_key) as scope, id, version, produced,
       encode(digest, 'hex') as digest, is_bare as "isBare",
       exists (select 1 from folder_import_message m join folder_import f on f.id = m.import_id
               where m.message_id = inbox.id and f.source = $2) as "ofSource"
     from inbox
     where competition_code in ($1, $3) and verdict = 'applied' and not is_update
       and (not is_bare or document_type = 'DT_PARTIC_TEAMS')
       and replacement_key is not null and version is not null and produced is not null and is_bare is not null
     order by scope, inbox.version desc, inbox.produced desc, inbox.digest desc`,
    [competition, source, PROVISIONAL_CODE],
  )
  return new Map(rows.map((row) => [row.scope, row]))
}

/** The highest versions of a scope's messages. */
export interface Reached {
  readonly scope: string
  /** The highest version that the inbox has of it, in force or not. */
  readonly version: number
  /** When the newest of a family's updates was produced that are in force. */
  readonly updated: string | null
  /** When the newest message that counts was produced, of a family that has updates. */
  readonly produced: string | null
}

export async function reached(tx: ClientBase, competition: string): Promise<Map<string, Reached>> {
  const { rows } = await tx.query<Reached>(
    `select coalesce(family_key, replacement_key) as scope, coalesce(max(version) filter (where not is_update), 0) as version,
       max(produced) filter (where is_update and verdict = 'applied') as updated,
       case when bool_or(is_update and verdict in ('applied', 'superseded'))
         then max(produced) filter (where verdict in ('applied', 'superseded')) end as produced
     from inbox where competition_code in ($1, $2) and replacement_key is not null group by 1`,
    [competition, PROVISIONAL_CODE],
  )
  return new Map(rows.map((row) => [row.scope, row]))
}
