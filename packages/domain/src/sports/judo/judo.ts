import type { Localized } from '../../text/localized.ts'
import { decidedAt, decisionOf, isTeamEvent, isUnderWay } from '../decision.ts'
import { inAll } from '../localized-line.ts'
import type { Cell, Column, SportModule, SportRow, SportUnit, Statistic } from '../sport.ts'
import { extensionOf, infoOf, positionsOf, valueOf, valuesOf } from '../values.ts'
import { JUDO_EVENT_TYPES } from './event-types.ts'

/**
 * Judo. Scores come as ER/IPPON, ER/WAZA (waza-ari), since 2025 ER/YUKO, and ER/SHIDO of each side; the score itself is a figure of each,
 * ippon and waza-ari ("10", "01"), with yuko a third ("011"), so that the greater number leads. How the bout was decided is UI/DECISION,
 * by what UI/TECHNIQUE, when it was is the clock. A mixed team match is bouts B1 to B7 (the seventh drawn at three all), each side's scores
 * in them ER/BOUT.
 */
const IPPON: Localized = { por: 'Ippon', eng: 'Ippon', spa: 'Ippon' }
const WAZA_ARI: Localized = { por: 'Waza-ari', eng: 'Waza-ari', spa: 'Waza-ari' }
const YUKO: Localized = { por: 'Yuko', eng: 'Yuko', spa: 'Yuko' }
const SHIDO: Localized = { por: 'Shido (punições)', eng: 'Shido (penalties)', spa: 'Shido (penalizaciones)' }
const TECHNIQUE: Localized = { por: 'Técnica', eng: 'Technique', spa: 'Técnica' }

/** Written of whoever did not come to the mat. */
const ABSENT: Localized = { por: 'vitória sem luta', eng: 'walkover', spa: 'victoria sin combate' }

const DECISIONS: Readonly<Record<string, Localized>> = {
  IPPON: { por: 'ippon', eng: 'ippon', spa: 'ippon' },
  'WAZA-ARI': { por: 'waza-ari', eng: 'waza-ari', spa: 'waza-ari' },
  YUKO: { por: 'yuko', eng: 'yuko', spa: 'yuko' },
  'WAZA-ARI AWASETE IPPON': { por: 'dois waza-ari', eng: 'two waza-ari', spa: 'dos waza-ari' },
  'HANSOKU-MAKE': { por: 'hansoku-make', eng: 'hansoku-make', spa: 'hansoku-make' },
  WALKOVER: ABSENT,
  DNS: ABSENT,
  'FUSEN-GACHI': ABSENT,
  'KIKEN-GACHI': { por: 'por desistência', eng: 'by withdrawal', spa: 'por retirada' },
}

const statistic = (key: string, label: Localized, code: string): Statistic => ({
  key,
  label,
  value: (row: SportRow) => valueOf(row, code),
})

export const sport: SportModule = {
  eventTypes: JUDO_EVENT_TYPES,
  form: (unit) => (isTeamMatch(unit) ? 'team-match' : 'bout'),
  columns: ({ rows }) => positionsOf(rows, 'BOUT').map(boutColumn),
  statistics: () => [
    statistic('ippon', IPPON, 'IPPON'),
    statistic('waza-ari', WAZA_ARI, 'WAZA'),
    statistic('yuko', YUKO, 'YUKO'),
    statistic('shido', SHIDO, 'SHIDO'),
  ],
  facts: ({ extendedInfos }) => {
    const technique = infoOf(extendedInfos, 'TECHNIQUE')
    return technique === null ? [] : [{ label: TECHNIQUE, value: technique }]
  },
  line: (unit) => (isTeamMatch(unit) ? boutsLine(unit) : (decided(unit) ?? penalties(unit))),
}

const isTeamMatch = (unit: SportUnit): boolean =>
  isTeamEvent(unit) || unit.periods.some(({ code }) => /^B\d$/.test(code))

/** One judoka's score in a bout of the team match; bold where it was won. */
const boutColumn = (pos: string): Column => ({
  key: `bout-${pos}`,
  label: { por: `Luta ${pos}`, eng: `Bout ${pos}`, spa: `Combate ${pos}` },
  short: pos,
  cell: (row): Cell | null => {
    const bout = valuesOf(row, 'BOUT').find((value) => value.pos === pos)
    if (bout?.value === undefined) return null
    return { text: bout.value, ...(extensionOf(bout, 'WLT') === 'W' ? { mark: 'best' as const } : {}) }
  },
})

/** Nobody fought a walkover, and who was disqualified later was so at no time of the clock: only the sport's own decisions have one. */
function decided(unit: SportUnit): Localized | null {
  const decided = decisionOf(unit, DECISIONS)
  const sent = infoOf(unit.extendedInfos, 'DECISION') ?? ''
  if (!decided || decided === ABSENT || decided !== DECISIONS[sent]) return decided
  const time = unit.clock?.time ?? null
  const golden = unit.clock?.period === 'GS'
  // ahead by waza-ari or yuko in regular time is ahead when the time is over: it says nothing
  if (time === null || ((sent === 'WAZA-ARI' || sent === 'YUKO') && !golden)) return decided
  if (!golden) return decidedAt(decided, time)
  return decidedAt(
    {
      por: `${decided.por} no ponto de ouro,`,
      eng: `${decided.eng} in golden score,`,
      spa: `${decided.spa} en el punto de oro,`,
    },
    time,
  )
}

/** Penalties are in no score, yet the third one loses the bout: they are shown while it goes on. */
function penalties({ status, rows }: SportUnit): Localized | null {
  const [home, away] = rows.map((row) => valueOf(row, 'SHIDO'))
  if (!isUnderWay(status) || !home || !away || (home === '0' && away === '0')) return null
  return inAll(`shido ${home}–${away}`)
}

function boutsLine(unit: SportUnit): Localized | null {
  const bouts = unit.periods.filter(({ code }) => /^B\d$/.test(code)).length
  if (isUnderWay(unit.status)) {
    if (bouts === 0) return null
    return bouts === 1
      ? { por: 'após 1 luta', eng: 'after 1 bout', spa: 'tras 1 combate' }
      : { por: `após ${bouts} lutas`, eng: `after ${bouts} bouts`, spa: `tras ${bouts} combates` }
  }
  if (bouts === 7)
    return { por: 'na luta de desempate', eng: 'in the deciding bout', spa: 'en el combate de desempate' }
  return decisionOf(unit, {})
}
