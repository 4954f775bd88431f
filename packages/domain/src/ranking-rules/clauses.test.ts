import { describe, expect, test } from 'vitest'
import { aValue } from '../sports/sport.factory.ts'
import type { SportRow, SportUnit, SportValue } from '../sports/sport.ts'
import { inFormats } from './event-format.ts'
import { eventMedals } from './event-medals.ts'
import { whoGoesOn } from './going-on.ts'
import { levelForLastOf } from './last-place.ts'
import { matchOutcome } from './match-outcome.ts'
import { poolRulesOf, poolStanding } from './pool-standing.ts'
import { rankList } from './rank-list.ts'
import { aList, aMatch, aResult, exercise, ranksOf, rules } from './ranking-rules.factory.ts'
import { decidingRules, type RuleSet } from './rule-set.ts'
import { RULE_SETS } from './rule-sets/rule-sets.ts'

/** `'A 1:04.512'`, with values behind a bar: `'A 1:04.512 | LAST_LAP 15.100'`. */
function row(written: string, type: string): SportRow {
  const [side = '', values = ''] = written.split(' | ')
  const [code = '', result = ''] = side.split(' ')
  const extended = [...values.matchAll(/([A-Z_]+) (\S+)/g)].map(([, name = '', value = '']) => aValue(name, value))
  return aResult(code, result, { type, extended })
}
const rsc = (event: string, phase: string): string => `${event.padEnd(22, '-')}${phase}00--`
const list = (code: string, type: string, written: readonly string[]): SportUnit =>
  aList(code, ...written.map((one) => row(one, type)))
const needs = ({ undecided }: ReturnType<typeof rankList>) =>
  undecided.map(({ why }) => why.values['needs'] ?? why.values['decides'])

describe('track cycling, level on time (UCI 3.2.027, 3.2.061, 3.2.107, 3.2.147)', () => {
  test.each([
    [
      'the best last lap decides a kilometre',
      'CTRM1000MTT',
      ['A 1:04.512 | LAST_LAP 15.2', 'B 1:04.512 | LAST_LAP 15.1'],
    ],
    [
      'the best last lap decides a pursuit',
      'CTRWPURSUIT',
      ['A 3:24.100 | LAST_LAP 14.9', 'B 3:24.100 | LAST_LAP 14.8'],
    ],
    ['the best last 100 m decide the 200 m', 'CTRMSPRINT', ['A 9.812 | LAST_LAP 4.9', 'B 9.812 | LAST_LAP 4.8']],
  ])('%s', (_, event, written) => {
    expect(ranksOf(rankList(list(rsc(event, 'QUAL0001'), 'TIME', written), rules('CTR')))).toEqual(['1 B', '2 A'])
  })
  test('a last lap that was not sent leaves the place open, and one that is level is drawn by lot', () => {
    const qualifying = (...written: string[]) =>
      rankList(list(rsc('CTRWPURSUIT', 'QUAL0001'), 'TIME', written), rules('CTR'))
    expect(needs(qualifying('A 3:24.100', 'B 3:24.100'))).toEqual(['last-lap'])
    expect(needs(qualifying('A 3:24.100 | LAST_LAP 14.9', 'B 3:24.100 | LAST_LAP 14.9'))).toEqual(['draw-of-lots'])
  })
  test('the better time wins a final of two, and of equal times the better last lap', () => {
    const final = (...written: string[]) => {
      const unit = { ...list(rsc('CTRMPURSUIT', 'FNL-0001'), 'TIME', written), headToHead: true }
      const { match } = rules('CTR')
      const outcome = match && matchOutcome(unit, match)
      return outcome?.kind === 'won' ? `${outcome.winner}: ${outcome.why.rule}` : outcome?.why
    }
    expect(final('A 4:05.000', 'B 4:04.900')).toBe('B: time')
    expect(final('A 4:05.000 | LAST_LAP 15.3', 'B 4:05.000 | LAST_LAP 15.4')).toBe('A: last-lap')
    expect(final('A 4:05.000', 'B 4:05.000')).toMatchObject({ rule: 'not-sent' })
  })
})

