import type { DrawUnit } from '@games/domain/draw/linked-brackets'
import {
  acrossPools,
  againstTheRule,
  drawnBracket,
  type Entrant,
  type EventUnit,
  eventMedals,
  isPoolPhase,
  matchOutcome,
  type Outcome,
  poolRulesOf,
  poolStanding,
  type RuleSet,
  rankHeats,
  rankList,
  repechageOfFinalists,
  ruleSetOf,
  seededDraw,
  settledDraw,
  type Through,
  type Undecided,
  whoGoesOn,
  whoReachesStandard,
} from '@games/domain/ranking-rules/index'
import type { SportUnit } from '@games/domain/sports/sport'
import type { OdfMessage, OdfResult } from '../message.ts'

/**
 * What published games say beside what the rules make of them, with all that the rules are to find taken out before: ranks, shared ranks,
 * the order of rows, who goes on, medals; of matches who won, where that is what is asked.
 */
export interface Published {
  readonly code: string
  readonly ruleSet: RuleSet
  /** As published. */
  readonly rows: readonly OdfResult[]
  /** Without what is to be found, rows by competitor. */
  readonly unit: SportUnit
}

/** How many were compared, and how they came out: `open` by what is missing, `wrong` one by one. */
export interface Count {
  units: number
  rows: number
  equal: number
  readonly open: Record<string, number>
  readonly wrong: string[]
}
export type Counts = Record<string, Count>

const countOf = (counts: Counts, key: string): Count => {
  const count = (counts[key] ??= { units: 0, rows: 0, equal: 0, open: {}, wrong: [] })
  return count
}
const openFor = (count: Count, { why }: Undecided): void => {
  const key = why.values.needs ?? why.values.decides ?? why.values.list ?? why.rule
  count.open[key] = (count.open[key] ?? 0) + 1
}
const disciplineOf = (code: string): string => code.slice(0, 3)

/** Result lists of disciplines with rules; `ruleSetIds` are those of other variants than the first, by discipline. */
export function publishedOf(
  messages: readonly OdfMessage[],
  ruleSetIds: Readonly<Record<string, string>> = {},
): Published[] {
  return messages.flatMap(({ header: { documentCode: code }, body }) => {
    const ruleSet = ruleSetOf(code, ruleSetIds[disciplineOf(code)])
    // other sports have no rules to compare
    if (body.kind !== 'results' || !ruleSet || ruleSet.disciplines.length === 0) return []
    const rows = body.results
    const isMatch = rows.length === 2 && ruleSet.match !== null && rows.every(({ rank }) => rank === null)
    const bare = rows
      .map((row) => ({ ...row, rank: null, rankEqual: false, qualificationMark: null, diff: null }))
      .toSorted((a, b) => (a.competitor.code < b.competitor.code ? -1 : 1))
    const unit: SportUnit = {
      code,
      typeCode: code,
      status: 'OFFICIAL',
      started: true,
      headToHead: isMatch,
      clock: null,
      periods: body.periods,
      extendedInfos: body.extendedInfos,
      // home and away are a match's own, and no result
      rows: isMatch ? rows : bare,
    }
    return [{ code, ruleSet, rows, unit }]
  })
}

/** Ranks of every list that has any. */
export function compareRanks(published: readonly Published[]): Counts {
  const counts: Counts = {}
  for (const { code, ruleSet, rows, unit } of published) {
    const ranks = rows.flatMap(({ rank }) => (rank === null ? [] : [Number(rank)]))
    if (ranks.length === 0) continue
    const count = countOf(counts, disciplineOf(code))
    // a final for places begins with its first place: a setting of the schedule, not of the result
    const ranking = rankList(unit, ruleSet, Math.min(...ranks))
    const undecided = new Map(ranking.undecided.flatMap((open) => open.competitors.map((who) => [who, open] as const)))
    const against = new Map(againstTheRule(rows, ranking).map((one) => [one.competitor, one]))
    const computed = new Map(ranking.rows.map((row) => [row.competitor, row]))
    count.units += 1
    count.rows += rows.length
    for (const { rank, result, irm, competitor } of rows) {
      const open = undecided.get(competitor.code)
      const row = computed.get(competitor.code)
      const isWrong = against.has(competitor.code) || (rank === null && row?.rank !== null)
      if (isWrong && !(open && rank === null))
        count.wrong.push(`${code} ${rank ?? '-'} for ${row?.rank ?? '-'} (${result ?? irm})`)
      else if (open) openFor(count, open)
      else if (rank === null || rank === String(row?.rank)) count.equal += 1
      else count.wrong.push(`${code} ${rank} for ${row?.rank ?? '-'} (${result ?? irm})`)
    }
  }
  return counts
}

