import type { UnitStatus } from '@games/domain'
import type { StartForecast } from '@games/domain/predicted-starts/court'
import type { OdfUnit } from '@games/odf'
import type { ClientBase } from 'pg'

/** A field of play on a day of the games. */
export interface Court {
  readonly location: string
  readonly day: string
}

/** A contest on a court, with what is forecast of it so far. */
export interface CourtRow extends Court {
  readonly code: string
  readonly event: string
  readonly head_to_head: boolean
  readonly status: UnitStatus
  readonly schedule: OdfUnit
  readonly forecast: StartForecast | null
}

/** The contests of courts. */
export async function unitsOfCourts(tx: ClientBase, courts: readonly Court[]): Promise<CourtRow[]> {
  const { rows } = await tx.query<CourtRow>(
    `select c.location, c.day, u.code, u.event, u.head_to_head, u.status, u.schedule, f.forecast
     from unnest($1::text[], $2::text[]) as c(location, day)
       join unit u on u.displayed and u.day = c.day and u.schedule ->> 'location' = c.location
         and u.event_type in ('competition', 'competition-medal')
       left join unit_forecast f on f.unit = u.code
     order by u.start_at, u.sort_order nulls first, u.code`,
    [courts.map(({ location }) => location), courts.map(({ day }) => day)],
  )
  return rows
}

export async function deleteForecasts(tx: ClientBase, units: readonly string[]): Promise<void> {
  await tx.query('delete from unit_forecast where unit = any($1)', [units])
}

export async function writeForecasts(tx: ClientBase, forecasts: ReadonlyMap<string, StartForecast>): Promise<void> {
  await tx.query(
    `insert into unit_forecast (unit, forecast) select unit, forecast::jsonb from unnest($1::text[], $2::text[]) as f(unit, forecast)
     on conflict (unit) do update set forecast = excluded.forecast`,
    [[...forecasts.keys()], [...forecasts.values()].map((forecast) => JSON.stringify(forecast))],
  )
}