describe('track cycling, riders without a result', () => {
  const final = (event: string, type: string, result: string) =>
    aList(rsc(event, 'FNL-0001'), aResult('A', result, { type }), aResult('B', null, { irm: 'DNF' }))
  test('a rider who abandons an omnium has no place (UCI 3.2.251bis)', () => {
    expect(ranksOf(rankList(final('CTRWOMNIUM', 'POINTS', '120'), rules('CTR')))).toEqual(['1 A', '- B'])
  })
  test('a rider who falls in the final of a race is placed (UCI 3.2.060)', () => {
    expect(ranksOf(rankList(final('CTRWKEIRIN', 'TIME', '11.200'), rules('CTR')))).toEqual(['1 A', '2 B'])
  })
})

test('road cycling: equal times of a time trial share the place (UCI part 2, row 45d)', () => {
  const race = list(rsc('CRDWITT', 'FNL-0001'), 'TIME', ['A 31:04.51', 'B 31:04.51', 'C 31:05.00'])
  expect(ranksOf(rankList(race, rules('CRDWITT')))).toEqual(['1= A', '1= B', '3 C'])
})

describe('artistic gymnastics, level on points (FIG)', () => {
  const scores = (code: string, values: Readonly<Record<string, string>>, execution = '8.000') =>
    aResult(code, '50.000', {
      extended: Object.entries(values).map(([apparatus, value]) =>
        exercise(apparatus, value, { EXECUTION: execution, DIFFICULTY: '5.0' }),
      ),
    })
  const apparatus = { VT: '13.000', UB: '12.000', BB: '12.500', FX: '12.500' }
  const better = { VT: '13.500', UB: '11.500', BB: '12.500', FX: '12.500' }
  const teams = (phase: string) =>
    aList(rsc('GARWTEAM', phase), scores('A', apparatus), scores('B', better), scores('C', apparatus))
  test('the all-around is parted by execution once the apparatus are level', () => {
    const final = aList('GARW1AA---------------FNL---------', scores('A', apparatus), scores('B', apparatus, '8.100'))
    expect(ranksOf(rankList(final, rules('GAR')))).toEqual(['1 B', '2 A'])
  })
  test('teams are parted by their apparatus, and share the place if these are level', () => {
    const { medals } = eventMedals([{ unit: teams('FNL-0001'), medal: 1 }], rules('GAR'))
    expect(medals.map(({ competitor, medal }) => `${medal} ${competitor}`)).toEqual(['gold B', 'silver A', 'silver C'])
    const { lists, ...set } = rules('GAR')
    const shared: RuleSet = { ...set, lists: { ...lists, team: { by: ['points'], whenLevel: 'shared' } } }
    expect(eventMedals([{ unit: teams('FNL-0001'), medal: 1 }], shared).medals.map(({ medal }) => medal)).toEqual([
      'gold',
      'gold',
      'gold',
    ])
  })
  test('teams that are level for the last place in the final all advance', () => {
    const unit = teams('QUAL0001')
    const ranking = rankList(unit, rules('GAR'))
    const levelForLast = levelForLastOf(unit, rules('GAR'))
    const rule = { byPlace: 2, byResult: 0, reserves: 0, perDelegation: null, levelForLast } as const
    expect(whoGoesOn([ranking], ranking, rule).rows.map(({ mark }) => mark)).toEqual(['Q', 'Q', 'Q'])
  })
})

