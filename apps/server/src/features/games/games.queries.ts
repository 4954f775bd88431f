import type { Localized } from '@games/domain'
import type { Pool } from 'pg'
import type { Statements } from '../../facts/reading.ts'

/** The competition whose messages this server holds; null before the first one. */
export async function competitionCode(pool: Pool): Promise<string | null> {
  const { rows } = await pool.query<{ code: string | null }>(
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
  /** A demo that was here was wiped. */
  readonly demoOver: boolean
}

export async function gamesSettings(pool: Pool): Promise<GamesSettings> {
  const { rows } = await pool.query<{
    name: Localized | null
    login: unknown
    birth_year: unknown
    demo_over: boolean
  }>(
    `select (select value from setting where key = 'games_name') as name,
            (select value from setting where key = 'login_enabled') as login,
            (select value from setting where key = 'signup_birth_year') as birth_year,
            exists (select from setting where key = 'demo_over') as demo_over`,
  )
  const [row] = rows
  return {
    name: row?.name ?? null,
    loginEnabled: row?.login === true,
    asksBirthYear: row?.birth_year === true,
    demoOver: row?.demo_over === true,
  }
}

/** The UTC offset most units are scheduled in, minutes; Brasília's before there is a schedule. */
export async function venueOffset(q: Statements): Promise<number> {
  const { rows } = await q.query<{ offset: string }>(
    `select right(schedule ->> 'start', 6) as offset from unit
     where displayed and schedule ->> 'start' ~ '[+-]\\d\\d:\\d\\d$' group by 1 order by count(*) desc, 1 limit 1`,
  )
  const offset = rows[0]?.offset
  if (!offset) return -180
  return (offset.startsWith('-') ? -1 : 1) * (Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4, 6)))
}
