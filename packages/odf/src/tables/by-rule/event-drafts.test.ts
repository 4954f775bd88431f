import { padRsc, type ResultStatus } from '@games/domain'
import type { EventFormat } from '@games/domain/ranking-rules/index'
import { aResult, aUnit } from '@games/testing'
import { describe, expect, test } from 'vitest'
import { NO_LIST } from '../../absent.ts'
import type { Draft } from '../drafts.ts'
import { eventByRule } from './event-drafts.ts'
import { formatsInForce, type ListNow, NO_FACTS } from './event-facts.ts'

/** A unit of the programme, and how it ended: `['FNL-000100', 1, 'A 10 B 0']`; null: it is to come. */
type Planned = readonly [rest: string, medal: 0 | 1 | 3, ended: string | null, status?: ResultStatus]

/** What the rules give of an event: medals behind the status they are sent with, tables of pools as their status. */
function given(event: string, planned: readonly Planned[], format: EventFormat | null = null) {
  const code = (rest: string) => padRsc(padRsc(event).slice(0, 22) + rest)
  const units = planned.map(([rest, medal]) => aUnit({ code: code(rest), phaseType: '3', medal }))
  const lists = planned.flatMap(([rest, , ended, status = 'OFFICIAL']): [string, ListNow][] =>
    ended === null ? [] : [[code(rest), { status, results: { ...NO_LIST, results: rowsOf(ended) } }]],
  )
  const { drafts } = eventByRule(
    padRsc(event),
    {
      ...NO_FACTS,
      units: new Map(units.map((unit) => [unit.code, unit])),
      lists: new Map(lists),
      formats: format ? [format] : [],
    },
    [],
  )
  return drafts.flatMap(({ body, documentType, resultStatus }) => {
    if (documentType === 'DT_POOL_STANDING') return [`pool ${resultStatus}`]
    if (body.kind !== 'medallists') return []
    const who = body.medals.flatMap(({ medal, competitors }) => competitors.map((one) => `${medal} ${one.code}`))
    return [`${resultStatus} ${who.join(', ')}`]
  })
}
/** `A 10 B 0`: a match; `1 A 2 B 3 C`: ranks. */
function rowsOf(ended: string) {
  const words = ended.split(' ')
  const pairs = Array.from({ length: words.length / 2 }, (_, at) => words.slice(2 * at, 2 * at + 2))
  const isList = /^\d/.test(ended)
  return pairs.map(([one = '', other = ''], at) =>
    isList
      ? aResult({ sortOrder: at + 1, rank: one, competitor: other })
      : aResult({ sortOrder: at + 1, result: other, competitor: one }),
  )
}

const SEMIFINALS: readonly Planned[] = [
  ['SFNL000100', 0, 'A 30 C 20'],
  ['SFNL000200', 0, 'B 30 D 20'],
]

test('a match for bronze that nothing marks gives no gold when it is played first (R12.5)', () => {
  const bronze: Planned = ['FNL-000200', 0, 'C 31 D 30']
  expect(given('HBLMTEAM7', [...SEMIFINALS, ['FNL-000100', 0, null], bronze])).toEqual([])
  expect(given('HBLMTEAM7', [...SEMIFINALS, ['FNL-000100', 0, 'A 28 B 27'], bronze])).toEqual([
    'OFFICIAL gold A, silver B, bronze C',
  ])
})

test('of finals that nothing marks the one for gold is that without a loser of a semifinal, whatever their numbers (R12.5)', () => {
  expect(given('HBLMTEAM7', [...SEMIFINALS, ['FNL-000100', 0, 'C 31 D 30'], ['FNL-000200', 0, 'A 28 B 27']])).toEqual([
    'OFFICIAL gold A, silver B, bronze C',
  ])
})

test('a B final that nothing marks gives no medals while the A final is to come (R12.5)', () => {
  const [a, b]: Planned[] = [
    ['FNL-000100', 0, null],
    ['FNL-000200', 0, '1 E 2 F 3 G'],
  ]
  expect(given('SWMM100MFR', [a, b] as Planned[])).toEqual([])
})