/** Who won every match, with WLT taken out. */
export function compareWinners(published: readonly Published[]): Counts {
  const counts: Counts = {}
  for (const { code, ruleSet, rows, unit } of published) {
    if (!unit.headToHead || !ruleSet.match) continue
    const count = countOf(counts, disciplineOf(code))
    const outcome = matchOutcome({ ...unit, rows: unit.rows.map((row) => ({ ...row, wlt: null })) }, ruleSet.match)
    const winner = rows.find(({ wlt }) => wlt === 'W')?.competitor.code
    count.units += 1
    count.rows += rows.length
    if (outcome.kind === 'won' && outcome.winner === winner) count.equal += 1
    else if (outcome.kind === 'draw' && winner === undefined) count.equal += 1
    else if (outcome.kind === 'undecided') openFor(count, { competitors: [], from: 1, to: 2, why: outcome.why })
    else count.wrong.push(`${code} ${outcome.kind}`)
  }
  return counts
}

/** Medals of every event, with nothing known but its results and which units are for a medal. `rows` are medals, `equal` events. */
export function compareMedals(published: readonly Published[], messages: readonly OdfMessage[]): Counts {
  const counts: Counts = {}
  const marks = new Map(
    messages.flatMap(({ body }) =>
      body.kind === 'schedule' ? body.units.map((unit) => [unit.code, unit.medal] as const) : [],
    ),
  )
  const events = Map.groupBy(published, ({ code }) => code.slice(0, 22))
  for (const { header, body } of messages) {
    const own = events.get(header.documentCode.slice(0, 22))
    const [first] = own ?? []
    if (body.kind !== 'medallists' || !own || !first) continue
    const count = countOf(counts, disciplineOf(header.documentCode))
    const units = own.map(({ code, unit }): EventUnit => ({ unit, medal: marks.get(code) ?? 0 }))
    const { medals, undecided } = eventMedals(units, first.ruleSet)
    const given = new Set(
      body.medals.flatMap(({ medal, competitors }) => competitors.map(({ code }) => `${medal} ${code}`)),
    )
    const found = medals.map(({ competitor, medal }) => `${medal} ${competitor}`)
    count.units += 1
    count.rows += given.size
    const [open] = undecided
    if (found.some((one) => !given.has(one)) || (!open && found.length !== given.size))
      count.wrong.push(`${header.documentCode.slice(0, 22)}`)
    else if (open) openFor(count, open)
    else count.equal += 1
  }
  return counts
}

/** How many go on by the regulation where the published marks are not those of places and times alone: the referee advanced others too. */
export type Regulations = Readonly<
  Record<string, { readonly byPlace: number; readonly byResult: number; readonly advanced: number }>
>

/**
 * Who goes on from each phase that has marks. How many do so by place and by result is the regulation's: as many as the published marks
 * are, unless `regulations` says otherwise; qualifications of field events are by standard. `rows` are marks.
 */
export function compareGoingOn(published: readonly Published[], regulations: Regulations = {}): Counts {
  const counts: Counts = {}
  const lists = published.filter(({ unit }) => !unit.headToHead)
  for (const [phase, own] of Map.groupBy(lists, ({ code }) => code.slice(0, 26))) {
    const marks = new Map(
      own.flatMap(({ rows }) =>
        rows.flatMap(({ competitor, qualificationMark: mark }) =>
          mark === 'Q' || mark === 'q' ? [[competitor.code, mark] as const] : [],
        ),
      ),
    )
    const [first] = own
    if (marks.size === 0 || !first) continue
    const count = countOf(counts, disciplineOf(phase))
    const through = throughOf(own, first.ruleSet, marks, regulations[phase])
    count.units += 1
    count.rows += marks.size
    const open = new Set(through.undecided.flatMap(({ competitors }) => competitors))
    const other = through.rows.filter(
      ({ competitor, mark }) => !open.has(competitor) && mark !== (marks.get(competitor) ?? null),
    )
    // whom the referee advanced has a mark that no rule gives
    const isByReferee =
      other.length > 0 && other.length === regulations[phase]?.advanced && other.every(({ mark }) => mark === null)
    const wrong = isByReferee ? [] : other
    const [undecided] = through.undecided
    if (wrong.length > 0)
      count.wrong.push(
        [phase, ...wrong.map(({ mark, competitor }) => `${mark ?? '-'} for ${marks.get(competitor) ?? '-'}`)].join(' '),
      )
    else if (undecided) openFor(count, undecided)
    else if (isByReferee) openFor(count, because('advanced by the referee'))
    else count.equal += 1
  }
  return counts
}

