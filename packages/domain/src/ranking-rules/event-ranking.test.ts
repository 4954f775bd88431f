import { describe, expect, test } from 'vitest'
import { aValue } from '../sports/sport.factory.ts'
import type { SportUnit } from '../sports/sport.ts'
import { decidingLists } from './deciding-lists.ts'
import { type EventFormat, formatsFor, inFormats } from './event-format.ts'
import { eventMedals } from './event-medals.ts'
import { eventRanking } from './event-ranking.ts'
import { openSemifinals } from './knockout.ts'
import type { EventUnit } from './event-unit.ts'
import { aList, aMatch, aResult, ranksOf, rules } from './ranking-rules.factory.ts'

const medals = (
  units: readonly EventUnit[],
  discipline: string,
  given: { id?: string; entrants?: string[]; format?: EventFormat; formats?: EventFormat[] } = {},
): string[] =>
  eventMedals(
    units,
    inFormats(rules(discipline, given.id), given.formats ?? (given.format ? [given.format] : [])),
    given.entrants,
  ).medals.map(({ competitor, medal }) => `${medal} ${competitor}`)

const final = (...results: string[]): EventUnit => ({
  medal: 1,
  unit: aList(
    'SWMM100MFR------------FNL-000100--',
    ...results.map((row) => aResult(row.slice(0, 1), row.slice(2), { type: 'TIME' })),
  ),
})

describe('medals by rank (R12.5)', () => {
  test.each<[string, string[], string[]]>([
    ['the first three', ['A 51.0', 'B 51.1', 'C 51.2', 'D 51.3'], ['gold A', 'silver B', 'bronze C']],
    ['a dead heat for gold: two golds and no silver', ['A 51.0', 'B 51.0', 'C 51.2'], ['gold A', 'gold B', 'bronze C']],
    ['two silvers and no bronze', ['A 51.0', 'B 51.1', 'C 51.1', 'D 51.2'], ['gold A', 'silver B', 'silver C']],
    [
      'three equal thirds are three bronzes',
      ['A 51.0', 'B 51.1', 'C 51.2', 'D 51.2', 'E 51.2'],
      ['gold A', 'silver B', 'bronze C', 'bronze D', 'bronze E'],
    ],
    [
      'three equal firsts: three golds and nothing else',
      ['A 51.0', 'B 51.0', 'C 51.0', 'D 51.2'],
      ['gold A', 'gold B', 'gold C'],
    ],
    ['two in all', ['A 51.0', 'B 51.1'], ['gold A', 'silver B']],
  ])('%s', (_rule, rows, expected) => {
    expect(medals([final(...rows)], 'SWM')).toEqual(expected)
  })
})

test('no medal of a list that is not over', () => {
  const { medal, unit } = final('A 51.0', 'B 51.1')
  const running = [{ medal, unit: { ...unit, status: 'RUNNING' as const } }]
  expect(eventMedals(running, rules('SWM'))).toMatchObject({ medals: [], undecided: [{ why: { rule: 'not-played' } }] })
})

test('what the ranking leaves open has no medal, the others have theirs', () => {
  const unit = aList(
    'ATHM100M--------------FNL-000100--',
    ...['A 10.80', 'B 10.90', 'C 10.90'].map((row) => aResult(row.slice(0, 1), row.slice(2), { type: 'TIME' })),
  )
  const found = eventMedals([{ medal: 1, unit }], rules('ATH'))
  expect(found.medals.map(({ competitor, medal }) => `${medal} ${competitor}`)).toEqual(['gold A'])
  expect(found.undecided).toMatchObject([{ competitors: ['B', 'C'], from: 2, to: 3 }])
})

const RSC = (event: string, phase: string, number = 1): string =>
  `${event.padEnd(22, '-')}${phase.padEnd(4, '-')}000${number}00--`
const match = (event: string, phase: string, written: string, number = 1, medal = 0): EventUnit => ({
  medal,
  unit: aMatch(RSC(event, phase, number), written),
})
const ranks = (units: readonly EventUnit[], discipline: string, format: EventFormat | null = null): string[] =>
  ranksOf(eventRanking(units, inFormats(rules(discipline), format ? [format] : [])))
/** Why places of medals are open, once each. */
const openFor = (units: readonly EventUnit[], discipline: string): string[] => [
  ...new Set(eventMedals(units, rules(discipline)).undecided.map(({ from, to, why }) => `${from}-${to} ${why.rule}`)),
]

const JUDO = [
  match('JUDM60KG', 'QFNL', 'A 10 B 0', 1),
  match('JUDM60KG', 'QFNL', 'C 10 D 0', 2),
  match('JUDM60KG', 'QFNL', 'E 10 F 0', 3),
  match('JUDM60KG', 'QFNL', 'G 10 H 0', 4),
  match('JUDM60KG', 'SFNL', 'A 10 C 0', 1),
  match('JUDM60KG', 'SFNL', 'E 10 G 0', 2),
  match('JUDM60KG', 'REP1', 'B 10 D 0', 1),
  match('JUDM60KG', 'REP1', 'F 10 H 0', 2),
  match('JUDM60KG', 'REPF', 'B 10 G 0', 1, 3),
  match('JUDM60KG', 'REPF', 'C 10 F 0', 2, 3),
  match('JUDM60KG', 'FNL', 'A 10 E 0', 1, 1),
]

test('judo: two bronzes and no fourth; fifths and sevenths are shared (IJF 2025)', () => {
  expect(ranks(JUDO, 'JUD')).toEqual(['1 A', '2 E', '3= B', '3= C', '5= F', '5= G', '7= D', '7= H'])
  expect(medals(JUDO, 'JUD')).toEqual(['gold A', 'silver E', 'bronze B', 'bronze C'])
})

test('one bronze decided, the other not: only what is known is given', () => {
  const open = JUDO.map((one) =>
    one.unit.code.includes('REPF0002') ? { ...one, unit: { ...one.unit, status: 'RUNNING' as const } } : one,
  )
  expect(medals(open, 'JUD')).toEqual(['gold A', 'silver E'])
})

test('a bout for bronze: third and fourth; without it nobody is third', () => {
  const two = [
    match('BDMMSINGLES', 'SFNL', 'A 2 C 0', 1),
    match('BDMMSINGLES', 'SFNL', 'B 2 D 0', 2),
    match('BDMMSINGLES', 'FNL', 'A 2 B 1', 1, 1),
  ]
  expect(ranks([...two, match('BDMMSINGLES', 'FNL', 'C 0 D 2', 2, 3)], 'BDM')).toEqual(['1 A', '2 B', '3 D', '4 C'])
  expect(ranks([...two, match('BDMMSINGLES', 'FNL', 'C 0 D 2', 2)], 'BDM')).toEqual(['1 A', '2 B', '3 D', '4 C'])
  expect(ranks(two, 'BDM')).toEqual(['1 A', '2 B', '- C?', '- D?'])
  expect(medals(two, 'BDM')).toEqual(['gold A', 'silver B'])
})

test('both losers of the semifinals have bronze where the rule gives it (taekwondo, WT 2024)', () => {
  const units = [
    match('TKWM58KG', 'SFNL', 'A 2 C 0', 1),
    match('TKWM58KG', 'SFNL', 'B 2 D 0', 2),
    match('TKWM58KG', 'FNL', 'A 2 B 1', 1, 1),
  ]
  expect(medals(units, 'TKW')).toEqual(['gold A', 'silver B', 'bronze C', 'bronze D'])
})

test('matches for places: fifth before seventh', () => {
  const event = 'FENMTEAMFOIL'
  const units = [
    match(event, 'QFNL', 'A 45 E 40', 1),
    match(event, 'QFNL', 'B 45 F 40', 2),
    match(event, 'QFNL', 'C 45 G 40', 3),
    match(event, 'QFNL', 'D 45 H 40', 4),
    match(event, 'SFNL', 'A 45 C 40', 1),
    match(event, 'SFNL', 'B 45 D 40', 2),
    match(event, 'SF5', 'E 45 F 40', 1),
    match(event, 'SF5', 'G 45 H 40', 2),
    match(event, 'FNL', 'A 45 B 40', 1, 1),
    match(event, 'FNL', 'C 45 D 40', 2, 3),
    match(event, 'FNL', 'E 45 G 40', 3),
    match(event, 'FNL', 'F 45 H 40', 4),
  ]
  expect(ranks(units, 'FEN')).toEqual(['1 A', '2 B', '3 C', '4 D', '5 E', '6 G', '7 F', '8 H'])
})

