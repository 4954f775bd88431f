import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { heatsOfLenex, kindOfMeet, type LenexMeet, readLenex, swimStyleOf, isSameStyle, writeLenex } from './index.ts'
import { readReaction, readTime, writeReaction, writeTime } from './lenex/times.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
function meetOf(inside: string) {
  const read = readLenex(
    bytes(`<?xml version="1.0" encoding="UTF-8"?><LENEX version="3.0"><MEETS>${inside}</MEETS></LENEX>`),
  )
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value
}
const EVENTS = `<SESSIONS><SESSION number="1" date="2027-09-14" daytime="9:05"><EVENTS>
  <EVENT eventid="10" number="3" round="PRE" gender="F" preveventid="-1"><SWIMSTYLE distance="100" relaycount="1" stroke="FREE" name="100 m"/>
    <HEATS><HEAT heatid="11" number="1" status="OFFICIAL"/><HEAT heatid="12" number="2"/></HEATS></EVENT>
  <EVENT eventid="20" number="3" round="FIN" gender="F" preveventid="10"><SWIMSTYLE distance="100" relaycount="1" stroke="FREE"/>
    <AGEGROUPS><AGEGROUP agegroupid="1" agemin="-1" agemax="-1"><RANKINGS><RANKING resultid="901" place="1"/><RANKING resultid="902" place="2"/><RANKING resultid="903" place="-1"/></RANKINGS></AGEGROUP></AGEGROUPS>
    <HEATS><HEAT heatid="21" number="1" final="A"/></HEATS></EVENT>
  </EVENTS></SESSION></SESSIONS>`
const athlete = (id: string, inside: string) =>
  `<ATHLETE athleteid="${id}" license="L${id}" lastname="Inventada" firstname="Ana ${id}" gender="F" birthdate="2009-01-01">${inside}</ATHLETE>`
const meet = (athletes: string, relays = '') =>
  `<MEET name="Invented Meet" city="Maceió" nation="BRA">${EVENTS}<CLUBS><CLUB code="AL" name="Escola A"><ATHLETES>${athletes}</ATHLETES>${relays}</CLUB></CLUBS></MEET>`
const results = (...of: string[]) =>
  of.map((one, at) => athlete(String(at + 1), `<RESULTS><RESULT ${one}/></RESULTS>`)).join('')

