import { randomCases } from '@games/testing/suite'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sheetOf } from '../sports/sheet.ts'
import { sportUnitOf } from './outcome.ts'
import { scorerOf } from './registry.ts'
import { RULE_SETS } from './rule-sets/rule-sets.ts'
import { openUnit, type Scoring, scoringOf } from './scoring.ts'
import { aScoringUnit } from './scoring.factory.ts'
import type { Key } from './scorer.ts'
import type { Tap, TapValue } from './tap.ts'

/** What a random finger does: presses an open key, presses any key, takes something back, or makes something that no pad makes. */
type Press =
  | { readonly is: 'key'; readonly which: number; readonly device: number; readonly pause: number }
  | { readonly is: 'closed'; readonly which: number; readonly device: number; readonly pause: number }
  | {
      readonly is: 'entry'
      readonly which: number
      readonly entry: number
      readonly device: number
      readonly pause: number
    }
  | { readonly is: 'undo'; readonly back: number; readonly device: number; readonly pause: number }
  | {
      readonly is: 'junk'
      readonly kind: string
      readonly value: TapValue
      readonly device: number
      readonly pause: number
    }

const hand = { device: fc.integer({ min: 0, max: 1 }), pause: fc.integer({ min: 0, max: 90_000 }) }
const JUNK: fc.Arbitrary<TapValue> = fc.oneof(
  fc.constantFrom<TapValue>(null, true, -1, 0, 1e9, '', 'x', 'X', [], {}, ['A', 'B'], { how: 'no-show' }, 'none'),
  fc.record({ competitor: fc.constant('A'), rank: fc.integer(), reason: fc.string() }),
)
/** Plausible entries of each kind, so that states are reached that a desk reaches. */
const ENTRIES: Readonly<Record<string, readonly TapValue[]>> = {
  time: [
    { ms: 10_840, again: false },
    { ms: 10_840, again: false },
    { ms: 11_021, again: false },
    { ms: 12_000, again: true },
  ],
  watches: [[10_840, 10_890, 10_910], [11_020]],
  place: [1, 2, 3],
  wind: [0.8, -1.2, 'none'],
  split: [{ point: 1, ms: 5000 }],
  tie: [
    { codes: ['A', 'B'], equal: true },
    { codes: ['B', 'A'], equal: false },
  ],
  sprint: [
    { codes: ['A', 'C'], isLast: false },
    { codes: ['B', 'A'], isLast: true },
  ],
  lap: [1, -1],
  'move-finish': [{ before: 'A' }, { before: null }],
  attempt: [
    { mark: 570, wind: null, round: null },
    { mark: 'x', wind: null, round: null },
    { mark: 558, wind: null, round: null },
  ],
  bar: [150, 160, 165, 170],
  'jump-off': [160, 170],
  part: [
    { part: 1, mark: 11_000, hand: false, wind: null, irm: null, again: false },
    { part: 2, mark: null, hand: false, wind: null, irm: 'DNS', again: false },
    { part: 2, mark: 680, hand: false, wind: 1.2, irm: null, again: true },
  ],
  score: [
    { apparatus: 'FX', vault: 1, d: 5.4, e: [8.2], penalty: 0.1, again: false },
    { apparatus: 'VT', vault: 1, d: 4.8, e: [9.1], penalty: 0, again: false },
    { apparatus: 'VT', vault: 2, d: 4.8, e: [9.1, 9, 8.9, 8.8], penalty: 0, again: false },
    { apparatus: 'HOOP', db: 4, da: 3.2, a: 8.1, e: 8, penalty: 0, again: true },
  ],
  'not-shown': [{ apparatus: 'FX', again: false }],
  inquiry: [{ apparatus: 'FX' }],
  rotation: [1, 2],
  'end-of-arrows': [{ end: 1, arrows: ['X', '10', '9', '9', '8', 'M'], again: false }],
  'total-check': [55],
  'pool-bout': [
    { home: 'A', away: 'B', homeTouches: 5, awayTouches: 3, winner: 'home' },
    { home: 'C', away: 'B', homeTouches: 4, awayTouches: 4, winner: 'away' },
    { home: 'A', away: 'C', homeTouches: 0, awayTouches: 5, winner: 'away' },
  ],
  'line-up': [
    ['A1', 'A2'],
    ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'],
  ],
  substitution: [{ out: 'A1' }],
  'set-score': [
    { home: 25, away: 21 },
    { home: 21, away: 19 },
  ],
  'period-score': [{ home: 3, away: 2 }],
  hits: [
    { home: 7, away: 4 },
    { home: 3, away: 3 },
  ],
  'clock-set': [{ played: 60_000, reason: 'the clock ran on' }],
  technique: ['Uchi-mata'],
  rank: [
    { rank: 1, reason: 'jury' },
    { rank: null, reason: 'jury' },
  ],
  qualify: [{ mark: 'qR', reason: 'referee' }],
  winner: [{ reason: 'hantei' }],
  rules: [
    { ruleSet: 'judo-ijf-2018', reason: 'old rules' },
    { ruleSet: 'volleyball-school-2025', reason: 'three sets' },
  ],
}
const NO_KEYS = [
  'nonsense',
  'undo',
  'constructor',
  'credit',
  'leg-time',
  'take-over',
  'relay-order',
  'penalty',
  'lane',
  'bib',
  'athlete-out',
  'out',
  'point',
]
const KINDS = [...Object.keys(ENTRIES), ...NO_KEYS]
const PRESS: fc.Arbitrary<Press> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ is: fc.constant('key' as const), which: fc.nat(), ...hand }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('closed' as const), which: fc.nat(), ...hand }) },
  { weight: 6, arbitrary: fc.record({ is: fc.constant('entry' as const), which: fc.nat(), entry: fc.nat(), ...hand }) },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('undo' as const), back: fc.nat({ max: 6 }), ...hand }) },
  {
    weight: 1,
    arbitrary: fc.record({
      is: fc.constant('junk' as const),
      kind: fc.constantFrom(...KINDS),
      value: fc.oneof(JUNK, fc.constantFrom(...Object.values(ENTRIES).flat())),
      ...hand,
    }),
  },
)