test('fencing: those who lost in one round are parted by the seeds of the table, which are not in results (FIE 2025)', () => {
  const units = [
    match('FENMFOIL', 'QFNL', 'A 15 E 4', 1),
    match('FENMFOIL', 'QFNL', 'B 15 F 4', 2),
    match('FENMFOIL', 'SFNL', 'A 15 C 4', 1),
    match('FENMFOIL', 'SFNL', 'B 15 D 4', 2),
    match('FENMFOIL', 'FNL', 'A 15 B 4', 1, 1),
    match('FENMFOIL', 'FNL', 'C 15 D 4', 2, 3),
  ]
  expect(ranks(units, 'FEN')).toEqual(['1 A', '2 B', '3 C', '4 D', '5= E?', '5= F?'])
})

test('who is out in the pools has no place by the knockout, and says so', () => {
  const units = [
    match('HBLMTEAM7', 'GPA', 'A 20 C 10', 1),
    match('HBLMTEAM7', 'GPA', 'B 20 D 10', 2),
    match('HBLMTEAM7', 'FNL', 'A 20 B 10', 1, 1),
  ]
  const found = eventRanking(units, rules('HBL'))
  expect(ranksOf(found)).toEqual(['1 A', '2 B', '- C?', '- D?'])
  expect(found.undecided.at(-1)?.why).toEqual({ rule: 'bronze-unknown', values: {} })
})

test('the table of a pool decides the medals only in that format, since a knockout may follow (R12.5)', () => {
  const units = [
    match('HBLMTEAM7', 'GPA', 'A 20 B 10', 1),
    match('HBLMTEAM7', 'GPA', 'B 20 C 10', 2),
    match('HBLMTEAM7', 'GPA', 'A 20 C 10', 3),
  ]
  const format = { kind: 'pool', leadsTo: 'medals' } as const
  expect(medals(units, 'HBL')).toEqual([])
  expect(openFor(units, 'HBL')).toEqual(['1-3 pool-unknown'])
  expect(medals(units, 'HBL', { format: { kind: 'pool', leadsTo: 'knockout' } })).toEqual([])
  expect(medals(units, 'HBL', { format })).toEqual(['gold A', 'silver B', 'bronze C'])
  const open = { ...aMatch(RSC('HBLMTEAM7', 'GPA', 4), 'A C'), status: 'SCHEDULED' as const }
  expect(medals([...units, { medal: 0, unit: open }], 'HBL', { format })).toEqual([])
})

describe('matches without words of a round (R12.5)', () => {
  const played = (...written: string[]) => written.map((one, at) => match('FBLMTEAM11', '', one, at + 1))
  const format = { kind: 'pool', leadsTo: 'medals' } as const

  test('may be a league, whose table decides the medals if the organiser chooses it', () => {
    const units = played('A 2 B 0', 'B 3 C 1', 'A 1 T C 1 T')
    expect([medals(units, 'FBL'), openFor(units, 'FBL')]).toEqual([[], ['1-3 pool-unknown']])
    expect(medals(units, 'FBL', { format })).toEqual(['gold A', 'silver B', 'bronze C'])
  })

  test.each<[string, string[]]>([
    ['all have met', ['A 2 B 0', 'B 3 C 1', 'A 2 C 1']],
    ['there is a draw', ['A 1 T B 1 T', 'C 2 D 0']],
    ['there are more matches than teams', ['A 2 B 0', 'C 2 D 0', 'A 2 C 0', 'B 2 D 0', 'A 1 D 0']],
  ])('are a choice of the organiser if %s', (_, written) => {
    expect(openFor(played(...written), 'FBL').map((open) => open.split(' ')[1])).toEqual(['pool-unknown'])
  })

  test('may be a league below words of no known round, if all have met', () => {
    const below = (...written: string[]) => written.map((one, at) => match('FBLMTEAM11', 'XA2D', one, at + 1))
    const units = below('A 2 B 0', 'B 3 C 1', 'A 2 C 1')
    expect(openFor(units, 'FBL')).toEqual(['1-3 pool-unknown'])
    expect(medals(units, 'FBL', { format })).toEqual(['gold A', 'silver B', 'bronze C'])
    expect(openFor(below('A 2 B 0', 'C 1 T B 1 T', 'A 2 D 0'), 'FBL')).toEqual(['1-4 no-rule'])
  })

  test.each<[string, string[]]>([
    ['two teams', ['A 2 B 0']],
    ['the matches of a knockout', ['A 2 B 0', 'C 2 D 0', 'B 1 D 0', 'A 1 C 0']],
  ])('can be %s, in which the final is not known', (_, written) => {
    expect(openFor(played(...written), 'FBL').map((open) => open.split(' ')[1])).toEqual(['no-rule'])
  })
})

describe('the table of a group decides the medals once all have met (R12.5)', () => {
  const event = 'HBLMTEAM7'
  const medalsAt = (format: EventFormat) => (written: readonly string[], discipline: string) =>
    medals(
      written.map((one, at) => match(discipline === 'HBL' ? event : 'BDMMSINGLES', 'GPA', one, at + 1)),
      discipline,
      { format },
    )
  const once = medalsAt({ kind: 'pool', leadsTo: 'medals' })
  const asPlayed = medalsAt({ kind: 'pool', leadsTo: 'medals-as-played' })
  const three = ['A 20 B 10', 'B 20 C 10', 'A 20 C 10']
  test.each<[string, string, readonly string[], boolean]>([
    ['all have met', 'HBL', three, true],
    ['a match is missing or was cancelled', 'HBL', three.slice(0, 2), false],
    ['one of the second round is missing', 'HBL', [...three, 'A 20 B 10', 'B 20 C 10'], false],
    ['both rounds are complete', 'HBL', [...three, 'A 20 B 10', 'B 20 C 10', 'A 20 C 10'], true],
    ['both sides of a match have lost', 'HBL', [...three.slice(0, 2), 'A WO C WO'], true],
    ['a team has withdrawn before its last matches', 'HBL', [...three, 'A 20 D WDN'], false],
    ['who is struck out has not met all', 'BDM', ['A 2 B 0', 'B 2 C 0', 'A 2 C 0', 'A 2 D 1 RET'], true],
  ])('%s', (_, discipline, written, isDecided) => {
    expect(once(written, discipline).length > 0).toBe(isDecided)
    expect(asPlayed(written, discipline)).not.toEqual([])
  })
  test('those who have yet to meet are named, and the organiser can end the group', () => {
    const units = three.slice(0, 2).map((one, at) => match(event, 'GPA', one, at + 1))
    const found = eventMedals(units, inFormats(rules('HBL'), [{ kind: 'pool', leadsTo: 'medals' }]))
    expect(found.undecided).toMatchObject([{ competitors: ['A', 'C'], from: 1, to: 3, why: { rule: 'not-all-met' } }])
    expect(formatsFor('not-all-met', rules('HBL'))).toContainEqual({ kind: 'pool', leadsTo: 'medals-as-played' })
  })
})

describe('a final that nothing marks (R12.5)', () => {
  const semifinals = [match('JUDM90KG', 'SFNL', 'A 10 C 0', 1), match('JUDM90KG', 'SFNL', 'B 10 D 0', 2)]
  const bronze = match('JUDM90KG', 'FNL', 'C 10 D 0', 2)
  test('is the one between those who won the semifinals', () => {
    expect(medals([...semifinals, bronze, match('JUDM90KG', 'FNL', 'A 10 B 0', 1)], 'JUD')).toEqual([
      'gold A',
      'silver B',
      'bronze C',
    ])
  })
  test('is not the match between the losers of the semifinals', () => {
    expect(medals([...semifinals, bronze], 'JUD')).toEqual([])
    expect(openFor([...semifinals, bronze], 'JUD')).toEqual(['1-4 final-unknown'])
  })
  test('is the one with the number of a final, and not a match for bronze', () => {
    const two = [match('JUDM90KG', 'FNL', 'A 10 B 0', 1), match('JUDM90KG', 'FNL', 'C 10 D 0', 2)]
    expect(medals(two, 'JUD')).toEqual(['gold A', 'silver B', 'bronze C'])
    expect(openFor([bronze], 'JUD')).toEqual(['1-2 final-unknown'])
  })
})

