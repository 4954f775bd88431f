import { describe, expect, test } from 'vitest'
import { NOTHING_IN_FORCE } from '../tables/index.ts'
import { NOTHING_KNOWN } from '../tables/sheets/index.ts'
import {
  type AgeGroupRule,
  eventsOfMeet,
  type LenexEvent,
  type LenexMeet,
  programmeDrafts,
  programmeOfMeet,
} from './index.ts'
import { hasSeveralAgeGroups } from './meet/meet-events.ts'
import { inventedMeet, RELAYS, type Stage, SWIMMERS } from './meet.fixture.ts'

const programme = (meet: LenexMeet, ages: AgeGroupRule = 'apart') => {
  const found = eventsOfMeet(meet, ages)
  return programmeOfMeet(meet, found, new Set(found.events.map(({ code }) => code)), NOTHING_KNOWN)
}
const unitsOf = (meet: LenexMeet, ages: AgeGroupRule = 'apart') =>
  programme(meet, ages).events.flatMap(({ units }) =>
    units.map(({ code, name, slot }) => `${code.replace(/-+$/, '')} ${name.por}${slot.decidesGold ? ' *' : ''}`),
  )
/** The invented meet with other rounds. */
const withEvents = (change: (event: LenexEvent) => Partial<LenexEvent> | null): LenexMeet => {
  const meet = inventedMeet('results')
  return {
    ...meet,
    sessions: meet.sessions.map((session) => ({
      ...session,
      events: session.events.flatMap((event) => {
        const changed = change(event)
        return changed === null ? [] : [{ ...event, ...changed }]
      }),
    })),
  }
}

