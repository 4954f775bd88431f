import { NIGHTLY } from '@games/testing/suite'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { heatsOfLenex, kindOfMeet, readSdif, sheetsOfEntries } from './index.ts'
import { sdifClub, sdifFile, sdifRecord, sdifSwim } from './sdif.fixture.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const ALAGOAS = sdifClub('BRAL', 'Alagoas')
/** 100 m freestyle women of 11 and 12 years, event 3. */
const RACE = 'F 1001   31112'

function fileOf(records: readonly string[], options = {}) {
  const read = readSdif(bytes(sdifFile([ALAGOAS, ...records], options)))
  if (!read.ok || read.value.meet === null) throw new Error(JSON.stringify(read))
  const { meet, problems } = read.value
  const { heats, problems: more } = heatsOfLenex(meet)
  return { meet, heats, problems: [...problems, ...more] }
}
const rowsOf = (...records: string[]) => fileOf(records).heats.flatMap(({ rows }) => rows)

test('a meet has its place, day and course, its clubs and their swimmers (R12.2)', () => {
  const swim = sdifSwim('Inventada, Ana B', RACE, { final: '1:02.34', heats: '     2 4', license: 'L1' })
  const { meet, problems } = fileOf([swim])
  expect(problems).toEqual([])
  expect(meet).toMatchObject({
    name: 'Torneio Inventado',
    city: 'Maceió',
    nation: 'BRA',
    course: 'LCM',
    sessions: [{ date: '2027-09-14' }],
    clubs: [
      {
        code: 'BRAL',
        name: 'Alagoas',
        athletes: [
          { license: 'L1', familyName: 'Inventada', givenName: 'Ana B', gender: 'F', birthDate: '2010-05-05' },
        ],
      },
    ],
  })
})

test('an event is known by its sex, distance, stroke and ages; a relay has four swimmers (R12.2)', () => {
  const relay = sdifRecord('E0', [
    [12, 'A'],
    [13, 'BRAL'],
    [21, 'X 2007  20UNOV'],
    [73, ' 2:05.00L'],
    [86, ' 1 4'],
  ])
  const { meet } = fileOf([sdifSwim('Inventada, Ana', RACE, { final: '1:02.34', heats: '     1 4' }), relay])
  expect(meet.sessions[0]?.events).toMatchObject([
    {
      number: '3',
      round: 'TIM',
      gender: 'F',
      swimStyle: { distance: 100, relayCount: 1, stroke: 'FREE' },
      ageGroups: [{ min: 11, max: 12 }],
    },
    {
      number: '20',
      gender: 'X',
      swimStyle: { distance: 50, relayCount: 4, stroke: 'MEDLEY' },
      ageGroups: [{ min: null, max: null }],
    },
  ])
})

test('two swims of one name in one round are of two people; prelims and final are of one (R12.2)', () => {
  const swim = (lane: number, more: object) => sdifSwim('Inventada, Ana', RACE, { heats: `     1 ${lane}`, ...more })
  const { meet } = fileOf([swim(4, { final: '1:02.34' }), swim(5, { final: '1:03.34' })])
  expect(meet.clubs[0]?.athletes.map(({ results }) => results.map(({ lane }) => lane))).toEqual([[4], [5]])
  const rounds = fileOf([
    sdifSwim('Inventada, Ana', RACE, { prelim: '1:04.00', heats: ' 1 4' }),
    swim(5, { final: '1:03.34' }),
  ])
  expect(rounds.meet.clubs[0]?.athletes.map(({ results }) => results.length)).toEqual([2])
})

