import { phaseOf, trimRsc, unitOf } from '../rsc.ts'
import type { BracketKind } from './bracket-kind.ts'
import { roundOf } from './phase-order.ts'
import { type DrawSide, isSettled } from './sides.ts'

/** A unit of an event as the schedule and its results have it. */
export interface DrawUnit {
  /** Full RSC. */
  readonly code: string
  /** 1 gold, 3 bronze, 0 none (ODF §6, Unit@Medal). */
  readonly medal: number
  readonly sides: readonly DrawSide[]
}

export interface LinkedBracket {
  readonly code: string
  readonly kind: BracketKind
  /** First round first; `code` is the RSC phase without filler, `position` the place from the top, with gaps where nobody plays. */
  readonly phases: readonly {
    readonly code: string
    readonly matches: readonly { readonly position: number; readonly unit: string }[]
  }[]
}

interface Link {
  /** The unit that one comes from. */
  readonly unit: string
  readonly wlt: 'W' | 'L'
}

const phaseCode = (unit: DrawUnit): string => trimRsc(phaseOf(unit.code))

/**
 * The brackets of an event of which no DT_BRACKETS was sent, from what the start lists say of where each side comes from (ODF §6,
 * PreviousUnit): the winners' way to the gold medal is the main one, the losers' ways are brackets of their own. Where a start list names the
 * competitor and no longer the unit before, the last round of a knockout that this competitor won or lost stands for it. Matches are placed
 * so that the two that lead to another stand next to each other; one that leads nowhere takes an open place of its round. `all` in the
 * order they are played; parts of a team match are no matches of their own. Links that would close a circle or send a winner to two matches
 * are left out. Empty where nothing is linked.
 */
export function linkedBrackets(all: readonly DrawUnit[]): LinkedBracket[] {
  const codes = new Set(all.map(({ code }) => code))
  const units = all.filter(({ code }) => !isPart(code, codes))
  const draw = new Draw(units)
  const ends = units.filter((unit) => draw.isEnd(unit))
  const mains = mainsOf(ends, draw)
  const rounds = new Set(mains.flatMap((root) => draw.feeders(root)).flatMap((unit) => draw.phasesTo(unit)))
  const others = ends.filter((unit) => !mains.includes(unit))
  const strays = others.filter((unit) => unit.medal === 0 && rounds.has(phaseCode(unit)) && !draw.isFedByLosers(unit))
  const rest = others.filter((unit) => !strays.includes(unit) && (draw.isLinked(unit) || unit.medal === 3))
  return [{ code: 'FNL', kind: 'main' as const, roots: mains, strays }, ...sideTrees(rest, draw)]
    .filter(({ roots }) => draw.hasLinks && roots.length > 0)
    .map(({ code, kind, roots, strays: without }) => ({ code, kind, phases: draw.place(roots, without) }))
}

/** A sub-unit (last two characters) of a unit that is there itself (ODF §4). */
function isPart(code: string, codes: ReadonlySet<string>): boolean {
  const whole = code.slice(0, -2)
  return /[1-9]/.test(code.slice(-2)) && (codes.has(`${whole}00`) || codes.has(`${whole}--`))
}

/** The links of an event's units, a forest: each winner goes to one match at most, and none in a circle. */
class Draw {
  readonly #units: ReadonlyMap<string, DrawUnit>
  readonly #links = new Map<string, (Link | undefined)[]>()
  readonly #next = new Map<string, string>()
  readonly #linked = new Set<string>()

  constructor(units: readonly DrawUnit[]) {
    this.#units = new Map(units.map((unit) => [unit.code, unit]))
    for (const unit of units)
      unit.sides.forEach(({ from }, side) => {
        const wlt = from?.wlt
        if (from && (wlt === 'W' || wlt === 'L')) this.#link(unit, side, { unit: from.unit, wlt })
      })
    const rounds = units.filter(isKnockout).toSorted((a, b) => roundOf(phaseOf(a.code)) - roundOf(phaseOf(b.code)))
    for (const unit of rounds) {
      const earlier = rounds.filter((other) => roundOf(phaseOf(other.code)) < roundOf(phaseOf(unit.code)))
      unit.sides.forEach((side, at) => {
        const link = side.from || !isSettled(side) ? undefined : lastOf(side.code, earlier)
        if (link) this.#link(unit, at, link)
      })
    }
  }

