import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import type { AdapterOutput } from './adapter.ts'
import { detectSource } from './detect.ts'
import { readParis2024 } from './paris2024.ts'
import { readRio2016Athletics } from './rio2016-athletics.ts'

const made: string[] = []
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true })
})
/** A folder with these files. */
function folderOf(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'adapter-'))
  made.push(folder)
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}
const findings = (output: AdapterOutput, kind: string) =>
  output.findings
    .filter((f) => f.kind === kind)
    .map(({ where, message }) => `${where.file}:${where.row ?? ''}:${where.column ?? ''} ${message}`)

const RESULTS_HEADER =
  'date,stage_code,event_code,event_name,event_stage,stage,gender,discipline_name,discipline_code,venue,participant_code,participant_name,participant_type,participant_country_code,participant_country,rank,result,result_type'
const UNIT = 'ATHM100M--------------FNL-000100--'
const resultRow = (over: Readonly<Record<string, string>>): string => {
  const cells: Record<string, string> = {
    date: '2024-08-04T21:52:00+02:00',
    stage_code: UNIT,
    event_code: 'ATHM100M',
    event_name: "Men's 100m",
    event_stage: "Men's 100m Final",
    stage: 'Final',
    gender: 'M',
    discipline_name: 'Athletics',
    discipline_code: 'ATH',
    venue: 'Stade de France',
    participant_code: '1',
    participant_name: 'SILVA Ana',
    participant_type: 'Person',
    participant_country_code: 'BRA',
    participant_country: 'Brazil',
    rank: '1.0',
    result: '9.79',
    result_type: 'TIME',
    ...over,
  }
  return RESULTS_HEADER.split(',')
    .map((column) => cells[column] ?? '')
    .join(',')
}
const SCHEDULE_HEADER =
  'start_date,end_date,day,status,discipline,discipline_code,event,event_medal,phase,gender,event_type,venue,venue_code,location_description,location_code,url'
const SCHEDULE_ROW = `2024-08-04T21:50:00+02:00,2024-08-04T21:55:00+02:00,04-08-2024,FINISHED,Athletics,ATH,Men's 100m,1,Men's 100m Final,M,ATH,Stade de France,STA,Track,STA,/x/athletics/men-s-100m/fnl-000100--`
const paris = (rows: readonly string[], schedule: readonly string[] = [SCHEDULE_ROW]) =>
  folderOf({
    'schedules.csv': [SCHEDULE_HEADER, ...schedule].join('\n'),
    'results/Athletics.csv': [RESULTS_HEADER, ...rows].join('\n'),
  })
const results = (output: AdapterOutput) =>
  output.messages.flatMap(({ body }) => (body.kind === 'results' ? body.results : []))
const units = (output: AdapterOutput) =>
  output.messages.flatMap(({ body }) => (body.kind === 'schedule' ? body.units : []))

describe('a folder of no known source', () => {
  test('is reported as such, and a missing folder too', () => {
    expect(detectSource(folderOf({ 'notes.txt': '' }))).toMatchObject({ ok: false, error: { kind: 'unknown-source' } })
    expect(detectSource(join(tmpdir(), 'no-such-folder'))).toMatchObject({ ok: false, error: { kind: 'no-folder' } })
  })
})

