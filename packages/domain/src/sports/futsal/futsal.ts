import { GOAL_GAME } from '../goal-game.ts'
import { GOAL_GAMES } from '../plays/goal-games.ts'
import type { SportModule } from '../sport.ts'
import { teamEventType } from '../team-event.ts'

/** Futsal: the event type of five a side. */
export const sport: SportModule = {
  ...GOAL_GAME,
  eventTypes: [
    teamEventType(5, { por: 'Futsal', spa: 'Futsal', eng: 'Futsal' }, ['cinco'], ({ isPool }) =>
      isPool ? 'futsal-fifa-2025' : 'futsal-fifa-2025-knockout',
    ),
  ],
}

export const plays = GOAL_GAMES