test('a heat of a final with only a start list is still to come, also without a programme (R12.5)', () => {
  const code = (rest: string) => padRsc(padRsc('SWMW400MFR').slice(0, 22) + rest)
  const lists = new Map<string, ListNow>([
    [code('FNL-000100'), { status: 'OFFICIAL', results: { ...NO_LIST, results: rowsOf('1 A 2 B 3 C') } }],
    [
      code('FNL-000200'),
      { status: 'START_LIST', results: { ...NO_LIST, results: [aResult({ sortOrder: 1, competitor: 'D' })] } },
    ],
  ])
  const { drafts, remarks } = eventByRule(padRsc('SWMW400MFR'), { ...NO_FACTS, lists }, [])
  expect(drafts).toEqual([])
  expect(remarks).toMatchObject([{ kind: 'waiting', why: { values: { units: code('FNL-000200') } } }])
})

test('a pool decides nothing while the final is to come, nor while another pool is (R12.5)', () => {
  const pool: readonly Planned[] = [
    ['GPA-000100', 0, 'A 30 B 20'],
    ['GPA-000200', 0, 'A 30 C 10'],
    ['GPA-000300', 0, 'B 30 C 10'],
  ]
  const table = { kind: 'pool', leadsTo: 'medals' } as const
  expect(given('HBLMTEAM7', pool)).toEqual(['pool OFFICIAL'])
  expect(given('HBLMTEAM7', pool, table)).toEqual(['pool OFFICIAL', 'OFFICIAL gold A, silver B, bronze C'])
  for (const rest of ['FNL-000100', 'SFNL000100', 'GPB-000100'])
    expect(given('HBLMTEAM7', [...pool, [rest, rest === 'FNL-000100' ? 1 : 0, null]], table)).toEqual(['pool OFFICIAL'])
})

test('a pool without a programme waits for an entrant who has played no match yet (R12.5)', () => {
  const code = (at: number) => padRsc(`${padRsc('HBLMTEAM7').slice(0, 22)}GPA-000${at}00`)
  const matches = ['1 A 2 B', '1 A 2 C', '1 B 2 C'].map((rows) => ({ ...NO_LIST, results: rowsOf(rows) }))
  const lists = new Map<string, ListNow>(
    matches.map((results, at) => [code(at + 1), { status: 'OFFICIAL', results }] as const),
  )
  const reasons = (entries: readonly string[], leadsTo: 'medals' | 'medals-as-played') => {
    const facts = { ...NO_FACTS, lists, entries, formats: [{ kind: 'pool', leadsTo } as const] }
    const { remarks } = eventByRule(padRsc('HBLMTEAM7'), facts, [])
    return remarks.flatMap(({ of, why, competitors }) => (of === 'medal' ? [[why?.rule, competitors]] : []))
  }
  expect(reasons(['A', 'B', 'C'], 'medals')).toEqual([])
  expect(reasons(['A', 'B', 'C', 'D'], 'medals')).toEqual([['not-all-met', ['D']]])
  expect(reasons(['A', 'B', 'C', 'D'], 'medals-as-played')).toEqual([])
})

test('a table of matches that are not all official is not official either (R12.5)', () => {
  expect(
    given('HBLMTEAM7', [
      ['GPA-000100', 0, 'A 30 B 20', 'UNOFFICIAL'],
      ['FNL-000100', 1, null],
    ]),
  ).toEqual(['pool UNOFFICIAL'])
})

test('two who finish a race are no match: the lower time wins (R12.5)', () => {
  const race: Planned = ['FNL-000100', 1, 'A 95.50 B 96.10']
  for (const event of ['MTBMXCO', 'CRDWITT', 'BMXMINDVRACE'])
    expect(given(event, [race])).toEqual(['OFFICIAL gold A, silver B'])
})

test('losers of semifinals have no bronze while a bout for it is planned (R12.5)', () => {
  const bouts = (bronze: string | null): Planned[] => [
    ['SFNL000100', 0, 'A 2 C 0'],
    ['SFNL000200', 0, 'B 2 D 0'],
    ['FNL-000100', 1, 'A 2 B 1'],
    ['FNL-000200', 3, bronze],
  ]
  expect(given('TKWM58KG', bouts(null))).toEqual(['PARTIAL gold A, silver B'])
  expect(given('TKWM58KG', bouts('C 2 D 0'))).toEqual(['OFFICIAL gold A, silver B, bronze C'])
  expect(given('TKWM58KG', bouts(null).slice(0, 3))).toEqual(['OFFICIAL gold A, silver B, bronze C, bronze D'])
})