test('a final of a part of the event gives no medal, alone or beside the final (R12.5)', () => {
  const unit = (code: string, sides: string): EventUnit => ({
    medal: 0,
    unit: { ...aMatch(`HBLMTEAM7-------------FNL-${code}`, sides), status: 'OFFICIAL' },
  })
  const plate = unit('Q2XMHEWS', 'C 20 D 18')
  expect(openFor([plate], 'HBL')).toEqual(['1-2 final-unknown'])
  expect(medals([plate, unit('PKFF695T', 'A 20 B 18')], 'HBL')).toEqual(['gold A', 'silver B'])
  expect(medals([unit('BKFF695T', 'C 20 D 18'), unit('PKFF695T', 'A 20 B 18')], 'HBL')).toContain('bronze C')
})

test('the table of a final of several teams decides without the groups before it (R12.5)', () => {
  const groups = [match('HBLMTEAM7', 'GPA', 'A 20 C 10', 1), match('HBLMTEAM7', 'GPB', 'B 20 D 10', 1)]
  const last = match('HBLMTEAM7', 'GPFN', 'A 10 B 20', 1)
  const format = { kind: 'pool', leadsTo: 'medals' } as const
  expect(openFor([...groups, last], 'HBL')).toEqual(['1-2 pool-unknown'])
  expect(medals([...groups, last], 'HBL', { format })).toEqual(['gold B', 'silver A'])
})

test('a final with only one side has no winner yet, and the bronze stays (R12.5)', () => {
  const alone = { ...aMatch(RSC('JUDM66KG', 'FNL', 1), 'A W') }
  const units = [
    match('JUDM66KG', 'SFNL', 'A 10 B 0', 1),
    match('JUDM66KG', 'SFNL', 'C 10 D 0', 2),
    match('JUDM66KG', 'FNL', 'B 10 D 0', 2, 3),
    { medal: 1, unit: alone },
  ]
  expect(medals(units, 'JUD')).toEqual(['bronze B'])
  expect(openFor(units, 'JUD')).toEqual(['1-2 side-missing'])
})

test('a semifinal in which both sides are out leaves the third place empty (R12.5)', () => {
  const units = [
    match('HBLWTEAM7', 'SFNL', 'A 20 B 10', 1),
    match('HBLWTEAM7', 'SFNL', 'C DSQ D DSQ', 2),
    match('HBLWTEAM7', 'FNL', 'A 22 B 20', 1, 1),
  ]
  expect(medals(units, 'HBL')).toEqual(['gold A', 'silver B'])
  expect(openFor(units, 'HBL')).toEqual(['3-4 vacant'])
  const taekwondo = [
    match('TKWM58KG', 'SFNL', 'A 2 B 0', 1),
    match('TKWM58KG', 'SFNL', 'C DSQ D DSQ', 2),
    match('TKWM58KG', 'FNL', 'A 2 E 1', 1, 1),
  ]
  expect(medals(taekwondo, 'TKW')).toEqual(['gold A', 'silver E', 'bronze B'])
})

test.each([
  ['the programme marks it', 1],
  ['nothing marks it', 0],
])(
  'a final stays the final if a side has lost its semifinal, and the contradiction is open: %s (R12.7)',
  (_, medal) => {
    const units = [
      match('HBLWTEAM7', 'SFNL', 'A 10 B 20', 1),
      match('HBLWTEAM7', 'SFNL', 'C 20 D 10', 2),
      match('HBLWTEAM7', 'FNL', 'A 22 C 20', 1, medal),
    ]
    expect(medals(units, 'HBL')).toEqual(['gold A', 'silver C'])
    expect(openFor(units, 'HBL')).toContain('1-2 finalist-contradicted')
  },
)

describe('a finalist who is out before the final is replaced by the loser of the semifinal (UWW 11)', () => {
  const bout = (phase: string, number: number, written: string, medal = 0) =>
    match('WREWFS50KG', phase, written, number, medal)
  const before = [
    bout('QFNL', 1, 'A 5 W E 0 L'),
    bout('QFNL', 2, 'C 5 W F 0 L'),
    bout('QFNL', 3, 'B 5 W G 0 L'),
    bout('QFNL', 4, 'D 5 W H 0 L'),
    bout('SFNL', 1, 'A 5 W C 0 L'),
    bout('SFNL', 2, 'B 5 W D 0 L'),
  ]
  const bronzes = [bout('REPF', 2, 'G 5 W D 0 L', 3)]
  const final = bout('FNL', 1, 'B 5 W C 0 L', 1)
  test('the final counts if the winner of the semifinal is in no later bout, and is last without a rank', () => {
    const units = [...before, ...bronzes, final]
    expect(medals(units, 'WRE')).toEqual(['gold B', 'silver C', 'bronze G'])
    expect(openFor(units, 'WRE')).toEqual([])
    expect(ranks(units, 'WRE').at(-1)).toBe('- A')
  })
  test('the medals wait if the winner of the semifinal is in a bout for bronze, or one is not decided', () => {
    const contradicted = [...before, ...bronzes, bout('REPF', 1, 'A 5 W E 0 L', 3), final]
    expect(openFor(contradicted, 'WRE')).toContain('1-2 finalist-contradicted')
    const [first] = bronzes
    const open = first ? [{ ...first, unit: { ...first.unit, ...aMatch(first.unit.code, 'G D') } }] : []
    expect(openFor([...before, ...open, final], 'WRE')).toContain('1-2 finalist-contradicted')
    expect(openFor([...before, final], 'WRE')).toContain('1-2 finalist-contradicted')
  })
  test('in any sport the IRM of the winner of the semifinal shows it', () => {
    const games = (winner: string) => [
      match('HBLWTEAM7', 'SFNL', winner, 1),
      match('HBLWTEAM7', 'SFNL', 'B 20 D 10', 2),
      match('HBLWTEAM7', 'FNL', 'D 20 E 10', 2, 3),
      match('HBLWTEAM7', 'FNL', 'B 22 C 20', 1, 1),
    ]
    expect(openFor(games('A 20 W DSQ C 10 L'), 'HBL')).toEqual([])
    expect(ranks(games('A 20 W DSQ C 10 L'), 'HBL')).toEqual(['1 B', '2 C', '3 D', '4 E', '- A'])
    expect(openFor(games('A 20 W C 10 L'), 'HBL')).toEqual(['1-2 finalist-contradicted'])
  })
})

test('bronze without a match for it follows the format that the organiser chooses (R12.5)', () => {
  const units = [
    match('JUDM60KG', 'SFNL', 'A 10 C 0', 1),
    match('JUDM60KG', 'SFNL', 'B 10 D 0', 2),
    match('JUDM60KG', 'FNL', 'A 10 B 0', 1, 1),
  ]
  expect(openFor(units, 'JUD')).toEqual(['3-4 bronze-unknown'])
  const chosen = (bronze: 'both-semifinalists' | 'none') =>
    medals(units, 'JUD', { format: { kind: 'knockout', bronze } })
  expect(chosen('both-semifinalists')).toEqual(['gold A', 'silver B', 'bronze C', 'bronze D'])
  expect(chosen('none')).toEqual(['gold A', 'silver B'])
})

test('an all-around counts as a whole, not by its rotations; a decathlon not by its last run', () => {
  const rotation = {
    medal: 1,
    unit: aList('GARW1AA---------------FNL-000001--', aResult('B', '14.000'), aResult('A', '13.000')),
  }
  const whole = {
    medal: 0,
    unit: aList('GARW1AA---------------FNL---------', aResult('A', '55.000'), aResult('B', '54.000')),
  }
  expect(medals([rotation, whole], 'GAR')).toEqual(['gold A', 'silver B'])
  const run = { medal: 1, unit: aList('ATHMDECATHLON---------1500000100--', aResult('B', '4:20.00', { type: 'TIME' })) }
  const points = {
    medal: 0,
    unit: aList('ATHMDECATHLON-------------------', aResult('A', '8000'), aResult('B', '7900')),
  }
  expect(medals([run, { ...points, unit: { ...points.unit, code: 'ATHMDECATHLON'.padEnd(34, '-') } }], 'ATH')).toEqual([
    'gold A',
    'silver B',
  ])
})

