import type { Localized } from '../../text/localized.ts'
import type { SportModule, SportRow, SportUnit, Statistic } from '../sport.ts'
import { infoOf, valueOf } from '../values.ts'

/**
 * Judo. Scores come as ER/IPPON, ER/WAZA (waza-ari) and ER/SHIDO of each side; the score itself is two figures, ippon and waza-ari
 * ("10", "01"). How the bout was decided is UI/DECISION, when it was is the clock. A mixed team match is bouts B1 to B7.
 */
const IPPON: Localized = { por: 'Ippon', eng: 'Ippon', spa: 'Ippon' }
const WAZA_ARI: Localized = { por: 'Waza-ari', eng: 'Waza-ari', spa: 'Waza-ari' }
const SHIDO: Localized = { por: 'Shido (punições)', eng: 'Shido (penalties)', spa: 'Shido (penalizaciones)' }

const DECISIONS: Readonly<Record<string, Localized>> = {
  IPPON: { por: 'ippon', eng: 'ippon', spa: 'ippon' },
  'WAZA-ARI': { por: 'waza-ari', eng: 'waza-ari', spa: 'waza-ari' },
  'WAZA-ARI AWASETE IPPON': { por: 'dois waza-ari', eng: 'two waza-ari', spa: 'dos waza-ari' },
  'HANSOKU-MAKE': { por: 'hansoku-make', eng: 'hansoku-make', spa: 'hansoku-make' },
  WALKOVER: { por: 'vitória sem luta', eng: 'walkover', spa: 'victoria sin combate' },
}

const statistic = (key: string, label: Localized, code: string): Statistic => ({
  key,
  label,
  value: (row: SportRow) => valueOf(row, code),
})

export const judo: SportModule = {
  form: (unit) => (unit.periods.some(({ code }) => /^B\d$/.test(code)) ? 'team-match' : 'bout'),
  statistics: () => [
    statistic('ippon', IPPON, 'IPPON'),
    statistic('waza-ari', WAZA_ARI, 'WAZA'),
    statistic('shido', SHIDO, 'SHIDO'),
  ],
  line: decision,
}

function decision({ extendedInfos, clock }: SportUnit): Localized | null {
  const said = DECISIONS[infoOf(extendedInfos, 'DECISION') ?? '']
  if (!said) return null
  const golden = clock?.period === 'GS'
  if (!clock?.time || said === DECISIONS.WALKOVER) return said
  return {
    por: `${said.por} ${golden ? 'no ponto de ouro, ' : ''}aos ${clock.time}`,
    eng: `${said.eng} ${golden ? 'in golden score, ' : ''}at ${clock.time}`,
    spa: `${said.spa} ${golden ? 'en el punto de oro, ' : ''}a los ${clock.time}`,
  }
}
