/** A player of an invented tournament; `games` are `opponent colour result` by round. */
export interface TrfPlayer {
  readonly number: number
  readonly name: string
  readonly points: string
  readonly rank: string
  readonly games: readonly string[]
  readonly federation?: string
}

const put = (text: string, column: number, field: string): string =>
  text.padEnd(column - 1).slice(0, column - 1) + field + text.slice(column - 1 + field.length)

const playerLine = ({ number, name, points, rank, games, federation = 'AL' }: TrfPlayer): string => {
  const fields = [
    [5, String(number).padStart(4)],
    [10, 'w'],
    [15, name],
    [54, federation.padStart(3)],
    [70, '2010/05/05'],
    [81, points.padStart(4)],
    [86, rank.padStart(4)],
    ...games.map((game, at) => [92 + at * 10, game] as const),
  ] as const
  return fields.reduce((line, [column, field]) => put(line, column, field), '001')
}

/** A report of a Swiss tournament with the days of its rounds; more lines come before the players. */
export const trfFile = (players: readonly TrfPlayer[], { days = 2, more = [] as readonly string[] } = {}): string =>
  [
    '012 Torneio Inventado Sub-18 Feminino',
    '092 Individual: Swiss-System',
    `132${' '.repeat(88)}${Array.from({ length: days }, (_, at) => `27/09/1${at + 1}`.padEnd(10)).join('')}`,
    ...more,
    ...players.map(playerLine),
    '',
  ].join('\r\n')

/** Two rounds, all games played. */
export const TRF_PLAYERS: readonly TrfPlayer[] = [
  { number: 1, name: 'Inventada, Ana', points: '1.5', rank: '2', games: ['   3 w 1', '   2 b ='] },
  { number: 2, name: 'Inventada, Bia', points: '1.5', rank: '1', games: ['   4 b 1', '   1 w ='], federation: 'PR' },
  { number: 3, name: 'Inventada, Cris', points: '1.0', rank: '3', games: ['   1 b 0', '0000 - U'] },
  { number: 4, name: 'Inventada, Dora', points: '0.0', rank: '4', games: ['   2 w 0', '0000 - Z'] },
]