const timed = (discipline: string, number: number, ...rows: string[]): EventUnit => ({
  medal: 0,
  unit: aList(
    `${`${discipline}M800M`.padEnd(22, '-')}FNL-000${number}00--`,
    ...rows.map((row) => aResult(row.slice(0, 1), row.slice(2), { type: 'TIME' })),
  ),
})

test('several finals without a mark are one list or several, by the format that the organiser chooses (R12.5)', () => {
  for (const discipline of ['ATH', 'SWM']) {
    const units = [timed(discipline, 1, 'A 1:50.00', 'B 1:52.00'), timed(discipline, 2, 'C 1:49.00')]
    expect(ranks(units, discipline)).toEqual(['- A?', '- B?', '- C?'])
    expect(openFor(units, discipline)).toEqual(['1-3 finals-unknown'])
    expect(ranks(units, discipline, { kind: 'timed-final' })).toEqual(['1 C', '2 A', '3 B'])
    expect(ranks(units, discipline, { kind: 'ranked-finals' })).toEqual(['1 A', '2 B', '3 C'])
  }
})

test('finals that the programme marks for gold are one list, and those that it does not mark are behind them (R12.5)', () => {
  const gold = (unit: EventUnit): EventUnit => ({ ...unit, medal: 1 })
  const [slow, fast, b] = [timed('SWM', 1, 'A 1:50.00'), timed('SWM', 2, 'C 1:49.00'), timed('SWM', 3, 'E 1:48.00')]
  expect(ranks([gold(slow), gold(fast), b], 'SWM')).toEqual(['1 C', '2 A', '3 E'])
})

test('finals whose ranks run on are one behind the other; those that both begin with 1 need a format (R12.5)', () => {
  const unit = (code: string, ...ranks: [string, number][]): EventUnit => ({
    medal: 0,
    unit: aList(
      `SWMM50MFR-------------FNL-${code}-------`,
      ...ranks.map(([name, rank], at) => ({ ...aResult(name, `25.${90 - at}`, { type: 'TIME' }), rank: String(rank) })),
    ),
  })
  const [a, b] = [unit('A', ['A', 1], ['B', 2]), unit('B', ['C', 9], ['D', 10])]
  const decided = (units: readonly EventUnit[]) =>
    decidingLists(units, rules('SWM'))?.map(([list]) => list?.code.at(26))
  expect(decided([b, a])).toEqual(['A', 'B'])
  expect(decided([a, unit('B', ['C', 1], ['D', 2])])).toBeUndefined()
})

test('a final decides, not the heats without a phase before it (R12.5)', () => {
  const list = (code: string, ...rows: string[]): EventUnit => ({
    medal: 0,
    unit: aList(
      `SWMW100MFR------------${code}00--`,
      ...rows.map((row) => aResult(row.slice(0, 1), row.slice(2), { type: 'TIME' })),
    ),
  })
  const heats = [list('----0001', 'A 1:02.10', 'B 1:01.10'), list('----0002', 'C 1:00.10')]
  expect(medals([...heats, list('FNL-0001', 'A 1:00.10', 'C 1:01.10')], 'SWM')).toEqual([
    'gold A',
    'silver C',
    'bronze B',
  ])
})

test('one entrant is champion without a bout, where the rule says so (JEBs 2021)', () => {
  expect(medals([], 'JUD', { entrants: ['A'] })).toEqual(['gold A'])
  const none = { ...rules('JUD'), event: { ...rules('JUD').event, alone: 'no-medal' as const } }
  expect(eventMedals([], none, ['A']).medals).toEqual([])
})

test('with few entries only the medals of the regulation', () => {
  const { event, ...ruleSet } = rules('SWM')
  const few = { ...ruleSet, event: { ...event, fewEntries: [{ upTo: 3, medals: ['gold', 'silver'] as const }] } }
  const units = [final('A 51.0', 'B 51.1', 'C 51.2')]
  expect(eventMedals(units, few, ['A', 'B', 'C']).medals).toHaveLength(2)
  expect(eventMedals(units, few, ['A', 'B', 'C', 'D']).medals).toHaveLength(3)
})

test('a medallist who was disqualified for conduct has none by the rule: somebody has to decide', () => {
  const units = JUDO.map((one): EventUnit => (one.medal === 1 ? { ...one, unit: disqualified(one.unit, 'E') } : one))
  const found = eventMedals(units, rules('JUD'))
  expect(found.medals.map(({ competitor }) => competitor)).toEqual(['A', 'B', 'C'])
  expect(found.undecided.at(-1)).toMatchObject({ competitors: ['E'], from: 2, to: 2, why: { rule: 'disqualified' } })
})
const disqualified = (unit: SportUnit, who: string): SportUnit => ({
  ...unit,
  rows: unit.rows.map((row) => (row.competitor.code === who ? { ...row, irm: 'DQB' } : row)),
})

describe('an IRM that bars from the place and the medal, by sport', () => {
  const semifinals = (event: string) => [match(event, 'SFNL', 'A 5 W C 0 L', 1), match(event, 'SFNL', 'B 5 W D 0 L', 2)]
  const WITHHELD: readonly (readonly [string, string, string, string])[] = [
    ...['DSQ', 'DNS', 'WO', 'DQB'].map((irm) => ['WRE', irm, 'UWW 11, 13, 14', 'WREMFS57KG'] as const),
    ['FEN', 'EXC', 'FIE o.79.2', 'FENWFOIL'],
    ['JUD', 'DQB', 'IJF', 'JUDM60KG'],
  ]
  test.each(WITHHELD)('%s: the loser of the final with %s is last without a rank (%s)', (discipline, irm, _, event) => {
    const units = [
      ...semifinals(event),
      match(event, 'FNL', 'C 5 W D 0 L', 2, 3),
      match(event, 'FNL', `A 5 B ${irm}`, 1, 1),
    ]
    expect(medals(units, discipline)).toEqual(['gold A', 'bronze C'])
    expect(openFor(units, discipline)).toEqual(['2-2 disqualified'])
    expect(ranks(units, discipline)).toEqual(['1 A', '3 C', '4 D', '- B?'])
  })

  test('CTR: the place of a finalist with DSQ stays empty (UCI 3.2.060, row 5)', () => {
    const units = [
      ...semifinals('CTRWSPRINT'),
      match('CTRWSPRINT', 'FNL', 'C 5 W D 0 L', 2, 3),
      match('CTRWSPRINT', 'FNL', 'A 5 B DSQ', 1, 1),
    ]
    expect(medals(units, 'CTR')).toEqual(['gold A', 'bronze C'])
    expect(openFor(units, 'CTR')).toEqual(['2-2 vacant'])
  })

  test.each([
    ['WRE', 'INJ', 'UWW 14', 'WREMFS57KG'],
    ['FEN', 'WDR', 'FIE o.79.1', 'FENWFOIL'],
    ['JUD', 'DSQ', 'IJF', 'JUDM60KG'],
    ['CTR', 'DNS', 'UCI 3.2.060', 'CTRWSPRINT'],
  ])('%s: the loser of the final with %s keeps the silver medal (%s)', (discipline, irm, _, event) => {
    const units = [
      ...semifinals(event),
      match(event, 'FNL', 'C 5 W D 0 L', 2, 3),
      match(event, 'FNL', `A 5 B ${irm}`, 1, 1),
    ]
    expect(medals(units, discipline)).toEqual(['gold A', 'silver B', 'bronze C'])
  })

  const decided = (one: EventUnit, decision: string): EventUnit => ({
    ...one,
    unit: { ...one.unit, extendedInfos: [{ type: 'UI', code: 'DECISION', value: decision }] },
  })
  test('a wrestler who forfeits the final by its decision is last, one who is injured is second (UWW 11, 14)', () => {
    const before = [...semifinals('WREMFS57KG'), match('WREMFS57KG', 'FNL', 'C 5 W D 0 L', 2, 3)]
    const last = match('WREMFS57KG', 'FNL', 'A 0 W B 0 L', 1, 1)
    expect(medals([...before, decided(last, 'VFO')], 'WRE')).toEqual(['gold A', 'bronze C'])
    expect(medals([...before, decided(last, 'VIN')], 'WRE')).toEqual(['gold A', 'silver B', 'bronze C'])
    const both = decided(match('WREMFS57KG', 'FNL', 'A 0 L B 0 L', 1, 1), '2DSQ')
    expect(medals([...before, both], 'WRE')).toEqual(['bronze C'])
    expect(openFor([...before, both], 'WRE')).toEqual(['1-2 both-out'])
  })

  test('those behind a finalist who forfeits move up in that half (UWW 11, 13, 14)', () => {
    const bout = (phase: string, winner: string, loser: string, number: number, medal = 0) =>
      match('WREMFS57KG', phase, `${winner} 5 W ${loser} 0 L`, number, medal)
    const units = [
      bout('QFNL', 'A', 'E', 1),
      bout('QFNL', 'C', 'F', 2),
      bout('QFNL', 'B', 'G', 3),
      bout('QFNL', 'D', 'H', 4),
      bout('SFNL', 'A', 'C', 1),
      bout('SFNL', 'B', 'D', 2),
      bout('FNL', 'C', 'E', 2, 3),
      bout('FNL', 'G', 'D', 3, 3),
    ]
    const final = bout('FNL', 'A', 'B', 1, 1)
    expect(ranks([...units, final], 'WRE').slice(0, 6)).toEqual(['1 A', '2 B', '3= C', '3= G', '5= D', '5= E'])
    const forfeited = [...units, decided(final, 'VFO')]
    expect(ranks(forfeited, 'WRE')).toEqual(['1 A', '2 G', '3= C', '3= D', '5 E', '- F?', '- H?', '- B'])
    expect(medals(forfeited, 'WRE')).toEqual(['gold A', 'silver G', 'bronze C', 'bronze D'])
    expect(openFor(forfeited, 'WRE')).toEqual([])
  })

  test('those behind a wrestler who forfeits in a pool move up (UWW 11)', () => {
    const units = [
      match('WREMFS57KG', 'GPA', 'A 5 W B 0 L', 1),
      match('WREMFS57KG', 'GPA', 'B 5 W C 0 L', 2),
      match('WREMFS57KG', 'GPA', 'C 5 W A L WO', 3),
    ]
    const classPoints = [
      ['5', '0'],
      ['4', '0'],
      ['5', '0'],
    ] as const
    const given = units.map(({ unit, medal }, at) => ({
      medal,
      unit: {
        ...unit,
        rows: unit.rows.map((row, side) => ({
          ...row,
          extended: [aValue('CLASS_PTS', classPoints[at]?.[side] ?? '0')],
        })),
      },
    }))
    const format = { kind: 'pool', leadsTo: 'medals' } as const
    expect(medals(given, 'WRE', { format })).toEqual(['gold C', 'silver B'])
    expect(ranks(given, 'WRE', format)).toEqual(['1 C', '2 B', '- A'])
  })
})