describe('results', () => {
  test.each([
    ['a time is the result', { final: '1:02.34' }, { result: '1:02.34', rank: '1', irm: null }],
    ['a time below a minute', { final: '59.05' }, { result: '59.05', irm: null }],
    ['NS is no start', { final: 'NS' }, { result: null, rank: null, irm: 'DNS' }],
    ['DNF', { final: 'DNF' }, { result: null, irm: 'DNF' }],
    ['DQ', { final: 'DQ' }, { result: null, irm: 'DSQ' }],
    ['a scratch is a withdrawal', { final: 'SCR' }, { result: null, irm: 'WDR' }],
    ['the course X disqualifies', { final: '1:02.34', course: 'X' }, { result: null, rank: null, irm: 'DSQ' }],
    ['NT is no time', { final: 'NT' }, { result: null, irm: null, mark: null }],
    ['a person answers what another word means', { final: 'DFS' }, { result: null, irm: null, mark: 'DFS' }],
  ])('%s (R12.2)', (_, swim, row) => {
    expect(rowsOf(sdifSwim('Inventada, Ana', RACE, { heats: '     2 4', ...swim }))).toMatchObject([
      { lane: '4', name: 'Inventada Ana', affiliation: 'Alagoas', ...row },
    ])
  })

  test('an event with prelims has a final, another event is a timed final with all its heats (R12.2)', () => {
    const swim = (name: string, prelim: string, final: string, heats: string, places = '') =>
      sdifSwim(name, RACE, { prelim, final, heats, places })
    const { heats } = fileOf([
      swim('Inventada, Ana', '1:02.34', '1:01.00', ' 1 4 1 4', '  1  1'),
      swim('Inventada, Bia', '1:05.00', '', ' 2 4'),
    ])
    expect(heats.map(({ key, rows }) => [key, rows.length])).toEqual([
      ['3/PRE/F/1x100 FREE//1', 1],
      ['3/PRE/F/1x100 FREE//2', 1],
      ['3/FIN/F/1x100 FREE//1', 1],
    ])
    const timed = fileOf([
      swim('Inventada, Ana', '', '1:01.00', '     1 4'),
      swim('Inventada, Bia', '', '1:02.00', '     2 0'),
    ])
    expect(timed.heats).toMatchObject([
      { key: '3/TIM/F/1x100 FREE//1', timedFinal: { heats: 2 } },
      { key: '3/TIM/F/1x100 FREE//2', timedFinal: { heats: 2 }, rows: [{ lane: '0' }] },
    ])
  })

  test('results without any heat are one list, and a result without a heat beside others is a problem (R12.2)', () => {
    const swims = [
      sdifSwim('Inventada, Ana', RACE, { final: '1:01.00' }),
      sdifSwim('Inventada, Bia', RACE, { final: '1:02.00' }),
    ]
    expect(fileOf(swims)).toMatchObject({ problems: [], heats: [{ heat: '1', rows: [{}, {}] }] })
    const other = sdifSwim('Inventada, Cris', RACE, { final: '1:03.00', heats: '     1 4' })
    expect(fileOf([...swims, other])).toMatchObject({
      problems: [{ problem: 'no-such-heat' }, { problem: 'no-such-heat' }],
      heats: [{ rows: [{ name: 'Inventada Cris' }] }],
    })
  })

  test('a result in yards is left out with a problem, and a meet in yards has no swims (R12.2)', () => {
    const swim = sdifSwim('Inventada, Ana', RACE, { final: '1:01.00', heats: '     1 4', course: 'Y' })
    expect(fileOf([swim])).toMatchObject({
      heats: [{ rows: [{ result: null }] }],
      problems: [{ problem: 'in-yards', line: 4, value: '1:01.00' }],
    })
    const { meet, problems } = fileOf([sdifSwim('Inventada, Ana', RACE)], { course: 'Y' })
    expect([kindOfMeet(meet), problems]).toMatchObject(['other', [{ problem: 'in-yards' }]])
  })

  const passages = (kind: string, ...splits: string[]) =>
    sdifRecord('G0', [
      [56, '1'],
      [57, String(splits.length).padStart(2)],
      [59, '  50'],
      [63, kind],
      [64, splits.map((split) => split.padStart(8)).join('')],
      [144, 'F'],
    ])
  const swum = sdifSwim('Inventada, Ana', 'F 2001   31112', { final: '2:10.00', heats: '     1 4' })
  const SPLITS = [
    { pos: 1, time: '30.00', lap: '30.00' },
    { pos: 2, time: '1:02.00', lap: '32.00' },
    { pos: 3, time: '1:36.00', lap: '34.00' },
    { pos: 4, time: '2:10.00', lap: '34.00' },
  ]
  test.each([
    ['cumulative', passages('C', '30.00', '1:02.00', '1:36.00', '2:10.00')],
    ['interval', passages('I', '30.00', '32.00', '34.00', '34.00')],
    ['without the finish', passages('C', '30.00', '1:02.00', '1:36.00')],
  ])('splits: %s (R12.2)', (_, record) => {
    expect(fileOf([swum, record])).toMatchObject({ problems: [], heats: [{ points: 4, rows: [{ splits: SPLITS }] }] })
  })
  test.each([
    ['not in order', passages('C', '1:02.00', '30.00')],
    ['with another finish', passages('C', '30.00', '1:02.00', '1:36.00', '2:11.00')],
    ['interval with a gap', passages('I', '30.00', '', '34.00', '34.00')],
    ['longer than the race', passages('C', '20.00', '40.00', '1:00.00', '1:20.00', '1:40.00')],
    ['neither cumulative nor interval', passages(' ', '30.00')],
  ])('splits %s are a problem and left out (R12.2)', (_, record) => {
    expect(fileOf([swum, record])).toMatchObject({
      problems: [{ problem: 'splits-missing', line: 4 }],
      heats: [{ rows: [{ result: '2:10.00', splits: [] }] }],
    })
  })
})

