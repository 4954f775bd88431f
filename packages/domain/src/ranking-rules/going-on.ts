import { byText } from '../text/by-text.ts'
import type { Ranking } from './rank-list.ts'
import { because, type Reason, type Undecided } from './reason.ts'
import type { LevelForLast } from './rule-set.ts'

/** Who goes on from a round: settings of the event, as its regulation or its start list has them. */
export interface GoingOnRule {
  /** The first so many of each unit go on by place. */
  readonly byPlace: number
  /** Then the best so many of all units together, by result. */
  readonly byResult: number
  /** The next ones, in order, are reserves. */
  readonly reserves: number
  /** No more of one delegation than this, where the sport limits it. */
  readonly perDelegation: number | null
  /** The decision if more are level for the last place than there are places. If all of them advance by place, fewer advance by result. */
  readonly levelForLast: LevelForLast
}

/** Somebody's mark: `Q` by place, `q` by result, `R1` … reserves, null: is out. */
export interface GoingOn {
  readonly competitor: string
  readonly mark: string | null
  readonly why: Reason
}

export interface Through {
  /** In the order of the round's list, all who are in it. */
  readonly rows: readonly GoingOn[]
  readonly undecided: readonly Undecided[]
}

/**
 * Who goes on from a round: by place of each unit, then by result over all of them, then the reserves. `units` are the rankings of the
 * units, `round` is the ranking of all together (`rankHeats`). A last place for which more are level than there is room is told as
 * undecided, as is one that the ranking itself leaves open; those concerned have no mark. `delegationOf` is asked where the rule limits
 * delegations.
 */
export function whoGoesOn(
  units: readonly Ranking[],
  round: Ranking,
  rule: GoingOnRule,
  delegationOf: (competitor: string) => string | null = () => null,
): Through {
  const desk = new Desk(rule, delegationOf)
  for (const [at, unit] of units.entries()) desk.take(unit, rule.byPlace, 'Q', 'by-place', { unit: String(at + 1) })
  desk.takeBest(round, rule.byResult)
  const reserves = desk.next(round, rule.reserves)
  for (const [at, { competitor }] of reserves.entries())
    desk.mark(competitor, `R${at + 1}`, because('reserve', { place: String(at + 1) }))
  return {
    rows: round.rows.map(({ competitor, rank, why }) => ({
      competitor,
      ...(desk.markOf(competitor) ?? { mark: null, why: rank === null ? why : desk.whyNot(competitor, rank) }),
    })),
    undecided: desk.undecided,
  }
}

/**
 * Who goes on by a standard: all who reach it (`Q`), and the next best up to `atLeast` (`q`) where fewer do; all who are level for the
 * last of these places go on (WA TR 25.11).
 */
export function whoReachesStandard(round: Ranking, reaches: (competitor: string) => boolean, atLeast: number): Through {
  const ranked = round.rows.filter(({ rank }) => rank !== null)
  const marks = new Map<string, Omit<GoingOn, 'competitor'>>()
  for (const { competitor } of ranked)
    if (reaches(competitor)) marks.set(competitor, { mark: 'Q', why: because('standard') })
  const undecided: Undecided[] = []
  if (marks.size < atLeast) {
    const last = ranked[atLeast - 1]?.rank ?? Number.POSITIVE_INFINITY
    for (const { competitor, rank } of ranked)
      if (!marks.has(competitor) && rank !== null && rank <= last)
        marks.set(competitor, { mark: 'q', why: because('by-place', { rank: String(rank) }) })
    for (const open of round.undecided)
      if (open.from <= atLeast && open.to > atLeast) {
        for (const code of open.competitors) if (marks.get(code)?.mark === 'q') marks.delete(code)
        undecided.push(open)
      }
  }
  return {
    rows: round.rows.map(({ competitor, rank, why }) => ({
      competitor,
      ...(marks.get(competitor) ?? {
        mark: null,
        why: rank === null ? why : because('not-through', { rank: String(rank) }),
      }),
    })),
    undecided,
  }
}

interface Entrant {
  readonly competitor: string
  readonly rank: number
}

class Desk {
  readonly undecided: Undecided[] = []
  readonly #marks = new Map<string, Omit<GoingOn, 'competitor'>>()
  readonly #ofDelegation = new Map<string, number>()
  readonly #full = new Map<string, string>()
  /** So many of those that are level for the last place of a unit will not have it. */
  #leftOver = 0
  /** So many more than its number advance by place, since all who are level do. */
  #beyondPlaces = 0
  readonly #rule: GoingOnRule
  readonly #delegationOf: (competitor: string) => string | null

  constructor(rule: GoingOnRule, delegationOf: (competitor: string) => string | null) {
    this.#rule = rule
    this.#delegationOf = delegationOf
  }