describe('a broken folder of Paris 2024 loses what is broken and says so (R12.1, R12.2)', () => {
  test('files that are missing are findings, and the rest is read', () => {
    const output = readParis2024(paris([resultRow({})]))
    expect(findings(output, 'missing-file').map((f) => f.split(':')[0])).toEqual([
      'medals.csv',
      'athletes_disciplines.csv',
      'athletes_events.csv',
      'athletes.csv',
      'teams.csv',
      'medallists.csv',
      'medal_table.official.json',
      'medals_total.csv',
      'nocs.csv',
    ])
    expect(results(output)).toMatchObject([
      { rank: '1', competitor: { code: '1', athletes: [{ familyName: 'SILVA' }] } },
    ])
    expect(output.truth).toBeUndefined()
    const nothing = readParis2024(folderOf({})).messages
    expect(nothing.map((m) => m.header.documentType)).toEqual(Array(5).fill('DT_CODES'))
  })

  test('an event with medals and no result has a code of ours for them and its units, another than any event’s with results (R12.7)', () => {
    const medals = (name: string) =>
      `medal_type,medal_date,name,gender,discipline,event,event_type,url_event,code,country_code
Gold Medal,2024-08-04,ANA SILVA,M,Athletics,${name},ATH,/x/athletics/x/fnl-000100--,1,BRA`
    const read = (name: string, rows: readonly string[]) => {
      const folder = paris(rows, [SCHEDULE_ROW.replace("Men's 100m,1", `${name},1`)])
      writeFileSync(join(folder, 'medals.csv'), medals(name))
      return readParis2024(folder)
    }
    const codes = (output: AdapterOutput) => [
      ...units(output).map(({ code }) => code),
      ...output.messages.filter((m) => m.body.kind === 'medallists').map((m) => m.header.documentCode),
    ]
    expect(codes(read("Men's 100m", [resultRow({})]))).toEqual([UNIT, 'ATHM100M--------------------------'])
    const own = read("Men's 100m", [])
    expect(codes(own)).toEqual(['ATHMMENS100M----------FNL-000100--', 'ATHMMENS100M----------------------'])
    expect(findings(own, 'event-without-results')).toEqual([
      "medals.csv:2:event No result is of Athletics, Men's 100m (M): it is kept under a code of ours, ATHMMENS100M----------.",
    ])
    const [first, second] = ['heats', 'finals'].map((end) => codes(read(`Men's 10000m of the ${end}`, []))[0])
    expect(first).toMatch(/^ATHMMENS10000MOF[0-9A-F]{6}FNL-000100--$/)
    expect(second).not.toBe(first)
  })

  test('an RSC that is none costs its row only', () => {
    const output = readParis2024(
      paris([resultRow({}), resultRow({ stage_code: 'ATH_ATHMDECATH---', participant_code: '2' })]),
    )
    expect(findings(output, 'bad-rsc')).toEqual([
      'results/Athletics.csv:3:stage_code ATH_ATHMDECATH--- is no RSC (characters outside A–Z 0–9 . -): the result of SILVA Ana is left out.',
    ])
    expect(results(output)).toHaveLength(1)
  })

  test('a row with too few cells is a finding with its line', () => {
    const output = readParis2024(
      paris([resultRow({}), '2024-08-04T21:52:00+02:00,ATH', resultRow({ participant_code: '2' })]),
    )
    expect(findings(output, 'bad-row')[0]).toMatch(/^results\/Athletics\.csv:3: The row is left out, it cannot be read/)
    expect(results(output)).toHaveLength(2)
  })

  test('the same competitor twice in a unit, and one without a code', () => {
    const output = readParis2024(paris([resultRow({}), resultRow({}), resultRow({ participant_code: '' })]))
    expect(findings(output, 'duplicate-competitor')).toHaveLength(1)
    expect(findings(output, 'bad-value')).toHaveLength(1)
    expect(results(output)).toHaveLength(1)
  })

  test('a rank that is no number is kept as it is written', () => {
    const output = readParis2024(paris([resultRow({ rank: 'first' })]))
    expect(results(output)[0]?.rank).toBe('first')
    expect(findings(output, 'bad-value')[0]).toMatch(/^results\/Athletics\.csv:2:rank "first" is no rank/)
  })

  test('a date that is none does not lose the list', () => {
    const output = readParis2024(paris([resultRow({ date: 'yesterday' })]))
    expect(findings(output, 'bad-value')[0]).toMatch(/^results\/Athletics\.csv:2:date "yesterday"/)
    expect(results(output)).toHaveLength(1)
  })

  test('a repeated schedule row is dropped, one that differs anywhere is not', () => {
    const other = SCHEDULE_ROW.replace('21:55', '21:56')
    const output = readParis2024(paris([resultRow({})], [SCHEDULE_ROW, SCHEDULE_ROW, other]))
    expect(findings(output, 'duplicate-row')).toEqual([
      'schedules.csv:3: The row repeats row 2 in every column: it is dropped.',
    ])
    expect(new Set(units(output).map((u) => u.code)).size).toBe(2)
  })

  test('bad values of a schedule row are reported by row and column', () => {
    const bad = SCHEDULE_ROW.replace('FINISHED', 'OVER').replace("Men's 100m,1", "Men's 100m,7")
    const output = readParis2024(
      paris([resultRow({})], [bad, SCHEDULE_ROW.replace('2024-08-04T21:50', '2024-13-04T21:50')]),
    )
    expect(findings(output, 'bad-value')).toEqual([
      "schedules.csv:3:start_date The row of Men's 100m Final cannot be placed: it is left out of the schedule.",
      'schedules.csv:2:status "OVER" cannot be right: the unit is kept as SCHEDULED.',
      'schedules.csv:2:event_medal "7" cannot be right: the unit is kept as one without a medal.',
    ])
    expect(units(output)).toMatchObject([{ code: UNIT, scheduleStatus: 'SCHEDULED', medal: 0 }])
  })

  test('a file without a needed column, or in another encoding, is not used', () => {
    const folder = folderOf({
      'schedules.csv': `${SCHEDULE_HEADER.replace('status,', '')}\n`,
      'results/Athletics.csv': new Uint8Array([0x64, 0xe9, 0x0a]),
    })
    const output = readParis2024(folder)
    expect(findings(output, 'missing-column')).toEqual([
      'schedules.csv:1:status The column is missing: the file is not used.',
    ])
    expect(findings(output, 'unreadable-file')).toEqual([
      'results/Athletics.csv:: The file is not UTF-8: everything in it is missing.',
    ])
  })

  test('a medal of no known discipline or colour is lost with a word', () => {
    const folder = paris([resultRow({})])
    const header = 'medal_type,medal_date,name,gender,discipline,event,event_type,url_event,code,country_code'
    const rows = [
      "Gold Medal,2024-08-04,Ana SILVA,M,Athletics,Men's 100m,ATH,/x/fnl-000100--,1,BRA",
      "Wooden Medal,2024-08-04,Ana SILVA,M,Athletics,Men's 100m,ATH,,2,BRA",
      "Gold Medal,2024-08-04,Ana SILVA,M,Aerobics,Men's 99m,ATH,,3,BRA",
      "Silver Medal,August,Ana SILVA,M,Athletics,Men's 100m,ATH,,4,BRA",
    ]
    writeFileSync(join(folder, 'medals.csv'), [header, ...rows].join('\n'))
    const output = readParis2024(folder)
    expect(findings(output, 'bad-value')).toEqual([
      'medals.csv:3:medal_type "Wooden Medal" cannot be used: the Wooden Medal of Ana SILVA (BRA) is lost.',
      'medals.csv:5:medal_date "August" is no date: the medal is kept without one.',
    ])
    expect(findings(output, 'medal-without-event')).toEqual([
      'medals.csv:4:event "Men\'s 99m" cannot be used: the Gold Medal of Ana SILVA (BRA) is lost.',
    ])
    const medals = output.messages.flatMap(({ body }) => (body.kind === 'medallists' ? body.medals : []))
    expect(medals).toMatchObject([
      { medal: 'gold', unit: UNIT, date: '2024-08-04' },
      { medal: 'silver', unit: UNIT, date: null },
    ])
  })
})

