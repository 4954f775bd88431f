import { describe, expect, test } from 'vitest'
import { NOTHING_KNOWN } from '../../tables/sheets/index.ts'
import { eventsOfMeet, hasSeveralAgeGroups, programmeOfMeet, readLenex } from '../index.ts'

/** A swim of the only club: athlete, attributes, and its starts by event and lane. */
interface Swimmer {
  readonly id: number
  readonly name: string
  readonly gender?: string
  readonly handicap?: number
  readonly swims: readonly (readonly [event: number, lane: number, time: string, heat?: number])[]
}
interface Written {
  readonly events: string
  readonly swimmers?: readonly Swimmer[]
  readonly relays?: string
  readonly results?: boolean
}

function meetOf({ events, swimmers = [], relays = '', results = true }: Written) {
  const swim = ({ id }: Swimmer, [event, lane, time, heat = 1]: Swimmer['swims'][number]): string => {
    const start = `eventid="${event}" heatid="${event}0${heat}" lane="${lane}"`
    return results
      ? `<RESULT resultid="${event}${id}" ${start} swimtime="00:${time}"/>`
      : `<ENTRY ${start} entrytime="NT"/>`
  }
  const container = results ? 'RESULTS' : 'ENTRIES'
  const athletes = swimmers.map((one) => {
    const classes = one.handicap ? `<HANDICAP free="${one.handicap}" breast="0" medley="0"/>` : ''
    const swims = one.swims.map((start) => swim(one, start)).join('')
    return `<ATHLETE athleteid="${one.id}" firstname="${one.name}" lastname="Inventada" gender="${one.gender ?? 'F'}" birthdate="2011-01-01">${classes}<${container}>${swims}</${container}></ATHLETE>`
  })
  const read = readLenex(
    new TextEncoder().encode(
      `<LENEX version="3.0"><MEETS><MEET name="Torneio Inventado"><AGEDATE type="YEAR" value="2027-12-31"/><SESSIONS><SESSION number="1" date="2027-09-14"><EVENTS>${events}</EVENTS></SESSION></SESSIONS><CLUBS><CLUB name="Clube Azul"><ATHLETES>${athletes.join('')}</ATHLETES><RELAYS>${relays}</RELAYS></CLUB></CLUBS></MEET></MEETS></LENEX>`,
    ),
  )
  if (!read.ok || read.value.meet === null) throw new Error('no meet')
  return read.value.meet
}
/** The swimmers of each unit, in the order of their ranks: `SWMW100MFR…FNL-000100 Ana, Bia`. */
function lists(written: Written, ages: 'apart' | 'together' = 'apart') {
  const meet = meetOf(written)
  const found = eventsOfMeet(meet, ages)
  const programme = programmeOfMeet(meet, found, new Set(found.events.map(({ code }) => code)), NOTHING_KNOWN)
  const rows = programme.heats.map(({ unit, rows: all }) => {
    const inOrder = all.toSorted((a, b) => Number(a.rank) - Number(b.rank))
    return `${unit?.replace(/-+$/, '')} ${inOrder.map(({ name }) => name?.replace('Inventada ', '')).join(', ')}`
  })
  return { rows: rows.toSorted(), programme, problems: programme.problems.map(({ problem }) => problem) }
}
const event = (number: number, attributes: string, groups: string, heats = '<HEAT heatid="#01" number="1"/>') =>
  `<EVENT eventid="${number}" number="${number}" ${attributes}><SWIMSTYLE distance="100" stroke="FREE" relaycount="1"/><AGEGROUPS>${groups}</AGEGROUPS><HEATS>${heats.replaceAll('#', String(number))}</HEATS></EVENT>`
const group = (id: number, attributes: string, ranked: readonly number[] = []) =>
  `<AGEGROUP agegroupid="${id}" ${attributes}><RANKINGS>${ranked.map((result, at) => `<RANKING place="${at + 1}" resultid="${result}"/>`).join('')}</RANKINGS></AGEGROUP>`
const OPEN = 'agemin="-1" agemax="-1"'