  markOf(competitor: string): Omit<GoingOn, 'competitor'> | undefined {
    return this.#marks.get(competitor)
  }

  mark(competitor: string, mark: string | null, why: Reason): void {
    this.#marks.set(competitor, { mark, why })
    const delegation = mark === 'Q' || mark === 'q' ? this.#delegationOf(competitor) : null
    if (delegation !== null) this.#ofDelegation.set(delegation, (this.#ofDelegation.get(delegation) ?? 0) + 1)
  }

  whyNot(competitor: string, rank: number): Reason {
    const delegation = this.#full.get(competitor)
    return delegation === undefined
      ? because('not-through', { rank: String(rank) })
      : because('delegation-full', { delegation, most: String(this.#rule.perDelegation) })
  }

  /**
   * The best so many of the round without a mark, and fewer if more than their number advance by place (WA TR 21.3). Where a place of a unit is
   * undecided, who does not get it may still advance by result: so many of the last places are undecided too.
   */
  takeBest(round: Ranking, byResult: number): void {
    const places = Math.max(0, byResult - this.#beyondPlaces)
    const sure = Math.max(0, places - this.#leftOver)
    this.take(round, sure, 'q', 'by-time', {})
    if (sure === places) return
    const last = this.#free(round)
      .slice(0, places - sure)
      .at(-1)?.rank
    const rivals = this.#free(round).filter(({ rank }) => last !== undefined && rank <= last)
    const why = because('level-for-last-place', { places: String(places - sure), decides: 'by-place' })
    this.#leave(rivals, why)
  }

  #leave(group: readonly Entrant[], why: Reason): void {
    const [first] = group
    if (!first) return
    const competitors = group.map(({ competitor }) => competitor).toSorted(byText)
    this.undecided.push({ competitors, from: first.rank, to: first.rank + group.length - 1, why })
    for (const competitor of competitors) this.mark(competitor, null, why)
  }

  /** The best so many without a mark get one. */
  take(
    ranking: Ranking,
    places: number,
    mark: 'Q' | 'q',
    rule: 'by-place' | 'by-time',
    values: Reason['values'],
  ): void {
    if (places === 0) return
    const open = this.#openRanks(ranking)
    let left = places
    for (const group of byRank(this.#free(ranking))) {
      if (left === 0) return
      const [first] = group
      if (!first) continue
      const fits = group.length <= left
      const why = because(rule, { ...values, rank: String(first.rank), places: String(places) })
      if (fits || (this.#rule.levelForLast === 'all-go-on' && !open.has(first.rank))) {
        for (const { competitor } of group) this.mark(competitor, mark, why)
        if (mark === 'Q') this.#beyondPlaces += Math.max(0, group.length - left)
        left -= Math.min(left, group.length)
        continue
      }
      const level = because('level-for-last-place', {
        places: String(left),
        decides: open.get(first.rank) ?? this.#rule.levelForLast,
      })
      this.#leave(group, level)
      if (mark === 'Q') this.#leftOver += group.length - left
      return
    }
  }

  /** The next so many without a mark, in order; fewer where those that follow are level. */
  next(ranking: Ranking, many: number): readonly Entrant[] {
    const found: Entrant[] = []
    for (const group of byRank(this.#free(ranking))) {
      if (found.length >= many) break
      if (group.length > 1 && found.length < many) {
        const competitors = group.map(({ competitor }) => competitor).toSorted(byText)
        const from = group[0]?.rank ?? 0
        const why = because('level-for-last-place', { places: String(many - found.length), decides: 'reserve' })
        this.undecided.push({ competitors, from, to: from + group.length - 1, why })
        break
      }
      found.push(...group)
    }
    return found
  }

  /** Ranked ones without a mark, of delegations that have room. */
  #free({ rows }: Ranking): Entrant[] {
    const taken = new Map(this.#ofDelegation)
    const most = this.#rule.perDelegation
    return rows.flatMap(({ competitor, rank }) => {
      if (rank === null || this.#marks.has(competitor)) return []
      const delegation = most === null ? null : this.#delegationOf(competitor)
      if (delegation !== null && most !== null) {
        const has = taken.get(delegation) ?? 0
        if (has >= most) {
          this.#full.set(competitor, delegation)
          return []
        }
        taken.set(delegation, has + 1)
      }
      return [{ competitor, rank }]
    })
  }

  /** What decides between those that a ranking leaves open, by their rank. */
  #openRanks({ undecided }: Ranking): ReadonlyMap<number, string> {
    return new Map(undecided.map(({ from, why }) => [from, why.values['decides'] ?? why.values['needs'] ?? why.rule]))
  }
}

const byRank = (entrants: readonly Entrant[]): Entrant[][] => [...Map.groupBy(entrants, ({ rank }) => rank).values()]
