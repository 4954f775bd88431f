import { describe, expect, test } from 'vitest'
import { heatsOfLenex, readSdif } from './index.ts'
import { sdifRecord } from './sdif.fixture.ts'

/** An invented meet in Hy-Tek's columns. */
const HEAD = [
  sdifRecord('A1', [[3, '07Results From MM to TM']]),
  sdifRecord('B1', [
    [3, 'Torneio Inventado'],
    [93, '0914202709152027'],
  ]),
  sdifRecord('B2', [[99, 'L']]),
  sdifRecord('C1', [
    [3, 'AL'],
    [8, 'Alagoas'],
  ]),
]
const swimmer = (number: number, family: string) =>
  sdifRecord('D1', [
    [3, `F${String(number).padStart(5)}${family}`],
    [29, 'Ana Lua'],
    [69, 'B'],
    [89, '05052010'],
  ])
/** 100 m freestyle women of 11 and 12 years, event 3. */
const entry = (number: number, race = 'FG   100A 11 12') =>
  sdifRecord('E1', [
    [3, `F${String(number).padStart(5)}`],
    [14, race],
    [39, '3'],
    [52, '   63.00L'],
  ])
/** `result`: round, time, course and flag; `place`: heat, lane, place in the heat, place. */
const result = (type: 'E2' | 'F2', written: string, place = '  1  4  1   1') =>
  sdifRecord(type, [
    [3, written],
    [21, place],
  ])

function meetOf(...records: readonly string[]) {
  const read = readSdif(new TextEncoder().encode([...HEAD, ...records, ''].join('\r\n')))
  if (!read.ok || read.value.meet === null) throw new Error(JSON.stringify(read))
  const { meet, problems } = read.value
  const { heats, problems: more } = heatsOfLenex(meet)
  return { meet, heats, problems: [...problems, ...more].map(({ problem, line }) => [problem, line]) }
}
const rowsOf = (...records: readonly string[]) => meetOf(...records).heats.flatMap(({ rows }) => rows)

test('a meet has its day and course, its clubs, and swimmers with their whole names (R12.2)', () => {
  const long = 'De Albuquerque Inven'
  const { meet, problems } = meetOf(swimmer(514, long), entry(514), result('E2', 'F   62.34L '))
  expect(problems).toEqual([])
  expect(meet).toMatchObject({
    name: 'Torneio Inventado',
    course: 'LCM',
    sessions: [{ date: '2027-09-14' }],
    clubs: [
      {
        code: 'AL',
        name: 'Alagoas',
        athletes: [{ familyName: long, givenName: 'Ana Lua B', gender: 'F', birthDate: '2010-05-05' }],
      },
    ],
  })
  expect(meet.sessions[0]?.events).toMatchObject([
    {
      number: '3',
      round: 'TIM',
      gender: 'F',
      ageGroups: [{ min: 11, max: 12 }],
      swimStyle: { distance: 100, relayCount: 1, stroke: 'FREE' },
    },
  ])
})

test('prelims and final of a swim are two rounds, each with its heat and lane (R12.2)', () => {
  const { heats } = meetOf(
    swimmer(514, 'Inventada'),
    entry(514),
    result('E2', 'P   62.90L ', '  2  5  1   3'),
    result('E2', 'F   62.34L ', '  1  4  2   2'),
  )
  expect(heats).toMatchObject([
    { round: 'PRE', heat: '2', rows: [{ lane: '5', result: '1:02.90' }] },
    { round: 'FIN', heat: '1', rows: [{ lane: '4', result: '1:02.34' }] },
  ])
})

test.each([
  ['R', 'DNS'],
  ['S', 'WDR'],
  ['Q', 'DSQ'],
  ['F', 'DSQ'],
  ['D', 'DNF'],
])('the flag %s counts more than the time beside it', (flag, irm) => {
  const [row] = rowsOf(swimmer(514, 'Inventada'), entry(514), result('E2', `F   62.34L${flag}`))
  expect(row).toMatchObject({ irm, result: null })
})

test('an age group without an end is open, and a pool in yards is left out', () => {
  const open = meetOf(swimmer(514, 'Inventada'), entry(514, 'FG   100A  0109'), result('E2', 'F   62.34L '))
  expect(open.meet.sessions[0]?.events[0]?.ageGroups).toMatchObject([{ min: null, max: null }])
  const yards = meetOf(swimmer(514, 'Inventada'), entry(514), result('E2', 'F   62.34Y '))
  expect(yards.problems).toEqual([['in-yards', 6]])
})

describe('relays', () => {
  const relay = sdifRecord('F1', [
    [3, 'AL'],
    [8, 'A'],
    [14, 'FG   200E  0109'],
    [39, '21'],
  ])
  const people = [1, 2, 3, 4].map((number) => swimmer(number, `Inventada ${number}`))
  const team = (round: string, order: readonly number[]) =>
    sdifRecord('F3', [[3, order.map((number, at) => `F${String(number).padStart(5)}Inven${round}${at + 1}`).join('')]])

  test('one team has its prelims and its final, each with its own order (R12.2)', () => {
    const { meet, heats } = meetOf(
      ...people,
      relay,
      result('F2', 'F  130.50L ', '  1  4  1   1'),
      team('F', [1, 2, 3, 4]),
      relay,
      result('F2', 'P  131.00L ', '  2  5  1   2'),
      team('P', [4, 3, 2, 1]),
    )
    expect(meet.clubs[0]?.relays).toHaveLength(1)
    expect(meet.sessions[0]?.events[0]?.swimStyle).toMatchObject({ distance: 50, relayCount: 4, stroke: 'MEDLEY' })
    expect(heats.map(({ round, rows }) => [round, rows[0]?.result])).toEqual([
      ['PRE', '2:11.00'],
      ['FIN', '2:10.50'],
    ])
    const first = meet.clubs[0]?.relays[0]?.results.map(
      ({ members }) => members.find(({ number }) => number === 1)?.athlete,
    )
    expect(new Set(first).size).toBe(2)
  })
})

describe('splits by lengths of the pool', () => {
  const swim = (splits: string) =>
    meetOf(swimmer(514, 'Inventada'), entry(514), result('E2', 'F   62.34L '), sdifRecord('G1', [[3, splits]]))

  test('the finish gives the metres of a length', () => {
    const { meet, problems } = swim('F 1   30.10F 2   62.34')
    expect(problems).toEqual([])
    expect(meet.clubs[0]?.athletes[0]?.results[0]?.splits).toMatchObject([{ distance: 50 }])
  })

  test('splits that do not end with the time of the swim are left out, and named', () => {
    const { meet, problems } = swim('F 1   30.10F 2   62.99')
    expect(problems).toEqual([['splits-missing', 6]])
    expect(meet.clubs[0]?.athletes[0]?.results[0]?.splits).toEqual([])
  })
})