test('medals are partial while a bout for bronze is to come: the bronzes that follow are no correction (R12.5)', () => {
  const bouts = (one: string | null, other: string | null): Planned[] => [
    ['SFNL000100', 0, 'A 10 C 0'],
    ['SFNL000200', 0, 'B 10 D 0'],
    ['REPF000100', 3, one],
    ['REPF000200', 3, other],
    ['FNL-000100', 1, 'A 10 B 0'],
  ]
  expect(given('JUDM60KG', bouts(null, null))).toEqual(['PARTIAL gold A, silver B'])
  expect(given('JUDM60KG', bouts('E 10 C 0', null))).toEqual(['PARTIAL gold A, silver B, bronze E'])
  expect(given('JUDM60KG', bouts('E 10 C 0', 'F 10 D 0'))).toEqual(['OFFICIAL gold A, silver B, bronze E, bronze F'])
})

test('the last part of a combined event decides no medal, however it is marked: the points do (R12.5)', () => {
  const part: Planned = ['1500000100', 1, '1 B 2 A 3 C']
  expect(given('ATHMDECATLO', [part])).toEqual([])
  expect(given('ATHMDECATLO', [part, ['FNL-000100', 0, '1 A 2 B 3 C']])).toEqual([
    'OFFICIAL gold A, silver B, bronze C',
  ])
})

test('a line of the programme for a part of a combined event is over with its lists; that of a pool is not (R12.5)', () => {
  expect(
    given('ATHMDECATLO', [
      ['1500', 1, null],
      ['1500000100', 0, '1 B 2 A 3 C'],
      ['FNL-000100', 0, '1 A 2 B 3 C'],
    ]),
  ).toEqual(['OFFICIAL gold A, silver B, bronze C'])
  expect(
    given('HBLMTEAM7', [
      ['GPA-', 0, null],
      ['GPA-000100', 0, 'A 30 B 20'],
      ['GPA-000200', 0, 'A 30 C 20'],
      ['GPA-000300', 0, 'B 30 C 20'],
    ]).filter((one) => one.includes('gold')),
  ).toEqual([])
})

test('a line for the whole final is not over by one of its lists: neither a match for bronze nor a B final nor one of two series gives gold (R12.5)', () => {
  const line = (medal: 0 | 1 | 3): Planned => ['FNL-', medal, null]
  for (const medal of [0, 1, 3] as const) {
    expect(given('HBLMTEAM7', [...SEMIFINALS, line(0), ['FNL-000200', medal === 1 ? 0 : medal, 'C 31 D 30']])).toEqual(
      [],
    )
    expect(given('HBLMTEAM7', [...SEMIFINALS, line(medal === 3 ? 0 : medal), ['FNL-000200', 0, 'C 31 D 30']])).toEqual(
      [],
    )
  }
  expect(given('SWMM100MFR', [line(0), ['FNL-000200', 0, '1 E 2 F 3 G']])).toEqual([])
  expect(given('ATHM800M', [line(1), ['FNL-000100', 0, '1 E 2 F 3 G']])).toEqual([])
})