describe('wrestling, a team match of five bouts each (UWW 33)', () => {
  const { match } = rules('WRE')
  const won = (home: string, away: string, bouts = '') => {
    const teams = aMatch(rsc('WREMTEAM', 'FNL-0001'), '')
    const values = (written: string): SportValue[] =>
      [...written.matchAll(/([A-Z_]+) (\d+)/g)].map(([, name = '', value = '']) => aValue(name, value))
    const unit: SportUnit = {
      ...teams,
      rows: [aResult('A', '5', { extended: values(home) }), aResult('B', '5', { extended: values(away) })],
      periods: [...bouts.matchAll(/(\d)-(\d)/g)].map(([, one = '', other = ''], at) => ({
        code: `B${at + 1}`,
        homeScore: null,
        awayScore: null,
        homePeriodScore: one,
        awayPeriodScore: other,
      })),
    }
    const outcome = match && matchOutcome(unit, match)
    return outcome?.kind === 'won' ? `${outcome.winner}: ${outcome.why.rule}` : outcome?.why.values['needs']
  }
  test.each([
    ['classification points', 'CLASS_PTS 20', 'CLASS_PTS 22', '', 'B: quality-points'],
    ['classification points of the bouts', '', '', '5-0 1-3 5-0 1-3', 'A: quality-points'],
    ['falls', 'CLASS_PTS 20 FALLS 2', 'CLASS_PTS 20 FALLS 1', '', 'A: falls'],
    [
      'superiorities',
      'CLASS_PTS 20 FALLS 1 SUPERIORITIES 0',
      'CLASS_PTS 20 FALLS 1 SUPERIORITIES 1',
      '',
      'B: superiorities',
    ],
    [
      'points scored',
      'CLASS_PTS 20 FALLS 1 SUPERIORITIES 1 TECH_PTS 31',
      'CLASS_PTS 20 FALLS 1 SUPERIORITIES 1 TECH_PTS 30',
      '',
      'A: scored',
    ],
    [
      'the last bout',
      'CLASS_PTS 20 FALLS 1 SUPERIORITIES 1 TECH_PTS 30',
      'CLASS_PTS 20 FALLS 1 SUPERIORITIES 1 TECH_PTS 30',
      '3-1 1-3',
      'B: last-bout',
    ],
    ['nothing where the classification points are unknown', '', '', '', 'quality-points'],
    ['nothing where the falls are unknown', 'CLASS_PTS 20', 'CLASS_PTS 20', '', 'falls'],
  ])('level on bouts, %s', (_, home, away, bouts, expected) => {
    expect(won(home, away, bouts)).toBe(expected)
  })
})

describe('archery, level in the ranking round (World Archery B.6.5)', () => {
  const round = (...written: string[]) => list(rsc('ARCMINDIVID', 'QUAL0001'), 'POINTS', written)
  const level = ['A 660', 'B 650 | TENS 20 XS 5', 'C 650 | TENS 22 XS 5', 'D 640']
  const marks = (unit: SportUnit, places: number) => {
    const ranking = rankList(unit, decidingRules(rules('ARC')))
    const rule = { byPlace: places, byResult: 0, reserves: 0, perDelegation: null, levelForLast: 'shoot-off' } as const
    return whoGoesOn([ranking], ranking, rule).rows.map(({ competitor, mark }) => `${competitor}${mark ?? '-'}`)
  }
  test('tens and Xs part a place that nothing depends on', () => {
    expect(ranksOf(rankList(round(...level), rules('ARC')))).toEqual(['1 A', '2 C', '3 B', '4 D'])
  })
  test('they do not part the last place that advances: it is shot off', () => {
    expect(marks(round(...level), 2)).toEqual(['AQ', 'B-', 'C-', 'D-'])
    expect(marks(round(...level), 3)).toEqual(['AQ', 'BQ', 'CQ', 'D-'])
    expect(needs(rankList(round(...level), decidingRules(rules('ARC'))))).toEqual(['shoot-off'])
  })
  test('the arrows of the shoot-off part it, then the arrow nearer to the centre', () => {
    const shot = (...written: string[]) => marks(round('A 660', ...written, 'D 640'), 2)
    expect(shot('B 650 | TENS 20 XS 5 SO 10', 'C 650 | TENS 22 XS 5 SO 9')).toEqual(['AQ', 'BQ', 'C-', 'D-'])
    expect(shot('B 650 | SO 9', 'C 650 | SO 9 CLOSEST Y')).toEqual(['AQ', 'CQ', 'B-', 'D-'])
    // of one of the two the arrow is not known
    expect(shot('B 650 | SO 9', 'C 650')).toEqual(['AQ', 'B-', 'C-', 'D-'])
  })
  test('a medal is shot off too', () => {
    const final = list(rsc('ARCMINDIVID', 'FNL-0001'), 'POINTS', level)
    const { medals, undecided } = eventMedals([{ unit: final, medal: 1 }], rules('ARC'))
    expect(medals.map(({ competitor, medal }) => `${medal} ${competitor}`)).toEqual(['gold A'])
    expect(undecided).toMatchObject([{ competitors: ['B', 'C'], why: { values: { decides: 'shoot-off' } } }])
  })
})

