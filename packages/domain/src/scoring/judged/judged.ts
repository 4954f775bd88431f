import { err, ok, type Result } from '../../result.ts'
import type { SportValue } from '../../sports/sport.ts'
import type { Out, Outs } from '../desk.ts'
import { type Checked, figure, flag, listOf, maybe, oneOf, read, shape, whole, words } from '../fields.ts'
import { infos } from '../outcome.ts'
import { firstDifference, greaterFirst, ranked } from '../ranked.ts'
import type { Refusal, RefusalReason } from '../refusals.ts'
import { EMPTY_BOARD, type Proposal, type Scene, type Scorer, triedKeys } from '../scorer.ts'
import type { Tap } from '../tap.ts'
import { competitorIn, isMember, type ScoringCompetitor } from '../unit.ts'

const TIES = ['without-worst', 'execution', 'artistry', 'difficulty'] as const

/** Gymnastics (FIG): what the panels give on each apparatus; the score is reckoned. */
export const JUDGED_LIMITS = shape<{
  panels: 'artistic' | 'rhythmic'
  apparatus: readonly string[]
  vaults: number
  counting: number | null
  ties: readonly (typeof TIES)[number][]
}>({
  panels: oneOf('artistic', 'rhythmic'),
  apparatus: listOf(words(8), 1, 8),
  /** 2: the mean of two vaults counts. */
  vaults: whole(1, 2),
  /** Of a team, the best so many scores on each apparatus; null for individuals. */
  counting: maybe(whole(1, 8)),
  /** By what equal totals are parted, in order; what is still equal is shared. */
  ties: listOf(oneOf(...TIES), 0, 4),
})
export type JudgedLimits = Checked<typeof JUDGED_LIMITS>

/** In thousandths, so that equal scores are equal. */
interface Panels {
  readonly difficulty: number
  readonly body: number | null
  readonly apparatus: number | null
  readonly artistry: number
  readonly execution: number
  readonly penalty: number
}
interface Exercise {
  readonly code: string
  readonly athlete: string
  /** Which vault, where two are jumped. */
  readonly vault: number
  /** Null where it was not shown. */
  readonly panels: Panels | null
}
interface JudgedState {
  readonly exercises: Readonly<Record<string, readonly Exercise[]>>
  readonly rotation: number | null
  /** Inquiries that are open: competitor and apparatus. */
  readonly inquiries: readonly { readonly competitor: string; readonly code: string }[]
}
type JudgedScene = Scene<JudgedLimits>

const OUTS: Outs = {
  'no-show': { irm: 'DNS' },
  'injured-before': { irm: 'DNS' },
  'not-finished': { irm: 'DNF' },
  disqualified: { irm: 'DSQ' },
}
const no = (reason: RefusalReason) => err({ reason })
const POINTS = figure(0, 30)
const ARTISTIC = shape<{
  apparatus: string
  vault: number
  d: number
  e: readonly number[]
  penalty: number
  again: boolean
}>({
  apparatus: words(8),
  vault: whole(1, 2),
  d: POINTS,
  /** One score of the panel, or those of its judges: the highest and the lowest are left out. */
  e: listOf(figure(0, 10), 1, 9),
  penalty: POINTS,
  again: flag,
})
const RHYTHMIC = shape<{
  apparatus: string
  db: number
  da: number
  a: number
  e: number
  penalty: number
  again: boolean
}>({
  apparatus: words(8),
  db: POINTS,
  da: POINTS,
  a: figure(0, 10),
  e: figure(0, 10),
  penalty: POINTS,
  again: flag,
})
const NOT_SHOWN = shape<{ apparatus: string; again: boolean }>({ apparatus: words(8), again: flag })
const INQUIRY = shape<{ apparatus: string }>({ apparatus: words(8) })

const thousandths = (points: number): number => Math.round(points * 1000)
const text = (points: number): string => (points / 1000).toFixed(3)

/** The mean of a panel without its highest and lowest, cut to thousandths; of fewer than four judges all count. */
export function panelMean(scores: readonly number[]): number {
  const sorted = scores.map(thousandths).sort((a, b) => a - b)
  const counted = sorted.length > 3 ? sorted.slice(1, -1) : sorted
  return Math.floor(counted.reduce((sum, one) => sum + one, 0) / Math.max(1, counted.length))
}

const scoreOf = (panels: Panels): number =>
  Math.max(0, panels.difficulty + panels.artistry + panels.execution - panels.penalty)

