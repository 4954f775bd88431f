import type { Localized } from '@games/domain'
import { REMATCH_PHASE } from '../../tables/by-rule/marks-by-rule.ts'
import type { MeetRace, MeetSlot } from './meet-races.ts'

const WORDS: Readonly<Record<string, Required<Localized>>> = {
  HEAT: { por: 'Eliminatória', spa: 'Eliminatoria', eng: 'Heat' },
  QFNL: { por: 'Quartas de final', spa: 'Cuartos de final', eng: 'Quarterfinal' },
  SFNL: { por: 'Semifinal', spa: 'Semifinal', eng: 'Semifinal' },
  'FNL-': { por: 'Final', spa: 'Final', eng: 'Final' },
  [REMATCH_PHASE]: { por: 'Desempate', spa: 'Desempate', eng: 'Swim-off' },
}
/** A heat of which no final follows. */
const SERIES: Required<Localized> = { por: 'Série', spa: 'Serie', eng: 'Heat' }
const FASTEST: Required<Localized> = {
  por: 'Final, série mais rápida',
  spa: 'Final, serie más rápida',
  eng: 'Final, fastest heat',
}

/** The name of a unit of a meet: `Final, série 2`, `Final B`, `Eliminatória 3`. */
export function slotName({ phase, called, isTimedFinal, event }: MeetSlot, kind: MeetRace['kind']): Localized {
  const number = called === null ? '' : ` ${called}`
  const words = kind === 'race' ? (WORDS[phase] ?? SERIES) : SERIES
  if (event.round === 'FHT' && isTimedFinal)
    return { por: `${FASTEST.por}${number}`, spa: `${FASTEST.spa}${number}`, eng: `${FASTEST.eng}${number}` }
  if (isTimedFinal && called !== null)
    return { por: `Final, série${number}`, spa: `Final, serie${number}`, eng: `Final, heat${number}` }
  return { por: `${words.por}${number}`, spa: `${words.spa}${number}`, eng: `${words.eng}${number}` }
}