describe('swimmers of one event who are ranked apart (R12.2)', () => {
  const mixed: Written = {
    events: event(1, 'round="TIM" gender="A"', group(1, `${OPEN} gender="F"`) + group(2, `${OPEN} gender="M"`)),
    swimmers: [
      { id: 1, name: 'Ana', swims: [[1, 4, '01:10.00']] },
      { id: 2, name: 'Edu', gender: 'M', swims: [[1, 5, '01:01.00']] },
      { id: 3, name: 'Fred', gender: 'M', swims: [[1, 3, '01:02.00']] },
    ],
  }

  test('women and men have an event each, without a question', () => {
    const { rows, programme } = lists(mixed, 'together')
    expect(rows).toEqual(['SWMM100MFR------------FNL-000100 Edu, Fred', 'SWMW100MFR------------FNL-000100 Ana'])
    expect(
      programme.heats.flatMap(({ rows: all }) => all.map(({ rank }) => Number(rank)).toSorted((a, b) => a - b)),
    ).toEqual(expect.arrayContaining([1, 1, 2]))
    expect(new Set(programme.heats.map(({ key }) => key)).size).toBe(2)
    expect(hasSeveralAgeGroups(meetOf(mixed))).toBe(false)
  })

  test('the gender of a group in an event of one gender is no other event', () => {
    const events = event(1, 'round="TIM" gender="F"', group(1, `${OPEN} gender="F"`) + group(2, OPEN))
    expect(lists({ ...mixed, events, swimmers: mixed.swimmers?.slice(0, 1) ?? [] }).rows).toHaveLength(1)
  })

  const classes = (results: boolean): Written => ({
    events: event(
      1,
      'round="TIM" gender="F"',
      group(1, `${OPEN} handicap="9"`, [11]) + group(2, `${OPEN} handicap="14"`, [12, 13]),
    ),
    swimmers: [
      { id: 1, name: 'Ana', handicap: 9, swims: [[1, 4, '01:10.00']] },
      { id: 2, name: 'Bia', handicap: 14, swims: [[1, 5, '01:01.00']] },
      { id: 3, name: 'Cris', handicap: 14, swims: [[1, 3, '01:02.00']] },
      { id: 4, name: 'Dora', handicap: 14, swims: [[1, 2, '01:03.00']] },
    ],
    results,
  })
  test.each([[true], [false]])(
    'a sport class is an event, by ranks or by the class of the swimmer (results: %s)',
    (results) => {
      const { rows, programme } = lists(classes(results), 'together')
      expect(rows).toEqual([
        `SWMW100MFR--S14-------FNL-000100 ${results ? 'Bia, Cris, Dora' : 'Dora, Cris, Bia'}`,
        'SWMW100MFR--S9--------FNL-000100 Ana',
      ])
      expect(programme.events.map(({ name }) => name.eng)).toEqual([
        'Women’s 100 m freestyle, S9',
        'Women’s 100 m freestyle, S14',
      ])
    },
  )

  test('a swimmer whose class nothing tells is named and left out', () => {
    const written = classes(false)
    const swimmers = written.swimmers?.map(({ id, name, swims }) => ({ id, name, swims })) ?? []
    expect(lists({ ...written, swimmers }).problems).toEqual(Array.from({ length: 4 }, () => 'no-age-group'))
  })

  test('a final of each age group in one event decides gold in its group', () => {
    const years = [group(1, 'agemin="12" agemax="13"', [21, 22]), group(2, 'agemin="14" agemax="16"', [23, 24])].join(
      '',
    )
    const { rows, programme } = lists({
      events:
        event(1, 'round="PRE" gender="F"', years) +
        event(
          2,
          'round="FIN" gender="F" preveventid="1"',
          years,
          '<HEAT heatid="#01" number="1" final="A" agegroupid="1"/><HEAT heatid="#02" number="2" final="A" agegroupid="2"/>',
        ),
      swimmers: [1, 2, 3, 4].map((id) => ({
        id,
        name: `Ana${id}`,
        swims: [
          [1, id, '01:10.00'],
          [2, id, `01:0${id}.00`, id > 2 ? 2 : 1],
        ],
      })),
    })
    expect(rows.filter((row) => row.includes('FNL-'))).toEqual([
      'SWMW100MFR--12T13-----FNL-000100 Ana1, Ana2',
      'SWMW100MFR--14T16-----FNL-000100 Ana3, Ana4',
    ])
    const finals = programme.events.flatMap(({ units }) => units.filter(({ slot }) => slot.phase === 'FNL-'))
    expect(finals.map(({ name, slot }) => [name.eng, slot.decidesGold])).toEqual([
      ['Final', true],
      ['Final', true],
    ])
  })

  test('the place in an age group is not that in a group of all ages beside it', () => {
    const groups =
      group(1, OPEN, [12, 11]) + group(2, 'agemin="12" agemax="16"', [11]) + group(3, 'agemin="17" agemax="18"', [12])
    const swimmers = [1, 2].map((id) => ({ id, name: `Ana${id}`, swims: [[1, id, `01:0${3 - id}.00`] as const] }))
    const { programme } = lists({ events: event(1, 'round="TIM" gender="F"', groups), swimmers })
    expect(programme.heats.flatMap(({ rows: all }) => all.map(({ rank }) => rank))).toEqual(['1', '1'])
    const together = lists({ events: event(1, 'round="TIM" gender="F"', groups), swimmers }, 'together')
    expect(together.programme.heats.flatMap(({ rows: all }) => all.map(({ rank }) => rank))).toEqual(['2', '1'])
  })

  test('two finals without letters decide no gold', () => {
    const final = (number: number) => event(number, 'round="FIN" gender="F" preveventid="1"', '')
    const { programme } = lists({
      events: event(1, 'round="PRE" gender="F"', '') + final(2) + final(3),
      swimmers: [
        { id: 1, name: 'Ana', swims: [[2, 4, '01:01.00']] },
        { id: 2, name: 'Bia', swims: [[3, 4, '01:02.00']] },
      ],
    })
    expect(programme.events.map(({ format, units }) => [format, units.some(({ slot }) => slot.decidesGold)])).toEqual([
      [null, false],
    ])
  })

  test('a relay of masters is in the group of the sum of its years', () => {
    const relay = (number: number, min: number, max: number) =>
      `<RELAY number="${number}" gender="X" agemin="25" agemax="-1" agetotalmin="${min}" agetotalmax="${max}"><RESULTS><RESULT resultid="9${number}" eventid="1" heatid="101" lane="${number}" swimtime="NT" status="DSQ"/></RESULTS></RELAY>`
    const { rows } = lists({
      events: event(
        1,
        'round="TIM" gender="X"',
        group(1, 'agemin="100" agemax="119" calculate="TOTAL"') +
          group(2, 'agemin="120" agemax="159" calculate="TOTAL"'),
      ).replace('relaycount="1"', 'relaycount="4"'),
      relays: relay(1, 100, 119) + relay(2, 120, 159),
    })
    expect(rows.map((row) => row.slice(12, 22))).toEqual(['100T119---', '120T159---'])
  })
})