describe('the programme of a meet (R12.2)', () => {
  test('rounds become phases, lettered finals are numbered by letter, and the heats of a timed final all decide gold', () => {
    expect(unitsOf(inventedMeet('results'), 'together')).toEqual([
      'SWMW50MFR-------------FNL-000100 Final, série 1 *',
      'SWMW50MFR-------------FNL-000200 Final, série 2 *',
      'SWMM100MBA------------HEAT000100 Eliminatória 1',
      'SWMM100MBA------------HEAT000200 Eliminatória 2',
      'SWMM100MBA------------FNL-000100 Final A *',
      'SWMM100MBA------------FNL-000200 Final B',
      'SWMX4X50MMD-----------FNL-000100 Final *',
      'SWMW100MBF------------FNL-000100 Final *',
    ])
  })

  test('the format of an event follows from its rounds', () => {
    expect(programme(inventedMeet('results'), 'together').events.map(({ format }) => format?.kind ?? null)).toEqual([
      'timed-final',
      'ranked-finals',
      'timed-final',
      null,
    ])
  })

  test('events have names in three languages', () => {
    const [first, , relay] = programme(inventedMeet('results')).events.map(({ name }) => name)
    expect(first).toEqual({
      por: '50 m livre feminino, 12–13 anos',
      spa: '50 m libre femenino, 12–13 años',
      eng: 'Women’s 50 m freestyle, 12–13 years',
    })
    expect(relay).toMatchObject({ por: '100 m costas masculino' })
  })

  test('an age group is an event whose heats have its swimmers only, by the year of birth', () => {
    const { heats } = programme(inventedMeet('results'))
    const ofRace = heats.filter(({ event }) => event === '1')
    expect(
      ofRace.map(({ unit, rows }) => [
        unit?.slice(0, 30),
        rows.map(({ name, lane, rank }) => `${lane} ${name} ${rank}`),
      ]),
    ).toEqual([
      ['SWMW50MFR---12T13-----FNL-0001', ['4 Um Ana 1']],
      ['SWMW50MFR---14T15-----FNL-0001', ['5 Quatro Dora 1']],
      ['SWMW50MFR---14T15-----FNL-0002', ['4 Dois Bia 1']],
      ['SWMW50MFR---12T13-----FNL-0002', ['5 Tres Cau 1']],
    ])
    expect(new Set(heats.map(({ key }) => key)).size).toBe(heats.length)
  })

  test('the group in which the file ranks a result counts before the age', () => {
    const meet = withEvents(({ number, ageGroups }) => ({
      // Ana is 12 or 13 by her birth
      ageGroups:
        number === '1'
          ? ageGroups.map((group) => (group.min === 14 ? { ...group, rankings: [{ result: '1', place: 1 }] } : group))
          : ageGroups,
    }))
    const ana = programme(meet).heats.find(({ rows }) => rows.some(({ name }) => name === 'Um Ana'))
    expect(ana?.unit).toContain('14T15')
  })

  test('a swimmer of no group is left out and named', () => {
    const meet = inventedMeet(
      'results',
      SWIMMERS.map((one) => (one.id === 1 ? { ...one, born: '1980-01-01' } : one)),
    )
    const { heats, problems } = programme(meet)
    expect(problems).toEqual([{ problem: 'no-age-group', line: null, value: 'Ana Um' }])
    expect(heats.flatMap(({ rows }) => rows).some(({ name }) => name === 'Um Ana')).toBe(false)
  })

  test('a question about age groups arises only for a race of several groups with swimmers', () => {
    expect(
      (['invitation', 'entries', 'results'] as const).map((stage) => hasSeveralAgeGroups(inventedMeet(stage))),
    ).toEqual([false, true, true])
    expect(hasSeveralAgeGroups(withEvents(() => ({ ageGroups: [] })))).toBe(false)
  })

  test('several finals without letters decide no gold: which of them is the first is not in the file', () => {
    const meet = withEvents(({ heats }) => ({ heats: heats.map((heat) => ({ ...heat, final: null })) }))
    expect(unitsOf(meet).filter((unit) => unit.startsWith('SWMM100MBA------------FNL'))).toEqual([
      'SWMM100MBA------------FNL-000100 Final 1',
      'SWMM100MBA------------FNL-000200 Final 2',
    ])
  })

  test('the fastest heats of a timed final are units of it, behind the others', () => {
    const meet = inventedMeet('start-lists')
    const [session] = meet.sessions
    const [timed] = session?.events ?? []
    if (!session || !timed) throw new Error('no event')
    const fastest: LenexEvent = {
      ...timed,
      id: 'f',
      round: 'FHT',
      previous: timed.id,
      heats: [{ id: 'f1', number: 1, start: null, final: null, status: null }],
    }
    const units = unitsOf({ ...meet, sessions: [{ ...session, events: [...session.events, fastest] }] }, 'together')
    expect(units).toContain('SWMW50MFR-------------FNL-010100 Final, série mais rápida *')
  })

  test('time trials, extra heats and a second race of the same style are separate events', () => {
    const meet = withEvents(({ number }) =>
      number === '3'
        ? { round: 'TIMETRIAL' }
        : number === '5'
          ? { swimStyle: { distance: 100, relayCount: 1, stroke: 'BACK', technique: null, name: null }, gender: 'M' }
          : {},
    )
    expect(programme(meet, 'together').events.map(({ code, name }) => [code.slice(0, 22), name.eng])).toEqual([
      ['SWMW50MFR-------------', 'Women’s 50 m freestyle'],
      ['SWMM100MBA------------', 'Men’s 100 m backstroke'],
      ['SWMM100MBA--TT--------', 'Men’s 100 m backstroke, time trial'],
      ['SWMX4X50MMD-----------', 'Mixed 4 x 50 m medley relay'],
      ['SWMM100MBA--N5--------', 'Men’s 100 m backstroke, no. 5'],
    ])
  })

  test('a style that no catalogue has keeps the name of the file', () => {
    const meet = withEvents(({ number, swimStyle }) => ({
      swimStyle:
        number === '5' ? { ...swimStyle, stroke: 'UNKNOWN', technique: 'KICK', name: '50 m pernada' } : swimStyle,
    }))
    const last = programme(meet).events.at(-1)
    expect(last?.name).toEqual({ por: '50 m pernada', spa: '50 m pernada', eng: '50 m pernada' })
  })

  test('codes of events, people and teams are the same in every file of the meet', () => {
    const codes = (stage: Stage) => {
      const { participants, teams } = programme(inventedMeet(stage))
      return [participants, teams].map((rows) => [...new Set(rows.map(({ cells }) => cells.code))])
    }
    expect(codes('start-lists')).toEqual(codes('results'))
    expect(codes('entries')).toEqual(codes('results'))
    expect(new Set(unitsOf(inventedMeet('start-lists')))).toEqual(new Set(unitsOf(inventedMeet('results'))))
  })

  test('relays are known by club and number, and reserves are in the team but not in the race', () => {
    const { heats, teams } = programme(inventedMeet('results'))
    const [first, second, third] = heats.find(({ event }) => event === '4')?.rows ?? []
    expect([first, second, third].map((row) => row?.competitor?.athletes.length)).toEqual([4, 4, 0])
    expect(teams.map(({ cells }) => [cells.name, cells.athletes?.length ?? 0])).toEqual([
      ['Clube Azul', 5],
      ['Clube Azul B', 0],
      ['Escola Verde', 4],
    ])
    expect(new Set(teams.map(({ cells }) => cells.code)).size).toBe(3)
  })

  test('two teams of a club with one number are two teams', () => {
    const relays = RELAYS.map((relay) => (relay.number === 2 ? { ...relay, number: 1 } : relay))
    const { teams } = programme(inventedMeet('results', SWIMMERS, relays))
    expect(teams.map(({ cells }) => cells.name)).toEqual(['Clube Azul', 'Clube Azul B', 'Escola Verde'])
    expect(new Set(teams.map(({ cells }) => cells.code)).size).toBe(3)
  })

  test('an exhibition swim has a time and no rank, a disqualification has its rule', () => {
    const rows = programme(inventedMeet('results')).heats.find(({ event }) => event === '5')?.rows
    expect(rows?.map(({ rank, result, irm, rule }) => [rank, result, irm, rule])).toEqual([
      [null, '1:05.00', 'EXH', null],
      ['1', '1:06.00', null, null],
      [null, null, 'DSQ', 'SW 8.4'],
    ])
  })

  test('later heats start after the first one, at a time that is not shown', () => {
    const drafts = programmeDrafts(programme(inventedMeet('results')), [], NOTHING_IN_FORCE, () => '-03:00')
    const units = drafts.flatMap(({ body }) => (body.kind === 'schedule' ? body.units : []))
    expect(units.slice(4, 6).map(({ start, hideStart, startText }) => [start, hideStart, startText?.eng])).toEqual([
      ['2027-09-14T09:10:00-03:00', false, undefined],
      ['2027-09-14T09:10:00-03:00', true, 'to follow'],
    ])
  })

  test('an event keeps its code in a file with a part of the meet, which lacks the events it is told apart from', () => {
    const years = (number: string, min: number) =>
      number === '1' ? { ageGroups: [{ id: '1', min, max: min + 1, name: null, rankings: [] }] } : null
    const whole = withEvents(({ number, swimStyle }) =>
      number === '5'
        ? { ...years('1', 14), swimStyle: { ...swimStyle, distance: 50, stroke: 'FREE' } }
        : years(number, 12),
    )
    const part = withEvents(({ number }) => years(number, 12))
    const [first] = eventsOfMeet(whole, 'together').events
    expect(first?.code.slice(12, 17)).toBe('12T13')
    const codeIn = (earlier: string) =>
      eventsOfMeet(part, 'together', (event) => (event === earlier ? '1' : undefined)).events[0]
    expect(codeIn(first?.code.slice(0, 22) ?? '')).toMatchObject({ code: first?.code, name: first?.name })
    // the part came first
    const [alone] = eventsOfMeet(part, 'together').events
    const later = eventsOfMeet(whole, 'together', (event) => (event === alone?.code.slice(0, 22) ? '1' : undefined))
    expect(later.events[0]).toMatchObject({ code: alone?.code, name: first?.name })
  })

  test('two swimmers of one name in one event are two people, whatever their births', () => {
    const namesakes = SWIMMERS.map((one) => (one.id === 3 || one.id === 4 ? { ...one, name: 'Ana Tres' } : one))
    const codes = (isKnown: boolean) => {
      const meet = inventedMeet('results', namesakes, [])
      const clubs = meet.clubs.map((club) => ({
        ...club,
        athletes: club.athletes.map((athlete) => ({
          ...athlete,
          license: null,
          birthDate: isKnown ? '2012-01-01' : null,
        })),
      }))
      const { participants } = programme({ ...meet, clubs }, 'together')
      return new Set(participants.flatMap(({ cells }) => (cells.family_name === 'Tres' ? cells.code : []))).size
    }
    expect([codes(true), codes(false)]).toEqual([2, 2])
  })

  test('a file of a morning has results of some heats and start lists of the others', () => {
    const swum = inventedMeet('results')
    const clubs = swum.clubs.map((club) => ({
      ...club,
      athletes: club.athletes.map((athlete) => ({
        ...athlete,
        results: athlete.results.filter(({ event }) => event !== '75'),
        entries: athlete.results.flatMap((result) => (result.event === '75' ? [{ ...result, entryTime: null }] : [])),
      })),
    }))
    const { heats } = programme({ ...swum, clubs })
    expect(heats.map(({ event, says, rows }) => [event, says, rows.length]).filter(([event]) => event === '5')).toEqual(
      [['5', 'start-list', 3]],
    )
    expect(new Set(heats.flatMap(({ event, says }) => (event === '5' ? [] : says)))).toEqual(new Set(['results']))
  })
})