const OTHERWISE: readonly TapValue[] = ['a reason', 1, 0.8]

const opened = (ruleSet: (typeof RULE_SETS)[number]) => {
  const headToHead = scorerOf(ruleSet.scorer)?.headToHead ?? false
  const unit = openUnit(aScoringUnit(ruleSet.id, headToHead ? 2 : 3), ruleSet)
  if (!unit.ok) throw new Error(JSON.stringify(unit.error))
  return unit.value
}

function pressed(
  press: Press,
  scoring: Scoring,
  taps: readonly Tap[],
  now: number,
): Partial<Tap> & { readonly kind: string } {
  const tapOf = ({ kind, side, competitor, value }: Key): Partial<Tap> & { readonly kind: string } => ({
    kind,
    ...(side === undefined ? {} : { side }),
    competitor: competitor ?? 'ABC'.charAt(now % 3),
    ...(value === undefined ? {} : { value }),
  })
  const pick = (keys: readonly Key[], which: number): Key | undefined => keys[which % Math.max(1, keys.length)]
  switch (press.is) {
    case 'key': {
      const key = pick(
        scoring.keys.filter((one) => one.why === null && one.entry === undefined && one.hold === undefined),
        press.which,
      )
      return key ? tapOf(key) : { kind: 'start' }
    }
    case 'closed': {
      const key = pick(scoring.keys, press.which)
      return key ? tapOf(key) : { kind: 'start' }
    }
    case 'entry': {
      const key = pick(
        scoring.keys.filter((one) => one.why === null && one.entry !== undefined),
        press.which,
      )
      if (!key) return { kind: 'end' }
      const entries = ENTRIES[key.kind] ?? OTHERWISE
      return { ...tapOf(key), value: key.value ?? entries[press.entry % entries.length] ?? null }
    }
    case 'undo':
      return { kind: 'undo', value: taps.at(-1 - press.back)?.id ?? 'nothing' }
    case 'junk':
      return {
        kind: press.kind,
        value: press.value,
        competitor: 'A',
        side: 0,
        ...(now % 2 === 0 ? { athlete: 'A1' } : {}),
      }
  }
}

