import { infoOf } from '../sports/values.ts'
import { counted, type Played, type Table, total } from './pool-table.ts'
import type { PoolCriterion } from './rule-set.ts'
import type { Measure, Step } from './tiers.ts'

/** Somebody in a pool. */
export type Member = { readonly competitor: string }

/** A criterion of a rule set as a step that parts members of a table. */
export function stepOf(criterion: PoolCriterion, table: Table): Step<Member> {
  const { rule, among, of: only, newTableOf, counted: what = 'score' } = criterion
  return {
    rule,
    of: { among, ...(criterion.counted ? { of: criterion.counted } : {}) },
    ...(only === undefined ? {} : { applies: (group: readonly Member[]) => group.length === only }),
    ...(newTableOf === undefined
      ? {}
      : { applies: (group: readonly Member[]) => group.length >= newTableOf, keepsGroup: true as const }),
    measure: ({ competitor }, group) => {
      const level = new Set(group.map((member) => member.competitor))
      const played = table.of(competitor, among === 'tied' ? level : undefined)
      const own = () => total(played, (one) => counted(one.own, what))
      const other = () => total(played, (one) => counted(one.other, what))
      const wins = played.filter(({ result }) => result === 'won').length
      switch (rule) {
        case 'table-points':
          return figure(played.reduce((sum, one) => sum + table.pointsOf(one), 0))
        case 'wins':
          return figure(wins)
        case 'win-ratio':
          return played.length === 0 ? figure(0) : { keys: [wins / played.length], written: `${wins}/${played.length}` }
        case 'scored':
          return figure(own())
        case 'difference':
        case 'ratio':
          return compared(own(), other(), rule)
        case 'quality-points':
          return figure(total(played, (one) => table.qualityOf(one, criterion.counted)))
        case 'falls':
          return decidedBy(played, (decision) => decision === 'VFA')
        case 'superiorities':
          return decidedBy(played, (decision) => decision.startsWith('VSU'))
      }
    },
  }
}

const figure = (value: number | null): Measure | null =>
  value === null ? null : { keys: [value], written: String(value) }

/** Nothing conceded is the best ratio there is; nothing on both sides is the worst. */
function compared(own: number | null, other: number | null, rule: 'difference' | 'ratio'): Measure | null {
  if (own === null || other === null) return null
  const written = `${own}:${other}`
  if (rule === 'difference') return { keys: [own - other], written }
  const ratio = other === 0 ? (own === 0 ? 0 : Number.POSITIVE_INFINITY) : own / other
  return { keys: [ratio], written }
}

/** Victories of a kind; null where a match that was won does not say how (UI/DECISION). */
function decidedBy(played: readonly Played[], is: (decision: string) => boolean): Measure | null {
  const decisions = played
    .filter(({ result }) => result === 'won')
    .map(({ match }) => infoOf(match.unit.extendedInfos, 'DECISION'))
  return decisions.includes(null) ? null : figure(decisions.filter((decision) => is(decision ?? '')).length)
}