function apply(state: JudgedState, tap: Tap, { limits, unit, desk }: JudgedScene): Result<Refusal, JudgedState> {
  if (tap.kind === 'rotation') {
    const rotation = read(whole(1, 12), tap.value)
    return rotation === null ? no('bad-value') : ok({ ...state, rotation })
  }
  if (tap.kind !== 'score' && tap.kind !== 'not-shown' && tap.kind !== 'inquiry') return no('unknown-kind')
  const competitor = competitorIn(unit, tap.competitor)
  if (!competitor) return no('no-such-competitor')
  const { code } = competitor
  if (desk.outs[code]) return no('is-out')
  const own = state.exercises[code] ?? []
  if (tap.kind === 'inquiry') {
    const inquiry = read(INQUIRY, tap.value)
    if (!inquiry) return no('bad-value')
    if (!own.some((exercise) => exercise.code === inquiry.apparatus)) return no('nothing-entered')
    return ok({ ...state, inquiries: [...state.inquiries, { competitor: code, code: inquiry.apparatus }] })
  }
  const entered = tap.kind === 'score' ? panelsOf(tap, limits) : notShown(tap)
  if (!entered || !limits.apparatus.includes(entered.code)) return no('bad-value')
  const athlete = tap.athlete ?? competitor.athletes[0]?.code ?? code
  if (limits.counting !== null && tap.athlete === undefined) return no('no-such-athlete')
  if (!isMember(competitor, tap.athlete)) return no('no-such-athlete')
  if (entered.vault > 1 && (entered.code !== 'VT' || limits.vaults < 2)) return no('not-allowed-here')
  const isSame = (one: Exercise): boolean =>
    one.code === entered.code && one.athlete === athlete && one.vault === entered.vault
  if (own.some(isSame) && !entered.again) return no('entered-already')
  const exercise: Exercise = { code: entered.code, athlete, vault: entered.vault, panels: entered.panels }
  return ok({
    ...state,
    exercises: { ...state.exercises, [code]: [...own.filter((one) => !isSame(one)), exercise] },
    inquiries: state.inquiries.filter((inquiry) => inquiry.competitor !== code || inquiry.code !== entered.code),
  })
}

interface Entered {
  readonly code: string
  readonly vault: number
  readonly panels: Panels | null
  readonly again: boolean
}

function panelsOf(tap: Tap, { panels }: JudgedLimits): Entered | null {
  if (panels === 'artistic') {
    const given = read(ARTISTIC, tap.value)
    if (!given) return null
    const made: Panels = {
      difficulty: thousandths(given.d),
      body: null,
      apparatus: null,
      artistry: 0,
      execution: panelMean(given.e),
      penalty: thousandths(given.penalty),
    }
    return { code: given.apparatus, vault: given.vault, panels: made, again: given.again }
  }
  const given = read(RHYTHMIC, tap.value)
  if (!given) return null
  const made: Panels = {
    difficulty: thousandths(given.db) + thousandths(given.da),
    body: thousandths(given.db),
    apparatus: thousandths(given.da),
    artistry: thousandths(given.a),
    execution: thousandths(given.e),
    penalty: thousandths(given.penalty),
  }
  return { code: given.apparatus, vault: 1, panels: made, again: given.again }
}

function notShown(tap: Tap): Entered | null {
  const given = read(NOT_SHOWN, tap.value)
  return given ? { code: given.apparatus, vault: 1, panels: null, again: given.again } : null
}

/** An apparatus of one gymnast: the score, of two vaults their mean; null before it is shown. */
function onApparatus(own: readonly Exercise[], code: string, athlete: string, { vaults }: JudgedLimits): number | null {
  const shown = own.filter((one) => one.code === code && one.athlete === athlete)
  if (shown.length === 0) return null
  const scores = shown.map(({ panels }) => (panels ? scoreOf(panels) : 0))
  const sum = scores.reduce((total, one) => total + one, 0)
  // a vault that was not jumped counts nought
  return code === 'VT' && vaults === 2 ? Math.floor(sum / 2) : sum
}

interface Line {
  readonly competitor: ScoringCompetitor
  readonly own: readonly Exercise[]
  readonly out: Out | null
  /** By apparatus, those that count. */
  readonly scores: readonly (number | null)[]
  readonly counted: ReadonlySet<string>
}

