import type { ContentBody } from '@games/contract'
import { topics } from '@games/contract/live'
import type { ContentKind, ContentState, Localized, Priority, TranslationState } from '@games/domain'
import type { ClientBase } from 'pg'
import type { Reading, Statements } from '../../facts/reading.ts'
import type { Standing } from './standing.ts'
import type { Translated } from './translations.ts'

/** A piece of content as visitors see it. */
export interface PublishedRow {
  readonly id: string
  readonly body: ContentBody
  readonly first_published_at: Date
  readonly published_at: Date
  readonly correction: Localized | null
  /** The organiser's zone (IANA); null: none is set. */
  readonly zone: string | null
}
const ZONE = `(select value #>> '{}' from setting where key = 'time_zone') as zone`

/** What is published of a kind (of a type of it), in the organiser's order. `without`: fields of the body that are not read. */
export async function publishedRows(
  tx: Reading,
  kind: ContentKind,
  { type, without = [] }: { readonly type?: string; readonly without?: readonly string[] } = {},
): Promise<PublishedRow[]> {
  const { rows } = await tx.from(topics.content(kind)).query<PublishedRow>(
    `select i.id, v.body - $3::text[] as body, i.first_published_at, i.published_at, i.correction, ${ZONE}
     from content_item i join content_version v on v.item_id = i.id and v.version = i.published_version
     where i.kind = $1 and i.first_published_at is not null and i.published_at is not null
       and ($2::text is null or v.body ->> 'type' = $2) order by i.position, i.id`,
    [kind, type ?? null, without],
  )
  return rows
}

/** The same of one; undefined where it is not published. */
export async function publishedRow(tx: Reading, kind: ContentKind, id: string): Promise<PublishedRow | undefined> {
  const { rows } = await tx.from(topics.content(kind)).query<PublishedRow>(
    `select i.id, v.body, i.first_published_at, i.published_at, i.correction, ${ZONE}
     from content_item i join content_version v on v.item_id = i.id and v.version = i.published_version
     where i.kind = $1 and i.id = $2 and i.first_published_at is not null and i.published_at is not null`,
    [kind, id],
  )
  return rows[0]
}

/** A row of `content_item`, for the staff. */
export interface ItemRow {
  readonly id: string
  readonly kind: ContentKind
  readonly version: number
  readonly published_version: number | null
  readonly published_at: Date | null
  readonly first_published_at: Date | null
  readonly scheduled_version: number | null
  readonly scheduled_at: Date | null
  readonly correction: Localized | null
  readonly scheduled_correction: Localized | null
  readonly state: ContentState
  readonly title: Localized
  readonly priority: Priority | null
  readonly type: string | null
  readonly spa: TranslationState
  readonly eng: TranslationState
  readonly changed_at: Date
  readonly changed_by: string | null
  readonly created_at: Date
  readonly created_by: string | null
}

const ITEM_COLUMNS = `i.id, i.kind, i.version, i.published_version, i.published_at, i.first_published_at, i.scheduled_version, i.scheduled_at,
  i.correction, i.scheduled_correction, i.state, i.title, i.priority, i.type, i.spa, i.eng, i.changed_at, changer.username as changed_by, i.created_at, creator.username as created_by`
const WITH_NAMES = `content_item i left join account changer on changer.id = i.changed_by left join account creator on creator.id = i.created_by`

export interface ItemsWanted {
  readonly kind: ContentKind
  readonly state: ContentState | null
  readonly todo: boolean
  /** Words, as `searchable` has them. */
  readonly words: readonly string[]
  /** In the organiser's order; else by change. */
  readonly inOrder: boolean
  readonly skip: number
  readonly limit: number
}

const TODO = `(i.state <> 'archived' and (i.spa in ('stale', 'missing') or i.eng in ('stale', 'missing')))`