test('archery: the losers of the quarterfinals by set points, then by the points of that match (WA B.6.6)', () => {
  const units = [
    match('ARCMINDIVID', 'QFNL', 'A 6 E 4 | 28-27 28-27', 1),
    match('ARCMINDIVID', 'QFNL', 'F 0 B 6 | 20-30 20-30', 2),
    match('ARCMINDIVID', 'QFNL', 'C 6 G 4 | 28-27 29-28', 3),
    match('ARCMINDIVID', 'QFNL', 'H 0 D 6 | 20-30 20-30', 4),
    match('ARCMINDIVID', 'SFNL', 'A 6 C 0', 1),
    match('ARCMINDIVID', 'SFNL', 'B 6 D 0', 2),
    match('ARCMINDIVID', 'FNL', 'C 6 D 0', 2, 3),
    match('ARCMINDIVID', 'FNL', 'A 6 B 0', 1, 1),
  ]
  expect(ranks(units, 'ARC')).toEqual(['1 A', '2 B', '3 C', '4 D', '5 G', '6 E', '7= F', '7= H'])
})

describe('the third place in fencing (FIE o.82, o.88, o.94)', () => {
  const rounds = (event: string) => [
    match(event, 'SFNL', 'A 15 C 10', 1),
    match(event, 'SFNL', 'B 15 D 10', 2),
    match(event, 'FNL', 'A 15 B 10', 1, 1),
  ]
  test('both fencers who lose a semifinal are third', () => {
    expect(medals(rounds('FENWFOIL'), 'FEN')).toEqual(['gold A', 'silver B', 'bronze C', 'bronze D'])
  })
  test('a bout for bronze decides if there is one, also before its fencers are known', () => {
    const bout = match('FENWFOIL', 'FNL', 'C 15 D 10', 2)
    expect(medals([...rounds('FENWFOIL'), bout], 'FEN')).toEqual(['gold A', 'silver B', 'bronze C'])
    const toCome = { medal: 3, unit: { ...bout.unit, rows: [], status: 'SCHEDULED' as const } }
    expect(medals([...rounds('FENWFOIL'), toCome], 'FEN')).toEqual(['gold A', 'silver B'])
  })
  test('teams have a match for bronze', () => {
    expect(medals(rounds('FENMTEAMEPEE'), 'FEN')).toEqual(['gold A', 'silver B'])
    expect(openFor(rounds('FENMTEAMEPEE'), 'FEN')).toEqual(['3-4 bronze-unknown'])
  })
})

test('nothing decides yet: no rank, no medal', () => {
  expect(eventRanking([], rules('JUD'))).toEqual({ rows: [], undecided: [], decidedBy: null })
  expect(medals([match('JUDM60KG', 'QFNL', 'A 10 B 0')], 'JUD')).toEqual([])
})

test('swimming: behind the finalists those of the semifinals, then those of the heats, by their times there', () => {
  const list = (phase: string, number: number, ...rows: string[]): EventUnit => ({
    medal: phase === 'FNL' ? 1 : 0,
    unit: aList(
      RSC('SWMM100MFR', phase, number),
      ...rows.map((row) => aResult(row.slice(0, 1), row.slice(2), { type: 'TIME' })),
    ),
  })
  const units = [
    list('HEAT', 1, 'A 52.00', 'B 52.10', 'E 51.00'),
    list('HEAT', 2, 'C 52.20', 'D 52.30', 'F 53.00', 'G 53.00'),
    list('SFNL', 1, 'A 51.50', 'D 51.60'),
    list('SFNL', 2, 'C 51.70', 'B 51.80'),
    list('FNL', 1, 'A 51.90', 'D 51.20'),
  ]
  expect(ranks(units, 'SWM')).toEqual(['1 D', '2 A', '3 C', '4 B', '5 E', '6= F', '6= G'])
})

test('two entrants, best of three: gold as soon as the third bout cannot change it (school games)', () => {
  const bout = (number: number, written: string) => match('JUDM60KG', 'FNL', written, number, 1)
  const open = { medal: 1, unit: { ...aMatch(RSC('JUDM60KG', 'FNL', 3), 'A B'), status: 'SCHEDULED' as const } }
  expect(medals([bout(1, 'A 10 B 0'), bout(2, 'A 1 B 0'), open], 'JUD')).toEqual(['gold A', 'silver B'])
  expect(medals([bout(1, 'A 10 B 0'), bout(2, 'A 0 B 1'), open], 'JUD')).toEqual([])
  const second = { medal: 1, unit: { ...open.unit, code: RSC('JUDM60KG', 'FNL', 2) } }
  expect(medals([bout(1, 'A 10 B 0'), second, open], 'JUD')).toEqual([])
  expect(medals([bout(1, 'A 10 B 0'), bout(2, 'A 0 B 1'), bout(3, 'B 10 A 0')], 'JUD')).toEqual(['gold B', 'silver A'])
})

test('the order of the units does not matter', () => {
  expect(eventRanking(JUDO.toReversed(), rules('JUD'))).toEqual(eventRanking(JUDO, rules('JUD')))
})

test('gymnastics: a reserve who stands in the final’s list without competing has a place of the qualification', () => {
  const qualification = aList(
    'GARMFX----------------QUAL000100--',
    aResult('A', '14'),
    aResult('B', '13'),
    aResult('C', '12'),
  )
  const finalists = aList(
    'GARMFX----------------FNL-000100--',
    aResult('A', '13'),
    aResult('B', '14'),
    aResult('C', null, { type: 'NOT_COMPETING' }),
  )
  const units = [
    { medal: 0, unit: qualification },
    { medal: 1, unit: finalists },
  ]
  expect(ranks(units, 'GAR')).toEqual(['1 B', '2 A', '3 C'])
})