/** The taps of some presses on two devices, in the order in which the server stored them. */
function tapped(
  ruleSet: (typeof RULE_SETS)[number],
  presses: readonly Press[],
  watch?: (before: Scoring, tap: Tap, after: Scoring) => void,
) {
  const unit = opened(ruleSet)
  const taps: Tap[] = []
  const seqs = [0, 0]
  let now = 1_000_000
  let scoring = scoringOf(unit, taps)
  for (const press of presses) {
    now += press.pause
    const seq = (seqs[press.device] ?? 0) + 1
    seqs[press.device] = seq
    const stored = taps.length + 1
    const given = taps.length === 0 ? { kind: 'start' } : pressed(press, scoring, taps, now)
    const tap: Tap = {
      id: `t${stored}`,
      unit: unit.unit.code,
      device: `d${press.device}`,
      seq,
      deviceTime: now,
      stored,
      ...given,
    }
    taps.push(tap)
    const after = scoringOf(unit, taps)
    watch?.(scoring, tap, after)
    scoring = after
  }
  return { unit, taps, scoring, now }
}

/** Everything that a scoring shows at an instant. */
const seen = (scoring: Scoring, now: number): unknown =>
  JSON.parse(
    JSON.stringify({
      keys: scoring.keys,
      board: scoring.board(now),
      outcome: scoring.outcome(now),
      proposals: scoring.proposals(now),
      verdict: scoring.verdict,
      desk: scoring.desk,
      rules: scoring.ruleSet,
    }),
  )

const PRESSES = fc.array(PRESS, { minLength: 1, maxLength: 30 })
const RUNS = { numRuns: randomCases(5) }

