import type { Localized } from '../text/localized.ts'
import { type Halves, halvesLine } from './halves.ts'
import { asShare, countOf } from './match-statistics.ts'
import type { SportModule } from './sport.ts'
import { valueOf } from './values.ts'

/**
 * A game of goals (R5.5): halves H1 and H2, extra time in two halves (OT1, OT2 or ET1, ET2), penalties (PSO). Each side sends, as ER:
 * GOALS, SHOTS, SHOTS_ON, CORNERS, OFFSIDES, FOULS, YC, RC, POSS (a share of the time, with or without the sign).
 */
const GOALS: Localized = { por: 'Gols', eng: 'Goals', spa: 'Goles' }
const SHOTS: Localized = { por: 'Finalizações', eng: 'Shots', spa: 'Remates' }
const ON_TARGET: Localized = { por: 'Finalizações no gol', eng: 'Shots on target', spa: 'Remates a puerta' }
const POSSESSION: Localized = { por: 'Posse de bola', eng: 'Possession', spa: 'Posesión' }
const CORNERS: Localized = { por: 'Escanteios', eng: 'Corners', spa: 'Saques de esquina' }
const OFFSIDES: Localized = { por: 'Impedimentos', eng: 'Offsides', spa: 'Fueras de juego' }
const FOULS: Localized = { por: 'Faltas', eng: 'Fouls', spa: 'Faltas' }
const YELLOW: Localized = { por: 'Cartões amarelos', eng: 'Yellow cards', spa: 'Tarjetas amarillas' }
const RED: Localized = { por: 'Cartões vermelhos', eng: 'Red cards', spa: 'Tarjetas rojas' }

const HALVES: Halves = {
  first: 'H1',
  second: 'H2',
  overtime: () => ({ por: 'na prorrogação', eng: 'in extra time', spa: 'en la prórroga' }),
  shootout: { por: 'nos pênaltis', eng: 'on penalties', spa: 'en los penaltis' },
}

export const GOAL_GAME: SportModule = {
  form: () => 'match',
  statistics: () => [
    countOf('goals', GOALS, 'GOALS'),
    countOf('shots', SHOTS, 'SHOTS'),
    countOf('shots-on-target', ON_TARGET, 'SHOTS_ON'),
    {
      key: 'possession',
      label: POSSESSION,
      value: (row) => {
        const share = valueOf(row, 'POSS')
        return share === null ? null : asShare(share)
      },
    },
    countOf('corners', CORNERS, 'CORNERS'),
    countOf('offsides', OFFSIDES, 'OFFSIDES'),
    countOf('fouls', FOULS, 'FOULS'),
    countOf('yellow-cards', YELLOW, 'YC'),
    countOf('red-cards', RED, 'RC'),
  ],
  line: (unit) => halvesLine(unit, HALVES),
}
