import type { Localized } from '../text/localized.ts'
import type { EventType } from './event-type.ts'

/** The one event of a game of two teams. `players`: on the field, the number in its code. */
export const teamEventType = (
  players: number,
  name: Localized,
  words: readonly string[],
  ruleSet: EventType['ruleSet'],
): EventType => ({
  id: 'tournament',
  codes: [`TEAM${players}`, 'TEAM', 'TEAM{legs}', 'TORNEIO', 'TORNEO', 'TOURNAMENT'],
  name,
  words: [
    '',
    'torneio',
    'torneo',
    'tournament',
    'quadra',
    'campo',
    'equipe',
    'equipes',
    'equipos',
    'team',
    'jogo',
    ...words,
  ],
  entrant: players === 2 ? 'pair' : 'team',
  measure: 'score',
  form: 'match',
  ruleSet,
})