function lineOf(competitor: ScoringCompetitor, own: readonly Exercise[], out: Out | null, limits: JudgedLimits): Line {
  const counted = new Set<string>()
  const scores = limits.apparatus.map((code) => {
    const athletes = [...new Set(own.filter((one) => one.code === code).map(({ athlete }) => athlete))]
    const each = athletes
      .flatMap((athlete) => {
        const score = onApparatus(own, code, athlete, limits)
        return score === null ? [] : [{ athlete, score }]
      })
      .sort((a, b) => b.score - a.score)
      .slice(0, limits.counting ?? 1)
    for (const { athlete } of each) counted.add(`${code} ${athlete}`)
    return each.length === 0 ? null : each.reduce((sum, { score }) => sum + score, 0)
  })
  return { competitor, own, out, scores, counted }
}

const totalOf = ({ scores }: Line): number => scores.reduce<number>((sum, score) => sum + (score ?? 0), 0)

function compare({ ties }: JudgedLimits): (a: Line, b: Line) => number {
  const panel = (line: Line, of: (panels: Panels) => number): number =>
    line.own
      .filter(({ code, athlete }) => line.counted.has(`${code} ${athlete}`))
      .reduce((sum, { panels }) => sum + (panels ? of(panels) : 0), 0)
  const rule: Readonly<Record<(typeof TIES)[number], (a: Line, b: Line) => number>> = {
    // the sum without the worst apparatus, then without the two worst …
    'without-worst': (a, b) => {
      const sums = ({ scores }: Line): number[] => {
        const best = scores.map((score) => score ?? 0).sort((x, y) => y - x)
        return best
          .slice(0, -1)
          .map((_, left) => best.slice(0, best.length - 1 - left).reduce((sum, one) => sum + one, 0))
      }
      return greaterFirst(sums(a), sums(b))
    },
    execution: (a, b) => panel(b, ({ execution }) => execution) - panel(a, ({ execution }) => execution),
    artistry: (a, b) => panel(b, ({ artistry }) => artistry) - panel(a, ({ artistry }) => artistry),
    difficulty: (a, b) => panel(b, ({ difficulty }) => difficulty) - panel(a, ({ difficulty }) => difficulty),
  }
  return (a, b) => firstDifference(totalOf(b) - totalOf(a), ...ties.map((tie) => rule[tie](a, b)))
}

function extensionsOf(panels: Panels, artistic: boolean): NonNullable<SportValue['extensions']> {
  const difficulty = artistic ? (panels.difficulty / 1000).toFixed(1) : text(panels.difficulty)
  return [
    { code: 'DIFFICULTY', value: difficulty },
    ...(panels.body === null ? [] : [{ code: 'DIFFICULTY_BODY', value: text(panels.body) }]),
    ...(panels.apparatus === null ? [] : [{ code: 'DIFFICULTY_APPARATUS', value: text(panels.apparatus) }]),
    ...(artistic ? [] : [{ code: 'ARTISTRY', value: text(panels.artistry) }]),
    { code: 'EXECUTION', value: text(panels.execution) },
    ...(panels.penalty > 0 ? [{ code: 'PENALTY', value: text(panels.penalty) }] : []),
  ]
}

/** What one gymnast showed on an apparatus; of two vaults each, and their mean. */
function exerciseValues(line: Line, code: string, athlete: string, limits: JudgedLimits): SportValue[] {
  const shown = line.own.filter((one) => one.code === code && one.athlete === athlete).sort((a, b) => a.vault - b.vault)
  const [first] = shown
  const score = onApparatus(line.own, code, athlete, limits)
  if (!first || score === null) return []
  if (shown.every(({ panels }) => panels === null)) return [{ type: 'ER', code, irm: 'DNS' }]
  const artistic = limits.panels === 'artistic'
  const two = code === 'VT' && limits.vaults === 2
  const whole_: SportValue = {
    type: 'ER',
    code,
    value: text(score),
    ...(two || !first.panels ? {} : { extensions: extensionsOf(first.panels, artistic) }),
  }
  if (!two) return [whole_]
  return [
    ...shown.flatMap(({ vault, panels }) =>
      panels
        ? [{ type: 'ER', code: `VT${vault}`, value: text(scoreOf(panels)), extensions: extensionsOf(panels, artistic) }]
        : [],
    ),
    whole_,
  ]
}

/** The place on an apparatus among all of the list, where it has several. */
function placeOn(lines: readonly Line[], at: number, score: number | null): Pick<SportValue, 'rank'> {
  if (score === null) return {}
  const better = lines.filter(({ scores, out }) => !out && (scores[at] ?? -1) > score).length
  return { rank: String(better + 1) }
}

