import type { Localized } from '../../text/localized.ts'
import { type Halves, halvesLine } from '../halves.ts'
import { countOf, madeOf } from '../match-statistics.ts'
import type { SportModule } from '../sport.ts'
import { teamEventType } from '../team-event.ts'

/**
 * Basketball: quarters Q1 to Q4, overtimes OT1 … until there is a winner. Each side sends, as ER: FG2, FG3 and FT (shots at two points,
 * at three, and free throws: Value made, Value2 attempted, Extension PCT the share), REB, OREB, DREB, AST, STL, BLK, TO, PF.
 */
const TWO: Localized = { por: 'Arremessos de 2 pontos', eng: '2-point shots', spa: 'Tiros de 2 puntos' }
const THREE: Localized = { por: 'Arremessos de 3 pontos', eng: '3-point shots', spa: 'Tiros de 3 puntos' }
const FREE: Localized = { por: 'Lances livres', eng: 'Free throws', spa: 'Tiros libres' }
const REBOUNDS: Localized = { por: 'Rebotes', eng: 'Rebounds', spa: 'Rebotes' }
const OFFENSIVE: Localized = { por: 'Rebotes ofensivos', eng: 'Offensive rebounds', spa: 'Rebotes ofensivos' }
const DEFENSIVE: Localized = { por: 'Rebotes defensivos', eng: 'Defensive rebounds', spa: 'Rebotes defensivos' }
const ASSISTS: Localized = { por: 'Assistências', eng: 'Assists', spa: 'Asistencias' }
const STEALS: Localized = { por: 'Roubos de bola', eng: 'Steals', spa: 'Robos de balón' }
const BLOCKS: Localized = { por: 'Tocos', eng: 'Blocks', spa: 'Tapones' }
const TURNOVERS: Localized = { por: 'Perdas de bola', eng: 'Turnovers', spa: 'Pérdidas de balón' }
const FOULS: Localized = { por: 'Faltas', eng: 'Fouls', spa: 'Faltas' }

const HALVES: Halves = {
  first: 'Q2',
  second: 'Q3',
  overtime: (figure) =>
    figure > 1
      ? { por: `na ${figure}ª prorrogação`, eng: `in overtime ${figure}`, spa: `en la ${figure}.ª prórroga` }
      : { por: 'na prorrogação', eng: 'in overtime', spa: 'en la prórroga' },
  shootout: null,
}

export const sport: SportModule = {
  eventTypes: [
    teamEventType(5, { por: 'Basquete', spa: 'Baloncesto', eng: 'Basketball' }, ['5x5'], 'basketball-fiba-2024'),
  ],
  form: () => 'match',
  statistics: () => [
    madeOf('two-point', TWO, 'FG2'),
    madeOf('three-point', THREE, 'FG3'),
    madeOf('free-throws', FREE, 'FT'),
    countOf('rebounds', REBOUNDS, 'REB'),
    countOf('offensive-rebounds', OFFENSIVE, 'OREB'),
    countOf('defensive-rebounds', DEFENSIVE, 'DREB'),
    countOf('assists', ASSISTS, 'AST'),
    countOf('steals', STEALS, 'STL'),
    countOf('blocks', BLOCKS, 'BLK'),
    countOf('turnovers', TURNOVERS, 'TO'),
    countOf('fouls', FOULS, 'PF'),
  ],
  line: (unit) => halvesLine(unit, HALVES),
}
