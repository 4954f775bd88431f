import type { Localized } from '../../text/localized.ts'
import { decisionOf, isUnderWay } from '../decision.ts'
import type { SportModule, SportRow, SportUnit, Statistic } from '../sport.ts'
import { infoOf, valueOf } from '../values.ts'
import { TAEKWONDO_EVENT_TYPES } from './event-types.ts'

/**
 * Taekwondo: best of three rounds. The result is the rounds won, the points of each are the periods R1 to R3. ER/GAMJEOM counts a side's
 * penalties, ER/PUNCH, ER/TRUNK and ER/HEAD its techniques that scored, ER/HITS the hits registered in
 * the rounds that they parted; UI/DECISION is how the bout was won.
 */
const DECISIONS: Readonly<Record<string, Localized>> = {
  PTF: { por: 'por pontos', eng: 'on points', spa: 'por puntos' },
  PTG: { por: 'por diferença de pontos', eng: 'by point gap', spa: 'por diferencia de puntos' },
  GDP: { por: 'no ponto de ouro', eng: 'by golden point', spa: 'en el punto de oro' },
  SUP: { por: 'por superioridade', eng: 'by superiority', spa: 'por superioridad' },
  RSC: {
    por: 'por interrupção do árbitro',
    eng: 'by referee stoppage',
    spa: 'por detención del árbitro',
  },
  PUN: { por: 'por declaração punitiva', eng: 'by punitive declaration', spa: 'por declaración punitiva' },
}

const statistic = (key: string, label: Localized, code: string): Statistic => ({
  key,
  label,
  value: (row: SportRow) => valueOf(row, code),
})

export const sport: SportModule = {
  eventTypes: TAEKWONDO_EVENT_TYPES,
  form: () => 'bout',
  statistics: () => [
    {
      key: 'points',
      label: { por: 'Pontos no total', eng: 'Points in all', spa: 'Puntos en total' },
      value: (row, { rows, periods }) => {
        const last = periods.at(-1)
        return (row === rows[0] ? last?.homeScore : last?.awayScore) ?? null
      },
    },
    statistic('head', { por: 'Chutes na cabeça', eng: 'Kicks to the head', spa: 'Patadas a la cabeza' }, 'HEAD'),
    statistic('trunk', { por: 'Chutes no tronco', eng: 'Kicks to the trunk', spa: 'Patadas al tronco' }, 'TRUNK'),
    statistic('punch', { por: 'Socos', eng: 'Punches', spa: 'Puños' }, 'PUNCH'),
    statistic(
      'gam-jeom',
      { por: 'Gam-jeom (punições)', eng: 'Gam-jeom (penalties)', spa: 'Gam-jeom (penalizaciones)' },
      'GAMJEOM',
    ),
    statistic(
      'hits',
      {
        por: 'Golpes registrados no desempate',
        eng: 'Registered hits in tie-breaks',
        spa: 'Golpes registrados en el desempate',
      },
      'HITS',
    ),
  ],
  line: (unit) => decisionOf(unit, DECISIONS, infoOf(unit.extendedInfos, 'DECISION_TIME')) ?? roundSoFar(unit),
}

/** The score shows rounds, so the points of the one being fought are shown beside it. */
function roundSoFar({ status, periods }: SportUnit): Localized | null {
  const round = periods.at(-1)
  const figure = /^R(\d)$/.exec(round?.code ?? '')?.[1]
  if (!isUnderWay(status) || !round?.homePeriodScore || !round.awayPeriodScore || !figure) return null
  const points = `${round.homePeriodScore}–${round.awayPeriodScore}`
  return {
    por: `${points} no ${figure}º round`,
    eng: `${points} in round ${figure}`,
    spa: `${points} en el ${figure}.º asalto`,
  }
}