describe('relays', () => {
  const relay = (more: readonly (readonly [number, string])[]) =>
    sdifRecord('E0', [[12, 'B'], [13, 'BRAL'], [21, 'F 2006  20UNOV'], ...more])
  const member = (name: string, order: string, takeOff = '') =>
    sdifRecord('F0', [
      [23, name],
      [66, '05052010'],
      [76, 'F'],
      [77, order],
      [89, takeOff],
    ])
  test('the team of the round has its swimmers in order, with their take-offs (R12.2)', () => {
    const records = [
      sdifSwim('Inventada, Ana', RACE, { final: '1:02.00', heats: '     1 4' }),
      relay([
        [73, ' 1:59.00L'],
        [86, ' 1 5'],
      ]),
      member('Inventada, Bia', '0 2', '0.21'),
      member('Inventada, Ana', '0 1'),
      member('Inventada, Cris', '0 A'),
      member('Inventada, Dora', '1 0'),
    ]
    const { meet, heats } = fileOf(records)
    expect(heats[1]?.rows).toMatchObject([
      { lane: '5', name: 'Alagoas 2', result: '1:59.00', takeOvers: [{ order: 2, reaction: '0.21' }] },
    ])
    const [club] = meet.clubs
    const nameOf = (id: string | null) => club?.athletes.find((one) => one.id === id)?.givenName
    expect(club?.athletes).toHaveLength(4)
    expect(club?.relays[0]?.results[0]?.members.map(({ number, athlete }) => [number, nameOf(athlete)])).toEqual([
      [2, 'Bia'],
      [1, 'Ana'],
      [-1, 'Cris'],
    ])
  })
})

test('two people of one whole name are one unless licence or birth differ (R12.2)', () => {
  const swim = (race: string, born: string, license = '') =>
    sdifSwim('Inventada, Ana', race, { seed: '1:02.00', born, license })
  const peopleOf = (...records: string[]) => fileOf(records).meet.clubs[0]?.athletes.length
  expect(peopleOf(swim(RACE, '05052010'), swim('F 2001   41112', '', 'L1'))).toBe(1)
  expect(peopleOf(swim(RACE, '05052010'), swim('F 2001   41112', '05052011'))).toBe(2)
  expect(peopleOf(swim(RACE, '', 'L1'), swim('F 2001   41112', '', 'L2'))).toBe(2)
})