function throughOf(
  own: readonly Published[],
  ruleSet: RuleSet,
  marks: ReadonlyMap<string, string>,
  regulation: Regulations[string] | undefined,
): Through {
  const units = own.map(({ unit }) => unit)
  const round = rankHeats(units, ruleSet)
  const places = own.map(({ rows }) => rows.filter(({ qualificationMark }) => qualificationMark === 'Q').length)
  const byPlace = regulation?.byPlace ?? Math.min(...places)
  if (regulation === undefined && places.some((place) => place !== byPlace))
    return whoReachesStandard(round, (code) => marks.get(code) === 'Q', marks.size)
  const byResult = regulation?.byResult ?? [...marks.values()].filter((mark) => mark === 'q').length
  const rule = { byPlace, byResult, reserves: 0, perDelegation: null, levelForLast: 'draw-of-lots' } as const
  return whoGoesOn(
    units.map((unit) => rankList(unit, ruleSet)),
    round,
    rule,
  )
}

/** Whether those who go on from each pool to a knockout are the first of its table. */
export function comparePools(published: readonly Published[]): Counts {
  const counts: Counts = {}
  for (const [event, own] of Map.groupBy(published, ({ code }) => code.slice(0, 22))) {
    const [first] = own
    const rules = first && poolRulesOf(first.ruleSet)
    if (!rules) continue
    const codesOf = (list: readonly Published[]) => [
      ...new Set(list.flatMap(({ rows }) => rows.map(({ competitor }) => competitor.code))),
    ]
    const through = new Set(codesOf(own.filter(({ code }) => !isPoolPhase(code))))
    const pools = Map.groupBy(
      own.filter(({ code }) => isPoolPhase(code)),
      ({ code }) => code.slice(22, 26),
    )
    for (const [pool, matches] of pools) {
      const members = codesOf(matches)
      const table = poolStanding(
        matches.map(({ unit }) => unit),
        members,
        rules,
      )
      const many = members.filter((code) => through.has(code)).length
      const count = countOf(counts, disciplineOf(event))
      count.units += 1
      count.rows += members.length
      const open = table.undecided.find(({ from, to }) => from <= many && to > many)
      const best = table.rows.filter(({ rank }) => rank !== null && rank <= many)
      if (open) openFor(count, open)
      else if (best.length === many && best.every(({ competitor }) => through.has(competitor))) count.equal += 1
      else count.wrong.push(`${event} ${pool}`)
    }
  }
  return counts
}

/** Whether the best of the next place in the pools are those who go on beside the first ones, where not all of them do. */
export function compareBestOfPools(published: readonly Published[]): Counts {
  const counts: Counts = {}
  for (const [event, own] of Map.groupBy(published, ({ code }) => code.slice(0, 22))) {
    const [first] = own
    const rules = first && poolRulesOf(first.ruleSet)
    const matches = own.filter(({ code }) => isPoolPhase(code))
    if (!rules || matches.length === 0) continue
    const codesOf = (list: readonly Published[]) => [
      ...new Set(list.flatMap(({ rows }) => rows.map(({ competitor }) => competitor.code))),
    ]
    const through = new Set(codesOf(own.filter(({ code }) => !isPoolPhase(code))))
    const pools = [...Map.groupBy(matches, ({ code }) => code.slice(22, 26)).values()]
    const fewest = Math.min(...pools.map((pool) => codesOf(pool).filter((code) => through.has(code)).length))
    const many = through.size - fewest * pools.length
    if (many === 0 || many >= pools.length) continue
    const next = pools.flatMap((pool) =>
      poolStanding(
        pool.map(({ unit }) => unit),
        codesOf(pool),
        rules,
      ).rows.flatMap(({ competitor, rank }) => (rank === fewest + 1 ? [competitor] : [])),
    )
    const table = acrossPools(
      matches.map(({ unit }) => unit),
      codesOf(matches),
      next,
      rules,
    )
    const count = countOf(counts, disciplineOf(event))
    count.units += 1
    count.rows += next.length
    const open = table.undecided.find(({ from, to }) => from <= many && to > many)
    const best = table.rows.filter(({ rank }) => rank !== null && rank <= many)
    if (open) openFor(count, open)
    else if (best.length === many && best.every(({ competitor }) => through.has(competitor))) count.equal += 1
    else count.wrong.push(event)
  }
  return counts
}