export const judged: Scorer<JudgedLimits, JudgedState> = {
  id: 'judged',
  pad: 'judged',
  headToHead: false,
  limits: JUDGED_LIMITS,
  outs: OUTS,
  begin: () => ({ exercises: {}, rotation: null, inquiries: [] }),
  apply,
  keys: (state, scene) => {
    const [someone] = scene.unit.competitors.filter(({ code }) => !scene.desk.outs[code])
    const selected = someone ? { on: someone.code } : {}
    return triedKeys(
      [
        { id: 'score', kind: 'score', word: 'score', entry: 'points', ...selected },
        { id: 'not-shown', kind: 'not-shown', word: 'not-shown', entry: 'points', ...selected },
        { id: 'inquiry', kind: 'inquiry', word: 'inquiry', entry: 'reason', ...selected },
        { id: 'rotation', kind: 'rotation', word: 'rotation', entry: 'count' },
      ],
      apply,
      state,
      scene,
      false,
    )
  },
  proposals: (state, { unit, desk, limits }): Proposal[] => {
    const open = [...new Set(state.inquiries.map(({ competitor }) => competitor))]
    if (open.length > 0) return [{ word: 'inquiry', kind: 'score', competitors: open }]
    if (desk.stage !== 'running') return []
    const missing = unit.competitors.filter(
      ({ code }) =>
        !desk.outs[code] &&
        limits.apparatus.some((one) => !(state.exercises[code] ?? []).some((exercise) => exercise.code === one)),
    )
    return missing.length === 0
      ? [{ word: 'end', kind: 'end' }]
      : [{ word: 'results-missing', kind: 'score', competitors: missing.map(({ code }) => code) }]
  },
  board: (state, { unit, desk, limits }) => ({
    ...EMPTY_BOARD,
    turn:
      unit.competitors.find(
        ({ code }) =>
          !desk.outs[code] &&
          limits.apparatus.every((one) => !(state.exercises[code] ?? []).some((exercise) => exercise.code === one)),
      )?.code ?? null,
    facts: state.rotation === null ? [] : [{ word: 'rotation', value: String(state.rotation) }],
  }),
  result: (state, { unit, desk, limits }) => {
    const lines = unit.competitors.map((competitor) =>
      lineOf(competitor, state.exercises[competitor.code] ?? [], desk.outs[competitor.code] ?? null, limits),
    )
    const list = ranked(
      lines,
      ({ out, scores }) => !out && scores.some((score) => score !== null),
      compare(limits),
      ({ out }) => (out ? (out.how === 'disqualified' ? 3 : 2) : 1),
    )
    const [first] = list
    const leader = first && first.rank !== null ? totalOf(first.row) : null
    const several = limits.apparatus.length > 1
    return {
      clock: null,
      periods: [],
      extendedInfos: infos({ ROTATION: state.rotation }),
      rows: list.map(({ row, rank, equal }) => {
        const total = totalOf(row)
        const team = limits.counting !== null
        const placed = rank !== null
        const each = limits.apparatus.flatMap((code, at): SportValue[] => {
          const place = several && placed ? placeOn(lines, at, row.scores[at] ?? null) : {}
          if (team) {
            const score = row.scores[at] ?? null
            return score === null ? [] : [{ type: 'ER', code, value: text(score), ...place }]
          }
          const athlete = row.competitor.athletes[0]?.code ?? row.competitor.code
          return exerciseValues(row, code, athlete, limits).map((value) =>
            value.code === code && !value.irm ? { ...value, ...place } : value,
          )
        })
        return {
          competitor: row.competitor,
          rank,
          rankEqual: equal,
          result: placed ? text(total) : null,
          resultType: row.out ? 'IRM' : placed ? 'POINTS' : null,
          irm: row.out?.irm ?? null,
          diff: placed && leader !== null && total < leader ? `-${text(leader - total)}` : null,
          extended: each,
          athletes: team
            ? Object.fromEntries(
                row.competitor.athletes.map(({ code: athlete }) => [
                  athlete,
                  limits.apparatus.flatMap((code) =>
                    exerciseValues(row, code, athlete, limits).map((value) => ({
                      ...value,
                      extensions: [
                        ...(value.extensions ?? []),
                        { code: 'COUNTING', value: row.counted.has(`${code} ${athlete}`) ? 'Y' : 'N' },
                      ],
                    })),
                  ),
                ]),
              )
            : {},
        }
      }),
    }
  },
}