describe('who goes on from heats of which a table says how many (R12.5)', () => {
  const HEATS = ['1', '2'].map((heat) => padRsc(`SWMW50MFR-------------HEAT000${heat}00--`))
  const [first = '', second = ''] = HEATS
  const listOf = (text: string): ListNow => ({
    status: 'OFFICIAL',
    results: {
      ...NO_LIST,
      results: text.split(' ').map((one, at) => {
        const [competitor = '', result = '', mark = null] = one.split('/')
        return aResult({
          sortOrder: at + 1,
          rank: String(at + 1),
          competitor,
          result,
          resultType: 'TIME',
          qualificationMark: mark,
        })
      }),
    },
  })
  const draftOf = (code: string, text: string, goesOn: Draft['goesOn']): Draft => ({
    documentType: 'DT_RESULT',
    documentCode: code,
    resultStatus: 'OFFICIAL',
    body: { kind: 'results', ...listOf(text).results },
    rows: new Map([['x', 2]]),
    ...(goesOn !== undefined && { goesOn }),
  })
  const units = new Map(HEATS.map((code) => [code, aUnit({ code, phaseType: '3' })]))
  const TWO = { byPlace: 1, byResult: 1 }
  /** Marks heat by heat, then what is told. */
  const marks = (drafts: readonly Draft[], lists: readonly (readonly [string, ListNow])[] = [], planned = units) => {
    const made = eventByRule(padRsc('SWMW50MFR'), { ...NO_FACTS, units: planned, lists: new Map(lists) }, drafts)
    return [
      ...made.drafts.map(
        ({ body }) =>
          body.kind === 'results' &&
          body.results.map(({ competitor, qualificationMark: mark }) => `${competitor.code}${mark ?? ''}`).join(' '),
      ),
      ...made.remarks.map(({ kind, competitors }) => `${kind} ${competitors.join(' ')}`),
    ]
  }
  const ONE_HEAT = 'A/30.00 B/31.00 C/32.00'
  const OTHER = 'D/30.50 E/30.90 F/33.00'

  test('the first of each heat by place, the best of the others by time', () => {
    expect(marks([draftOf(first, ONE_HEAT, TWO), draftOf(second, OTHER, TWO)])).toEqual(['AQ B C', 'DQ Eq F'])
  })
  test('without a number nobody has a mark', () => {
    expect(marks([draftOf(first, ONE_HEAT, undefined), draftOf(second, OTHER, undefined)])).toEqual(['A B C', 'D E F'])
  })
  test('by time nobody goes on while a heat is to come; the last heat gives marks in the earlier one too', () => {
    expect(marks([draftOf(first, ONE_HEAT, TWO)])).toEqual(['AQ B C'])
    const done = ['D/30.50 E/31.50 F/33.00', 'A/30.00/Q B/31.00 C/32.00'] as const
    expect(marks([draftOf(second, done[0], TWO)], [[first, listOf(done[1])]])).toEqual(['DQ E F', 'AQ Bq C'])
  })
  test('of a programme with one line for all heats nobody knows how many are to come: by time nobody goes on', () => {
    const line = aUnit({ code: padRsc('SWMW50MFR-------------HEAT'), phaseType: '3' })
    const both = [draftOf(first, ONE_HEAT, TWO), draftOf(second, OTHER, TWO)]
    expect(marks(both, [], new Map([[line.code, line]]))).toEqual(['AQ B C', 'DQ E F'])
    // beside lines of its heats it is a heading
    expect(marks(both, [], new Map([...units, [line.code, line]]))).toEqual(['AQ B C', 'DQ Eq F'])
  })
  test('a corrected time moves a mark that the numbers had given', () => {
    const held = [
      [first, listOf('A/30.00/Q B/31.00 C/32.00')],
      [second, listOf('D/30.50/Q E/30.90/q F/33.00')],
    ] as const
    expect(marks([draftOf(second, 'D/30.50/Q E/31.20/q F/33.00', TWO)], held)).toEqual(['DQ E F', 'AQ Bq C'])
  })
  test('marks that somebody gave otherwise stay and are told, as are those of the sheet itself', () => {
    const held = [[first, listOf('A/30.00/Q B/31.00/Q C/32.00')]] as const
    expect(marks([draftOf(second, OTHER, TWO)], held)).toEqual(['DQ Eq F', 'against-the-rule B'])
    expect(marks([draftOf(first, 'A/30.00 B/31.00/Q', null), draftOf(second, OTHER, TWO)])).toEqual([
      'A BQ',
      'DQ Eq F',
      'against-the-rule A B',
    ])
  })
  test('level for the last place: nobody has it, and it is told', () => {
    expect(marks([draftOf(first, 'A/30.00 B/30.90', TWO), draftOf(second, 'D/30.50 E/30.90', TWO)])).toEqual([
      'AQ B',
      'DQ E',
      'undecided B E',
    ])
  })
  test('the sport and the distance tell how a level last place is decided', () => {
    const decides = (event: string) => {
      const heat = (number: number, text: string) =>
        draftOf(padRsc(`${event.padEnd(22, '-')}HEAT000${number}`), text, TWO)
      const drafts = [heat(1, 'A/30.00 B/30.90'), heat(2, 'D/30.50 E/30.90')]
      return eventByRule(padRsc(event), NO_FACTS, drafts).remarks.map(({ why }) => why?.values['decides'])
    }
    expect(['SWMW50MFR', 'SWMW400MFR'].map(decides)).toEqual([['swim-off'], ['swim-off-or-lanes']])
  })
  test('of a programme that has no heats those that are known are all, and one alone is not', () => {
    expect(marks([draftOf(first, ONE_HEAT, TWO)], [], new Map())).toEqual(['AQ B C'])
    expect(marks([draftOf(first, ONE_HEAT, TWO), draftOf(second, OTHER, TWO)], [], new Map())).toEqual([
      'AQ B C',
      'DQ Eq F',
    ])
  })
})

