import { STATE_CODES } from '@games/domain'
import type { OdfMessage } from '@games/odf'
import {
  aParticipant,
  aResult,
  aUnit,
  medallists,
  participants,
  results,
  schedule,
  scheduleUpdate,
} from '@games/testing'

/** The day everything happens on. */
export const DAY = '2027-09-14'

const DISCIPLINES = ['ATH', 'BDM', 'FEN', 'JUD', 'SWM', 'TKW', 'TTE', 'WRE'] as const
const EVENTS_OF_EACH = 10
const PHASES = ['SFNL0001', 'SFNL0002', 'FNL-0001'] as const
const COMPETITORS = 8
const ATHLETES_OF_EACH = 120
const LIVE_MESSAGES = 4

const range = (n: number) => Array.from({ length: n }, (_, i) => i)
const two = (n: number) => String(n).padStart(2, '0')
/** `hhmmssfff`, later for each message of the day. */
const timeAt = (minute: number) => `${two(8 + Math.floor(minute / 60))}${two(minute % 60)}00000`
const organisation = (n: number) => STATE_CODES[n % STATE_CODES.length] ?? 'AL'
const athlete = (discipline: number, n: number) => String(100_000 + discipline * 1_000 + (n % ATHLETES_OF_EACH))

const eventOf = (discipline: string, n: number) => `${discipline}${n % 2 ? 'M' : 'W'}EV${two(n)}`.padEnd(22, '-')
const unitOf = (event: string, phase: string) => `${event}${phase}00--`
const startOf = (unit: number) => `${DAY}T${two(8 + Math.floor(unit / 4))}:${two((unit % 4) * 15)}:00-03:00`

/**
 * A busy day as a feed tells it: schedules and participants of 8 disciplines, then of each of 240 units its announcement, start list,
 * four live results, the official one, and for finals the medallists. The same messages every time.
 */
export function gamesDay(): { readonly setting: readonly OdfMessage[]; readonly play: readonly OdfMessage[] } {
  const setting: OdfMessage[] = []
  const play: OdfMessage[] = []
  for (const [d, discipline] of DISCIPLINES.entries()) {
    const codes = range(EVENTS_OF_EACH).flatMap((n) => PHASES.map((phase) => unitOf(eventOf(discipline, n), phase)))
    const units = codes.map((code, at) =>
      aUnit({ code, start: startOf(at), end: startOf(at + 1), medal: code.includes('FNL-') ? 1 : 0 }),
    )
    setting.push(
      schedule({ documentCode: discipline }, units),
      participants(
        { documentCode: discipline },
        range(ATHLETES_OF_EACH).map((n) =>
          aParticipant({
            code: athlete(d, n),
            organisation: organisation(n),
            disciplines: [{ code: discipline, entries: [], registeredEvents: [] }],
          }),
        ),
      ),
    )
    for (const [at, unit] of units.entries()) play.push(...played(unit, at, d))
  }
  return { setting, play }
}

function played(unit: ReturnType<typeof aUnit>, at: number, discipline: number): OdfMessage[] {
  const { code } = unit
  const time = timeAt(at * 15)
  const starters = range(COMPETITORS).map((n) => athlete(discipline, at * COMPETITORS + n))
  const list = (version: number, resultStatus: 'START_LIST' | 'LIVE' | 'OFFICIAL') =>
    results(
      { documentCode: code, version, resultStatus, time },
      starters.map((competitor, n) =>
        aResult({
          sortOrder: n + 1,
          startOrder: String(n + 1),
          competitor,
          ...(resultStatus === 'START_LIST' ? {} : { rank: String(n + 1), result: `${50 + version}.${n}` }),
        }),
      ),
    )
  const [first = '', second = '', third = ''] = starters
  const won = (competitor: string) => organisation(Number(competitor) % 1_000)
  return [
    list(1, 'START_LIST'),
    scheduleUpdate({ documentCode: code.slice(0, 3), version: at + 1, time }, [
      { ...unit, scheduleStatus: 'RUNNING', actualStart: unit.start },
    ]),
    ...range(LIVE_MESSAGES).map((n) => list(2 + n, 'LIVE')),
    list(2 + LIVE_MESSAGES, 'OFFICIAL'),
    ...(unit.medal === 1
      ? [
          medallists({ documentCode: code.slice(0, 22), time }, [
            ['gold', first, won(first)],
            ['silver', second, won(second)],
            ['bronze', third, won(third)],
          ]),
        ]
      : []),
  ]
}
