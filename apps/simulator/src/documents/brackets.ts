import type { OdfBracketItem, OdfBracketPlace, OdfBrackets, OdfResult } from '@games/odf'
import { NO_BRACKET_ITEM, NO_BRACKET_PLACE } from '@games/odf'
import { previousUnit } from '../board.ts'
import { isPoolMatch, type Ledger } from '../ledger.ts'
import type { Outcome } from '../outcome.ts'
import type { Entrant, PlannedEvent, PlannedUnit, Source } from '../plan.ts'

/** A match of a draw, or the place in it that is passed without one. */
interface Tie {
  readonly position: number
  readonly unit: PlannedUnit | null
  /** Null: nobody comes. */
  readonly sides: readonly (Source | null)[]
}

interface Round {
  readonly code: string
  readonly ties: readonly Tie[]
}

export interface Draw {
  readonly event: PlannedEvent
  readonly brackets: readonly { readonly code: string; readonly rounds: readonly Round[] }[]
}

/**
 * The draw of an event whose medals matches decide, from what each side waits for: the bracket for gold (`FNL`) with its byes, then
 * bronze, repechage and places, each as a bracket of its own (ODF §9). Null for an event without one.
 */
export function drawOf(event: PlannedEvent, units: readonly PlannedUnit[]): Draw | null {
  const matches = units.filter((unit) => unit.contest?.kind === 'match' && !isPoolMatch(unit))
  const gold = matches.find((unit) => unit.medal === 1)
  if (!gold) return null
  const main = mainRounds(gold, new Map(matches.map((unit) => [unit.code, unit])))
  const inMain = new Set(main.flatMap(({ ties }) => ties.map(({ unit }) => unit)))
  const others = new Map<string, Map<string, PlannedUnit[]>>()
  for (const unit of matches.filter((match) => !inMain.has(match))) {
    const phases = others.get(sideBracketOf(unit)) ?? new Map<string, PlannedUnit[]>()
    others.set(sideBracketOf(unit), phases.set(phaseOf(unit), [...(phases.get(phaseOf(unit)) ?? []), unit]))
  }
  return {
    event,
    brackets: [
      { code: 'FNL', rounds: main },
      ...[...others].map(([code, phases]) => ({
        code,
        rounds: [...phases].map(([phase, list]) => ({
          code: phase,
          ties: list.sort(byCode).map((unit, i) => ({ position: i + 1, unit, sides: sidesOf(unit) })),
        })),
      })),
    ],
  }
}

const byCode = (a: PlannedUnit, b: PlannedUnit): number => (a.code < b.code ? -1 : 1)
/** RSC phase without filler. */
const phaseOf = (unit: PlannedUnit): string => unit.code.slice(22, 26).replace(/-+$/, '')
const sidesOf = ({ contest }: PlannedUnit): readonly Source[] => (contest?.kind === 'match' ? contest.sides : [])

function sideBracketOf(unit: PlannedUnit): string {
  const phase = phaseOf(unit)
  if (phase === 'FNL') return 'BRN'
  if (phase.startsWith('REP')) return 'REP'
  return phase === 'CL78' ? 'P7-8' : 'P5-8'
}

/** From the final back: the winners of a match's sides are the two matches of the round before that stand beside each other. */
function mainRounds(gold: PlannedUnit, units: ReadonlyMap<string, PlannedUnit>): Round[] {
  const rounds: Round[] = []
  let ties: Tie[] = [{ position: 1, unit: gold, sides: sidesOf(gold) }]
  for (;;) {
    const phase = ties.find(({ unit }) => unit)?.unit
    if (!phase) return rounds
    rounds.unshift({ code: phaseOf(phase), ties })
    ties = ties
      .filter(({ unit }) => unit)
      .flatMap(({ position, sides }) =>
        sides.map((source, i): Tie => {
          const unit = source?.from === 'winner' ? (units.get(source.unit) ?? null) : null
          return { position: 2 * position - 1 + i, unit, sides: unit ? sidesOf(unit) : [source, null] }
        }),
      )
  }
}

/** What a bracket needs to know of the schedule at an instant. */
export interface DrawTimes {
  readonly number: (unit: PlannedUnit) => string | null
  /** Local date and time as published; the time is null where only the order is. */
  readonly start: (unit: PlannedUnit, at: number) => { readonly date: string; readonly time: string | null }
}