test('two of a delegation advance to a final of gymnastics, and the third is reported (FIG, R12.5)', () => {
  const code = padRsc('GARW1APFX-------------QUAL000100')
  const list = (...rows: readonly string[]) =>
    rows.map((row, at) => {
      const [competitor = '', organisation = '', result = ''] = row.split(' ')
      const { competitor: base, ...rest } = aResult({ sortOrder: at + 1, rank: String(at + 1), competitor, result })
      return { ...rest, competitor: { ...base, organisation } }
    })
  const results = list('A AL 13.5', 'B AL 13.4', 'C AL 13.3', 'D BA 13.2', 'E SP 13.1', 'F AL 13.0')
  const { drafts, remarks } = eventByRule(padRsc('GARW1APFX'), NO_FACTS, [
    {
      documentType: 'DT_RESULT',
      documentCode: code,
      resultStatus: 'OFFICIAL',
      body: { kind: 'results', ...NO_LIST, results },
      rows: new Map([['x', 2]]),
      goesOn: { byPlace: 3, byResult: 0 },
    },
  ])
  const rows = drafts.flatMap(({ body }) => (body.kind === 'results' ? body.results : []))
  expect(rows.map(({ competitor, qualificationMark }) => `${competitor.code}${qualificationMark ?? ''}`)).toEqual([
    'AQ',
    'BQ',
    'C',
    'DQ',
    'E',
    'F',
  ])
  expect(remarks.map(({ competitors, why }) => [competitors, why?.rule])).toEqual([[['C'], 'delegation-full']])
})

test('two results of a sport without rules are no match, since the lower one may be better: ranks or a winner decide (R12.5)', () => {
  expect(given('GLFMINDIVIDUAL', [['FNL-000100', 1, 'A 72 B 70']])).toEqual([])
  expect(given('GLFMINDIVIDUAL', [['FNL-000100', 1, '1 B 2 A']])).toEqual(['OFFICIAL gold B, silver A'])
})

describe('archery: tens and Xs part no place that counts, a shoot-off does (World Archery B.6.5.2)', () => {
  const shot = (phase: string, order: string): readonly [string, ListNow] => {
    const tens: Readonly<Record<string, string>> = { B: '22', C: '20' }
    const results = order.split(' ').map((competitor, at) =>
      aResult({
        sortOrder: at + 1,
        rank: String(at + 1),
        competitor,
        result: competitor === 'A' ? '660' : '650',
        resultType: 'POINTS',
        extended: [
          { type: 'ER', code: 'TENS', value: tens[competitor] ?? '25' },
          { type: 'ER', code: 'XS', value: '5' },
        ],
      }),
    )
    return [padRsc(`ARCMINDIVID-----------${phase}000100`), { status: 'OFFICIAL', results: { ...NO_LIST, results } }]
  }
  const marks = (order: string) => {
    const [code, { results }] = shot('QUAL', order)
    const draft: Draft = {
      documentType: 'DT_RESULT',
      documentCode: code,
      resultStatus: 'OFFICIAL',
      body: { kind: 'results', ...results },
      rows: new Map([['x', 2]]),
      goesOn: { byPlace: 2, byResult: 0 },
    }
    const { drafts, remarks } = eventByRule(padRsc('ARCMINDIVID'), NO_FACTS, [draft])
    const rows = drafts.flatMap(({ body }) => (body.kind === 'results' ? body.results : []))
    return [
      ...rows.map(({ competitor, qualificationMark }) => `${competitor.code}${qualificationMark ?? ''}`),
      ...remarks.map(({ why }) => why?.values['decides']),
    ]
  }
  test('the last place that advances stays open, until ranks in another order show the shoot-off', () => {
    expect(marks('A B C')).toEqual(['AQ', 'B', 'C', 'shoot-off'])
    expect(marks('A C B')).toEqual(['AQ', 'CQ', 'B'])
  })
  test('a medal stays open, until ranks in another order show the shoot-off', () => {
    const medals = (order: string) => {
      const { drafts } = eventByRule(padRsc('ARCMINDIVID'), { ...NO_FACTS, lists: new Map([shot('FNL-', order)]) }, [])
      return drafts.flatMap(({ body }) =>
        body.kind === 'medallists'
          ? body.medals.map(({ medal, competitors }) => `${medal} ${competitors[0]?.code}`)
          : [],
      )
    }
    expect(medals('A B C')).toEqual(['gold A'])
    expect(medals('A C B')).toEqual(['gold A', 'silver C', 'bronze B'])
  })
})

