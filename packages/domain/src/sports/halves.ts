import type { Localized } from '../text/localized.ts'
import { inAll, joinLocalized } from './localized-line.ts'
import type { SportPeriod, SportUnit } from './sport.ts'

/** How a game of two halves names its periods, and what is said of them. */
export interface Halves {
  /** The period whose running total is the score at half-time. */
  readonly first: string
  /** The period that begins the second half: once it is there, the first half is over. */
  readonly second: string
  readonly overtime: (figure: number) => Localized
  /** What decides when overtime has not; null where overtime goes on until it does. */
  readonly shootout: Localized | null
}

const AT_HALF_TIME: Localized = { por: 'ao intervalo', eng: 'at half-time', spa: 'al descanso' }
const DRAW: Localized = { por: 'empate', eng: 'draw', spa: 'empate' }

/**
 * How a game of two halves went, beside its score: what decided it, and how it stood at half-time ("na prorrogação, 28–26 ao
 * intervalo"). Null in the first half, when score and clock say it all. Codes of periods by ODF §8: HT, OT1 …, PSO; ET1 … as football's.
 */
export function halvesLine(unit: SportUnit, halves: Halves): Localized | null {
  const parts = [decidedBy(unit, halves), atHalfTime(unit, halves)]
  return joinLocalized(parts.filter((part) => part !== null))
}

function decidedBy({ periods, rows }: SportUnit, { overtime, shootout }: Halves): Localized | null {
  const throws = shootout ? periods.find(({ code }) => code === 'PSO') : undefined
  if (throws && shootout) return joinLocalized([...scoreIn(throws), shootout], ' ')
  const figures = periods.flatMap(({ code }) => /^(?:OT|ET)(\d*)$/.exec(code)?.[1] ?? [])
  if (figures.length > 0) return overtime(Math.max(...figures.map((figure) => Number(figure || 1))))
  return rows.length === 2 && rows.every(({ wlt }) => wlt === 'T') ? DRAW : null
}

function atHalfTime({ periods, status }: SportUnit, { first, second }: Halves): Localized | null {
  const isOver =
    status === 'SCHEDULED_BREAK' || status === 'PROGRAMED_PAUSE' || periods.some(({ code }) => code === second)
  const half = periods.find(({ code }) => code === 'HT') ?? periods.find(({ code }) => code === first)
  if (!isOver || !half || half.homeScore === null || half.awayScore === null) return null
  return joinLocalized([inAll(`${half.homeScore}–${half.awayScore}`), AT_HALF_TIME], ' ')
}

const scoreIn = ({ homePeriodScore, awayPeriodScore }: SportPeriod): Localized[] =>
  homePeriodScore === null || awayPeriodScore === null ? [] : [inAll(`${homePeriodScore}–${awayPeriodScore}`)]
