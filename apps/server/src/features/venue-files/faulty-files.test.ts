import { sdifRecord } from '@games/odf/venue-files/sdif.fixture'
import { afterEach, describe, expect, test } from 'vitest'
import { kindOfName, readVenueFile, type VenueFileRead } from './read-venue-file.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const read = (name: string, bytes: Uint8Array): VenueFileRead => {
  const kind = kindOfName(name)
  if (kind === null) throw new Error(name)
  return readVenueFile(kind, bytes)
}

const SWIM = [
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
  sdifRecord('D1', [
    [3, 'F    1Inventada'],
    [29, 'Ana'],
    [89, '05052010'],
  ]),
  sdifRecord('E1', [
    [3, 'F    1'],
    [14, 'FG   100A 11 12'],
    [39, '3'],
    [52, '   63.00L'],
  ]),
]
const swimResult = (place: string) =>
  sdifRecord('E2', [
    [3, 'F   62.34L '],
    [21, place],
  ])
const FILES = [
  ['meet.hy3', [...SWIM, swimResult('  1  4  1   1'), ''].join('\r\n')],
  [
    '037-1-01.lff',
    '37,1,1,Women Shot Put,metric,\r\n1,101,1,2,Inventada,Ana,AL,11.07,-0.0,F,-0.0,11.50,-0.0\r\n2,102,2,1,Inventada,Bia,AL,10.07,-0.0\r\n',
  ],
] as const

describe.each(FILES)('%s (R12.2)', (name, text) => {
  test('a whole file has a heat, an empty one a fault', () => {
    expect([read(name, utf8(text)).fault, read(name, utf8(text)).heats.length]).toEqual([null, 1])
    expect(read(name, new Uint8Array()).fault).not.toBeNull()
  })

  test('a file that is cut or changed anywhere never throws', () => {
    const bytes = utf8(text)
    for (let at = 0; at < bytes.length; at += 7) {
      const changed = bytes.slice()
      changed[at] = (changed[at] ?? 0) ^ 0xff
      for (const faulty of [bytes.subarray(0, at), changed])
        expect(read(name, faulty).heats.length).toBeLessThanOrEqual(1)
    }
  })
})

test.each([
  ['of three figures', '999 99 -1  -1', null],
  ['with a sign', ' -1 -4  1   1', null],
  ['of one figure', '  1  4  1   1', '4'],
])('a lane %s of Hy-Tek is no lane of another swimmer (R12.2)', (_, place, lane) => {
  const { heats } = read('meet.hy3', utf8([...SWIM, swimResult(place), ''].join('\r\n')))
  expect(heats.flatMap(({ rows }) => rows.map((row) => [row.lane, row.result]))).toEqual([[lane, '1:02.34']])
})

const HEIGHTS = Array.from({ length: 20_000 }, (_, at) => (1 + at / 100).toFixed(2)).join(',')
test.each([
  ['20,000 heights', `37,1,1,Women High Jump,metric,SH,${HEIGHTS},EH`],
  ['a negative height', '37,1,1,Women High Jump,metric,SH,-1.50,1.55,EH'],
])('%s of FieldLynx are a problem, and the marks are not read (R12.2)', (_, head) => {
  const { heats, problems } = read('037-1-01.lff', utf8(`${head}\r\n1,101,1,2,Inventada,Ana,AL,O\r\n`))
  expect(problems.map(({ problem }) => problem)).toEqual(['heights-order'])
  expect(heats.flatMap(({ rows }) => rows.map(({ result }) => result))).toEqual([null])
})

test('an event with a number of 20 figures is not read as another one (R12.2)', () => {
  const text = '99999999999999999999,-1,-1,Women High Jump,metric,SH,1.50,EH\r\n1,101,1,2,Inventada,Ana,AL,O\r\n'
  expect(read('037-1-01.lff', utf8(text))).toMatchObject({ fault: { kind: 'not-lynx' }, heats: [] })
})

describe('days do not depend on the time zone of the server (R12.2)', () => {
  const zone = process.env['TZ']
  afterEach(() => {
    if (zone === undefined) delete process.env['TZ']
    else process.env['TZ'] = zone
  })
  test.each(['America/Sao_Paulo', 'Pacific/Auckland'])('%s', (other) => {
    process.env['TZ'] = other
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(other)
    const { meet } = read('meet.hy3', utf8(FILES[0][1]))
    expect(meet?.meet.sessions.map(({ date }) => date)).toEqual(['2027-09-14'])
    expect(meet?.meet.clubs[0]?.athletes[0]?.birthDate).toBe('2010-05-05')
  })
})
