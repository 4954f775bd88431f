import type { Localized } from '@games/domain'
import type { EventGender } from './plan.ts'

/** The words of the programme in three languages. Our own; ODF's lists are not used. */

type Three = readonly [por: string, eng: string, spa: string]
export const three = ([por, eng, spa]: Three): Localized => ({ por, eng, spa })

const GENDERS: Readonly<Record<EventGender, Three>> = {
  M: ['masculino', 'Men’s', 'masculino'],
  W: ['feminino', 'Women’s', 'femenino'],
  X: ['misto', 'Mixed', 'mixto'],
}

/** "100 m feminino", "Women’s 100 m", "100 m femenino". */
export function eventName(gender: EventGender, label: Three): Localized {
  const [por, eng, spa] = GENDERS[gender]
  return { por: `${label[0]} ${por}`, eng: `${eng} ${label[1]}`, spa: `${label[2]} ${spa}` }
}

/** The same with something after it: "Voleibol feminino, 1ª divisão". */
export const withSuffix = (name: Localized, suffix: Three): Localized => ({
  por: `${name.por}, ${suffix[0]}`,
  eng: `${name.eng ?? name.por}, ${suffix[1]}`,
  spa: `${name.spa ?? name.por}, ${suffix[2]}`,
})

export const DIVISIONS: Readonly<Record<1 | 2 | 3, Three>> = {
  1: ['1ª divisão', '1st division', '1ª división'],
  2: ['2ª divisão', '2nd division', '2ª división'],
  3: ['3ª divisão', '3rd division', '3ª división'],
}

export const PHASES = {
  'R32-': ['16 avos de final', 'round of 32', 'dieciseisavos de final'],
  '8FNL': ['oitavas de final', 'round of 16', 'octavos de final'],
  QFNL: ['quartas de final', 'quarterfinal', 'cuartos de final'],
  SFNL: ['semifinal', 'semifinal', 'semifinal'],
  'FNL-': ['final', 'final', 'final'],
  'REP-': ['repescagem', 'repechage', 'repesca'],
  REPF: ['disputa do bronze', 'bronze medal contest', 'combate por el bronce'],
  BRONZE: ['disputa do bronze', 'bronze medal match', 'partido por el bronce'],
  HEAT: ['eliminatória', 'heat', 'serie'],
  QUAL: ['classificatória', 'qualification', 'clasificación'],
  RANKING: ['rodada de classificação', 'ranking round', 'ronda de clasificación'],
  PLACES58: ['disputa do 5º ao 8º lugar', 'places 5 to 8', 'puestos del 5º al 8º'],
  PLACE5: ['disputa do 5º lugar', 'fifth place match', 'partido por el 5º puesto'],
  PLACE7: ['disputa do 7º lugar', 'seventh place match', 'partido por el 7º puesto'],
} as const satisfies Record<string, Three>

/** "100 m feminino, semifinal 2"; without a number where the phase has one unit only. */
export const unitName = (event: Localized, phase: keyof typeof PHASES, number: number | null): Localized => {
  const [por, eng, spa] = PHASES[phase]
  const tail = number === null ? '' : ` ${number}`
  return withSuffix(event, [por + tail, eng + tail, spa + tail])
}

export const poolMatchName = (event: Localized, pool: string, number: number): Localized =>
  withSuffix(event, [
    `grupo ${pool}, jogo ${number}`,
    `pool ${pool}, match ${number}`,
    `grupo ${pool}, partido ${number}`,
  ])

export const poolName = (event: Localized, pool: string): Localized =>
  withSuffix(event, [`grupo ${pool}`, `pool ${pool}`, `grupo ${pool}`])

export const FOLLOWS = three(['a seguir', 'followed by', 'a continuación'])
