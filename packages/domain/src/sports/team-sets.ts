import type { Localized } from '../text/localized.ts'
import { countOf } from './match-statistics.ts'
import { setsLine } from './set-scores.ts'
import type { SportModule } from './sport.ts'

const ATTACK: Localized = { por: 'Pontos de ataque', eng: 'Attack points', spa: 'Puntos de ataque' }
const BLOCK: Localized = { por: 'Pontos de bloqueio', eng: 'Block points', spa: 'Puntos de bloqueo' }
const SERVE: Localized = { por: 'Pontos de saque', eng: 'Aces', spa: 'Puntos de saque' }
const ERRORS: Localized = { por: 'Erros do adversário', eng: 'Opponent errors', spa: 'Errores del rival' }

/**
 * Sets of two teams. Where a side's points came from, as ER: ATT (attack), BLK (block), ACE (serve), OE (errors of the opponent); together
 * they are the points of all its sets.
 */
export const teamSets: SportModule = {
  form: () => 'match',
  statistics: () => [
    countOf('attack', ATTACK, 'ATT'),
    countOf('block', BLOCK, 'BLK'),
    countOf('ace', SERVE, 'ACE'),
    countOf('opponent-errors', ERRORS, 'OE'),
  ],
  line: setsLine,
}
