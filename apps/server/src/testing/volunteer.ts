import { type OpenedUnit, scoringOf, type Side, type Tap } from '@games/domain/scoring/index'
import type { OdfCompositionAthlete, OdfExtended, OdfResult, OdfResults } from '@games/odf'

/** A key that a volunteer presses, or a line that they type. */
export type Press = Pick<Tap, 'kind' | 'side' | 'competitor' | 'athlete' | 'value' | 'clockTime'>

/** The presses of a unit, and what had to be typed against what the rules make of them. */
export interface Pressed {
  readonly presses: readonly Press[]
  readonly typed: readonly ('winner' | 'rank')[]
}

const SIDES = [0, 1] as const
const other = (side: Side): Side => (side === 0 ? 1 : 0)
const times = (count: number, press: Press): Press[] => Array.from({ length: Math.max(0, count) }, () => press)
const figure = (text: string | null | undefined): number => Number(text ?? '0') || 0
const er = (row: OdfResult, code: string): number => figure(row.extended.find((one) => one.code === code)?.value)
const all = (row: OdfResult, code: string): OdfExtended[] =>
  row.extended.filter((one) => one.code === code).toSorted((a, b) => figure(a.pos) - figure(b.pos))
const extension = ({ extensions }: OdfExtended, code: string): string | undefined =>
  extensions?.find((one) => one.code === code)?.value
const info = (list: OdfResults, code: string): string | null =>
  list.extendedInfos.find((one) => one.code === code)?.value ?? null

interface Match {
  readonly opened: OpenedUnit
  readonly list: OdfResults
  /** Home first, as the unit has them. */
  readonly rows: readonly [OdfResult, OdfResult]
  readonly winner: Side | null
  /** Points of each period, home first. */
  readonly periods: readonly (readonly [number, number])[]
  readonly codes: readonly string[]
  readonly limits: Readonly<Record<string, unknown>>
}

function matchOf(opened: OpenedUnit, list: OdfResults): Match {
  const rows = opened.unit.competitors.map(({ code }) => {
    const row = list.results.find(({ competitor }) => competitor.code === code)
    if (!row) throw new Error(`${opened.unit.code}: ${code} is not in the result`)
    return row
  }) as [OdfResult, OdfResult]
  const turned = list.results[0] !== rows[0]
  const periods = list.periods.map(({ homePeriodScore, awayPeriodScore }) => {
    const pair = [figure(homePeriodScore), figure(awayPeriodScore)] as const
    return turned ? ([pair[1], pair[0]] as const) : pair
  })
  const won = rows.findIndex(({ wlt }) => wlt === 'W')
  return {
    opened,
    list,
    rows,
    winner: won < 0 ? null : (won as Side),
    periods,
    codes: list.periods.map(({ code }) => code),
    limits: opened.limits as Readonly<Record<string, unknown>>,
  }
}

/** The clock at the end of a period that ran out. */
const timeUp = (seconds: unknown): Press => ({ kind: 'clock-stop', clockTime: Number(seconds) * 1_000 })
const lastOf = ({ winner }: Match, [home, away]: readonly [number, number]): Side =>
  home === away ? (winner ?? 0) : home > away ? 0 : 1

function points(match: Match): Press[] {
  return match.periods.flatMap((pair, at) => {
    const last = lastOf(match, pair)
    const level = Math.min(...pair)
    const presses: Press[] = []
    for (let n = 0; n < level; n += 1) presses.push({ kind: 'point', side: other(last) }, { kind: 'point', side: last })
    presses.push(...times(pair[last] - level, { kind: 'point', side: last }))
    const isWon = at < match.periods.length - 1 || match.rows.every(({ irm }) => irm === null)
    return [...(at > 0 ? [{ kind: 'set-start' }] : []), ...presses, ...(isWon ? [{ kind: 'set-end' }] : [])]
  })
}

function goals(match: Match): Press[] {
  const isBasket = match.opened.scorer.id === 'basketball'
  return match.periods.flatMap((pair, at) => {
    if (match.codes[at] === 'PSO') return [{ kind: 'period-start' }, ...shots(pair, lastOf(match, pair))]
    const scored = SIDES.flatMap((side) =>
      isBasket
        ? [
            ...times(pair[side] % 2, { kind: 'free-throw', side }),
            ...times(Math.floor(pair[side] / 2), { kind: 'two-points', side }),
          ]
        : times(pair[side], { kind: 'goal', side }),
    )
    return [{ kind: 'period-start' }, ...scored, { kind: 'period-end' }]
  })
}

