import type { HeadToHeadUnit, Match, Play } from '@games/contract'

type Person = Play['who'][number]

export const aPerson = (given: Partial<Person> = {}): Person => ({
  code: '1001',
  name: 'Zulmira Teste da Quadra',
  bib: '7',
  known: true,
  ...given,
})

/** A goal of the home side in the first half, unless stated otherwise. */
export const aPlay = (id: string, given: Partial<Play> = {}): Play => ({
  id,
  action: 'GOAL',
  result: null,
  description: null,
  kind: 'score',
  side: 'home',
  who: [aPerson()],
  period: 'H1',
  clock: '4:10',
  score: null,
  with: [],
  ...given,
})

/** Actions whose scores lead to `home`–`away`, the sides in turn, the second half from the middle on. */
export function playsTo(home: number, away: number): Play[] {
  const plays: Play[] = []
  const score = { home: 0, away: 0 }
  for (let i = 0; score.home < home || score.away < away; i++) {
    const side = (i % 2 === 0 && score.home < home) || score.away >= away ? 'home' : 'away'
    score[side]++
    const period = i < (home + away) / 2 ? 'H1' : 'H2'
    plays.push(
      aPlay(String(i + 1), {
        side,
        period,
        clock: `${i % 30}:0${i % 10}`,
        score: { home: String(score.home), away: String(score.away) },
      }),
    )
  }
  return plays
}

/** A match of handball of which nothing was sent but the unit, with what is given. */
export const aMatchOf = (unit: HeadToHeadUnit, given: Partial<Match> = {}): Match => ({
  seq: 1,
  unit,
  periods: [],
  statistics: [],
  athletes: { columns: [], home: [], away: [] },
  plays: [],
  words: {
    actions: {
      GOAL: { por: 'Gol', eng: 'Goal', spa: 'Gol' },
      '2MIN': { por: '2 minutos', eng: '2-minute suspension', spa: 'Exclusión de 2 minutos' },
      AST: { por: 'Assistência', eng: 'Assist', spa: 'Asistencia' },
      M7: { por: 'Tiro de 7 metros', eng: '7-metre throw', spa: 'Lanzamiento de 7 metros' },
    },
    results: { SAVED: { por: 'defendido', eng: 'saved', spa: 'parado' } },
  },
  flow: [],
  updatedAt: '2027-09-14T14:01:00',
  ...given,
})
