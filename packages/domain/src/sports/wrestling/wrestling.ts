import type { Localized } from '../../text/localized.ts'
import { BOTH_DISQUALIFIED, decisionOf, WALKOVER } from '../decision.ts'
import type { SportModule, SportRow, SportUnit, Statistic } from '../sport.ts'
import { infoOf, valueOf } from '../values.ts'
import { WRESTLING_EVENT_TYPES } from './event-types.ts'

/**
 * Wrestling. The result is the technical points, those of a period are P1 and P2. UI/DECISION is the kind of victory of the rulebook (the
 * 1 at its end: the loser has points too), UI/DECISION_TIME the time wrestled until then; ER/CLASS_PTS are the classification points it
 * gives, ER/PASSIVITY and ER/CAUTION what a side was called for.
 */
const ON_POINTS: Localized = { por: 'por pontos', eng: 'on points', spa: 'por puntos' }
const SUPERIORITY: Localized = {
  por: 'por superioridade técnica',
  eng: 'by technical superiority',
  spa: 'por superioridad técnica',
}

const DECISIONS: Readonly<Record<string, Localized>> = {
  VFA: { por: 'por queda', eng: 'by fall', spa: 'por toque' },
  VSU: SUPERIORITY,
  VSU1: SUPERIORITY,
  VPO: ON_POINTS,
  VPO1: ON_POINTS,
  VIN: { por: 'por lesão', eng: 'by injury', spa: 'por lesión' },
  VCA: { por: 'por três advertências', eng: 'by three cautions', spa: 'por tres amonestaciones' },
  VFO: WALKOVER,
  '2DSQ': BOTH_DISQUALIFIED,
  '2VIN': {
    por: 'sem vencedor: lesão dos dois lados',
    eng: 'no winner: both sides injured',
    spa: 'sin ganador: lesión de ambos lados',
  },
  '2VFO': {
    por: 'sem vencedor: ausência dos dois lados',
    eng: 'no winner: walkover of both sides',
    spa: 'sin ganador: incomparecencia de ambos lados',
  },
}

const ON_CRITERIA: Localized = {
  por: 'nos critérios de desempate',
  eng: 'on criteria',
  spa: 'por criterios de desempate',
}
const LEVEL_DECISIONS: typeof DECISIONS = { ...DECISIONS, VPO: ON_CRITERIA, VPO1: ON_CRITERIA }

const statistic = (key: string, label: Localized, code: string): Statistic => ({
  key,
  label,
  value: (row: SportRow) => valueOf(row, code),
})

export const sport: SportModule = {
  eventTypes: WRESTLING_EVENT_TYPES,
  form: () => 'bout',
  statistics: () => [
    statistic(
      'classification',
      { por: 'Pontos de classificação', eng: 'Classification points', spa: 'Puntos de clasificación' },
      'CLASS_PTS',
    ),
    statistic('passivity', { por: 'Passividade', eng: 'Passivity', spa: 'Pasividad' }, 'PASSIVITY'),
    statistic('cautions', { por: 'Advertências', eng: 'Cautions', spa: 'Amonestaciones' }, 'CAUTION'),
  ],
  line: (unit) =>
    decisionOf(unit, isLevel(unit) ? LEVEL_DECISIONS : DECISIONS, infoOf(unit.extendedInfos, 'DECISION_TIME')),
}

/** Equal points and yet a winner: the better holds, the fewer cautions or the last point decided. */
const isLevel = ({ rows: [one, other] }: SportUnit): boolean =>
  one?.result !== null && other?.result !== null && one?.result === other?.result