test('the format of a discipline changes no event whose programme marks the final for gold (R12.5)', () => {
  const timed = { kind: 'timed-final' } as const
  const bronzes = { kind: 'knockout', bronze: 'both-semifinalists' } as const
  const inForce = (medal: 0 | 1, ...formats: EventFormat[]) =>
    formatsInForce({
      ...NO_FACTS,
      units: new Map([['x', aUnit({ code: 'x', medal })]]),
      formats,
      ofDiscipline: [timed, bronzes],
    })
  expect(inForce(0)).toEqual([timed, bronzes])
  // a final marked for gold does not show who has bronze
  expect(inForce(1)).toEqual([bronzes])
  const ranked = { kind: 'ranked-finals' } as const
  expect(inForce(1, ranked)).toEqual([ranked, bronzes])
})

describe('a medallist of a list is disqualified after its ranks were written (row 2)', () => {
  type Ranked = readonly [rank: string | null, code: string, irm?: string]
  const medals = (gives: 'moves-up' | 'vacant' | null, ...written: readonly Ranked[]) => {
    const rows = written.map(([rank, competitor, irm], at) =>
      aResult({ sortOrder: at + 1, rank, competitor, ...(irm === undefined ? {} : { irm }) }),
    )
    const code = padRsc('SWMM100MFR------------FNL-000100')
    const { drafts, remarks } = eventByRule(
      padRsc('SWMM100MFR'),
      {
        ...NO_FACTS,
        lists: new Map([[code, { status: 'OFFICIAL', results: { ...NO_LIST, results: rows } } as const]]),
        units: new Map([[code, aUnit({ code, phaseType: '3', medal: 1 })]]),
        formats: gives === null ? [] : [{ kind: 'disqualified', gives }],
      },
      [],
    )
    const given = drafts.flatMap(({ body }) =>
      body.kind === 'medallists' ? body.medals.map(({ medal, competitors }) => `${medal} ${competitors[0]?.code}`) : [],
    )
    return [...given, ...remarks.map(({ why }) => why?.rule)]
  }
  test.each([
    ['with the rank', '1'],
    ['without a rank, and the others have not moved up', null],
  ])('%s: the organiser chooses whether those behind move up', (_, rank) => {
    const written: readonly Ranked[] = [
      [rank, 'A', 'DSQ'],
      ['2', 'B'],
      ['3', 'C'],
      ['4', 'D'],
    ]
    const medalsIn = (gives: 'moves-up' | 'vacant' | null) => medals(gives, ...written)
    expect(medalsIn(null)).toEqual(['disqualified'])
    expect(medalsIn('moves-up')).toEqual(['gold B', 'silver C', 'bronze D'])
    expect(medalsIn('vacant')).toEqual(['gold NOAWARD', 'silver B', 'bronze C', 'vacant'])
  })
  test('no question if the others have moved up already', () => {
    expect(medals(null, [null, 'A', 'DSQ'], ['1', 'B'], ['2', 'C'], ['3', 'D'])).toEqual([
      'gold B',
      'silver C',
      'bronze D',
    ])
    expect(medals(null, [null, 'A', 'DSQ'], ['1', 'B'], ['1', 'C'], ['3', 'D'])).not.toContain('disqualified')
  })
})
