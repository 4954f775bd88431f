import { TEAM_SETS } from '../plays/team-sets.ts'
import type { SportModule } from '../sport.ts'
import { teamEventType } from '../team-event.ts'
import { teamSets } from '../team-sets.ts'

/** Beach volleyball: sets S1 to S3 between pairs; its points come from where volleyball's do. A pair may end injured (INJ). */
export const sport: SportModule = {
  ...teamSets,
  eventTypes: [
    teamEventType(
      2,
      { por: 'Vôlei de praia', spa: 'Voley playa', eng: 'Beach volleyball' },
      [
        'dupla',
        'duplas',
        'pareja',
        'parejas',
        'pair',
        'pairs',
        'praia',
        'playa',
        'beach',
        'voley playa',
        'volei praia',
        'v praia',
        'voleibol praia',
        'beach volleyball',
        'beach volley',
      ],
      'beach-volleyball-fivb-2025',
    ),
  ],
}

export const plays = TEAM_SETS