test('bronzes that are won before the final are a part of the medals, and no official list yet (R12.7)', () => {
  const folder = paris([resultRow({})])
  const header = 'medal_type,medal_date,name,gender,discipline,event,event_type,url_event,code,country_code'
  const bronze = "Bronze Medal,2024-08-03,Eva LIMA,M,Athletics,Men's 100m,ATH,/x/sfnl000100--,3,POR"
  const gold = "Gold Medal,2024-08-04,Ana SILVA,M,Athletics,Men's 100m,ATH,/x/fnl-000100--,1,BRA"
  const statusWith = (...rows: string[]) => {
    writeFileSync(join(folder, 'medals.csv'), [header, ...rows].join('\n'))
    const lists = readParis2024(folder).messages.filter(({ body }) => body.kind === 'medallists')
    return lists.map(({ header }) => header.resultStatus)
  }
  expect(statusWith(bronze)).toEqual(['PARTIAL'])
  expect(statusWith(bronze, gold)).toEqual(['OFFICIAL'])
})

describe('a broken folder of Rio 2016 loses what is broken and says so', () => {
  const list = (over: object) => ({
    name: '100 m Men',
    eventCode: '100',
    gender: 'M',
    date: '2016-08-14',
    round: 'FINAL',
    roundName: null,
    wind: '0.2',
    result: [
      { country: 'BRA', familyName: 'Silva', givenName: 'Ana', tpAthleteId: '1', rank: '1', performance: '9.81' },
    ],
    ...over,
  })
  const rio = (events: readonly object[], more: Readonly<Record<string, string>> = {}) =>
    folderOf({ 'rio_athletics_results.json': JSON.stringify({ events }), 'rio_entries.json': '[]', ...more })

  test('lists of unknown events, rounds and dates, and a second list of the same unit', () => {
    const output = readRio2016Athletics(
      rio([list({}), list({}), list({ eventCode: '99' }), list({ round: 'PARTY' }), list({ date: '2016-02-30' })]),
    )
    expect(findings(output, 'bad-value').map((f) => f.split(' ')[0])).toEqual([
      'rio_athletics_results.json:2:roundName',
      'rio_athletics_results.json:3:eventCode',
      'rio_athletics_results.json:4:round',
      'rio_athletics_results.json:5:date',
    ])
    expect(results(output)).toHaveLength(1)
  })

  test('a row without competitor, and results that are no JSON', () => {
    const output = readRio2016Athletics(rio([list({ result: [{ country: 'BRA', performance: '9.81' }] })]))
    expect(findings(output, 'bad-row')).toHaveLength(1)
    const broken = readRio2016Athletics(folderOf({ 'rio_athletics_results.json': '{', 'rio_entries.json': '{}' }))
    expect(findings(broken, 'unreadable-file')).toHaveLength(2)
    expect(findings(broken, 'missing-file')).toHaveLength(1)
  })

  test('a timetable that breaks off keeps the rows before; a document type is refused', () => {
    const row = (time: string) =>
      `<session>E</session><time>${time}</time><gender>M</gender><eventname>100 Metres</eventname><eventcode>100</eventcode><roundname>Final</roundname><roundcode>f</roundcode>`
    const output = readRio2016Athletics(
      rio([list({})], {
        'rio_schedule_day_01.xml': `<message><timetable><date>14 August 2016</date>${row('22:25')}${row('25:00')}<broken`,
        'rio_schedule_day_02.xml': `<!DOCTYPE a [<!ENTITY b "c">]><message/>`,
      }),
    )
    expect(findings(output, 'unreadable-file')).toHaveLength(2)
    expect(findings(output, 'bad-value')).toEqual([
      'rio_schedule_day_01.xml:2:time "25:00" cannot be used: 100 Metres Final is left out of the schedule.',
    ])
    expect(units(output)).toMatchObject([{ start: '2016-08-14T22:25:00-03:00', medal: 1, code: UNIT }])
  })
})