describe.each(RULE_SETS.map((ruleSet) => [ruleSet.id, ruleSet] as const))('%s', (_, ruleSet) => {
  test('the same stored order is the same truth, however the taps were delivered (R12.6)', () => {
    fc.assert(
      fc.property(PRESSES, fc.infiniteStream(fc.nat()), (presses, draws) => {
        const { unit, taps, scoring, now } = tapped(ruleSet, presses)
        const delivered = taps
          .map((tap) => ({ tap, draw: draws.next().value }))
          .sort((a, b) => a.draw - b.draw)
          .map(({ tap }) => tap)
        const again = scoringOf(unit, [...delivered, ...delivered.slice(0, 3)])
        expect(seen(again, now)).toEqual(seen(scoring, now))
        expect(again.taps).toEqual(scoring.taps)
      }),
      RUNS,
    )
  })

  test('everything taken back, the last first, is the start (R12.6)', () => {
    fc.assert(
      fc.property(PRESSES, (presses) => {
        const { unit, taps, now } = tapped(ruleSet, presses)
        const all = [...taps]
        const undo = (id: string) =>
          all.push({
            id: `u${all.length}`,
            unit: unit.unit.code,
            device: 'd0',
            seq: 1000 + all.length,
            deviceTime: now,
            kind: 'undo',
            value: id,
            stored: all.length + 1,
          })
        for (;;) {
          const last = scoringOf(unit, all).taps.findLast(({ tap, is }) => is === 'counted' && tap.kind !== 'undo')
          if (!last) break
          undo(last.tap.id)
          expect(scoringOf(unit, all).taps.at(-1)?.is).toBe('counted')
        }
        expect(seen(scoringOf(unit, all), now)).toEqual(seen(scoringOf(unit, []), now))
      }),
      RUNS,
    )
  })

  test('an open key is never refused, a closed one always, and nothing is thrown or lost (R12.6)', () => {
    fc.assert(
      fc.property(PRESSES, (presses) => {
        const { taps, scoring } = tapped(ruleSet, presses, (before, tap, after) => {
          const key = before.keys.find(
            (one) =>
              one.kind === tap.kind &&
              one.side === tap.side &&
              one.entry === undefined &&
              one.competitor === tap.competitor &&
              JSON.stringify(one.value) === JSON.stringify(tap.value),
          )
          if (key) expect([key.id, after.taps.at(-1)?.why]).toEqual([key.id, key.why])
        })
        expect(scoring.taps.map(({ tap }) => tap.id)).toEqual(taps.map(({ id }) => id))
        const ids = scoring.keys.map(({ id }) => id)
        expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
      }),
      RUNS,
    )
  })

  test('the rows are a list as ODF has it, and the sport’s module reads it (ODF §8)', () => {
    fc.assert(
      fc.property(PRESSES, (presses) => {
        const { unit, scoring, now } = tapped(ruleSet, presses)
        const outcome = scoring.outcome(now)
        expect(outcome.rows.map(({ competitor }) => competitor.code).toSorted()).toEqual(
          unit.unit.competitors.map(({ code }) => code).toSorted(),
        )
        expect(outcome.rows.map(({ sortOrder }) => sortOrder)).toEqual(outcome.rows.map((_row, i) => i + 1))
        if (!unit.scorer.headToHead && Object.keys(scoring.desk.ranks).length === 0) {
          const ranks = outcome.rows.flatMap(({ rank }) => (rank === null ? [] : [Number(rank)]))
          expect(ranks).toEqual(ranks.map((rank) => 1 + ranks.filter((other) => other < rank).length))
          for (const row of outcome.rows)
            if (row.rank !== null)
              expect(row.rankEqual).toBe(ranks.filter((rank) => String(rank) === row.rank).length > 1)
          // who has no rank comes after those who have
          expect(outcome.rows.map(({ rank }) => rank === null)).toEqual(
            outcome.rows.map(({ rank }) => rank === null).toSorted((a, b) => Number(a) - Number(b)),
          )
        }
        const sheet = sheetOf(sportUnitOf(unit.unit, outcome, unit.scorer.headToHead))
        expect(sheet.cells).toHaveLength(outcome.rows.length)
      }),
      RUNS,
    )
  })

  test('no state without a way out: from any of them the result becomes official (R12.6)', () => {
    fc.assert(
      fc.property(PRESSES, (presses) => {
        const { unit, taps, now } = tapped(ruleSet, presses)
        const all = [...taps]
        const press = (kind: string, value?: TapValue, side?: 0): string | null => {
          const tap: Tap = {
            id: `w${all.length}`,
            unit: unit.unit.code,
            device: 'd0',
            seq: 1000 + all.length,
            deviceTime: now,
            kind,
            stored: all.length + 1,
            ...(value === undefined ? {} : { value }),
            ...(side === undefined ? {} : { side }),
          }
          all.push(tap)
          return scoringOf(unit, all).taps.at(-1)?.why ?? null
        }
        press('protest-end', { accepted: false })
        if (scoringOf(unit, all).desk.stage !== 'finished') {
          press('start')
          press('resume')
          press('all-clear')
          if (press('end') !== null) {
            press('winner', { reason: 'decided by the referees' }, 0)
            expect(press('end')).toBeNull()
          }
        }
        press('unofficial')
        press('official')
        expect(scoringOf(unit, all).outcome(now)).toMatchObject({
          scheduleStatus: 'FINISHED',
          resultStatus: 'OFFICIAL',
        })
      }),
      RUNS,
    )
  })
})
