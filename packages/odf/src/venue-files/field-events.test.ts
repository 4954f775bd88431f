import { padRsc } from '@games/domain'
import { aCompetitor } from '@games/testing'
import { describe, expect, test } from 'vitest'
import type { OdfResults } from '../message.ts'
import { heatsOfLff, mergeHeat, readLff } from './index.ts'
import type { MergeInput } from './merge.ts'

const flightOf = (...lines: readonly string[]) => {
  const read = readLff(new TextEncoder().encode(`${lines.join('\r\n')}\r\n`))
  if (!read.ok) throw new Error(read.error.kind)
  const { heats, problems } = heatsOfLff(read.value)
  const [heat] = heats
  if (heat === undefined) throw new Error('no heat')
  return { heat, problems: problems.map(({ problem, line }) => [problem, line]) }
}
const SHOT = '37,1,1,Women Shot Put,metric,'
const HIGH = '35,1,1,Women High Jump,metric,SH,1.40,1.45,1.50,1.55,EH'

describe('attempts (.lff)', () => {
  test('the best attempt is the result, with the place over all flights and every attempt (R12.2)', () => {
    const { heat, problems } = flightOf(
      SHOT,
      '2,43,5,11,Inventada,Ana,"Escola (A.",10.96,-0.0,F,-0.0,11.07,-0.0,P,-0.0',
      '1,75,1,5,Inventada,Bia,Escola B,12.58,-0.0,11.81,-0.0',
    )
    expect(problems).toEqual([])
    expect(heat).toMatchObject({
      key: '37/1/1',
      name: 'Women Shot Put',
      form: 'attempts',
      says: 'results',
      wind: null,
      distance: null,
      rows: [
        {
          key: 'bib:43',
          bib: '43',
          lane: null,
          name: 'Inventada Ana',
          affiliation: 'Escola (A.',
          rank: '11',
          result: '11.07',
          irm: null,
          trials: [
            { type: 'ER', code: 'ATTEMPT', pos: '1', value: '10.96' },
            { pos: '2', value: 'X' },
            { pos: '3', value: '11.07' },
            { pos: '4', value: '-' },
          ],
        },
        { rank: '5', result: '12.58' },
      ],
    })
  })

  test.each([
    ['+1.3', '1.3'],
    ['-0.4', '-0.4'],
    ['0.0', '0.0'],
    ['-0.0', undefined],
    ['', undefined],
  ])('the wind %s of a jump is its own', (written, wind) => {
    const { heat } = flightOf('12,1,1,Men Long Jump,metric,', `1,7,1,1,Inventado,Rui,AL,6.31,${written}`)
    expect(heat.rows[0]?.trials[0]?.extensions?.[0]?.value).toBe(wind)
  })

  test.each([
    ['marks without winds between them', '10.96,11.07,10.14'],
    ['a text that is no mark', '10.96,-0.0,about 11,-0.0'],
    ['a mark with a comma', '"10,96",-0.0'],
  ])('%s leave the row without a result, and are named', (_, series) => {
    const { heat, problems } = flightOf(SHOT, `1,43,5,1,Inventada,Ana,AL,${series}`)
    expect(heat.rows[0]).toMatchObject({ rank: null, result: null, irm: null, trials: [] })
    expect(problems).toEqual([['bad-mark', 2]])
  })

  test.each([
    ['a start that did not take place', ',461,1,,Inventada,Ana,AL,DNS', 'DNS'],
    ['a disqualification in the place', 'DQ,461,1,,Inventada,Ana,AL,10.96,-0.0', 'DQ'],
    ['six failures', ',461,1,,Inventada,Ana,AL,F,-0.0,F,-0.0,F,-0.0,F,-0.0,F,-0.0,F,-0.0', 'NM'],
    ['three failures while others have more', ',461,1,,Inventada,Ana,AL,F,-0.0,F,-0.0,F,-0.0', 'NM'],
    ['two failures', ',461,1,,Inventada,Ana,AL,F,-0.0,F,-0.0', null],
  ])('%s', (_, row, irm) => {
    const { heat } = flightOf(SHOT, '1,43,5,1,Inventada,Bia,AL,10.96,-0.0,F,-0.0,F,-0.0,F,-0.0', row)
    expect(heat.rows[1]).toMatchObject({ irm, result: null, rank: null })
  })
})

describe('heights (.lff)', () => {
  test('the greatest height cleared is the result, and a pass is a dash (R12.2)', () => {
    const { heat, problems } = flightOf(
      HIGH,
      '1,405,1,1,Inventada,Ana,AL,PPP,O,XXO,XXX',
      '2,26,5,2,Inventada,Bia,AL,XO,XPP,XX',
      ',387,4,,Inventada,Cris,AL,XXX',
    )
    expect(problems).toEqual([])
    expect(heat.form).toBe('height')
    expect(heat.rows).toMatchObject([
      {
        rank: '1',
        result: '1.50',
        irm: null,
        trials: [
          { code: 'HEIGHT', pos: '1', value: '1.40', value2: '-' },
          { value: '1.45', value2: 'O' },
          { value: '1.50', value2: 'XXO' },
          { value: '1.55', value2: 'XXX' },
        ],
      },
      { rank: '2', result: '1.40', trials: [{ value2: 'XO' }, { value2: 'X-' }, { value2: 'XX' }] },
      { rank: null, result: null, irm: 'NM' },
    ])
  })

  test('zero is no number and no place', () => {
    const { heat } = flightOf(HIGH, '0,0,2,0,Inventada,Ana,AL,XXX', '3,0,1,3,Inventada,Bia,AL,O,XXX')
    expect(heat.rows.map(({ key, bib, rank }) => [key, bib, rank])).toEqual([
      ['name:Inventada Ana', null, null],
      ['name:Inventada Bia', null, '3'],
    ])
  })

  test.each([
    ['heights that fall, as in a jump-off', 'metric,SH,1.40,1.45,1.43,EH', 'heights-order'],
    ['feet', 'english,SH,4-07,4-09,EH', 'in-feet'],
  ])('%s are not read, and are named', (_, units, problem) => {
    const { heat, problems } = flightOf(`35,1,1,Women High Jump,${units}`, '1,405,1,1,Inventada,Ana,AL,O,O,O')
    expect(heat.rows[0]).toMatchObject({ rank: null, result: null, trials: [] })
    expect(problems).toEqual([[problem, 1]])
  })
})