/** Throws by turns: who has more scores all of theirs, the other misses at last. */
function shots(pair: readonly [number, number], winner: Side): Press[] {
  const presses: Press[] = []
  const scored = [0, 0]
  for (let n = 0; n < 40 && (scored[0] !== pair[0] || scored[1] !== pair[1]); n += 1)
    for (const side of [other(winner), winner]) {
      const isGoal = (scored[side] ?? 0) < pair[side]
      if (isGoal) scored[side] = (scored[side] ?? 0) + 1
      presses.push({ kind: isGoal ? 'shootout-goal' : 'shootout-miss', side })
    }
  return presses
}

function judo(match: Match): Press[] {
  const { rows, list, limits } = match
  const decision = info(list, 'DECISION')
  const winner = match.winner ?? 0
  const loser = other(winner)
  const given = (side: Side, kind: string, code: string, least = 0): Press[] =>
    times(er(rows[side], code) - least, { kind, side })
  const beaten = decision === 'HANSOKU-MAKE'
  const shidos = er(rows[loser], 'SHIDO')
  const [earlier, deciding]: [Press[], Press[]] = [
    [
      ...given(winner, 'shido', 'SHIDO'),
      ...times(Math.min(shidos, 2), { kind: 'shido', side: loser }),
      ...given(loser, 'yuko', 'YUKO'),
      ...given(loser, 'waza-ari', 'WAZA'),
    ],
    [
      ...given(winner, 'yuko', 'YUKO'),
      ...given(winner, 'waza-ari', 'WAZA'),
      ...(beaten
        ? [{ kind: shidos > 2 ? 'shido' : 'hansoku-make', side: loser }]
        : er(rows[winner], 'IPPON') > 0 && er(rows[winner], 'WAZA') < 2
          ? [{ kind: 'ippon', side: winner }]
          : []),
    ],
  ]
  const golden = list.clock?.period === 'GS'
  const last = deciding.at(-1)
  const begun: Press[] = [{ kind: 'clock-start', clockTime: 0 }]
  if (golden)
    return [
      ...begun,
      ...earlier,
      ...deciding.slice(0, -1),
      timeUp(limits['seconds']),
      { kind: 'golden-score' },
      { kind: 'clock-start', clockTime: 0 },
      ...(last ? [last] : []),
    ]
  const timed = decision === 'WAZA-ARI' || decision === 'YUKO'
  return [...begun, ...earlier, ...deciding, ...(timed ? [timeUp(limits['seconds'])] : [])]
}

/** So many points by the greatest first. */
function worths(points_: number, values: readonly number[]): number[] {
  const given: number[] = []
  for (let left = points_; left > 0; ) {
    const one = values.find((value) => value <= left) ?? 1
    given.push(one)
    left -= one
  }
  return given
}

const KICKS: Readonly<Record<number, string>> = {
  5: 'turning-head-kick',
  4: 'turning-trunk-kick',
  3: 'head-kick',
  2: 'trunk-kick',
  1: 'punch',
}
function taekwondo(match: Match): Press[] {
  return match.periods.flatMap((pair) => {
    const last = lastOf(match, pair)
    const kicks = (side: Side): Press[] =>
      worths(pair[side], [5, 4, 3, 2, 1])
        .toReversed()
        .map((value) => ({ kind: KICKS[value] ?? 'punch', side }))
    return [
      { kind: 'period-start' },
      ...kicks(other(last)),
      ...kicks(last),
      timeUp(match.limits['seconds']),
      ...(pair[0] === pair[1] ? [{ kind: 'superiority', side: last }] : []),
      { kind: 'period-end' },
    ]
  })
}

function wrestling(match: Match): Press[] {
  const decision = info(match.list, 'DECISION')
  const scored = match.periods.flatMap((pair, at) => {
    const last = lastOf(match, pair)
    const holds = (side: Side): Press[] =>
      worths(pair[side], side === match.winner ? [4, 2, 1] : [2, 1]).map((value) => ({ kind: 'points', side, value }))
    const ends = at < match.periods.length - 1 || (decision?.startsWith('VPO') ?? false)
    return [
      { kind: 'period-start' },
      ...holds(other(last)),
      ...holds(last),
      ...(ends ? [timeUp(match.limits['seconds']), { kind: 'period-end' }] : []),
    ]
  })
  if (match.winner === null) return scored
  const out = { VIN: 'injured', VFO: 'withdrawn', DSQ: 'disqualified' }[decision ?? '']
  if (decision === 'VFA') return [...scored, { kind: 'fall', side: match.winner }]
  return out ? [...scored, outPress({ side: other(match.winner) }, out, null)] : scored
}