describe('LENEX 3', () => {
  test('a meet with its programme, clubs and results (R12.2)', () => {
    const { meet: found, problems } = meetOf(
      meet(results('resultid="1" eventid="10" heatid="11" lane="0" swimtime="00:01:02.34" reactiontime="+74"')),
    )
    expect(problems).toEqual([])
    expect(found).toMatchObject({
      name: 'Invented Meet',
      sessions: [
        {
          date: '2027-09-14',
          start: '09:05',
          events: [{ number: '3', round: 'PRE', previous: null }, { previous: '10' }],
        },
      ],
      clubs: [{ athletes: [{ license: 'L1', results: [{ lane: 0, time: '1:02.34', reaction: '0.74' }] }] }],
    })
  })

  test.each([
    [
      'a DSQ has a time, which is no result',
      'swimtime="00:01:00.00" status="DSQ"',
      { result: null, irm: 'DSQ', rank: null },
    ],
    ['zero is no time', 'swimtime="00:00:00.00" status="DNS"', { result: null, irm: 'DNS' }],
    ['NT is none either', 'swimtime="NT"', { result: null, irm: null }],
    ['ill is withdrawn', 'swimtime="NT" status="SICK"', { irm: 'WDR', mark: 'SICK' }],
    [
      'outside the competition: a time, no place',
      'swimtime="00:00:59.00" status="EXH"',
      { result: '59.00', rank: null, irm: 'EXH' },
    ],
    ['a status nobody knows is asked about', 'swimtime="NT" status="RJC"', { irm: null, mark: 'RJC' }],
  ])('%s', (_, attributes, row) => {
    const { meet: found } = meetOf(meet(results(`resultid="1" eventid="10" heatid="11" lane="3" ${attributes}`)))
    expect(found && heatsOfLenex(found).heats[0]?.rows).toMatchObject([row])
  })

  test('in a heat the places are those of its times, in a final the file’s own; reserves are in no heat', () => {
    const { meet: found } = meetOf(
      meet(
        results(
          'resultid="1" eventid="10" heatid="11" lane="3" swimtime="00:01:00.10"',
          'resultid="2" eventid="10" heatid="11" lane="4" swimtime="00:01:00.00"',
          'resultid="3" eventid="10" heatid="11" lane="5" swimtime="00:01:00.10"',
          'resultid="901" eventid="20" heatid="21" lane="4" swimtime="00:00:59.00"',
          'resultid="902" eventid="20" heatid="21" lane="5" swimtime="00:00:59.00"',
          'resultid="903" eventid="20" swimtime="00:00:00.00"',
        ),
      ),
    )
    const [heat, final] = found ? heatsOfLenex(found).heats : []
    expect(heat).toMatchObject({ key: '3/PRE/F/1x100 FREE//1', isOfficial: true, heat: '1' })
    expect(heat?.rows.map(({ rank }) => rank)).toEqual(['2', '1', '2'])
    expect(final?.rows.map(({ rank, code }) => [rank, code])).toEqual([
      ['1', 'L4'],
      ['2', 'L5'],
    ])
  })

  test('passages are numbered by their distance, with the finish behind them', () => {
    const swim = `<RESULTS><RESULT resultid="1" eventid="10" heatid="11" lane="3" swimtime="00:01:00.00"><SPLITS><SPLIT distance="50" swimtime="00:00:29.00"/></SPLITS></RESULT></RESULTS>`
    const { meet: found } = meetOf(meet(athlete('1', swim)))
    expect(found && heatsOfLenex(found).heats[0]).toMatchObject({
      points: 2,
      rows: [
        {
          splits: [
            { pos: 1, time: '29.00', lap: '29.00' },
            { pos: 2, time: '1:00.00', lap: '31.00' },
          ],
        },
      ],
    })
  })

  test('a relay is a row of its club, with its take-overs', () => {
    const relay = `<RELAYS><RELAY number="1" gender="F"><RESULTS><RESULT resultid="5" eventid="10" heatid="12" lane="4" swimtime="00:04:00.00"><RELAYPOSITIONS><RELAYPOSITION number="1" athleteid="1" reactiontime="+70"/><RELAYPOSITION number="2" athleteid="2" reactiontime="-3"/><RELAYPOSITION number="-1" athleteid="3"/></RELAYPOSITIONS></RESULT></RESULTS></RELAY></RELAYS>`
    const { meet: found } = meetOf(meet('', relay))
    expect(found && heatsOfLenex(found).heats[0]?.rows).toMatchObject([
      {
        key: 'lane:4',
        name: 'Escola A 1',
        takeOvers: [
          { order: 1, reaction: '0.70' },
          { order: 2, reaction: '-0.03' },
        ],
      },
    ])
  })

  test('a license that many have is nobody’s: they are known by their lanes, and two in one lane by their names', () => {
    const same = (id: string, lane: number) =>
      `<ATHLETE athleteid="${id}" license="0" lastname="Inventada" firstname="${id}"><RESULTS><RESULT resultid="${id}" eventid="10" heatid="11" lane="${lane}" swimtime="NT"/></RESULTS></ATHLETE>`
    const { meet: found } = meetOf(meet(same('a', 1) + same('b', 2) + same('c', 2)))
    expect(found && heatsOfLenex(found)).toMatchObject({
      heats: [{ rows: [{ key: 'lane:1', code: null }, { key: 'name:Inventada b' }, { key: 'name:Inventada c' }] }],
      problems: [],
    })
  })

  test.each([
    ['results', 'results', meet(results('resultid="1" eventid="10" heatid="11" lane="1" swimtime="NT"'))],
    [
      'start lists',
      'start-lists',
      meet(athlete('1', '<ENTRIES><ENTRY eventid="10" heatid="11" lane="3" entrytime="NT"/></ENTRIES>')),
    ],
    ['entries', 'entries', meet(athlete('1', '<ENTRIES><ENTRY eventid="10" entrytime="NT"/></ENTRIES>'))],
    ['an invitation', 'invitation', meet('')],
    ['records', 'other', ''],
  ])('a file of %s is known by what is in it', (_, kind, inside) => {
    expect(kindOfMeet(meetOf(inside).meet)).toBe(kind)
  })

  test('what names an event or heat that is not there is left out and said; a text that is no time as well', () => {
    expect(
      meetOf(
        meet(
          results('resultid="1" eventid="99" swimtime="NT"', 'resultid="2" eventid="10" heatid="11" swimtime="1:02.3"'),
        ),
      ).problems,
    ).toEqual([
      { problem: 'no-such-heat', line: null, value: '99' },
      { problem: 'bad-time', line: null, value: '1:02.3' },
    ])
  })

  test.each([
    ['nothing', '', 'empty'],
    ['another document', '<OdfBody/>', 'not-lenex'],
    ['a DOCTYPE', '<!DOCTYPE LENEX [<!ENTITY a "b">]><LENEX/>', 'bad-xml'],
    ['broken off', '<LENEX><MEETS>', 'bad-xml'],
    ['deep', '<LENEX>'.repeat(100), 'bad-xml'],
    ['prose', 'Lane 4', 'bad-xml'],
  ])('%s is refused', (_, text, kind) => {
    expect(readLenex(bytes(text))).toMatchObject({ ok: false, error: { kind } })
  })
})