/** A draw as it stands at an instant: results of matches that are official, sides that follow from them, where the others come from. */
export function bracketsAt(
  draw: Draw,
  ledger: Ledger,
  times: DrawTimes,
  at: number,
): OdfBrackets & { kind: 'brackets' } {
  const seeds = seedsAt(draw, ledger, at)
  const units = draw.brackets.flatMap(({ rounds }) =>
    rounds.flatMap(({ ties }) => ties.flatMap(({ unit }) => unit ?? [])),
  )
  const isOver = (unit: PlannedUnit) => (ledger.outcome(unit.code)?.officialAt ?? Number.POSITIVE_INFINITY) <= at
  return {
    kind: 'brackets',
    progress: { unitsTotal: units.length, unitsComplete: units.filter(isOver).length, lastUnit: null },
    brackets: draw.brackets.map(({ code, rounds }) => ({
      code,
      phases: rounds.map((round) => ({
        code: round.code,
        items: round.ties.map(({ position, unit, sides }, i): OdfBracketItem => {
          const outcome = unit && isOver(unit) ? ledger.outcome(unit.code) : undefined
          const rows = outcome ? rowsOf(outcome) : []
          return {
            ...NO_BRACKET_ITEM,
            position,
            order: i + 1,
            ...(unit ? { code: times.number(unit), unit: unit.code, ...times.start(unit, at) } : {}),
            places: sides.map((source, side) => placeOf(source, side + 1, rows[side], ledger, seeds, at)),
          }
        }),
      })),
    })),
  }
}

function placeOf(
  source: Source | null,
  pos: number,
  result: Pick<OdfResult, 'wlt' | 'result' | 'resultType' | 'irm'> | undefined,
  ledger: Ledger,
  seeds: ReadonlyMap<string, number>,
  at: number,
): OdfBracketPlace {
  if (!source) return { ...NO_BRACKET_PLACE, pos, code: 'BYE' }
  const known = ledger.side(source)
  const who = known && known.since <= at ? known.who : null
  const from = previousUnit(source)
  return {
    ...NO_BRACKET_PLACE,
    pos,
    code: who || from ? null : 'TBD',
    previousUnit: from,
    competitor: who ? competitorOf(who, seeds.get(who.code)) : null,
    ...result,
  }
}

const competitorOf = ({ code, type, bib, organisation }: Entrant, seed: number | undefined) => ({
  code,
  type,
  seed: seed === undefined ? null : String(seed),
  bib,
  organisation,
})

/** Seeds are the entries' order, or the places of the ranking round or over the pools; after pools of matches there are none. */
function seedsAt({ event, brackets }: Draw, ledger: Ledger, at: number): ReadonlyMap<string, number> {
  const sources = brackets.flatMap(({ rounds }) => rounds.flatMap(({ ties }) => ties.flatMap(({ sides }) => sides)))
  const ranked = sources.find((source) => source?.from === 'rank')
  const ranking = ranked?.from === 'rank' ? ledger.outcome(ranked.unit) : undefined
  if (ranking)
    return ranking.officialAt > at
      ? new Map()
      : new Map(ranking.placings.map(({ entrant }, i) => [entrant.code, i + 1]))
  const pooled = sources.flatMap((source) => {
    const known = source?.from === 'pools' ? ledger.side(source) : undefined
    return source?.from === 'pools' && known && known.since <= at ? [[known.who.code, source.rank] as const] : []
  })
  if (pooled.length > 0) return new Map(pooled)
  if (!sources.some((source) => source?.from === 'entry')) return new Map()
  return new Map(event.entrants.map(({ code }, i) => [code, i + 1]))
}

type Row = Pick<OdfResult, 'wlt' | 'result' | 'resultType' | 'irm'>
const rowsByOutcome = new WeakMap<Outcome, readonly Row[]>()

/** A closing list is drawn once for all the brackets that show it. */
function rowsOf(outcome: Outcome): readonly Row[] {
  let rows = rowsByOutcome.get(outcome)
  if (!rows) {
    rows = outcome.closing().results.map(({ wlt, result, resultType, irm }) => ({ wlt, result, resultType, irm }))
    rowsByOutcome.set(outcome, rows)
  }
  return rows
}