function touches(match: Match): Press[] {
  const relay = match.limits['legTouches'] != null
  const legs = relay
    ? all(match.rows[0], 'LEG').map(
        ({ value2 }, at) => [figure(value2), figure(all(match.rows[1], 'LEG')[at]?.value2)] as const,
      )
    : match.periods
  const total: [number, number] = [0, 0]
  return legs.flatMap((pair, at) => {
    total[0] += pair[0]
    total[1] += pair[1]
    const last = total[0] === total[1] ? (match.winner ?? 0) : total[0] > total[1] ? 0 : 1
    const hits = [
      ...times(pair[other(last)], { kind: 'touch', side: other(last) }),
      ...times(pair[last], { kind: 'touch', side: last }),
    ]
    if (match.codes[at] === 'OT')
      return [{ kind: 'priority', side: match.winner ?? 0 }, { kind: 'extra-minute' }, ...hits]
    const more = at < legs.length - 1
    const isUp = more || total.every((one) => one < Number(match.limits['touches']))
    return [
      { kind: 'period-start' },
      ...hits,
      ...(isUp && match.limits['seconds'] !== null ? [timeUp(match.limits['seconds'])] : []),
      ...(isUp ? [{ kind: 'period-end' }] : []),
    ]
  })
}

function arrowMatch(match: Match): Press[] {
  const ends = all(match.rows[0], 'SET').map(({ value2 }, at) => [value2, all(match.rows[1], 'SET')[at]?.value2])
  const shot = (pair: readonly (string | undefined)[]): Press[] =>
    SIDES.flatMap((side) =>
      (pair[side] ?? '')
        .split(' ')
        .filter(Boolean)
        .map((value) => ({ kind: 'arrow', side, value })),
    )
  const off = match.rows.map((row) => all(row, 'SO')[0]?.value2)
  const nearer = SIDES.find((side) => match.rows[side].extended.some(({ code }) => code === 'CLOSEST'))
  return [
    ...ends.flatMap((pair) => [...shot(pair), { kind: 'set-end' }]),
    ...(off[0] === undefined ? [] : [{ kind: 'shoot-off' }, ...shot(off)]),
    ...(nearer === undefined ? [] : [{ kind: 'closest', side: nearer }]),
  ]
}

const bouts = (match: Match): Press[] =>
  all(match.rows[0], 'BOUT').map((home, at) => {
    const away = all(match.rows[1], 'BOUT')[at]
    const side = extension(home, 'WLT') === 'W' ? 0 : 1
    return { kind: 'match-won', side, value: { home: home.value ?? '0', away: away?.value ?? '0' } }
  })

const MATCHES: Readonly<Record<string, (match: Match) => Press[]>> = {
  judo,
  taekwondo,
  wrestling,
  fencing: touches,
  badminton: points,
  'table-tennis': points,
  'beach-volleyball': points,
  volleyball: points,
  basketball: goals,
  handball: goals,
  'arrow-match': arrowMatch,
  'team-match': bouts,
}

/** `1:02:03.45` → milliseconds. */
function msOf(time: string): number {
  return Math.round(time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) * 1_000)
}

const races = (opened: OpenedUnit, list: OdfResults): Press[] => {
  const limits = opened.limits as Readonly<Record<string, unknown>>
  const wind = info(list, 'WIND_SPEED')
  return [
    ...(wind !== null && limits['wind'] === true ? [{ kind: 'wind', value: Number(wind) }] : []),
    ...list.results.flatMap(({ result, irm, competitor }) =>
      result === null || irm !== null
        ? []
        : [{ kind: 'time', competitor: competitor.code, value: { ms: msOf(result), again: false } }],
    ),
    ...(limits['decidedBy'] === 'order' ? finishes(list) : []),
    ...(limits['ties'] === 'asked' || limits['decidedBy'] === 'order' ? photos(list) : []),
    ...(limits['asksAllClear'] === true ? [{ kind: 'all-clear' }] : []),
  ]
}

/** Who comes in one after the other, where that decides. */
const finishes = (list: OdfResults): Press[] =>
  list.results
    .filter(({ rank, irm }) => rank !== null && irm === null)
    .toSorted((a, b) => Number(a.rank) - Number(b.rank))
    .map(({ competitor }) => ({ kind: 'finish', competitor: competitor.code }))