test('the regulation of a games: one medal less than entries, and none without an opponent (rows 6 and 7)', () => {
  const units = ['A 51.10', 'B 51.20', 'C 51.30', 'D 51.40']
  const given = (many: number) => {
    const final = { unit: list(rsc('SWMM100MFR', 'FNL-0001'), 'TIME', units.slice(0, many)), medal: 1 }
    const set = inFormats(rules('SWM'), [{ kind: 'few-entries', gives: 'one-less' }])
    return eventMedals([final], set, ['A', 'B', 'C', 'D'].slice(0, many)).medals.length
  }
  expect([1, 2, 3, 4].map(given)).toEqual([0, 1, 2, 3])
})

describe('with few entrants only the medals of the regulation are given', () => {
  const { event, ...rest } = rules('SWM')
  const regulation: RuleSet = { ...rest, event: { ...event, fewEntries: [{ upTo: 3, medals: ['gold', 'silver'] }] } }
  const final = { unit: list(rsc('SWMM100MFR', 'FNL-0001'), 'TIME', ['A 51.10', 'B 51.20', 'C 51.30']), medal: 1 }
  test.each([
    [
      ['A', 'B', 'C'],
      ['gold', 'silver'],
    ],
    [
      ['A', 'B', 'C', 'D'],
      ['gold', 'silver', 'bronze'],
    ],
    [undefined, ['gold', 'silver', 'bronze']],
  ])('%j', (entrants, given) => {
    expect(eventMedals([final], regulation, entrants).medals.map(({ medal }) => medal)).toEqual(given)
  })
})

test('no medal is given while a competitor of the deciding list has neither a result nor a mark', () => {
  const final = (...written: string[]) => {
    const rows = written
      .map((one) => row(one, 'TIME'))
      .map((one) => (one.result === '' ? { ...one, result: null } : one))
    return eventMedals([{ unit: aList(rsc('SWMM100MFR', 'FNL-0001'), ...rows), medal: 1 }], rules('SWM'))
  }
  const { medals, undecided } = final('A 51.10', 'B', 'C 51.30')
  expect(medals).toEqual([])
  expect(undecided).toMatchObject([{ competitors: ['B'], from: 1, to: 3, why: { values: { needs: 'result' } } }])
})

describe('a team that appeared for no match of a table has no medal until the organiser decides', () => {
  const medals = (gives: 'match-only' | 'moves-up' | 'vacant' | null, last = 'A W C L WO') => {
    const set = inFormats(rules('HBL'), [
      { kind: 'pool', leadsTo: 'medals' },
      ...(gives === null ? [] : [{ kind: 'disqualified' as const, gives }]),
    ])
    const matches = ['A 20 B 18', 'B W C L WO', last, 'A 20 D 18', 'B 20 D 18', 'C L WO D W']
    const units = matches.map((written, at) => ({
      unit: aMatch(rsc('HBLMTEAM7', `GPA-000${at + 1}`), written),
      medal: 0,
    }))
    const event = eventMedals(last === 'A W C L WO' ? units.slice(0, 3) : units, set)
    return [
      event.medals.map(({ competitor, medal }) => `${medal} ${competitor}`).join(', '),
      event.undecided.map(({ why }) => why.rule).join(' '),
    ]
  }
  test.each([
    [null, 'gold A, silver B', 'never-competed'],
    ['match-only', 'gold A, silver B, bronze C', ''],
    ['moves-up', 'gold A, silver B', ''],
    ['vacant', 'gold A, silver B', 'vacant'],
  ] as const)('%s', (gives, given, open) => {
    expect(medals(gives)).toEqual([given, open])
  })
  test('one that played a match keeps its place', () => {
    expect(medals(null, 'A 20 C 19')).toEqual(['gold A, silver B, bronze D', ''])
  })
})

