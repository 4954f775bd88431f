import type { ClientBase } from 'pg'
import type { Statements } from '../../facts/reading.ts'

/** The kind of subject that the office's record has for a setting. */
export const SETTING_KIND = 'setting'

/** Changes of settings wait for each other: of two that were made of the same state one is told so. */
const SETTINGS_LOCK = 7_230_081

/** A setting's value and state, which nobody else changes until the transaction ends. */
export async function lockSetting(
  tx: ClientBase,
  key: string,
): Promise<{ readonly value: unknown; readonly state: string }> {
  await tx.query('select pg_advisory_xact_lock($1)', [SETTINGS_LOCK])
  const { rows } = await tx.query<{ value: unknown; state: string }>(
    'select value, md5(value::text) as state from setting where key = $1',
    [key],
  )
  return rows[0] ?? { value: null, state: NOT_SET }
}

/** The state of what is not set. */
export const NOT_SET = 'none'

export interface SettingRow {
  readonly key: string
  readonly value: unknown
  readonly state: string
  readonly action: number | null
  readonly at: Date | null
  readonly who: string | null
  readonly reason: string | null
}

/** Of each key what is set, and the newest line of the record about it. */
export async function settingRows(q: Statements, keys: readonly string[]): Promise<SettingRow[]> {
  const { rows } = await q.query<SettingRow>(
    `select k.key, s.value, coalesce(md5(s.value::text), '${NOT_SET}') as state,
       line.id as action, line.at, account.username as who, line.after ->> 'reason' as reason
     from unnest($1::text[]) with ordinality as k(key, place) left join setting s using (key)
     left join lateral (
       select * from office_action a where a.subject_kind = '${SETTING_KIND}' and a.subject_id = k.key
       order by a.id desc limit 1
     ) line on true
     left join account on account.id = line.account_id order by k.place`,
    [keys],
  )
  return rows
}

export interface KnownRow {
  readonly field: string
  readonly athletes: number
}

/** Of how many athletes whose page the public sees each field of the messages is known. */
export async function knownFields(q: Statements): Promise<KnownRow[]> {
  const { rows } = await q.query<KnownRow>(
    `select coalesce(f.key, '') as field, count(distinct p.code)::int as athletes
     from fact_participant p join competitor c on c.code = p.code and c.kind = 'athlete' and c.active
     cross join lateral (
       select key from jsonb_each_text(p.fact) where value <> ''
       union all select 'photo' where exists (select from athlete_photo a where a.athlete = p.code and a.file_id is not null)
       union all select 'institution' where p.fact @? '$.disciplines[*].entries[*] ? (@.code == "INSTITUTION")'
     ) f
     group by f.key order by f.key`,
  )
  return rows
}

export interface SetUpRow {
  readonly athletes: number
  readonly accounts: number
  readonly organisations: string[]
  readonly disciplines: string[]
  readonly sources: number
  readonly messages: number
  readonly units: number
  readonly venues: number
  readonly on_map: number
  readonly published: number
}

/** How far the games are set up, by what is there. */
export async function setUpRow(q: Statements): Promise<SetUpRow> {
  const { rows } = await q.query<SetUpRow>(
    `select (select count(*)::int from competitor where kind = 'athlete' and active) as athletes,
       (select count(*)::int from account where role is null) as accounts,
       coalesce((select array_agg(distinct organisation) from competitor where organisation <> ''), '{}') as organisations,
       coalesce((select array_agg(distinct discipline) from unit where displayed), '{}') as disciplines,
       (select count(*)::int from feed_key where revoked_at is null and (ends_at is null or ends_at > now())) as sources,
       (select count(*)::int from inbox where verdict = 'applied') as messages,
       (select count(*)::int from unit where displayed) as units,
       (select count(*)::int from venue_place) as venues,
       (select count(*)::int from venue_place where lat is not null) as on_map,
       (select count(*)::int from content_item where state = 'published') as published`,
  )
  const [row] = rows
  if (!row) throw new Error('a select of figures has one row')
  return row
}

/** Whether no message has come and nothing was written. */
export async function isEmpty(q: Statements): Promise<boolean> {
  const { rows } = await q.query<{ empty: boolean }>(
    `select not exists (select from inbox) and not exists (select from content_item) as empty`,
  )
  return rows[0]?.empty === true
}