describe('a race that is ranked by age group and of all ages (R12.2)', () => {
  const [ANA, BIA, CAU, DORA] = ['1', '2', '9', '10']
  /** The first race with groups: years, and the ids of the results that each of them ranks. */
  const withGroups = (
    ...groups: readonly { readonly years: readonly [min: number, max: number] | null; readonly ranks: string[] }[]
  ): LenexMeet =>
    withEvents(({ number }) =>
      number === '1'
        ? {
            ageGroups: groups.map(({ years, ranks }) => ({
              id: null,
              min: years?.[0] ?? null,
              max: years?.[1] ?? null,
              name: null,
              rankings: ranks.map((result, at) => ({ result, place: at + 1 })),
            })),
          }
        : {},
    )
  /** The lists of the race by event: `12T13: Tres Cau 30.80, Um Ana 31.20`. */
  const lists = (meet: LenexMeet, ages: AgeGroupRule) => {
    const { heats } = programme(meet, ages)
    const ofRace = heats.filter(({ event }) => event === '1')
    const byEvent = Map.groupBy(ofRace, ({ unit }) => unit?.slice(12, 17).replaceAll('-', '') ?? '')
    return [...byEvent].map(
      ([event, all]) =>
        `${event}: ${all
          .flatMap(({ rows }) => rows.map(({ name, result }) => `${name} ${result}`))
          .toSorted()
          .join(', ')}`,
    )
  }
  const [YOUNG, OLD] = ['12T13: Tres Cau 30.80, Um Ana 31.20', '14T15: Dois Bia 29.10, Quatro Dora 29.40']
  const ALL = ': Dois Bia 29.10, Quatro Dora 29.40, Tres Cau 30.80, Um Ana 31.20'

  test('each swim is in the event of its age group and in that of all ages', () => {
    expect(lists(inventedMeet('results'), 'both').toSorted()).toEqual([YOUNG, OLD, ALL].toSorted())
    const { events, participants, heats } = programme(inventedMeet('results'), 'both')
    expect(events.slice(0, 3).map(({ name, format }) => [name.eng, format?.kind])).toEqual([
      ['Women’s 50 m freestyle, 12–13 years', 'timed-final'],
      ['Women’s 50 m freestyle, 14–15 years', 'timed-final'],
      ['Women’s 50 m freestyle', 'timed-final'],
    ])
    const ana = participants.filter(({ cells }) => cells.family_name === 'Um')
    expect(ana.map(({ cells }) => cells.event?.slice(12, 17))).toEqual(['12T13', '-----'])
    expect(new Set(heats.map(({ key }) => key)).size).toBe(heats.length)
  })

  test('a group that ranks the swimmers of the others too is the event of all ages', () => {
    const meet = withGroups(
      { years: [12, 13], ranks: [CAU, ANA] },
      { years: [14, 15], ranks: [BIA, DORA] },
      { years: null, ranks: [BIA, DORA, CAU, ANA] },
    )
    expect(lists(meet, 'both').toSorted()).toEqual([YOUNG, OLD, ALL].toSorted())
    expect(lists(meet, 'apart').toSorted()).toEqual([YOUNG, OLD].toSorted())
  })

  test('a swimmer whom only the group of all ages ranks has no medals of an age group', () => {
    const meet = withGroups({ years: [12, 13], ranks: [CAU, ANA] }, { years: null, ranks: [BIA, DORA, CAU, ANA] })
    expect(lists(meet, 'both').toSorted()).toEqual([YOUNG, ALL].toSorted())
    expect(programme(meet, 'both').problems).toEqual([])
    // the fastest of those without an age group have won nothing
    expect(lists(meet, 'apart')).toEqual([YOUNG])
  })

  test('a swimmer whom the group of all ages does not rank is only in the event of the age group', () => {
    const meet = withGroups({ years: [12, 13], ranks: [CAU, ANA] }, { years: [12, 15], ranks: [BIA, DORA, CAU] })
    expect(lists(meet, 'both').toSorted()).toEqual(
      [YOUNG, ': Dois Bia 29.10, Quatro Dora 29.40, Tres Cau 30.80'].toSorted(),
    )
  })

  test('groups within groups are an event each', () => {
    const meet = withGroups(
      { years: [12, 13], ranks: [CAU, ANA] },
      { years: [12, 15], ranks: [BIA, DORA, CAU, ANA] },
      { years: null, ranks: [BIA, DORA, CAU, ANA] },
    )
    expect(lists(meet, 'both').toSorted()).toEqual([YOUNG, `12T15${ALL}`, ALL].toSorted())
  })

  test('an open group that ranks only swimmers of no other group is an age group', () => {
    const meet = withGroups({ years: [12, 13], ranks: [CAU, ANA] }, { years: null, ranks: [BIA, DORA] })
    const seniors = 'ALL: Dois Bia 29.10, Quatro Dora 29.40'
    expect(lists(meet, 'apart').toSorted()).toEqual([YOUNG, seniors].toSorted())
    expect(lists(meet, 'both').toSorted()).toEqual([YOUNG, seniors, ALL].toSorted())
  })

  test('years tell the group where a file has ranks of all ages only', () => {
    const meet = withGroups({ years: [12, 13], ranks: [] }, { years: null, ranks: [BIA, DORA, CAU, ANA] })
    expect(lists(meet, 'both').toSorted()).toEqual([YOUNG, ALL].toSorted())
  })

  test('a swimmer of unknown age is in the event of all ages, and named', () => {
    const meet = inventedMeet('results')
    const clubs = meet.clubs.map((club) => ({
      ...club,
      athletes: club.athletes.map((one) => (one.familyName === 'Um' ? { ...one, birthDate: null } : one)),
    }))
    expect(lists({ ...meet, clubs }, 'both')).toContain(ALL)
    expect(programme({ ...meet, clubs }, 'both').problems).toEqual([
      { problem: 'no-age-group', line: null, value: 'Ana Um' },
    ])
  })
})
