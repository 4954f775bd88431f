import { type Localized, zoneOffset } from '@games/domain'
import type { Pool } from 'pg'
import type { Statements } from '../../facts/reading.ts'

/** The competition whose messages this server holds; null before the first one. */
export async function competitionCode(q: Statements): Promise<string | null> {
  const { rows } = await q.query<{ code: string | null }>(
    `select value #>> '{}' as code from setting where key = 'competition_code'`,
  )
  return rows[0]?.code ?? null
}

/** What the organiser has set for every page. */
export interface GamesSettings {
  readonly name: Localized | null
  /** Off until it is switched on: anything but `true` is off. */
  readonly loginEnabled: boolean
  readonly asksBirthYear: boolean
  /** Null: nobody has said. */
  readonly previews: boolean | null
  readonly days: { readonly first: string; readonly last: string } | null
  readonly timeZone: string | null
  readonly pictograms: Readonly<Record<string, string>>
  /** A demo that was here was wiped. */
  readonly demoOver: boolean
}

export async function gamesSettings(pool: Pool): Promise<GamesSettings> {
  const { rows } = await pool.query<{
    name: Localized | null
    login: unknown
    birth_year: unknown
    previews: unknown
    demo_over: boolean
    days: { first: string; last: string } | null
    time_zone: string | null
    pictograms: Record<string, string>
  }>(
    `select (select value from setting where key = 'games_name') as name,
            (select value from setting where key = 'login_enabled') as login,
            (select value from setting where key = 'signup_birth_year') as birth_year,
            (select value from setting where key = 'previews') as previews,
            exists (select from setting where key = 'demo_over') as demo_over,
            (select value from setting where key = 'games_days') as days,
            (select value #>> '{}' from setting where key = 'time_zone') as time_zone,
            coalesce((select jsonb_object_agg(d ->> 'code', d -> 'pictogram' ->> 'address')
              from setting, jsonb_array_elements(value) d
              where key = 'disciplines' and d -> 'pictogram' ->> 'address' is not null), '{}') as pictograms`,
  )
  const [row] = rows
  return {
    name: row?.name ?? null,
    loginEnabled: row?.login === true,
    asksBirthYear: row?.birth_year === true,
    previews: typeof row?.previews === 'boolean' ? row.previews : null,
    demoOver: row?.demo_over === true,
    days: row?.days ?? null,
    timeZone: row?.time_zone ?? null,
    pictograms: row?.pictograms ?? {},
  }
}

/** The zone that the organiser has set (an IANA name); null: none. */
export async function timeZone(q: Statements): Promise<string | null> {
  const { rows } = await q.query<{ zone: string | null }>(
    `select value #>> '{}' as zone from setting where key = 'time_zone'`,
  )
  return rows[0]?.zone ?? null
}

/**
 * The UTC offset by which the games' days begin, minutes: that of the organiser's zone at this moment of the games, else the one most units
 * are scheduled in; Brasília's before there is a schedule.
 */
export async function venueOffset(q: Statements): Promise<number> {
  const zone = await timeZone(q)
  return (zone === null ? null : zoneOffset(zone, await gamesTime(q))) ?? scheduledOffset(q)
}

/** The games' time by the database's clock, epoch milliseconds. */
async function gamesTime(q: Statements): Promise<number> {
  const { rows } = await q.query<{ at: Date }>(
    `select coalesce((select anchor_games + (now() - anchor_real) * speed from games_clock), now()) as at`,
  )
  return rows[0]?.at.getTime() ?? Date.now()
}

async function scheduledOffset(q: Statements): Promise<number> {
  const { rows } = await q.query<{ offset: string }>(
    `select right(schedule ->> 'start', 6) as offset from unit
     where displayed and schedule ->> 'start' ~ '[+-]\\d\\d:\\d\\d$' group by 1 order by count(*) desc, 1 limit 1`,
  )
  const offset = rows[0]?.offset
  if (!offset) return -180
  return (offset.startsWith('-') ? -1 : 1) * (Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4, 6)))
}