test('the first of two matches of a final decides nothing, and a win of each side leaves it open', () => {
  const legs = (...written: readonly string[]) =>
    medals(
      written.map((sides, at) => ({ unit: aMatch(`HBLWTEAM7-------------FNL-L${at + 1}------`, sides), medal: 0 })),
      'HBL',
    )
  expect(legs('A 20 B 18')).toEqual([])
  expect(legs('A 20 B 18', 'B 25 A 18')).toEqual([])
  expect(legs('A 20 B 18', 'A 25 B 18')).toEqual(['gold A', 'silver B'])
})

test('matches for bronze of the same two are one series', () => {
  const units = [
    match('HBLWTEAM7', 'FNL-', 'A 20 B 10', 1, 1),
    match('HBLWTEAM7', 'FNL-', 'C 20 D 10', 2, 3),
    match('HBLWTEAM7', 'FNL-', 'C 21 D 20', 3, 3),
  ]
  expect(medals(units, 'HBL')).toEqual(['gold A', 'silver B', 'bronze C'])
})

test('a list of several matches for bronze does not show who met whom: bronze stays open', () => {
  const list = aList(
    RSC('JUDM66KG', 'FNL-', 2),
    ...['C 1', 'D 0', 'E 1', 'F 0'].map((row) => aResult(row.slice(0, 1), row.slice(2))),
  )
  const found = eventMedals([match('JUDM66KG', 'FNL-', 'A 10 B 0', 1, 1), { unit: list, medal: 3 }], rules('JUD'))
  expect(found.undecided).toMatchObject([{ from: 3, to: 4, why: { rule: 'bronze-unknown' } }])
})

describe('wrestling, behind the places of the medals (UWW 8, row 54)', () => {
  type Side = readonly [code: string, classPoints: number | null, points: number]
  const bout = (phase: string, number: number, won: Side, lost: Side, decision = 'VPO', medal = 0): EventUnit => ({
    medal,
    unit: {
      ...aMatch(RSC('WREMFS57KG', phase, number), ''),
      extendedInfos: [{ type: 'UI', code: 'DECISION', value: decision }],
      rows: [won, lost].map(([code, classPoints, points], at) =>
        aResult(code, String(points), {
          wlt: at === 0 ? 'W' : 'L',
          extended: classPoints === null ? [] : [aValue('CLASS_PTS', String(classPoints))],
        }),
      ),
    },
  })
  const bracket = (i: Side, j: Side, decision = 'VPO'): EventUnit[] => [
    bout('8FNL', 1, ['F', 3, 6], i),
    bout('8FNL', 2, ['C', 3, 6], j, decision),
    bout('QFNL', 1, ['A', 3, 6], ['E', 0, 0]),
    bout('QFNL', 2, ['C', 3, 6], ['F', 0, 0]),
    bout('QFNL', 3, ['B', 3, 6], ['G', 0, 0]),
    bout('QFNL', 4, ['D', 3, 6], ['H', 0, 0]),
    bout('SFNL', 1, ['A', 3, 6], ['C', 0, 0]),
    bout('SFNL', 2, ['B', 3, 6], ['D', 0, 0]),
    bout('FNL', 2, ['C', 3, 6], ['E', 0, 0], 'VPO', 3),
    bout('FNL', 3, ['D', 3, 6], ['G', 0, 0], 'VPO', 3),
    bout('FNL', 1, ['A', 3, 6], ['B', 1, 2], 'VPO', 1),
  ]
  const behind = (...given: Parameters<typeof bracket>) => ranks(bracket(...given), 'WRE').slice(6)
  test.each<[string, Side, Side, string[]]>([
    ['classification points before the round', ['I', 1, 5], ['J', 0, 0], ['7 F', '8 I', '9= H?', '9= J?']],
    ['the points scored', ['I', 1, 5], ['J', 1, 4], ['7 F', '8 I', '9 J', '10 H']],
    ['nothing if classification points were not sent', ['I', null, 5], ['J', 1, 4], ['- F?', '- H?', '- I?', '- J?']],
  ])('%s', (_, i, j, expected) => {
    expect(behind(i, j)).toEqual(expected)
  })
  test('places wait as long as a bout for bronze is open', () => {
    const units = bracket(['I', 1, 5], ['J', 1, 4]).map((one) =>
      one.medal === 3
        ? {
            ...one,
            unit: {
              ...one.unit,
              rows: one.unit.rows.map((row) => ({ ...row, wlt: null })),
              status: 'RUNNING' as const,
            },
          }
        : one,
    )
    expect(ranks(units, 'WRE').slice(0, 2)).toEqual(['1 A', '2 B'])
    expect(ranks(units, 'WRE').slice(6)).toEqual(['- F?', '- H?', '- I?', '- J?'])
  })
})

describe('both sides of a semifinal are disqualified (UWW 14, row 57)', () => {
  const event = 'WREMFS57KG'
  const bout = (phase: string, number: number, written: string, medal = 0) =>
    match(event, phase, written, number, medal)
  const out = bout('SFNL', 2, 'B 0 L D 0 L')
  const before = [
    bout('QFNL', 1, 'A 5 W E 0 L'),
    bout('QFNL', 2, 'C 5 W F 0 L'),
    bout('QFNL', 3, 'B 5 W G 0 L'),
    bout('QFNL', 4, 'D 5 W H 0 L'),
    bout('SFNL', 1, 'A 5 W C 0 L'),
    { ...out, unit: { ...out.unit, extendedInfos: [{ type: 'UI', code: 'DECISION', value: '2DSQ' }] } },
  ]
  test('those whom they beat in the quarterfinals contest it, and are named', () => {
    expect(openSemifinals(before, rules('WRE'))).toMatchObject([
      { competitors: ['G', 'H'], why: { rule: 'semifinal-of-others', values: { units: out.unit.code } } },
    ])
    expect(openSemifinals(before, rules('JUD'))).toEqual([])
  })
  test('no bronze is given until then', () => {
    const units = [...before, bout('FNL', 2, 'C 5 W E 0 L', 3), bout('FNL', 1, 'A 5 W G 0 L', 1)]
    expect(medals(units, 'WRE')).toEqual(['gold A', 'silver G'])
    expect(openFor(units, 'WRE')).toEqual(['3-6 semifinal-of-others'])
  })
  test('once it is contested its winner is in the final, and the bouts for bronze count', () => {
    const units = [
      ...before,
      bout('SFNL', 3, 'G 5 W H 0 L'),
      bout('FNL', 2, 'C 5 W E 0 L', 3),
      bout('FNL', 3, 'H 5 W F 0 L', 3),
      bout('FNL', 1, 'A 5 W G 0 L', 1),
    ]
    expect(openSemifinals(units, rules('WRE'))).toEqual([])
    expect(medals(units, 'WRE')).toEqual(['gold A', 'silver G', 'bronze C', 'bronze H'])
    expect(openFor(units, 'WRE')).toEqual([])
  })
})

describe('both sides of a final are out (row 4)', () => {
  const units = JUDO.map(
    (one): EventUnit => (one.medal === 1 ? { ...one, unit: aMatch(one.unit.code, 'A DSQ E DSQ') } : one),
  )
  test('gold and silver are open until the organiser chooses', () => {
    expect(medals(units, 'JUD')).toEqual(['bronze B', 'bronze C'])
    expect(openFor(units, 'JUD')).toEqual(['1-2 both-out'])
  })
  test.each<['nothing' | 'two-silvers', string[], string[]]>([
    ['nothing', ['bronze B', 'bronze C'], ['1-2 vacant']],
    ['two-silvers', ['silver A', 'silver E', 'bronze B', 'bronze C'], ['1-1 vacant']],
  ])('%s', (gives, given, open) => {
    const chosen = inFormats(rules('JUD'), [{ kind: 'no-winner', gives }])
    const found = eventMedals(units, chosen)
    expect(found.medals.map(({ competitor, medal }) => `${medal} ${competitor}`)).toEqual(given)
    expect(found.undecided.map(({ from, to, why }) => `${from}-${to} ${why.rule}`)).toEqual(open)
  })
  test('the choice changes nothing of a final with a winner', () => {
    expect(medals(JUDO, 'JUD', { format: { kind: 'no-winner', gives: 'nothing' } })).toEqual(medals(JUDO, 'JUD'))
  })
})

