import type { Film } from '@games/contract'
import type { Pool } from 'pg'
import { DEMO_FILM } from './demo-film.ts'
import { FilmSetting, filmOf, filmOrigins } from './film.ts'
import { safeSportSettings } from './safe-sport.queries.ts'

/** Points for the film unless the organiser says otherwise (R7.5). */
export const USUAL_POINTS = 2_000

export interface FilmWatch {
  /** As they were read last, at most `everyMs` ago. */
  readonly film: () => Film | null
  readonly points: () => number
  /** Where it, and published live streams and videos, are fetched from besides, as a policy writes it. */
  readonly origins: () => string
  close(): void
}

/** Keeps at hand which film the organiser has set, and what it is worth. A demo has its own. What cannot be a film is said once, and is none. */
export async function watchFilm(
  pool: Pool,
  {
    demo,
    onError,
    log,
    everyMs = 1_000,
  }: {
    readonly demo: boolean
    readonly onError: (error: unknown) => void
    readonly log: (line: string) => void
    readonly everyMs?: number
  },
): Promise<FilmWatch> {
  let written: string | undefined
  let film: Film | null = null
  let points = USUAL_POINTS
  let origins = ''
  let reading = false
  const read = async () => {
    const { published, ...settings } = await safeSportSettings(pool)
    const now = JSON.stringify(settings)
    if (now !== written) take(settings)
    written = now
    origins = filmOrigins(film, published)
  }
  const take = (settings: Omit<Awaited<ReturnType<typeof safeSportSettings>>, 'published'>) => {
    film = settings.film === null ? (demo && !settings.demoOver ? DEMO_FILM : null) : filmOf(settings.film)
    points =
      typeof settings.points === 'number' && Number.isInteger(settings.points) && settings.points >= 0
        ? settings.points
        : USUAL_POINTS
    const fault = settings.film === null ? undefined : FilmSetting.safeParse(settings.film).error
    if (fault)
      log(
        `safe_sport_film is ignored: ${fault.issues.map((one) => `${one.path.join('.')}: ${one.message}`).join('; ')}`,
      )
  }
  await read()
  const timer = setInterval(() => {
    // a database that does not answer gets no second query meanwhile
    if (reading) return
    reading = true
    read()
      .catch(onError)
      .finally(() => {
        reading = false
      })
  }, everyMs)
  timer.unref()
  return { film: () => film, points: () => points, origins: () => origins, close: () => clearInterval(timer) }
}
