import { searchable } from '@games/domain'
import type { ClientBase } from 'pg'
import type { Statements } from '../../facts/reading.ts'

export interface AthleteRow {
  readonly code: string
  readonly name: string
  readonly bib: string | null
  readonly organisation: string
  readonly disciplines: readonly string[]
  readonly sort_name: string
  readonly file_id: string | null
  readonly withheld: boolean
}

const ATHLETES = `select c.code, c.name, c.bib, c.organisation, c.disciplines, c.sort_name, p.file_id,
    coalesce(p.withheld, false) as withheld
  from competitor c left join athlete_photo p on p.athlete = c.code where c.kind = 'athlete' and c.active`

export interface AthletesWanted {
  readonly q: string
  readonly state: 'photo' | 'none' | 'withheld' | null
  /** After this one, as a list ends: its sort name and code. */
  readonly after: { readonly sortName: string; readonly code: string } | null
}

/** Active athletes by family name; every word of `q` in the name, the delegation's code or the athlete's. */
export async function athletesOf(q: Statements, { q: words, state, after }: AthletesWanted, limit: number) {
  const patterns = searchable(words)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${word.replace(/[%_\\]/g, '\\$&')}%`)
  const { rows } = await q.query<AthleteRow>(
    `${ATHLETES}
       and lower(c.search || ' ' || c.organisation || ' ' || c.code) like all($1::text[])
       and ($2::text is null or $2 = case when p.withheld then 'withheld' when p.file_id is null then 'none' else 'photo' end)
       and ($3::text is null or (c.sort_name, c.code) > ($3, $4))
     order by c.sort_name, c.code limit $5`,
    [patterns, state, after?.sortName ?? null, after?.code ?? null, limit],
  )
  return rows
}

export async function allAthletes(q: Statements): Promise<AthleteRow[]> {
  const { rows } = await q.query<AthleteRow>(`${ATHLETES} order by c.sort_name, c.code`)
  return rows
}

export interface PhotoCounts {
  readonly photo: number
  readonly none: number
  readonly withheld: number
}

export async function photoCounts(q: Statements): Promise<PhotoCounts> {
  const { rows } = await q.query<PhotoCounts>(
    `select (count(*) filter (where p.file_id is not null))::int as photo,
       (count(*) filter (where p.file_id is null and p.withheld is not true))::int as none,
       (count(*) filter (where p.withheld))::int as withheld
     from competitor c left join athlete_photo p on p.athlete = c.code where c.kind = 'athlete' and c.active`,
  )
  const [row] = rows
  if (!row) throw new Error('a select of figures has one row')
  return row
}

export interface PhotoRow {
  readonly owner: string
  readonly file_id: string | null
  readonly withheld: boolean
}

/** The photo of an athlete that the feed knows, which nobody else changes until the transaction ends; null: there is no such athlete. */
export async function lockPhoto(tx: ClientBase, athlete: string): Promise<PhotoRow | null> {
  await tx.query(
    `insert into athlete_photo (athlete) select code from competitor where code = $1 and kind = 'athlete'
     on conflict (athlete) do nothing`,
    [athlete],
  )
  const { rows } = await tx.query<PhotoRow>(
    'select owner, file_id, withheld from athlete_photo where athlete = $1 for update',
    [athlete],
  )
  return rows[0] ?? null
}

/** Whether something else than `owner` uses a file. */
export async function isUsedElsewhere(tx: ClientBase, fileId: string, owner: string): Promise<boolean> {
  const { rowCount } = await tx.query('select from file_use where file_id = $1 and owner <> $2', [fileId, owner])
  return rowCount !== 0
}

/** Puts a photo in the place of another one, which stays for a day. Gives the files that stay so. */
export async function putPhoto(
  tx: ClientBase,
  { owner, file_id: before }: PhotoRow,
  { file, withheld }: { readonly file: string | null; readonly withheld: boolean },
): Promise<string[]> {
  await tx.query('delete from athlete_photo_past where file_id = $1', [file])
  if (before !== null && before !== file)
    await tx.query('insert into athlete_photo_past (file_id, owner) values ($1, $2)', [before, owner])
  await tx.query('update athlete_photo set file_id = $2, withheld = $3 where owner = $1', [owner, file, withheld])
  const { rows } = await tx.query<{ file_id: string }>('select file_id from athlete_photo_past where owner = $1', [
    owner,
  ])
  return rows.map((row) => row.file_id)
}

/** The newest line of the record about an athlete's photo; null: there is none. */
export async function newestAction(tx: ClientBase, kind: string, athlete: string): Promise<number | null> {
  const { rows } = await tx.query<{ id: number }>(
    'select id from office_action where subject_kind = $1 and subject_id = $2 order by id desc limit 1',
    [kind, athlete],
  )
  return rows[0]?.id ?? null
}