describe('both finalists of wrestling are out (UWW 14, rows 58 to 60)', () => {
  const bout = (phase: string, number: number, written: string, medal = 0, decision = 'VPO'): EventUnit => {
    const fought = match('WREMFS57KG', phase, written, number, medal)
    const extendedInfos = [{ type: 'UI', code: 'DECISION', value: decision }]
    const rows = fought.unit.rows.map((row) => ({
      ...row,
      extended: [aValue('CLASS_PTS', row.wlt === 'W' ? (row.result ?? '0') : '0')],
    }))
    return { ...fought, unit: { ...fought.unit, rows, extendedInfos } }
  }
  const bracket = (semifinal: EventUnit, final: EventUnit): EventUnit[] => [
    bout('QFNL', 1, 'A 5 W E 0 L'),
    bout('QFNL', 2, 'C 3 W F 0 L'),
    bout('QFNL', 3, 'B 4 W G 0 L'),
    bout('QFNL', 4, 'D 3 W H 0 L'),
    semifinal,
    bout('SFNL', 2, 'B 5 W D 0 L'),
    bout('REPF', 1, 'C 5 W E 0 L', 3),
    bout('REPF', 2, 'G 5 W D 0 L', 3),
    final,
  ]
  const semifinal = bout('SFNL', 1, 'A 5 W C 0 L')
  const disqualified = bracket(semifinal, bout('FNL', 1, 'A 0 L B 0 L', 1, '2DSQ'))
  const gives = (kind: 'nothing' | 'two-golds' | 'by-figures') => ({
    format: { kind: 'no-winner', gives: kind } as const,
  })
  test('the event waits for the bout between the bronze medallists, or for the organiser', () => {
    expect(medals(disqualified, 'WRE')).toEqual([])
    expect(openFor(disqualified, 'WRE')).toEqual(['1-4 final-of-others'])
    expect(formatsFor('final-of-others', rules('WRE'))).toEqual([
      { kind: 'no-winner', gives: 'two-golds' },
      { kind: 'no-winner', gives: 'nothing' },
    ])
  })
  test.each([0, 1])('that bout decides gold and silver, and the fifths are third: marked %i', (medal) => {
    const units = [...disqualified, bout('FNL', 4, 'C 0 L G 5 W', medal)]
    expect(medals(units, 'WRE')).toEqual(['gold G', 'silver C', 'bronze D', 'bronze E'])
    expect(openFor(units, 'WRE')).toEqual([])
    expect(ranks(units, 'WRE').slice(-2)).toEqual(['- A', '- B'])
  })
  test('after doping both bronze medallists have gold, no one has silver, and the fifths are third', () => {
    expect(medals(disqualified, 'WRE', gives('two-golds'))).toEqual(['gold C', 'gold G', 'bronze D', 'bronze E'])
  })
  test('the places stay empty if the organiser chooses so', () => {
    expect(medals(disqualified, 'WRE', gives('nothing'))).toEqual(['bronze C', 'bronze G'])
  })
  test('both injured in the final: the organiser chooses whether all bouts decide', () => {
    const injured = bracket(semifinal, bout('FNL', 1, 'A 0 L B 0 L', 1, '2VIN'))
    expect(medals(injured, 'WRE')).toEqual(['bronze C', 'bronze G'])
    expect(openFor(injured, 'WRE')).toEqual(['1-2 both-injured'])
    expect(medals(injured, 'WRE', gives('by-figures'))).toEqual(['gold A', 'silver B', 'bronze C', 'bronze G'])
  })
  test('both injured in a semifinal: the bouts until then decide who has won it', () => {
    const injured = bracket(bout('SFNL', 1, 'A 0 L C 0 L', 0, '2VIN'), bout('FNL', 1, 'A 0 L B 5 W', 1, 'VIN'))
    expect(medals(injured, 'WRE')).toEqual(['gold B', 'silver A', 'bronze C', 'bronze G'])
    expect(openFor(injured, 'WRE')).toEqual([])
  })
  test.each([
    ['WRE', 'nothing'],
    ['HBL', 'nothing'],
    ['JUD', 'nothing two-silvers'],
  ])('%s: a final without a winner has only the answers of its rules', (discipline, known) => {
    const given = formatsFor('both-out', rules(discipline)).map((format) => format.kind === 'no-winner' && format.gives)
    expect(given.join(' ')).toBe(known)
  })
})

test('a match for bronze that both sides are out of waits until the organiser leaves its place empty', () => {
  const units = JUDO.map(
    (one): EventUnit =>
      one.unit.code.includes('REPF0002') ? { ...one, unit: aMatch(one.unit.code, 'C DSQ F DSQ') } : one,
  )
  const format = { kind: 'no-bronze-winner', gives: 'nothing' } as const
  expect([medals(units, 'JUD'), openFor(units, 'JUD')]).toEqual([['gold A', 'silver E'], ['3-6 bronze-both-out']])
  expect(medals(units, 'JUD', { format })).toEqual(['gold A', 'silver E', 'bronze B'])
  const single = [match('HBLMTEAM7', 'FNL', 'A 20 B 10', 1, 1), match('HBLMTEAM7', 'FNL', 'C WO D WO', 2, 3)]
  const chosen = eventMedals(single, inFormats(rules('HBL'), [format]))
  expect(chosen.undecided.map(({ from, to, why }) => `${from}-${to} ${why.rule}`)).toEqual(['3-4 vacant'])
})

test('the answers for the final and for third places do not replace each other', () => {
  const event = 'HBLMTEAM7'
  const units = [
    match(event, 'SFNL', 'A 20 C 10', 1),
    match(event, 'SFNL', 'B 20 D 10', 2),
    match(event, 'FNL', 'A WO B WO', 1, 1),
  ]
  const final: EventFormat = { kind: 'no-winner', gives: 'nothing' }
  const thirds: EventFormat = { kind: 'knockout', bronze: 'both-semifinalists' }
  expect(medals(units, 'HBL', { formats: [final, thirds] })).toEqual(['bronze C', 'bronze D'])
  const bronze = match(event, 'FNL', 'C WO D WO', 2, 3)
  const empty: EventFormat = { kind: 'no-bronze-winner', gives: 'nothing' }
  const openIn = (...formats: EventFormat[]) =>
    eventMedals([...units, bronze], inFormats(rules('HBL'), formats)).undecided.map(({ why }) => why.rule)
  expect(openIn(final)).toEqual(['vacant', 'bronze-both-out'])
  expect(openIn(empty)).toEqual(['both-out', 'vacant'])
  expect(openIn(final, empty)).toEqual(['vacant', 'vacant'])
})

test('a finalist who is injured keeps a place that a disqualified one loses: the organiser decides which (UWW 14)', () => {
  const units = [
    match('WREMFS57KG', 'SFNL', 'A 5 W C 0 L', 1),
    match('WREMFS57KG', 'SFNL', 'B 5 W D 0 L', 2),
    match('WREMFS57KG', 'FNL', 'C 5 W D 0 L', 2, 3),
    match('WREMFS57KG', 'FNL', 'A L INJ B L DSQ', 1, 1),
  ]
  expect([medals(units, 'WRE'), openFor(units, 'WRE')]).toEqual([['bronze C'], ['1-2 disqualified']])
  expect(medals(units, 'WRE', { format: { kind: 'disqualified', gives: 'moves-up' } })).toEqual([
    'gold A',
    'silver C',
    'bronze D',
  ])
  expect(medals(units, 'WRE', { format: { kind: 'disqualified', gives: 'vacant' } })).toEqual(['silver A', 'bronze C'])
})