/** At most `limit` rows of a kind, after `skip` others. */
export async function itemRows(q: Statements, wanted: ItemsWanted): Promise<ItemRow[]> {
  const { rows } = await q.query<ItemRow>(
    `select ${ITEM_COLUMNS} from ${WITH_NAMES}
     where i.kind = $1 and ($2::text is null or i.state = $2) and (not $3::boolean or ${TODO}) and i.search like all($4::text[])
     order by case when $5::boolean then i.position end, i.changed_at desc, i.id offset $6 limit $7`,
    [
      wanted.kind,
      wanted.state,
      wanted.todo,
      wanted.words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`),
      wanted.inOrder,
      wanted.skip,
      wanted.limit,
    ],
  )
  return rows
}

export interface ScheduledRow {
  readonly id: string
  readonly title: Localized
  readonly scheduled_version: number
  readonly scheduled_at: Date
  /** Translations are missing or older than the Portuguese text. */
  readonly todo: boolean
}

/** What is to be published within a time, the first before. */
export async function scheduledRows(q: Statements, from: Date, to: Date, limit: number): Promise<ScheduledRow[]> {
  const { rows } = await q.query<ScheduledRow>(
    `select i.id, i.title, i.scheduled_version, i.scheduled_at, ${TODO} as todo from content_item i
     where i.scheduled_version is not null and i.scheduled_at >= $1 and i.scheduled_at < $2 order by i.scheduled_at, i.id limit $3`,
    [from, to, limit],
  )
  return rows
}

/** How much of each kind is published and has translations that are missing or older than the Portuguese text. */
export async function untranslatedRows(
  q: Statements,
): Promise<{ kind: ContentKind; count: number; changed_at: Date }[]> {
  const { rows } = await q.query<{ kind: ContentKind; count: number; changed_at: Date }>(
    `select i.kind, count(*)::int as count, max(i.changed_at) as changed_at from content_item i
     where i.state = 'published' and ${TODO} group by i.kind order by i.kind`,
  )
  return rows
}

export interface KindCounts {
  readonly all: number
  readonly draft: number
  readonly scheduled: number
  readonly published: number
  readonly archived: number
  readonly todo: number
}

export async function countsOfKind(q: Statements, kind: ContentKind): Promise<KindCounts> {
  const { rows } = await q.query<KindCounts>(
    `select count(*)::int as all, (count(*) filter (where i.state = 'draft'))::int as draft,
       (count(*) filter (where i.state = 'scheduled'))::int as scheduled,
       (count(*) filter (where i.state = 'published'))::int as published,
       (count(*) filter (where i.state = 'archived'))::int as archived, (count(*) filter (where ${TODO}))::int as todo
     from content_item i where i.kind = $1`,
    [kind],
  )
  if (!rows[0]) throw new Error('a count of nothing is 0')
  return rows[0]
}

export interface VersionRow {
  readonly version: number
  readonly body: ContentBody
  readonly translated: Translated
  readonly changed: string[][]
  readonly restored: number | null
  readonly saved_at: Date
  readonly saved_by: string | null
}

export async function itemRow(q: Statements, id: string): Promise<ItemRow | undefined> {
  const { rows } = await q.query<ItemRow>(`select ${ITEM_COLUMNS} from ${WITH_NAMES} where i.id = $1`, [id])
  return rows[0]
}

/** Nobody else changes it until the transaction ends; undefined: there is none. */
export async function lockItem(tx: ClientBase, id: string): Promise<boolean> {
  const { rowCount } = await tx.query('select from content_item where id = $1 for update', [id])
  return rowCount === 1
}

export async function versionRow(q: Statements, id: string, version: number): Promise<VersionRow | undefined> {
  const { rows } = await q.query<VersionRow>(
    `select v.version, v.body, v.translated, v.changed, v.restored, v.saved_at, a.username as saved_by
     from content_version v left join account a on a.id = v.saved_by where v.item_id = $1 and v.version = $2`,
    [id, version],
  )
  return rows[0]
}

/** Versions below `below`, the newest first, without their bodies. */
export async function versionRows(
  q: Statements,
  id: string,
  below: number,
  limit: number,
): Promise<Omit<VersionRow, 'body' | 'translated'>[]> {
  const { rows } = await q.query<Omit<VersionRow, 'body' | 'translated'>>(
    `select v.version, v.changed, v.restored, v.saved_at, a.username as saved_by
     from content_version v left join account a on a.id = v.saved_by
     where v.item_id = $1 and v.version < $2 order by v.version desc limit $3`,
    [id, below, limit],
  )
  return rows
}

/** The files that any version names (nothing else in a body has an id), and whether the published one does. */
export async function namedFiles(q: Statements, id: string): Promise<{ file: string; published: boolean }[]> {
  const { rows } = await q.query<{ file: string; published: boolean }>(
    `select named.file, bool_or(named.published) as published from (
       select ref #>> '{}' as file, coalesce(v.version = i.published_version, false) as published
       from content_item i join content_version v on v.item_id = i.id cross join jsonb_path_query(v.body, '$.**.id') as ref
       where i.id = $1) named
     where named.file is not null group by named.file having bool_or(named.published) is not null`,
    [id],
  )
  return rows
}

/** What of a body stands beside it, for lists. */
export interface BodyFacts {
  readonly title: Localized
  readonly search: string
  readonly priority: Priority | null
  readonly type: string | null
  readonly spa: TranslationState
  readonly eng: TranslationState
}

export interface NewVersion {
  readonly id: string
  readonly version: number
  readonly body: ContentBody
  readonly facts: BodyFacts
  readonly translated: Translated
  readonly changed: readonly (readonly string[])[]
  readonly restored: number | null
  readonly at: Date
  readonly by: string | null
}

/** False: there is one of this id. */
export async function insertItem(tx: ClientBase, { id, body, facts, at, by }: NewVersion): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into content_item (id, kind, position, title, search, priority, type, spa, eng, created_at, created_by, changed_at, changed_by)
     values ($1, $2, coalesce((select max(position) from content_item where kind = $2), 0) + 1, $3, $4, $5, $6, $7, $8, $9, $10, $9, $10)
     on conflict (id) do nothing`,
    [id, body.kind, facts.title, facts.search, facts.priority, facts.type, facts.spa, facts.eng, at, by],
  )
  return rowCount === 1
}

export async function insertVersion(tx: ClientBase, one: NewVersion): Promise<void> {
  await tx.query(
    `insert into content_version (item_id, version, body, translated, changed, restored, saved_at, saved_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      one.id,
      one.version,
      JSON.stringify(one.body),
      JSON.stringify(one.translated),
      JSON.stringify(one.changed),
      one.restored,
      one.at,
      one.by,
    ],
  )
}

/** The newest version becomes another one. */
export async function updateNewest(tx: ClientBase, { id, version, facts, at, by }: NewVersion): Promise<void> {
  await tx.query(
    `update content_item set version = $2, title = $3, search = $4, priority = $5, type = $6, spa = $7, eng = $8,
       changed_at = $9, changed_by = $10 where id = $1`,
    [id, version, facts.title, facts.search, facts.priority, facts.type, facts.spa, facts.eng, at, by],
  )
}

export async function setPublished(
  tx: ClientBase,
  id: string,
  { version, at, correction }: { readonly version: number; readonly at: Date; readonly correction: Localized | null },
): Promise<void> {
  await tx.query(
    `update content_item set published_version = $2, published_at = $3, first_published_at = coalesce(first_published_at, $3),
       correction = $4, scheduled_version = null, scheduled_at = null, scheduled_correction = null where id = $1`,
    [id, version, at, correction],
  )
}

export async function setScheduled(
  tx: ClientBase,
  id: string,
  { version, at, correction }: { readonly version: number; readonly at: Date; readonly correction: Localized | null },
): Promise<void> {
  await tx.query(
    'update content_item set scheduled_version = $2, scheduled_at = $3, scheduled_correction = $4 where id = $1',
    [id, version, at, correction],
  )
}

export async function clearScheduled(tx: ClientBase, id: string): Promise<void> {
  await tx.query(
    'update content_item set scheduled_version = null, scheduled_at = null, scheduled_correction = null where id = $1',
    [id],
  )
}

/** Neither published nor scheduled any more. */
export async function clearPublished(tx: ClientBase, id: string): Promise<void> {
  await clearScheduled(tx, id)
  await tx.query(
    'update content_item set published_version = null, published_at = null, correction = null where id = $1',
    [id],
  )
}

/** `at` null: taken from the archive. */
export async function setArchived(tx: ClientBase, id: string, at: Date | null): Promise<void> {
  await tx.query('update content_item set archived_at = $2 where id = $1', [id, at])
}

/** Puts an item where it stood before; `at`: when it went into the archive, were it to go there. */
export async function setStanding(tx: ClientBase, id: string, to: Standing, at: Date): Promise<void> {
  await tx.query(
    `update content_item set published_version = $2, published_at = $3, correction = $4, scheduled_version = $5, scheduled_at = $6,
       scheduled_correction = $7, archived_at = case when $8::boolean then coalesce(archived_at, $9) end where id = $1`,
    [
      id,
      to.published,
      to.publishedAt,
      to.correction,
      to.scheduled,
      to.scheduledAt,
      to.scheduledCorrection,
      to.state === 'archived',
      at,
    ],
  )
}

export interface PlacedRow {
  readonly id: string
  readonly title: Localized
  readonly position: number
}

/** A kind in its order, which nobody else changes until the transaction ends. */
export async function lockOrder(tx: ClientBase, kind: ContentKind): Promise<PlacedRow[]> {
  const { rows } = await tx.query<PlacedRow>(
    'select id, title, position from content_item where kind = $1 order by id for update',
    [kind],
  )
  return rows.sort((a, b) => a.position - b.position)
}

/** Ids in their new order; others of the kind keep theirs, behind. Gives how many of the ids are of the kind. */
export async function setOrder(tx: ClientBase, kind: ContentKind, ids: readonly string[]): Promise<number> {
  const { rows } = await tx.query<{ known: number }>(
    `with wanted as (select id, place from unnest($2::uuid[]) with ordinality as one (id, place)),
     placed as (
       select i.id, row_number() over (order by w.place nulls last, i.position, i.id)::int as place
       from content_item i left join wanted w using (id) where i.kind = $1)
     , moved as (
       update content_item i set position = placed.place from placed where placed.id = i.id and i.position <> placed.place returning i.id)
     select count(*)::int as known from wanted join content_item i on i.id = wanted.id and i.kind = $1`,
    [kind, ids],
  )
  return rows[0]?.known ?? 0
}

/** Whether anything is to be published at an instant. */
export async function isDue(q: Statements, now: Date): Promise<boolean> {
  const { rowCount } = await q.query(
    'select from content_item where scheduled_version is not null and scheduled_at <= $1 limit 1',
    [now],
  )
  return rowCount === 1
}

/** Notes that somebody wants a photo of a published album taken out, once. False where there is no such photo. */
export async function insertRemoval(q: Statements, albumId: string, fileId: string): Promise<boolean> {
  const { rowCount } = await q.query(
    `with photo as (
       select i.id from content_item i join content_version v on v.item_id = i.id and v.version = i.published_version
       where i.id = $1 and i.kind = 'album' and v.body -> 'photos' @> jsonb_build_array(jsonb_build_object('file', jsonb_build_object('id', $2::text)))),
     noted as (
       insert into photo_removal (album_id, file_id) select id, $2::uuid from photo on conflict do nothing)
     select from photo`,
    [albumId, fileId],
  )
  return rowCount === 1
}

/** Published albums with photos that somebody wants taken out: which they are, counted from 1, and since when. */
export async function removalRows(
  q: Statements,
): Promise<{ id: string; title: Localized; photos: number[]; since: Date }[]> {
  const { rows } = await q.query<{ id: string; title: Localized; photos: number[]; since: Date }>(
    `select i.id, i.title, coalesce(array_agg(photo.at::int order by photo.at), '{}') as photos,
       coalesce(min(r.asked_at), now()) as since
     from content_item i join content_version v on v.item_id = i.id and v.version = i.published_version
     cross join jsonb_array_elements(v.body -> 'photos') with ordinality as photo (body, at)
     join photo_removal r on r.album_id = i.id and r.file_id::text = photo.body -> 'file' ->> 'id'
     where i.kind = 'album' group by i.id, i.title order by since, i.id`,
  )
  return rows
}

/** The kinds of those of the contents that there are. */
export async function kindsOf(q: Statements, ids: readonly string[]): Promise<{ id: string; kind: ContentKind }[]> {
  const { rows } = await q.query<{ id: string; kind: ContentKind }>(
    'select id, kind from content_item where id = any($1)',
    [ids],
  )
  return rows
}

/** Whether the time of a published banner begins or ends after an instant and no later than another. */
export async function bannerEdgeBetween(q: Statements, after: Date, until: Date): Promise<boolean> {
  const { rowCount } = await q.query(
    `select from content_item i join content_version v on v.item_id = i.id and v.version = i.published_version,
       lateral (values (v.body #>> '{banner,from}'), (v.body #>> '{banner,until}')) edge (at)
     where i.kind = 'announcement' and edge.at::timestamptz > $1 and edge.at::timestamptz <= $2 limit 1`,
    [after, until],
  )
  return rowCount === 1
}

/** What is to be published at an instant, `most` of it, by nobody else: what another node or editor holds comes next time. */
export async function lockDue(
  tx: ClientBase,
  now: Date,
  most: number,
): Promise<
  {
    id: string
    kind: ContentKind
    scheduled_version: number
    scheduled_at: Date
    scheduled_correction: Localized | null
  }[]
> {
  const { rows } = await tx.query<{
    id: string
    kind: ContentKind
    scheduled_version: number
    scheduled_at: Date
    scheduled_correction: Localized | null
  }>(
    `select id, kind, scheduled_version, scheduled_at, scheduled_correction from content_item
     where scheduled_version is not null and scheduled_at is not null and scheduled_at <= $1
     order by scheduled_at, id limit $2 for update skip locked`,
    [now, most],
  )
  return rows
}

/** Puts published content in, everything at once: item and first version of each. What has an id that is there already is left as it is. */
export async function insertPublished(
  tx: ClientBase,
  all: readonly (NewVersion & { readonly position: number })[],
): Promise<void> {
  await tx.query(
    `with given as (select * from jsonb_to_recordset($1::jsonb) as one (
       id uuid, body jsonb, translated jsonb, changed jsonb, at timestamptz, position integer, facts jsonb)),
     items as (
       insert into content_item (id, kind, position, title, search, priority, type, spa, eng, created_at, changed_at,
         published_version, published_at, first_published_at)
       select id, body ->> 'kind', position, facts -> 'title', facts ->> 'search', facts ->> 'priority', facts ->> 'type',
         facts ->> 'spa', facts ->> 'eng', at, at, 1, at, at from given
       on conflict (id) do nothing returning id)
     insert into content_version (item_id, version, body, translated, changed, saved_at)
     select id, 1, body, translated, changed, at from given where id in (select id from items)`,
    [JSON.stringify(all)],
  )
}