test('a file of 20,000 namesakes is read in bounded time (R12.2)', { ...NIGHTLY, timeout: 5_000 }, () => {
  const swims = Array.from({ length: 20_000 }, (_, at) => sdifSwim('Inventada, Ana', RACE, { license: String(at) }))
  expect(fileOf(swims).meet.clubs[0]?.athletes).toHaveLength(20_000)
})

test('entries are the sheets of an organiser, with clubs, ages and seeded heats (R12.2, R12.5)', () => {
  const { meet } = fileOf([sdifSwim('Inventada, Ana', RACE, { seed: '1:02.00' })], { file: '01' })
  expect(kindOfMeet(meet)).toBe('entries')
  expect(sheetsOfEntries(meet)[0]?.rows[1]?.cells).toEqual([
    'Swimming',
    '100 m freestyle women',
    '',
    'F',
    'Inventada',
    'Ana',
    'Alagoas',
    '2010-05-05',
  ])
  const seeded = fileOf([sdifSwim('Inventada, Ana', RACE, { seed: '1:02.00', heats: ' 2 4' })], { file: '01' })
  expect([kindOfMeet(seeded.meet), seeded.heats]).toMatchObject([
    'start-lists',
    [{ key: '3/PRE/F/1x100 FREE//2', says: 'start-list', rows: [{ lane: '4', result: null }] }],
  ])
})

describe('a file that is not whole', () => {
  const SWIM = sdifSwim('Inventada, Ana', RACE, { final: '1:02.34', heats: '     1 4' })
  test('without the last record it is read, with a problem (R12.2)', () => {
    const whole = sdifFile([ALAGOAS, SWIM])
    const read = readSdif(bytes(whole.slice(0, whole.indexOf('\nZ0'))))
    expect(read).toMatchObject({ ok: true, value: { problems: [{ problem: 'no-end', line: 4 }] } })
  })
  test('with fewer records than the last one states it is read, with a problem (R12.2)', () => {
    const whole = sdifFile([ALAGOAS, SWIM, SWIM.replace('Ana', 'Bia')]).split('\r\n')
    const read = readSdif(bytes(whole.filter((line) => !line.includes('Bia')).join('\r\n')))
    expect(read).toMatchObject({
      ok: true,
      value: { problems: [{ problem: 'records-missing', line: 5, value: 'D: 1 < 2' }] },
    })
  })
  test.each([
    ['a line that is too short', SWIM.slice(0, 66)],
    ['a stroke that does not exist', SWIM.replace('F 1001', 'F 1009')],
    ['no name', sdifSwim('', RACE)],
    ['a relay of one swimmer', SWIM.replace('F 1001', 'F 1006')],
  ])('%s is a problem and left out (R12.2)', (_, line) => {
    const { problems, heats } = fileOf([line, SWIM])
    expect([problems, heats]).toMatchObject([[{ problem: 'bad-line', line: 4 }], [{ rows: [{}] }]])
  })
  test('a text that is not a time is a problem, and its row has no result (R12.2)', () => {
    const { problems, heats } = fileOf([SWIM.replace('1:02.34', '1:72.34')])
    expect([problems, heats]).toMatchObject([
      [{ problem: 'bad-time', line: 4, value: '1:72.34' }],
      [{ rows: [{ result: null, mark: null }] }],
    ])
  })
  test.each([
    ['nothing', new Uint8Array(), 'empty'],
    ['blank lines', bytes('\r\n\r\n'), 'empty'],
    ['another text', bytes('Lane 4'), 'not-sdif'],
    ['bytes that are not a text', Uint8Array.of(65, 48, 0, 1), 'not-text'],
    ['100,000 lines and more', bytes('A01\n'.repeat(100_001)), 'too-large'],
    ['more than 20 MB', new Uint8Array(20 * 1024 * 1024 + 1), 'too-large'],
  ])('%s is refused (R12.2)', (_, content, kind) => {
    expect(readSdif(content)).toMatchObject({ ok: false, error: { kind } })
  })
  test('names of Windows-1252 are read with their accents (R12.2)', () => {
    const text = sdifFile([ALAGOAS, sdifSwim('Conceição, Ângela', RACE, { final: '59.00' })])
    const read = readSdif(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))
    expect(read).toMatchObject({
      ok: true,
      value: { meet: { clubs: [{ athletes: [{ familyName: 'Conceição', givenName: 'Ângela' }] }] } },
    })
  })
  test('a file of records or rankings has no meet (R12.2)', () => {
    expect(readSdif(bytes(sdifFile([], { file: '07' })))).toMatchObject({ ok: true, value: { meet: null } })
  })
  test('a file cut at any byte before its last record is refused or has a problem (R12.2)', () => {
    const whole = bytes(sdifFile([ALAGOAS, SWIM, sdifRecord('G0', [[59, '  50']])]))
    const last = new TextDecoder().decode(whole).indexOf('\nZ0') + 2
    fc.assert(
      fc.property(fc.nat(last), (end) => {
        const read = readSdif(whole.subarray(0, end))
        expect(read.ok && !read.value.problems.some(({ problem }) => problem === 'no-end')).toBe(false)
      }),
    )
  })
})

