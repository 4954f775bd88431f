import { parseArgs } from 'node:util'
import { DISCIPLINES, err, ok, type Result } from '@games/domain'
import { DAY, gamesInstant, HOUR, localDate, MINUTE } from './games-time.ts'
import type { Games } from './plan.ts'
import { prologueBegins } from './prologue.ts'

export interface Arguments {
  readonly url: string
  readonly key: string
  /** Games seconds a real second, or Infinity. */
  readonly speed: number
  /** Day 1, `YYYY-MM-DD`. */
  readonly startDate: string
  readonly seed: number
  /** As written; read by `momentOf` once the games are planned. */
  readonly from: string
  readonly until: string | null
  /** Stop when the process that started this one is gone. */
  readonly withParent: boolean
}

export interface BadArgument {
  readonly kind: 'bad-argument'
  readonly reason: string
}

export const USAGE = `Plays the demonstration games into an ODF receiver.
  --url URL      where messages are posted (http://127.0.0.1:3000/ingest/odf)
  --key KEY      the receiver's key (INGEST_KEY)
  --speed N|max  games seconds a real second (10)
  --start DATE   day 1, YYYY-MM-DD (four days ago, so that today is day 5)
  --from WHEN    start | dayN | dayN-judo (any discipline) | an ISO instant (day5-judo)
  --until WHEN   stop there instead of at the end
  --seed N       other games with the same programme (1)
  --with-parent  stop when the process that started this one is gone`

/** Reads the command line. `today` (epoch milliseconds) decides the default start; `knownKey` stands in for a missing --key. */
export function readArguments(argv: readonly string[], today: number, knownKey = ''): Result<BadArgument, Arguments> {
  const bad = (reason: string) => err({ kind: 'bad-argument' as const, reason })
  let values: ReturnType<typeof parse>
  try {
    values = parse(argv)
  } catch (error) {
    return bad(error instanceof Error ? error.message : String(error))
  }
  const speed = values.speed === 'max' ? Number.POSITIVE_INFINITY : Number(values.speed)
  if (!(speed > 0)) return bad(`--speed must be a number above 0 or max, not ${values.speed}`)
  const seed = Number(values.seed)
  if (!Number.isSafeInteger(seed)) return bad(`--seed must be a whole number, not ${values.seed}`)
  const startDate = values.start ?? localDate(today - 4 * DAY)
  if (
    !/^\d{4}-\d{2}-\d{2}$/.test(startDate) ||
    !Number.isFinite(Date.parse(startDate)) ||
    localDateOf(startDate) !== startDate
  )
    return bad(`--start must be a date YYYY-MM-DD, not ${startDate}`)
  if (!URL.canParse(values.url)) return bad(`--url must be an address, not ${values.url}`)
  return ok({
    url: values.url,
    key: values.key || knownKey,
    speed,
    startDate,
    seed,
    from: values.from,
    until: values.until ?? null,
    withParent: values['with-parent'],
  })
}

const parse = (argv: readonly string[]) =>
  parseArgs({
    args: [...argv],
    strict: true,
    allowPositionals: false,
    options: {
      url: { type: 'string', default: 'http://127.0.0.1:3000/ingest/odf' },
      key: { type: 'string', default: '' },
      speed: { type: 'string', default: '10' },
      start: { type: 'string' },
      from: { type: 'string', default: 'day5-judo' },
      until: { type: 'string' },
      seed: { type: 'string', default: '1' },
      'with-parent': { type: 'boolean', default: false },
    },
  }).values

/** `2026-02-30` parses as 2 March: the date must come back as it was written. */
const localDateOf = (date: string): string => new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)

/**
 * The instant (epoch milliseconds) that `start`, `day5`, `day5-judo` or an ISO instant means in these games. `dayN` is 07:00 of that
 * day; with a discipline, forty minutes after its first unit of competition that day, when it is well under way.
 */
export function momentOf(games: Games, when: string): Result<BadArgument, number> {
  const bad = (reason: string) => err({ kind: 'bad-argument' as const, reason })
  if (when === 'start') return ok(prologueBegins(games.startDate) - MINUTE)
  const named = /^day(\d{1,2})(?:-(.+))?$/i.exec(when)
  if (named) {
    const day = Number(named[1])
    if (day < 1 || day > games.days) return bad(`the games have days 1 to ${games.days}, not ${day}`)
    const midnight = gamesInstant(games.startDate, day, '00:00')
    if (named[2] === undefined) return ok(midnight + 7 * HOUR)
    const discipline = disciplineNamed(named[2])
    if (!discipline) return bad(`no discipline is called ${named[2]}`)
    const first = games.units.find(
      (u) => u.contest && u.discipline === discipline && u.start >= midnight && u.start < midnight + DAY,
    )
    return first ? ok(first.start + 40 * MINUTE) : bad(`${named[2]} has no competition on day ${day}`)
  }
  const instant = Date.parse(when)
  return Number.isFinite(instant) ? ok(instant) : bad(`${when} is no day of the games and no instant`)
}

/** A discipline's code by its code or its name in any of the languages, with or without accents and spaces. */
function disciplineNamed(word: string): string | undefined {
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replace(/[^A-Za-z]/g, '')
      .toLowerCase()
  return Object.entries(DISCIPLINES).find(([code, name]) =>
    [code, name.por, name.eng, name.spa].some((known) => plain(known) === plain(word)),
  )?.[0]
}