/** What the photo says of equal times. */
const photos = (list: OdfResults): Press[] =>
  [...Map.groupBy(list.results, ({ result, irm, rank }) => (irm === null && rank !== null ? result : null))].flatMap(
    ([time, level]) => {
      if (time === null || level.length < 2) return []
      const ranks = new Set(level.map(({ rank }) => rank))
      const codes = level.toSorted((a, b) => Number(a.rank) - Number(b.rank)).map(({ competitor }) => competitor.code)
      return [{ kind: 'tie', value: { codes, equal: ranks.size === 1 } }]
    },
  )

const byTurns = (
  list: OdfResults,
  code: string,
  press: (row: OdfResult, one: OdfExtended) => Press | null,
): Press[] => {
  const most = Math.max(0, ...list.results.map((row) => all(row, code).length))
  return Array.from({ length: most }, (_, at) => at).flatMap((at) =>
    list.results.flatMap((row) => {
      const one = all(row, code)[at]
      const made = one ? press(row, one) : null
      return made ? [made] : []
    }),
  )
}

const attempts = (opened: OpenedUnit, list: OdfResults): Press[] => {
  const hasWind = (opened.limits as Readonly<Record<string, unknown>>)['wind'] === true
  return byTurns(list, 'ATTEMPT', ({ competitor }, one) => {
    const mark = /^\d/.test(one.value ?? '') ? Math.round(Number(one.value) * 100) : (one.value ?? '-').toLowerCase()
    const wind = extension(one, 'WIND_SPEED')
    return {
      kind: 'attempt',
      competitor: competitor.code,
      value: { mark, wind: hasWind && wind !== undefined ? Number(wind) : null, round: null },
    }
  })
}

function heights(_: OpenedUnit, list: OdfResults): Press[] {
  const bars = [...new Set(list.results.flatMap((row) => all(row, 'HEIGHT').map(({ value }) => value ?? '')))]
  return bars
    .toSorted((a, b) => Number(a) - Number(b))
    .flatMap((bar) => [
      { kind: 'bar', value: Math.round(Number(bar) * 100) },
      ...list.results.flatMap((row) =>
        Array.from(all(row, 'HEIGHT').find(({ value }) => value === bar)?.value2 ?? '').map((trial) => ({
          kind: 'trial',
          competitor: row.competitor.code,
          value: trial.toLowerCase(),
        })),
      ),
    ])
}

function judged(opened: OpenedUnit, list: OdfResults): Press[] {
  const { apparatus, panels } = opened.limits as { apparatus: readonly string[]; panels: string }
  const scores = (who: Pick<Press, 'competitor' | 'athlete'>, extended: readonly OdfExtended[]): Press[] =>
    extended.flatMap((one) => {
      const vault = /^VT([12])$/.exec(one.code)?.[1]
      const code = vault ? 'VT' : one.code
      if (!apparatus.includes(code) || extension(one, 'EXECUTION') === undefined) return []
      const part = (name: string): number => Number(extension(one, name) ?? '0')
      const value =
        panels === 'artistic'
          ? {
              apparatus: code,
              vault: Number(vault ?? '1'),
              d: part('DIFFICULTY'),
              e: [part('EXECUTION')],
              penalty: part('PENALTY'),
              again: false,
            }
          : {
              apparatus: code,
              db: part('DIFFICULTY_BODY'),
              da: part('DIFFICULTY_APPARATUS'),
              a: part('ARTISTRY'),
              e: part('EXECUTION'),
              penalty: part('PENALTY'),
              again: false,
            }
      return [{ kind: 'score', ...who, value }]
    })
  const isTeam = (athletes: readonly OdfCompositionAthlete[]): boolean =>
    athletes.some(({ extended }) => extended.length > 0)
  return list.results.flatMap(({ competitor, extended }) =>
    isTeam(competitor.athletes)
      ? competitor.athletes.flatMap((athlete) =>
          scores({ competitor: competitor.code, athlete: athlete.code }, athlete.extended),
        )
      : scores({ competitor: competitor.code }, extended),
  )
}

const arrows = (_: OpenedUnit, list: OdfResults): Press[] =>
  byTurns(list, 'END', ({ competitor }, { pos, value2 }) => ({
    kind: 'end-of-arrows',
    competitor: competitor.code,
    value: { end: figure(pos), arrows: (value2 ?? '').split(' '), again: false },
  }))