/** Whether the first round of a knockout is that of a draw by seeds, the ranks of the qualification, byes and numbers of the matches too. */
export function compareSeeding(published: readonly Published[]): Counts {
  const counts: Counts = {}
  for (const [event, own] of Map.groupBy(published, ({ code }) => code.slice(0, 22))) {
    const matches = own.filter(({ unit, ruleSet }) => unit.headToHead && ruleSet.match)
    const seeds = own.find(({ code, unit }) => phaseOf(code) === 'QUAL' && !unit.headToHead)
    const round = ROUNDS.find((phase) => matches.some(({ code }) => phaseOf(code) === phase))
    if (!seeds || !round) continue
    const inKnockout = new Set(matches.flatMap(({ rows }) => rows.map(({ competitor }) => competitor.code)))
    const entrants = seeds.rows
      .filter(({ competitor }) => inKnockout.has(competitor.code))
      .toSorted((a, b) => Number(a.rank) - Number(b.rank))
      .map(({ competitor: { code, type } }): Entrant => ({ code, type, organisation: null }))
    const drawn = new Map(
      seededDraw(event, entrants, 'bronze-bout').map(({ code, sides }) => [code, sides.map((side) => side.code)]),
    )
    const count = countOf(counts, disciplineOf(event))
    count.units += 1
    for (const { code, rows } of matches.filter((match) => phaseOf(match.code) === round)) {
      count.rows += 1
      const sides = rows.map(({ competitor }) => competitor.code)
      if (drawn.get(code)?.toString() === sides.toString()) count.equal += 1
      else count.wrong.push(code)
    }
  }
  return counts
}

const ROUNDS = ['R128', 'R64-', 'R32-', '8FNL', 'QFNL', 'SFNL', 'FNL-']
const phaseOf = (code: string): string => code.slice(22, 26)
const isRound = (code: string): boolean => ROUNDS.includes(phaseOf(code))
/** A repechage's rounds are counted from its own start, by some sports from its end. */
const roundName = (code: string): string => phaseOf(code).replace(/^REP\d$/, 'REP')
const pairing = (code: string, sides: readonly (string | null)[]): string =>
  `${roundName(code)} ${sides
    .map((side) => side ?? '?')
    .toSorted()
    .join(' ')}`

/**
 * Whether each match of a knockout is between those whom the draw and the results before send there: only the first round's places are
 * taken from what was published. `rows` are matches. Matches for places behind the medals are not drawn by a rule.
 */
export function compareDraws(published: readonly Published[]): Counts {
  const counts: Counts = {}
  for (const [event, own] of Map.groupBy(published, ({ code }) => code.slice(0, 22))) {
    const matches = own.filter(({ unit, ruleSet }) => unit.headToHead && ruleSet.match)
    const final = matches.find(({ code }) => phaseOf(code) === 'FNL-' && Number(code.slice(26, 30)) === 1)
    if (!final || own.some(({ code }) => isPoolPhase(code))) continue
    const count = countOf(counts, disciplineOf(event))
    const { units } = playedThrough(event, matches, final)
    const drawn = new Set(
      units.map(({ code, sides }) =>
        pairing(
          code,
          sides.map((side) => side.code),
        ),
      ),
    )
    const half = units.filter(({ sides }) => sides.some(({ code }) => code === null))
    count.units += 1
    for (const { code, rows } of matches) {
      const sides = rows.map(({ competitor }) => competitor.code)
      count.rows += 1
      if (drawn.has(pairing(code, sides))) count.equal += 1
      else if (/^SF5|^FNL-000[34]/.test(code.slice(22))) openFor(count, because('for places'))
      else if (
        half.some(
          (unit) =>
            roundName(unit.code) === roundName(code) &&
            unit.sides.every((side) => side.code === null || sides.includes(side.code)),
        )
      )
        openFor(count, because('bout before not fought'))
      else count.wrong.push(`${code.slice(0, 30)}`)
    }
  }
  return counts
}