test.each([
  ['00:01:02.34', '1:02.34'],
  ['00:00:59.05', '59.05'],
  ['01:00:02.00', '1:00:02.00'],
  ['NT', null],
])('%s is %s, and written the same', (written, time) => {
  expect(readTime(written)).toBe(time)
  expect(writeTime(time)).toBe(written)
})
test.each([
  ['+74', '0.74'],
  ['-3', '-0.03'],
  ['+104', '1.04'],
])('a reaction of %s is %s s', (written, seconds) => {
  expect([readReaction(written), writeReaction(seconds)]).toEqual([seconds, written])
})

test.each([
  ['SWMW100MFR', { distance: 100, relayCount: 1, stroke: 'FREE' }],
  ['SWMX4X100MMD', { distance: 100, relayCount: 4, stroke: 'MEDLEY' }],
  ['SWMM50MBA', { stroke: 'BACK' }],
  ['SWMM50MBF---D1', { stroke: 'FLY' }],
])('%s is known by its code', (code, style) => {
  const found = swimStyleOf(code.padEnd(34, '-'))
  expect(found).toMatchObject(style)
  expect(found && isSameStyle(found, { ...found, name: 'another name' })).toBe(true)
  expect(found && isSameStyle(found, { ...found, technique: 'KICK' })).toBe(false)
})
test('an event of another kind has no style', () => {
  expect(swimStyleOf('SWMWSYNCHRO'.padEnd(34, '-'))).toBeNull()
})