describe('a medallist is disqualified afterwards: those behind move up only by the organiser’s choice (row 2)', () => {
  const semifinals = (event: string) => [match(event, 'SFNL', 'A 5 W C 0 L', 1), match(event, 'SFNL', 'B 5 W D 0 L', 2)]
  const chosen = (gives: 'moves-up' | 'vacant' | 'match-only') => ({ format: { kind: 'disqualified', gives } as const })
  const [up, vacant, ofMatch] = [chosen('moves-up'), chosen('vacant'), chosen('match-only')]
  type Case = readonly [name: string, units: readonly EventUnit[], discipline: string]
  const withBronze = (event: string, final: string): EventUnit[] => [
    ...semifinals(event),
    match(event, 'FNL', 'C 5 W D 0 L', 2, 3),
    match(event, 'FNL', final, 1, 1),
  ]
  const champion: readonly Case[] = [
    ['winner that was sent', withBronze('HBLMTEAM7', 'A 30 W DSQ B 20 L'), 'HBL'],
    ['neither winner nor scores', withBronze('HBLMTEAM7', 'A DSQ B'), 'HBL'],
    ['greater score', withBronze('HBLMTEAM7', 'A 30 DSQ B 20'), 'HBL'],
    ['winner of a sport without rules', withBronze('CHSMINDIVID', 'A 1 W DSQ B 0 L'), 'CHS'],
    ['winner in archery', withBronze('ARCMINDIVID', 'A 6 W DSQ B 2 L'), 'ARC'],
  ]
  test.each(champion)('the champion of a knockout with one bronze, %s', (_, units, discipline) => {
    expect([medals(units, discipline), openFor(units, discipline)]).toEqual([
      ['bronze C'],
      ['1-2 disqualification-unclear'],
    ])
    expect(medals(units, discipline, vacant)).toEqual(['silver B', 'bronze C'])
    expect(medals(units, discipline, up)).toEqual(['gold B', 'silver C', 'bronze D'])
    expect(medals(units, discipline, ofMatch)).toEqual(['gold B', 'silver A', 'bronze C'])
  })
  test('the loser of the final of a game', () => {
    const units = withBronze('BKBMTEAM5', 'A 70 W B 60 L DSQ')
    expect([medals(units, 'BKB'), openFor(units, 'BKB')]).toEqual([
      ['gold A', 'bronze C'],
      ['2-2 disqualification-unclear'],
    ])
    expect(medals(units, 'BKB', vacant)).toEqual(['gold A', 'bronze C'])
    expect(medals(units, 'BKB', up)).toEqual(['gold A', 'silver C', 'bronze D'])
    expect(medals(units, 'BKB', ofMatch)).toEqual(['gold A', 'silver B', 'bronze C'])
  })
  test('the winner of the match for bronze', () => {
    const units = [
      ...semifinals('HBLMTEAM7'),
      match('HBLMTEAM7', 'FNL', 'C 5 W DSQ D 0 L', 2, 3),
      match('HBLMTEAM7', 'FNL', 'A 5 W B 0 L', 1, 1),
    ]
    expect(openFor(units, 'HBL')).toEqual(['3-4 disqualification-unclear'])
    expect(medals(units, 'HBL', vacant)).toEqual(['gold A', 'silver B'])
    expect(medals(units, 'HBL', up)).toEqual(['gold A', 'silver B', 'bronze D'])
  })
  test('a judoka who loses the final by hansoku-make keeps silver without a question (IJF, row 63)', () => {
    const units = JUDO.map(
      (one): EventUnit => (one.medal === 1 ? { ...one, unit: aMatch(one.unit.code, 'A 10 W E 0 L DSQ') } : one),
    )
    expect(medals(units, 'JUD').slice(0, 2)).toEqual(['gold A', 'silver E'])
    expect(openFor(units, 'JUD')).toEqual([])
  })
  test('two bronzes without a match: the loser of the semifinal of the champion is second', () => {
    const units = [...semifinals('TKWM58KG'), match('TKWM58KG', 'FNL', 'A 2 W DQB B 0 L', 1, 1)]
    expect(openFor(units, 'TKW')).toEqual(['1-1 disqualified'])
    expect(medals(units, 'TKW', up)).toEqual(['gold B', 'silver C', 'bronze D'])
    expect(medals(units, 'TKW', vacant)).toEqual(['silver B', 'bronze C', 'bronze D'])
  })
  test('two matches for bronze: the half of the champion moves up, where the matches show it', () => {
    const event = 'WREMFS57KG'
    const units = [
      match(event, 'QFNL', 'A 5 W E 0 L', 1),
      match(event, 'QFNL', 'B 5 W F 0 L', 2),
      ...semifinals(event),
      match(event, 'REPF', 'C 5 W E 0 L', 1, 3),
      match(event, 'REPF', 'D 5 W F 0 L', 2, 3),
      match(event, 'FNL', 'A 5 W DSQ B 0 L', 1, 1),
    ]
    expect(openFor(units, 'WRE')).toEqual(['1-1 disqualified'])
    expect(medals(units, 'WRE', up)).toEqual(['gold B', 'silver C', 'bronze D', 'bronze E'])
    // of a repechage that crosses the halves the matches show nothing
    const judo = JUDO.map((one): EventUnit => (one.medal === 1 ? { ...one, unit: disqualified(one.unit, 'A') } : one))
    expect(eventMedals(judo, inFormats(rules('JUD'), [up.format])).undecided.map(({ why }) => why.rule)).toEqual([
      'disqualified',
    ])
  })
  test('one of two winners of matches for bronze: the loser of that match is third', () => {
    const units = JUDO.map(
      (one): EventUnit =>
        one.unit.code.includes('REPF0002') ? { ...one, unit: aMatch(one.unit.code, 'C 10 W DQB F 0 L') } : one,
    )
    expect(medals(units, 'JUD', up)).toEqual(['gold A', 'silver E', 'bronze B', 'bronze F'])
  })
  test('the first of the table of a group', () => {
    const units = ['A 20 W DSQ B 10 L', 'A 20 W C 10 L', 'B 20 W C 10 L'].map((written, at) =>
      match('HBLMTEAM7', 'GPA', written, at + 1),
    )
    const table: EventFormat = { kind: 'pool', leadsTo: 'medals' }
    const found = eventMedals(units, inFormats(rules('HBL'), [table]))
    expect(found.undecided.map(({ from, why }) => `${from} ${why.rule}`)).toEqual(['1 disqualification-unclear'])
    expect(medals(units, 'HBL', { formats: [table, up.format] })).toEqual(['gold B', 'silver C'])
    expect(medals(units, 'HBL', { formats: [table, vacant.format] })).toEqual(['silver B', 'bronze C'])
    expect(medals(units, 'HBL', { formats: [table, ofMatch.format] })).toEqual(['gold A', 'silver B', 'bronze C'])
  })
  test.each([
    ['SWM', 'SWMM100MFR', 'TIME', ['50.1', '50.2', '50.3']],
    ['ATH', 'ATHMLJ', 'DISTANCE', ['7.90', '7.80', '7.70']],
    ['ATH', 'ATHMDECATHLON', 'POINTS', ['8000', '7900', '7800']],
    ['GRY', 'GRYWRIBBON', 'POINTS', ['30.1', '30.0', '29.9']],
    ['GAR', 'GARWTEAM', 'POINTS', ['150.1', '150.0', '149.9']],
  ])('%s %s: those behind in a list move up, since it has no rank', (discipline, event, type, results) => {
    const [gold = '', silver = '', bronze = ''] = results
    const list = (first: ReturnType<typeof aResult>): EventUnit => ({
      medal: 1,
      unit: aList(RSC(event, 'FNL'), first, aResult('B', silver, { type }), aResult('C', bronze, { type })),
    })
    const before = medals([list(aResult('A', gold, { type }))], discipline)
    expect(before).toEqual(['gold A', 'silver B', 'bronze C'])
    expect(medals([list(aResult('A', null, { irm: 'DSQ' }))], discipline)).toEqual(['gold B', 'silver C'])
  })
})

describe.each(['FBLMTEAM11', 'FSLWTEAM5'])('%s has its medals by its own rules (rows 103 and 104)', (event) => {
  const discipline = event.slice(0, 3)
  test('a level final is won on penalties, and a match decides bronze', () => {
    const shootOut = { homeScore: null, awayScore: null, homePeriodScore: '3', awayPeriodScore: '4' }
    const final = { medal: 1, unit: aMatch(RSC(event, 'FNL'), 'A 2 B 2', { periods: [{ code: 'PSO', ...shootOut }] }) }
    const units = [
      match(event, 'SFNL', 'A 1 C 0', 1),
      match(event, 'SFNL', 'B 1 D 0', 2),
      match(event, 'FNL', 'C 3 D 1', 2, 3),
      final,
    ]
    expect(medals(units, discipline)).toEqual(['gold B', 'silver A', 'bronze C'])
  })
  test('the table of a group decides in that format', () => {
    const units = ['A 2 B 2', 'A 1 C 0', 'B 3 C 0'].map((written, at) => match(event, 'GPA', written, at + 1))
    const format = { kind: 'pool', leadsTo: 'medals' } as const
    expect(medals(units, discipline, { format })).toEqual(['gold B', 'silver A', 'bronze C'])
    expect(openFor(units, discipline)).toEqual(['1-3 pool-unknown'])
  })
})