const EVENTS = [
  'Torneio Inventado;11/30/2027;12/01/2027;11/30/2027;L;Piscina Inventada; ;Hy-Tek;8.0;CN;00000',
  '1;F;F;I;11;12;100;1;;0.00;;;;0.00;;0.00;;',
  '2;P;B;I;0;109;50;D;;0.00;;;;0.00;;0.00;;',
  '3;F;X;R;13;14;200;E;;0.00;;;;0.00;;0.00;;',
  '4;S;F;I;11;12;100;1;;0.00;;;;0.00;;0.00;;',
]
const eventsOf = (...lines: readonly string[]) => {
  const read = readSdif(bytes([...lines, ''].join('\r\n')))
  if (!read.ok || read.value.meet === null) throw new Error(JSON.stringify(read))
  const { meet, problems } = read.value
  return { meet, problems: problems.map(({ problem, line }) => [problem, line]) }
}

test('a file of events is an invitation: rounds, genders, relays and ages (R12.2)', () => {
  const { meet, problems } = eventsOf(...EVENTS)
  expect([kindOfMeet(meet), problems, meet.name, meet.course]).toEqual(['invitation', [], 'Torneio Inventado', 'LCM'])
  expect(meet.sessions).toMatchObject([{ date: '2027-11-30' }])
  expect(
    meet.sessions[0]?.events.map(({ number, round, gender, swimStyle, ageGroups: [ages] }) =>
      [number, round, gender, swimStyle.relayCount, swimStyle.distance, swimStyle.stroke, ages?.min, ages?.max].join(
        ' ',
      ),
    ),
  ).toEqual(['1 TIM F 1 100 FREE 11 12', '2 PRE M 1 50 FLY  ', '2 FIN M 1 50 FLY  ', '3 TIM X 4 50 MEDLEY 13 14'])
})

test('an event of a file of events that lacks a field, or is in yards, is named and left out (R12.2)', () => {
  const [head = '', first = ''] = EVENTS
  const wrong = eventsOf(head, first, '2;F;F;I;11;12;100;9', '3;F;F')
  expect([wrong.problems, wrong.meet.sessions[0]?.events.length]).toEqual([
    [
      ['bad-line', 3],
      ['bad-line', 4],
    ],
    1,
  ])
  const yards = eventsOf(head.replace(';L;', ';Y;'), first)
  expect([yards.problems, yards.meet.sessions[0]?.events]).toEqual([[['in-yards', 2]], []])
})
