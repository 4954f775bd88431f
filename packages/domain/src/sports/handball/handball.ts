import type { Localized } from '../../text/localized.ts'
import { type Halves, halvesLine } from '../halves.ts'
import { countOf, madeOf } from '../match-statistics.ts'
import type { SportModule } from '../sport.ts'
import { teamEventType } from '../team-event.ts'

/**
 * Handball: halves H1 and H2; where there has to be a winner, overtimes OT1 and OT2, then throws from seven metres (PSO); else a tie is
 * a result (WLT T). Each side sends, as ER: GOALS (Value goals, Value2 shots), M7 (throws from seven metres: goals, throws), SAVES, TO,
 * YC, 2MIN, RC, BC (cautions, suspensions, disqualifications, those with a report).
 */
const GOALS: Localized = { por: 'Gols/arremessos', eng: 'Goals/shots', spa: 'Goles/lanzamientos' }
const SEVEN: Localized = { por: 'Tiros de 7 m', eng: '7-metre throws', spa: 'Lanzamientos de 7 m' }
const SAVES: Localized = { por: 'Defesas', eng: 'Saves', spa: 'Paradas' }
const TURNOVERS: Localized = { por: 'Perdas de bola', eng: 'Turnovers', spa: 'Pérdidas de balón' }
const YELLOW: Localized = { por: 'Cartões amarelos', eng: 'Yellow cards', spa: 'Tarjetas amarillas' }
const SUSPENSIONS: Localized = {
  por: 'Suspensões de 2 minutos',
  eng: '2-minute suspensions',
  spa: 'Exclusiones de 2 minutos',
}
const RED: Localized = { por: 'Cartões vermelhos', eng: 'Red cards', spa: 'Tarjetas rojas' }
const BLUE: Localized = { por: 'Cartões azuis', eng: 'Blue cards', spa: 'Tarjetas azules' }

const HALVES: Halves = {
  first: 'H1',
  second: 'H2',
  overtime: () => ({ por: 'na prorrogação', eng: 'in overtime', spa: 'en la prórroga' }),
  shootout: { por: 'nas cobranças de 7 m', eng: 'on 7-metre throws', spa: 'en los lanzamientos de 7 m' },
}

export const sport: SportModule = {
  eventTypes: [
    teamEventType(7, { por: 'Handebol', spa: 'Balonmano', eng: 'Handball' }, [], ({ isPool }) =>
      isPool ? 'handball-ihf-2025' : 'handball-ihf-2025-knockout',
    ),
  ],
  form: () => 'match',
  statistics: () => [
    madeOf('goals', GOALS, 'GOALS'),
    madeOf('seven-metre', SEVEN, 'M7'),
    countOf('saves', SAVES, 'SAVES'),
    countOf('turnovers', TURNOVERS, 'TO'),
    countOf('yellow-cards', YELLOW, 'YC'),
    countOf('suspensions', SUSPENSIONS, '2MIN'),
    countOf('red-cards', RED, 'RC'),
    countOf('blue-cards', BLUE, 'BC'),
  ],
  line: (unit) => halvesLine(unit, HALVES),
}