function poolBouts(_: OpenedUnit, list: OdfResults): Press[] {
  const rows = list.results.toSorted((a, b) => a.sortOrder - b.sortOrder)
  return rows.flatMap((home) =>
    rows.flatMap((away): Press[] => {
      const at = (row: OdfResult, against: OdfResult) =>
        all(row, 'BOUT').find(({ pos }) => pos === String(against.sortOrder))?.value
      const [one, two] = [at(home, away), at(away, home)]
      if (home.sortOrder >= away.sortOrder || one === undefined || two === undefined) return []
      return [
        {
          kind: 'pool-bout',
          value: {
            home: home.competitor.code,
            away: away.competitor.code,
            homeTouches: figure(one.slice(1)),
            awayTouches: figure(two.slice(1)),
            winner: one.startsWith('V') ? 'home' : 'away',
          },
        },
      ]
    }),
  )
}

const LISTS: Readonly<Record<string, (opened: OpenedUnit, list: OdfResults) => Press[]>> = {
  attempts,
  height: heights,
  judged,
  'ranking-round': arrows,
  'fencing-pool': poolBouts,
}

/** A competitor or side is out, in the way that has the code; a code of nobody's is typed. */
function outPress(who: Pick<Press, 'side' | 'competitor'>, how: string, irm: string | null): Press {
  return { kind: 'out', ...who, value: { how, rule: 'R1', reason: null, irm } }
}

function outs(opened: OpenedUnit, list: OdfResults): Press[] {
  const known = Object.entries(opened.scorer.outs)
  return list.results.flatMap(({ irm, competitor }) => {
    if (irm === null) return []
    const how = known.find(([, out]) => out?.irm === irm)?.[0]
    return [outPress({ competitor: competitor.code }, how ?? 'disqualified', how ? null : irm)]
  })
}

/**
 * What a volunteer presses for a unit to end as a result has it: its own keys, and where these come to another winner or rank, the line that
 * types it. Nothing is pressed that the desk has no key for.
 */
export function volunteerOf(opened: OpenedUnit, list: OdfResults): Pressed {
  const { scorer } = opened
  const before: Press[] = [{ kind: 'list-confirm' }]
  const gone = outs(opened, list)
  const played = scorer.headToHead
    ? (MATCHES[scorer.id]?.(matchOf(opened, list)) ?? [])
    : (LISTS[scorer.id] ?? races)(opened, list)
  const isWalkover = scorer.headToHead && gone.length > 0 && list.periods.length === 0 && played.length < 2
  const presses = isWalkover
    ? [...before, ...gone]
    : scorer.headToHead
      ? [...before, { kind: 'start' }, ...played, ...gone]
      : [...before, { kind: 'start' }, ...gone, ...played]
  const typed = typedOf(opened, list, presses)
  return {
    presses: [...presses, ...typed, { kind: 'end' }, { kind: 'unofficial' }],
    typed: typed.map(({ kind }) => (kind === 'winner' ? 'winner' : 'rank')),
  }
}

const REASON = 'Pela súmula'

function typedOf(opened: OpenedUnit, list: OdfResults, presses: readonly Press[]): Press[] {
  const { rows } = outcomeOf(opened, [...presses, { kind: 'end' }])
  const was = new Map(rows.map((row) => [row.competitor.code, row]))
  if (opened.scorer.headToHead) {
    const { winner, rows: sent } = matchOf(opened, list)
    if (winner === null || was.get(sent[winner].competitor.code)?.wlt === 'W') return []
    return [{ kind: 'winner', side: winner, value: { reason: REASON } }]
  }
  return list.results.flatMap(({ competitor, rank, irm }) =>
    irm !== null || rank === (was.get(competitor.code)?.rank ?? null)
      ? []
      : [
          {
            kind: 'rank',
            competitor: competitor.code,
            value: { rank: rank === null ? null : Number(rank), reason: REASON },
          },
        ],
  )
}

/** The outcome of presses by one device, a second apart. */
export function outcomeOf(opened: OpenedUnit, presses: readonly Press[]) {
  const taps = presses.map((press, at): Tap => ({ ...tapOf(press, opened.unit.code, at), by: 'one', stored: at + 1 }))
  return scoringOf(opened, taps).outcome(taps.length * 1_000)
}

export const tapOf = (press: Press, unit: string, at: number, device = 'one', from = 0): Tap => ({
  id: `${device}-${at + 1}`,
  unit,
  device,
  seq: at + 1,
  deviceTime: from + at * 1_000,
  ...press,
})