  #link(unit: DrawUnit, side: number, link: Link): void {
    if (!this.#units.has(link.unit) || link.unit === unit.code) return
    if (link.wlt === 'W') {
      if (this.#next.has(link.unit)) return
      for (let after = this.#next.get(unit.code); after !== undefined; after = this.#next.get(after))
        if (after === link.unit) return
      this.#next.set(link.unit, unit.code)
    }
    const links = this.#links.get(unit.code) ?? []
    links[side] = link
    this.#links.set(unit.code, links)
    this.#linked.add(unit.code).add(link.unit)
  }

  get hasLinks(): boolean {
    return this.#linked.size > 0
  }
  isLinked(unit: DrawUnit): boolean {
    return this.#linked.has(unit.code)
  }
  /** A match whose winner goes nowhere: the last one of its tree. */
  isEnd(unit: DrawUnit): boolean {
    return !this.#next.has(unit.code) && (this.isLinked(unit) || isKnockout(unit))
  }
  isFedByLosers(unit: DrawUnit): boolean {
    return (this.#links.get(unit.code) ?? []).some((link) => link?.wlt === 'L')
  }
  /** The matches whose winners come here. */
  feeders(unit: DrawUnit): DrawUnit[] {
    return [0, 1].flatMap((side) => this.#feeder(unit, side) ?? [])
  }
  #feeder(unit: DrawUnit, side: number): DrawUnit | undefined {
    const link = this.#links.get(unit.code)?.[side]
    return link?.wlt === 'W' ? this.#units.get(link.unit) : undefined
  }
  /** The phases on the way to a match, its own among them, once for each match. */
  phasesTo(unit: DrawUnit): string[] {
    return [phaseCode(unit), ...this.feeders(unit).flatMap((feeder) => this.phasesTo(feeder))]
  }

  /** Rounds by distance from the last matches as phases, first round first; strays in the round of their phase. */
  place(roots: readonly DrawUnit[], strays: readonly DrawUnit[]): LinkedBracket['phases'] {
    const rounds: Map<number, DrawUnit>[] = []
    const put = (unit: DrawUnit, round: number, position: number): void => {
      const matches = rounds[round] ?? new Map<number, DrawUnit>()
      rounds[round] = matches.set(position, unit)
      for (const side of [0, 1]) {
        const feeder = this.#feeder(unit, side)
        if (feeder) put(feeder, round + 1, 2 * position - 1 + side)
      }
    }
    roots.forEach((root, at) => put(root, 0, at + 1))
    const roundWith = (stray: DrawUnit): number =>
      rounds.findIndex((matches) => [...matches.values()].some((unit) => phaseCode(unit) === phaseCode(stray)))
    // later rounds first, so that what leads to a stray has its place before others look for one
    for (const stray of strays.toSorted((a, b) => roundWith(a) - roundWith(b))) {
      const round = roundWith(stray)
      put(stray, round, this.#openPosition(stray, rounds[round] ?? new Map(), rounds[round - 1] ?? new Map()))
    }
    return rounds.toReversed().map((matches) => {
      const inOrder = [...matches].sort(([a], [b]) => a - b)
      return {
        code: inOrder[0] ? phaseCode(inOrder[0][1]) : '',
        matches: inOrder.map(([position, { code }]) => ({ position, unit: code })),
      }
    })
  }

  /**
   * Where a match stands whose winner goes nowhere: beside the one its loser goes on to, as when the winner was excluded; else at the first
   * place of its round whose winner the next round does not know yet; else after the last.
   */
  #openPosition(stray: DrawUnit, matches: ReadonlyMap<number, DrawUnit>, next: ReadonlyMap<number, DrawUnit>): number {
    for (const [position, unit] of next)
      for (const at of [0, 1]) {
        const place = 2 * position - 1 + at
        if (this.#links.get(unit.code)?.[at]?.unit === stray.code && !matches.has(place)) return place
      }
    for (const [position, unit] of [...next].sort(([a], [b]) => a - b))
      for (const at of [0, 1]) {
        const side = unit.sides[at]
        const known = side !== undefined && (side.from !== null || isSettled(side))
        const place = 2 * position - 1 + at
        if (!known && !matches.has(place)) return place
      }
    return Math.max(0, ...matches.keys(), ...[...next.keys()].map((position) => 2 * position)) + 1
  }
}

const isKnockout = (unit: DrawUnit): boolean => roundOf(phaseOf(unit.code)) >= 0

/** What became of a competitor in the last of these units that has it. */
function lastOf(competitor: string | null, units: readonly DrawUnit[]): Link | undefined {
  const last = units.findLast(({ sides }) => sides.some((side) => side.code === competitor))
  const wlt = last?.sides.find(({ code }) => code === competitor)?.wlt
  return last && (wlt === 'W' || wlt === 'L') ? { unit: last.code, wlt } : undefined
}

/** The matches for gold; where no unit says it is one, the last one of the greatest tree, a final before others. */
function mainsOf(ends: readonly DrawUnit[], draw: Draw): readonly DrawUnit[] {
  const golds = ends.filter(({ medal }) => medal === 1)
  const linked = golds.filter((unit) => draw.isLinked(unit))
  if (golds.length > 0) return linked.length > 0 ? linked : golds
  const final = (unit: DrawUnit): number => (phaseCode(unit) === 'FNL' ? 1 : 0)
  const size = (unit: DrawUnit): number => draw.phasesTo(unit).length
  return ends
    .filter((unit) => unit.medal === 0 && draw.isLinked(unit))
    .toSorted((a, b) => size(b) - size(a) || final(b) - final(a))
    .slice(0, 1)
}

interface Trees {
  readonly code: string
  readonly kind: BracketKind
  /** The last match of each tree. */
  readonly roots: readonly DrawUnit[]
  readonly strays: readonly DrawUnit[]
}

/** All contests of a repechage are one bracket, so are those for bronze; each match for a place is one of its own. */
function sideTrees(ends: readonly DrawUnit[], draw: Draw): Trees[] {
  const repechage = ends.filter((unit) => draw.phasesTo(unit).some((phase) => phase.startsWith('REP')))
  const bronze = ends.filter((unit) => unit.medal === 3 && !repechage.includes(unit))
  const places = ends.filter((unit) => !repechage.includes(unit) && !bronze.includes(unit))
  const trees: Trees[] = [
    { code: 'REP', kind: 'repechage', roots: repechage, strays: [] },
    { code: 'BRN', kind: 'bronze', roots: bronze, strays: [] },
  ]
  return [
    ...trees,
    ...places.map((unit): Trees => {
      const code = trimRsc(`${phaseOf(unit.code)}${unitOf(unit.code)}`)
      return { code, kind: 'placement', roots: [unit], strays: [] }
    }),
  ]
}