describe('the score of a forfeit counts in a table, or the score that was played if it is larger (row 105)', () => {
  const rows = (discipline: string, written: string, over: Partial<NonNullable<RuleSet['match']>> = {}) => {
    const set = rules(discipline)
    const pool = poolRulesOf({ ...set, match: set.match && { ...set.match, ...over } })
    const match = aMatch(rsc(`${discipline}MTEAM5`, 'GPA-0001'), written)
    return (
      pool && poolStanding([match], ['A', 'B'], pool).rows.map((one) => `${one.competitor} ${one.for}:${one.against}`)
    )
  }
  test.each([
    ['FBL', 'A W B L WO', '3:0', '0:3'],
    ['FBL', 'A 1 W B 2 L RET', '3:0', '0:3'],
    ['FBL', 'A 5 W B 1 L DSQ', '5:1', '1:5'],
    ['FBL', 'A 4 W B 2 L DSQ', '3:0', '0:3'],
    ['FSL', 'A W B L WO', '5:0', '0:5'],
    ['HBL', 'A 8 W B 4 L DSQ', '10:0', '0:10'],
    ['BKB', 'A W B L WO', '20:0', '0:20'],
    ['BKB', 'A 40 W B 30 L RET', '40:30', '30:40'],
    ['BKB', 'A 30 W B 40 L RET', '2:0', '0:2'],
    ['VVO', 'A W B L WO', '3:0', '0:3'],
    ['TTE', 'A 1 W B 1 L RET', '1:1', '1:1'],
  ])('%s: %s', (discipline, written, winner, loser) => {
    expect(rows(discipline, written)).toEqual([`A ${winner}`, `B ${loser}`])
  })
  test('a regulation changes it', () => {
    expect(rows('FBL', 'A 5 W B 1 L DSQ', { forfeit: { winner: 1, loser: 0, keepsLead: false } })).toEqual([
      'A 1:0',
      'B 0:1',
    ])
  })
})

describe('rules from memory are settings of their rule set', () => {
  test('each names its clause and the setting that holds it', () => {
    expect(
      RULE_SETS.flatMap(({ id, fromMemory }) => Object.values(fromMemory ?? {}).map((of) => `${id} ${of}`)),
    ).toEqual([
      'GAR-FIG-2025 lists.all-around',
      'GAR-FIG-2025 lists.team',
      'GAR-FIG-2025 lastPlace.perDelegation',
      'BKB-FIBA-2024 match.forfeit',
      'VBV-FIVB-2025 pool.by',
      'CYC-UCI-2025 irm.rankedBy',
      'CYC-UCI-2025 irm.ranked',
      'CYC-ROAD-TT-2025 lists.time-trial',
      'FBL-FIFA-2026 match.forfeit',
      'FBL-FIFA-2022 match.forfeit',
      'FSL-FIFA-2024 pool.by',
      'FSL-FIFA-2024 match.forfeit',
      'FSL-DIRECT-2026 pool.by',
      'FSL-DIRECT-2026 match.forfeit',
      'HBL-IHF-2025 match.forfeit',
      'JUD-IJF-2025 pool.quality',
      'MPN-UIPM-2025 lists.combined',
      'GRY-FIG-2025 lastPlace.perDelegation',
      'VVO-FIVB-2025 pool.by',
      'VVO-SCHOOL-2025 pool.by',
    ])
  })
  test('riders who were pulled out are ranked by laps, then in their order, unless a regulation leaves them level (UCI 4.2)', () => {
    const lapped = (code: string, laps: string, order: string) =>
      aResult(code, null, { irm: 'LAP', extended: [aValue('LAPS', laps), aValue('FINISH_ORDER', order)] })
    const race = aList(
      rsc('MTBMXC', 'FNL-0001'),
      lapped('A', '-2', '1'),
      lapped('B', '-1', '3'),
      lapped('C', '-1', '2'),
    )
    const { irm, ...set } = rules('MTB')
    expect(ranksOf(rankList(race, { ...set, irm }))).toEqual(['1 C', '2 B', '3 A'])
    const byLaps: RuleSet = { ...set, irm: { ...irm, rankedBy: ['LAPS'] } }
    expect(ranksOf(rankList(race, byLaps))).toEqual(['1= B?', '1= C?', '3 A'])
  })
  test('a win by yuko has the points of the rule set (IJF 2.2.5)', () => {
    const bouts = ['A 100 B 0', 'B 010 C 0', 'C 001 A 0'].map((written, at) =>
      aMatch(rsc('JUDM60KG', `GPA-000${at + 1}`), written),
    )
    const ranked = (quality: Readonly<Record<string, number>>) => {
      const set = rules('JUD')
      const pool = poolRulesOf({ ...set, pool: set.pool && { ...set.pool, quality } })
      return pool && ranksOf(poolStanding(bouts, ['A', 'B', 'C'], pool))
    }
    expect(ranked({ ippon: 100, 'waza-ari': 10, yuko: 1 })).toEqual(['1 A', '2 B', '3 C'])
    expect(ranked({ ippon: 10, 'waza-ari': 7, yuko: 11 })).toEqual(['1 C', '2 A', '3 B'])
  })
})