const because = (needs: string): Undecided => ({
  competitors: [],
  from: 1,
  to: 1,
  why: { rule: 'not-sent', values: { needs } },
})

/** The draw with its results, as far as these lead. */
function playedThrough(
  event: string,
  matches: readonly Published[],
  final: Published,
): { readonly units: readonly DrawUnit[] } {
  const { ruleSet } = final
  const { bronzes } = ruleSet.event
  const first = ROUNDS.findIndex((round) => matches.some(({ code }) => phaseOf(code) === round))
  const places: (Entrant | null)[] = Array.from({ length: 2 ** (ROUNDS.length - first) }, () => null)
  const fill = ({ code, rows }: Published, from: number, to: number): void => {
    const before = ROUNDS[ROUNDS.indexOf(phaseOf(code)) - 1]
    for (const [side, { competitor }] of rows.entries()) {
      const [start, end] = side === 0 ? [from, (from + to) / 2] : [(from + to) / 2, to]
      const feeder = matches.find(
        (other) => phaseOf(other.code) === before && other.rows.some((row) => row.competitor.code === competitor.code),
      )
      if (feeder && end - start > 1) fill(feeder, start, end)
      else places[start] = { code: competitor.code, type: competitor.type, organisation: null }
    }
  }
  fill(final, 0, places.length)
  const outcomes = new Map<string, Outcome>()
  const known = new Map(
    matches.flatMap(({ code, rows, unit }) =>
      ruleSet.match
        ? [
            [
              pairing(
                code,
                rows.map(({ competitor }) => competitor.code),
              ),
              matchOutcome(unit, ruleSet.match),
            ] as const,
          ]
        : [],
    ),
  )
  let drawn: readonly DrawUnit[] = drawnBracket(event, places, bronzes)
  let units = drawn
  const play = (): void => {
    for (const _ of ROUNDS) {
      units = settledDraw(drawn, outcomes).units
      for (const { code, sides } of units) {
        const outcome = known.get(
          pairing(
            code,
            sides.map((side) => side.code),
          ),
        )
        if (outcome) outcomes.set(code, outcome)
      }
    }
  }
  play()
  if (bronzes === 'repechage-of-finalists' || bronzes === 'repechage-of-finalists-crossed') {
    const main = units.filter(({ code }) => isRound(code))
    drawn = [...drawn, ...repechageOfFinalists(main, outcomes, bronzes === 'repechage-of-finalists-crossed')]
    play()
  }
  return { units }
}

/**
 * Moves what is wrong only because the source contradicts itself or a jury decided (`known`, reasons by the beginning of a code) to what is
 * open. Throws for a reason that explains nothing.
 */
export function explained(counts: Counts, known: ReadonlyMap<string, string>): Counts {
  const left = new Set(known.keys())
  for (const { open, wrong } of Object.values(counts))
    for (const line of wrong.splice(0, wrong.length)) {
      const prefix = [...known.keys()].find((code) => line.startsWith(code))
      const reason = known.get(prefix ?? '')
      if (prefix === undefined || reason === undefined) wrong.push(line)
      else {
        left.delete(prefix)
        open[reason] = (open[reason] ?? 0) + 1
      }
    }
  if (left.size > 0) throw new Error(`explains nothing: ${[...left].join(', ')}`)
  return counts
}

/** A row for each discipline: units, rows, equal, open by reason, wrong. */
export const tableOf = (counts: Counts): string[] =>
  Object.entries(counts)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([discipline, { units, rows, equal, open, wrong }]) => {
      const reasons = Object.entries(open).map(([reason, many]) => `${reason} ${many}`)
      return [discipline, units, rows, equal, reasons.join(', ') || '-', wrong.length].join(' | ')
    })
export const wrongOf = (counts: Counts): string[] => Object.values(counts).flatMap(({ wrong }) => wrong)