const nullable = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null })
const word = fc.constantFrom('Ana', 'São João', '<b> & "c"', '漢字', 'Ångström')
const time = nullable(fc.constantFrom('59.05', '1:02.34', '1:00:02.00'))
const member = fc.record({
  number: fc.constantFrom(1, 2, -1),
  athlete: nullable(fc.constantFrom('a1')),
  reaction: nullable(fc.constantFrom('0.74', '-0.03')),
  status: nullable(fc.constantFrom('DSQ')),
})
const start = {
  event: fc.constant('e1'),
  heat: nullable(fc.constant('h1')),
  lane: nullable(fc.nat(9)),
  status: nullable(fc.constantFrom('DSQ', 'EXH')),
  members: fc.array(member, { maxLength: 2 }),
}
const starts = {
  entries: fc.array(fc.record({ ...start, entryTime: time }), { maxLength: 2 }),
  results: fc.array(
    fc.record({
      ...start,
      id: fc.constantFrom('r1', 'r2'),
      time,
      reaction: nullable(fc.constantFrom('0.74')),
      comment: nullable(word),
      splits: fc
        .uniqueArray(fc.record({ distance: fc.constantFrom(25, 50, 75), time: fc.constant('59.05') }), {
          selector: ({ distance }) => distance,
        })
        .map((all) => all.sort((a, b) => a.distance - b.distance)),
    }),
    { maxLength: 2 },
  ),
}
const style = fc.record({
  distance: fc.constantFrom(50, 100),
  relayCount: fc.constantFrom(1, 4),
  stroke: fc.constantFrom('FREE', 'UNKNOWN'),
  technique: nullable(fc.constant('KICK')),
  name: nullable(word),
})
const anyMeet: fc.Arbitrary<LenexMeet> = fc.record({
  name: word,
  city: nullable(word),
  nation: nullable(fc.constant('BRA')),
  course: nullable(fc.constant('LCM')),
  lanes: nullable(fc.constant({ min: 0, max: 9 })),
  ageDate: nullable(
    fc.record({ type: fc.constantFrom('YEAR', 'DATE', 'POR'), day: nullable(fc.constant('2027-12-31')) }),
  ),
  sessions: fc
    .record({
      number: fc.nat(20),
      date: nullable(fc.constant('2027-09-14')),
      start: nullable(fc.constant('09:05')),
      name: nullable(word),
      events: fc
        .record({
          id: fc.constant('e1'),
          number: fc.constantFrom('3', '18B'),
          round: fc.constantFrom('TIM', 'PRE', 'GER.RES'),
          gender: nullable(fc.constantFrom('M' as const, 'F' as const, 'X' as const)),
          previous: nullable(fc.constant('e0')),
          start: nullable(fc.constant('10:00')),
          swimStyle: style,
          ageGroups: fc.array(
            fc.record({
              id: nullable(fc.constant('1')),
              min: nullable(fc.nat(90)),
              max: nullable(fc.nat(90)),
              name: nullable(word),
              rankings: fc.array(
                fc.record({ result: fc.constant('r1'), place: nullable(fc.integer({ min: 1, max: 99 })) }),
                { maxLength: 2 },
              ),
            }),
            { maxLength: 2 },
          ),
          heats: fc
            .record({
              id: fc.constant('h1'),
              number: fc.nat(9),
              start: nullable(fc.constant('10:04')),
              final: nullable(fc.constant('A')),
              status: nullable(fc.constant('OFFICIAL')),
            })
            .map((one) => [one]),
        })
        .map((one) => [one]),
    })
    .map((one) => [one]),
  clubs: fc.array(
    fc.record({
      code: nullable(word),
      name: word,
      nation: nullable(fc.constant('BRA')),
      athletes: fc.array(
        fc.record({
          id: fc.constant('a1'),
          license: nullable(word),
          familyName: nullable(word),
          givenName: nullable(word),
          gender: nullable(fc.constantFrom('M' as const, 'F' as const)),
          birthDate: nullable(fc.constant('2009-01-01')),
          nation: nullable(fc.constant('BRA')),
          ...starts,
        }),
        { maxLength: 2 },
      ),
      relays: fc.array(
        fc.record({
          number: nullable(fc.nat(9)),
          name: nullable(word),
          gender: nullable(fc.constantFrom('M' as const, 'F' as const, 'X' as const)),
          ages: nullable(fc.constantFrom({ min: 12, max: 13 }, { min: null, max: 18 }, { min: 100, max: null })),
          ...starts,
        }),
        { maxLength: 2 },
      ),
    }),
    { maxLength: 2 },
  ),
})

test('a meet that is written is read back equal (R12.2)', () => {
  fc.assert(
    fc.property(anyMeet, (one) => {
      const read = readLenex(writeLenex(one, { name: 'Games', version: '1' }))
      expect(read).toEqual({ ok: true, value: { meet: one, problems: [] } })
    }),
  )
})

test('whatever bytes there are, something is said and nothing is thrown', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (file) => {
      expect(readLenex(file)).toHaveProperty('ok')
    }),
  )
})