test.each(['4,1,1,Invented 100 m,+1.0,m/s,,,,100', '4,1,1,Invented 100 m', 'Event 1'])(
  'a file that begins with %s is no field event',
  (line) => {
    expect(readLff(new TextEncoder().encode(line))).toEqual({ ok: false, error: { kind: 'not-lynx' } })
  },
)

describe('flights over what is in force', () => {
  const UNIT = padRsc('ATHWSP----------------FNL-000100')
  const merge = (flight: ReturnType<typeof flightOf>, inForce: MergeInput['inForce'] = null) => {
    const { draft } = mergeHeat({
      unit: UNIT,
      heat: flight.heat,
      rows: flight.heat.rows.map((row) => ({ row, competitor: aCompetitor({ code: row.bib ?? '' }) })),
      inForce,
      last: null,
      delegations: null,
      overCorrections: false,
    })
    return { status: draft.resultStatus, results: draft.body as OdfResults }
  }
  const SIX = '12.58,-0.0,F,-0.0,F,-0.0,12.64,-0.0,F,-0.0,12.52,-0.0'
  const first = flightOf(SHOT, '1,11,1,2,Inventada,Ana,AL,11.07,-0.0,F,-0.0,F,-0.0')
  const second = flightOf('37,1,2,Women Shot Put,metric,', `1,12,1,1,Inventada,Bia,AL,${SIX}`)

  test('two flights are one list, which is over when the finalists have six attempts (R12.2)', () => {
    const half = merge(first)
    // three attempts can be the whole event or its first part
    expect(half.status).toBe('INTERMEDIATE')
    const both = merge(second, half)
    expect(both.status).toBe('UNOFFICIAL')
    expect(
      both.results.results.map(({ competitor, rank, result, resultType }) => [
        competitor.code,
        rank,
        result,
        resultType,
      ]),
    ).toEqual([
      ['12', '1', '12.64', 'DISTANCE'],
      ['11', '2', '11.07', 'DISTANCE'],
    ])
  })

  test('places of flights that were written at different times do not count: the trials rank (R12.2)', () => {
    const stale = flightOf(
      SHOT,
      '1,11,1,1,Inventada,Ana,AL,11.07,-0.0,F,-0.0,F,-0.0',
      '2,13,2,2,Inventada,Cris,AL,10.00,-0.0,F,-0.0,11.07,-0.0',
    )
    const both = merge(second, merge(stale))
    expect(both.results.results.map(({ competitor, rank }) => [competitor.code, rank])).toEqual([
      ['12', '1'],
      // the second best attempt decides
      ['13', '2'],
      ['11', '3'],
    ])
  })

  test('equal series share a place, and the next one is left out', () => {
    const list = merge(
      flightOf(
        SHOT,
        ...['11', '12'].map((bib) => `,${bib},1,,Inventada,${bib},AL,11.07,-0.0,10.50,-0.0,F,-0.0`),
        ',13,3,,Inventada,Cris,AL,11.00,-0.0,F,-0.0,F,-0.0',
      ),
    ).results.results
    expect(list.map(({ rank, rankEqual }) => [rank, rankEqual])).toEqual([
      ['1', true],
      ['1', true],
      ['3', false],
    ])
  })

  test.each([
    ['failures at the height', 'O,O,XO,XXX', 'XO,O,O,XXX', ['2', '1']],
    ['failures up to the height', 'XO,O,XO,XXX', 'O,O,XO,XXX', ['2', '1']],
    ['a jump-off that only the places show', 'O,O,XO,XXX', 'O,O,XO,XXX', ['1', '2']],
  ])('a tie of heights is decided by %s', (_, first, second, ranks) => {
    const rows = [`1,11,1,1,Inventada,Ana,AL,${first}`, `2,12,2,2,Inventada,Bia,AL,${second}`]
    const { results } = merge(flightOf(HIGH, ...rows)).results
    expect(['11', '12'].map((code) => results.find(({ competitor }) => competitor.code === code)?.rank)).toEqual(ranks)
  })

  test('a tie behind the first place stays one', () => {
    const rows = ['1,11,1,1,Inventada,Ana,AL,O,O,O,XXX', '2,12,2,2,I,Bia,AL,O,O,XXX', '3,13,2,3,I,Cris,AL,O,O,XXX']
    const { results } = merge(flightOf(HIGH, ...rows)).results
    expect(results.map(({ rank }) => rank)).toEqual(['1', '2', '2'])
  })

  test('heights are over when all athletes are out', () => {
    const going = flightOf(HIGH, '1,1,1,1,Inventada,Ana,AL,O,O', '2,2,2,2,Inventada,Bia,AL,O,XXX')
    const over = flightOf(HIGH, '1,1,1,1,Inventada,Ana,AL,O,O,XXX', '2,2,2,2,Inventada,Bia,AL,O,XXX')
    expect([merge(going).status, merge(over).status]).toEqual(['INTERMEDIATE', 'UNOFFICIAL'])
  })
})
