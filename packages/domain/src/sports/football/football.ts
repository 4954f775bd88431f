import { GOAL_GAME } from '../goal-game.ts'
import { GOAL_GAMES } from '../plays/goal-games.ts'
import type { SportModule } from '../sport.ts'
import { teamEventType } from '../team-event.ts'

/** Football: the event type of eleven a side. */
export const sport: SportModule = {
  ...GOAL_GAME,
  eventTypes: [
    teamEventType(11, { por: 'Futebol', spa: 'Fútbol', eng: 'Football' }, ['onze', 'once'], ({ isPool }) =>
      isPool ? 'football-ifab-2025' : 'football-ifab-2025-knockout',
    ),
  ],
}

export const plays = GOAL_GAMES
