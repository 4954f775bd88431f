import { TEAM_SETS } from '../plays/team-sets.ts'
import type { SportModule } from '../sport.ts'
import { teamEventType } from '../team-event.ts'
import { teamSets } from '../team-sets.ts'

/** Volleyball: sets S1 to S5 (or S3). */
export const sport: SportModule = {
  ...teamSets,
  eventTypes: [
    teamEventType(6, { por: 'Vôlei', spa: 'Voleibol', eng: 'Volleyball' }, ['indoor'], 'volleyball-fivb-2025'),
  ],
}

export const plays = TEAM_SETS
