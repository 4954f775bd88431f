import { aSportRow, aSportUnit, aValue } from '../sports/sport.factory.ts'
import type { SportRow, SportUnit, SportValue } from '../sports/sport.ts'
import type { Ranking } from './rank-list.ts'
import type { RuleSet } from './rule-set.ts'
import { ruleSetOf } from './rule-sets/rule-sets.ts'

/** What a row brings beside its result. */
export interface Given {
  readonly irm?: string
  readonly type?: string
  readonly extended?: readonly SportValue[]
  readonly wlt?: string
}

export const aResult = (competitor: string, result: string | null, given: Given = {}): SportRow =>
  aSportRow({
    result,
    resultType: given.irm !== undefined && result === null ? 'IRM' : (given.type ?? 'POINTS'),
    irm: given.irm ?? null,
    wlt: given.wlt ?? null,
    extended: given.extended ?? [],
    competitor: { code: competitor, entries: [], athletes: [] },
  })

/** A finished list of a unit: `aList('SWMM100MFR…', aResult('A', '51.20'), …)`. */
export const aList = (code: string, ...rows: SportRow[]): SportUnit =>
  aSportUnit(code, { status: 'OFFICIAL', headToHead: false, rows })

/**
 * A finished match: `aMatch('BKBMTEAM5-------------GPA-000100', 'A 80 B 75')`; behind a bar the sets, `'A 2 B 0 | 25-20 25-18'`. `W` or an
 * IRM behind a result: `'A 2 W B 5 L'`, `'A 1 RET B 0'`.
 */
export function aMatch(code: string, written: string, given: Partial<SportUnit> = {}): SportUnit {
  const [sides = '', sets = ''] = written.split(' | ')
  const found = [...sides.matchAll(/([A-H])(?: (\d+))?(?: (W|L|T)(?= |$))?(?: ((?!W\b|L\b|T\b)[A-Z/]{2,}))?/g)]
  return aSportUnit(code, {
    status: 'OFFICIAL',
    headToHead: true,
    rows: found.map(([, side = '', result, wlt, irm]) =>
      aResult(side, result ?? null, { ...(wlt ? { wlt } : {}), ...(irm ? { irm } : {}) }),
    ),
    periods: [...sets.matchAll(/(\d+)-(\d+)/g)].map(([, home = '', away = ''], at) => ({
      code: `S${at + 1}`,
      homeScore: null,
      awayScore: null,
      homePeriodScore: home,
      awayPeriodScore: away,
    })),
    ...given,
  })
}

/** The rule set of a discipline, or of an id. */
export function rules(code: string, id?: string): RuleSet {
  const found = ruleSetOf(code, id)
  if (!found) throw new Error(`no rule set of ${code} ${id ?? ''}`)
  return found
}

/** `1 A`, `2= B`, `- C`; `?` where it is undecided. */
export function ranksOf({ rows, undecided }: Pick<Ranking, 'rows' | 'undecided'>): string[] {
  const open = new Set(undecided.flatMap(({ competitors }) => competitors))
  return rows.map(
    ({ rank, rankEqual, competitor }) =>
      `${rank ?? '-'}${rankEqual ? '=' : ''} ${competitor}${open.has(competitor) ? '?' : ''}`,
  )
}

export const attempts = (...marks: string[]): SportValue[] =>
  marks.map((mark, at) => aValue('ATTEMPT', mark, { pos: String(at + 1) }))

/** `heights('1.84 O 1.89 XO')`. */
export const heights = (written: string): SportValue[] =>
  [...written.matchAll(/(\S+) (\S+)/g)].map(([, height = '', trials = ''], at) =>
    aValue('HEIGHT', height, { pos: String(at + 1), value2: trials }),
  )

/** An exercise with what its score is made of: `exercise('FX', '13.900', { EXECUTION: '8.400' })`. */
export const exercise = (code: string, value: string, parts: Readonly<Record<string, string>> = {}): SportValue =>
  aValue(code, value, { extensions: Object.entries(parts).map(([part, score]) => ({ code: part, value: score })) })
