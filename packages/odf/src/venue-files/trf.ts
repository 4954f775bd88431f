import type { Sheet } from '../tables/sheets/index.ts'

/**
 * Why the order of a tournament is not final: games without a result, an unknown number of rounds, a tournament of teams (the file ranks only
 * their players), or a part of the file that is missing or cannot be read.
 */
export type TrfRemark = 'rounds-open' | 'rounds-unknown' | 'team-tournament' | 'unread-records'

/** The ranking of a tournament of chess, and why it is not final; empty: it is. */
export interface TrfRanking {
  readonly sheet: Sheet
  readonly remarks: readonly TrfRemark[]
}

/** Whether a text is a FIDE tournament report: it has the name of a tournament and a player. */
export const isTrf = (text: string): boolean => /^\uFEFF?012 /m.test(text) && /^001 +\d+ /m.test(text)

/** A line of the report, with its number from 1. */
interface Line {
  readonly line: number
  readonly text: string
}

/** Columns count from 1. */
const textAt = ({ text }: Line, column: number, length: number): string =>
  text.slice(column - 1, column - 1 + length).trim()

const HEADER = [
  'Sport',
  'Event',
  'Phase',
  'Rank',
  'Family name',
  'Given name',
  'Delegation',
  'Born',
  'Points',
  'Status',
]

/**
 * FIDE's tournament report (TRF16, docs/formats/trf16.md) → its ranking as a sheet of results, in the order that the file states. Each row has the
 * number of its line in the file. The list is intermediate while the order is not final.
 */
export function rankingOfTrf(text: string): TrfRanking {
  const lines = text
    .split(/\r\n|\n|\r/)
    .map((content, at): Line => ({ line: at + 1, text: content.replace('\uFEFF', '') }))
  const fieldOf = (code: string): string =>
    lines
      .find((one) => one.text.startsWith(`${code} `))
      ?.text.slice(4)
      .trim() ?? ''
  const players = lines.filter((one) => one.text.startsWith('001 '))
  const remarks = remarksOf(lines, players, fieldOf)
  const teams = teamsOf(lines)
  const event = fieldOf('012')
  const status = remarks.length === 0 ? 'Official' : 'Intermediate'
  const rows = players.map((player) => {
    const [family = '', ...given] = textAt(player, 15, 33).split(',')
    const rank = textAt(player, 86, 4)
    return {
      row: player.line,
      cells: [
        'Chess',
        event,
        'Final',
        isNumber(rank) ? rank : UNREADABLE,
        family.trim(),
        given.join(',').trim(),
        teams.get(numberOf(player)) ?? textAt(player, 54, 3),
        bornOf(textAt(player, 70, 10)),
        textAt(player, 81, 4),
        status,
      ],
    }
  })
  return { sheet: { name: 'RESULTS', rows: [{ row: (players[0]?.line ?? 1) - 1, cells: HEADER }, ...rows] }, remarks }
}

/** The error of a spreadsheet cell: its row is a problem, and the list gives no medals. */
const UNREADABLE = '#N/A'

const isNumber = (written: string): boolean => /^\d+$/.test(written) && Number(written) > 0

/** The starting rank, by which games and teams name a player. */
const numberOf = (player: Line): string => String(Number(textAt(player, 5, 4)))

/** `2010/05/05` → `2010-05-05`; a year without a day is not a day of birth. */
const bornOf = (written: string): string =>
  /^\d{4}\/(?!00)\d\d\/(?!00)\d\d$/.test(written) ? written.replaceAll('/', '-') : ''

/** Teams (`013`) by the starting rank of their players. */
const teamsOf = (lines: readonly Line[]): ReadonlyMap<string, string> =>
  new Map(
    lines
      .filter(({ text }) => text.startsWith('013 '))
      .flatMap((team) =>
        (team.text.slice(36).match(/\d+/g) ?? []).map(
          (number) => [String(Number(number)), textAt(team, 5, 32)] as const,
        ),
      ),
  )

function remarksOf(lines: readonly Line[], players: readonly Line[], fieldOf: (code: string) => string): TrfRemark[] {
  const numbers = new Set(players.map(numberOf))
  const games = players.flatMap(gamesOf)
  const played = games.reduce((most, { round }) => Math.max(most, round), 0)
  // `132` has the day of each round from column 92
  const days =
    lines
      .find(({ text }) => text.startsWith('132 '))
      ?.text.slice(91)
      .match(/\d+[/.-]\d+[/.-]\d+/g)?.length ?? 0
  const rounds = Number(/^\d+/.exec(fieldOf('XXR'))?.[0] ?? days)
  const isCut =
    players.length < Number(/^\d+/.exec(fieldOf('062'))?.[0] ?? 0) ||
    numbers.size < players.length ||
    games.some(({ opponent }) => opponent !== null && !numbers.has(opponent)) ||
    players.some((player) => !isNumber(textAt(player, 86, 4)))
  const isOpen = played < rounds || games.some(({ opponent, result }) => opponent !== null && !RESULTS.has(result))
  return [
    ...(isOpen ? (['rounds-open'] as const) : []),
    ...(rounds === 0 ? (['rounds-unknown'] as const) : []),
    ...(/team|equip/i.test(fieldOf('092')) ? (['team-tournament'] as const) : []),
    ...(isCut ? (['unread-records'] as const) : []),
  ]
}

/** Results of a game that was paired: played, by forfeit, or not rated. */
const RESULTS: ReadonlySet<string> = new Set('10=+-WDL')

interface Game {
  readonly round: number
  /** Starting rank; null: a bye, or no game. */
  readonly opponent: string | null
  readonly result: string
}

/** Ten columns a round from column 92: opponent, colour, result. */
const gamesOf = (player: Line): Game[] =>
  Array.from({ length: Math.ceil(Math.max(0, player.text.length - 91) / 10) }, (_, at): Game => {
    const opponent = textAt(player, 92 + at * 10, 4)
    return {
      round: textAt(player, 92 + at * 10, 8) === '' ? 0 : at + 1,
      opponent: isNumber(opponent) ? String(Number(opponent)) : null,
      result: textAt(player, 99 + at * 10, 1).toUpperCase(),
    }
  })
