import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeOdf } from '@games/odf'
import type { AdapterOutput } from '@games/odf/adapters/adapter'
import { audit, type Stored } from '@games/odf/adapters/audit'
import { detectSource } from '@games/odf/adapters/detect'
import { testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transaction } from '../../db/transaction.ts'
import { applyPending, storeAll } from '../../ingest/import.ts'
import { readStored } from './index.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})
function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'audit-'))
  folders.push(folder)
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}
function sourceOf(folder: string) {
  const source = detectSource(folder)
  if (!source.ok) throw new Error(source.error.reason)
  return source.value
}

/** Imports a folder into a database of its own and gives what was read and what its pages show. */
async function imported(folder: string): Promise<{ output: AdapterOutput; stored: Stored }> {
  const output = sourceOf(folder).read(folder)
  const db = await testDatabase()
  try {
    await storeAll(db.pool, Array.from(output.messages, writeOdf))
    await applyPending(db.pool, { acceptTestFeed: false, followFeedClock: false }, () => {})
    return { output, stored: await transaction(db.pool, readStored) }
  } finally {
    await db.close()
  }
}

const SLOW = 60_000

/** Results as the source of Rio writes them, all of it invented. */
const rio = `{"events": [
  {"name": "100 m Women", "eventCode": "100", "gender": "W", "round": "HEAT", "roundName": "Heat 2", "date": "2016-08-12", "wind": "-0.4", "result": [
    {"tpAthleteId": "1", "familyName": "Alves", "givenName": "Rosa", "country": "BRA", "rank": "1", "performance": "11.30", "qualification": "Q", "reactionTime": "0.141", "recordFlags": ["NR", "=PB"]},
    {"tpAthleteId": "2", "familyName": "Brito", "givenName": "Lia", "country": "POR", "rank": "2", "performance": "11.35", "qualification": "q", "reactionTime": "0.150"},
    {"tpAthleteId": "3", "familyName": "Costa", "givenName": "Eva", "country": "ANG", "rank": "2", "performance": "11.35", "reactionTime": "0.139"},
    {"tpAthleteId": "4", "familyName": "Dias", "givenName": "Ana", "country": "MOZ", "performance": "DQ R 162.7"}]},
  {"name": "Long jump Men", "eventCode": "LJ", "gender": "M", "round": "PRELIM", "roundName": "Qualification", "date": "2016-08-12", "result": [
    {"tpAthleteId": "5", "familyName": "Edo", "givenName": "Rui", "country": "CPV", "rank": "1", "performance": "7.90", "wind": "0.3", "group": "B 7", "recordflag": "SB", "attempts": [
      {"round": 1, "performance": "7.90", "wind": "0.3", "recordFlags": ["SB"]}, {"round": 2, "performance": "X", "wind": "-1.1"}, {"round": 3, "performance": "P"}]}]},
  {"name": "High jump Men", "eventCode": "HJ", "gender": "M", "round": "FINAL", "roundName": null, "date": "2016-08-13", "result": [
    {"tpAthleteId": "6", "familyName": "Faria", "givenName": "Ivo", "country": "BRA", "rank": "1", "performance": "2.20", "heights": [
      {"height": "2.20", "results": "XO"}, {"height": "2.24", "results": "XXX"}, {"height": "2.24", "results": "X"}, {"height": "2.22", "results": "O"}]},
    {"tpAthleteId": "7", "familyName": "Gil", "givenName": "Leo", "country": "GBS", "performance": "NH", "heights": [{"roundresults": {"performance": "2.20", "round": "XXR"}}]}]},
  {"name": "4 x 100 m Women", "eventCode": "4x100", "gender": "W", "round": "FINAL", "roundName": null, "date": "2016-08-14", "result": [
    {"teamCode": "BRA", "tpTeamId": "90", "country": "BRA", "rank": "1", "performance": "43.10", "runners": [
      {"tpAthleteId": "1", "familyName": "Alves", "givenName": "Rosa", "legNumber": 1}, {"tpAthleteId": "8", "familyName": "Horta ", "givenName": "Mel", "legNumber": 2}]}]},
  {"name": "Decathlon Men", "eventCode": "DEC", "gender": "M", "round": "FINAL", "roundName": null, "date": "2016-08-14", "result": [
    {"tpAthleteId": "9", "familyName": "Ivo", "givenName": "Nuno", "country": "TLS", "rank": "1", "performance": "1700", "results": [
      {"eventNo": 1, "eventCode": "100", "performance": "10.90", "points": 883, "wind": "-0.2"}, {"eventNo": 2, "eventCode": "LJ", "performance": "7.10", "points": 838}]}]}
]}`

describe('the audit reads a page back and holds it against the files (R12.2)', () => {
  let rioImport: Awaited<ReturnType<typeof imported>>
  beforeAll(async () => {
    rioImport = await imported(folderOf({ 'rio_athletics_results.json': rio }))
  }, SLOW)
  const found = (changed: string) => {
    const folder = folderOf({ 'rio_athletics_results.json': changed })
    return [...audit(rioImport.output, sourceOf(folder).lists(folder), rioImport.stored)]
  }

  test('what was imported as it is written has no difference; a blank too many is known', () => {
    expect(found(rio).map(({ kind, message }) => `${kind}: ${message}`)).toEqual([
      'known: The name of runner 2 of ATHW4X100M--BRA01 in ATHW4X100M------------FNL-000100-- is "HORTA  Mel" in the source and "HORTA Mel" here: the name has a blank too many.',
    ])
  })

  test.each([
    ['the wind of a race', '"wind": "-0.4"', '"wind": "0.4"', ['wind']],
    ['a reaction time', '0.141', '0.142', ['reaction time']],
    ['Q and q', '"qualification": "q"', '"qualification": "Q"', ['qualification mark']],
    ['a record flag', '["NR", "=PB"]', '["NR", "PB"]', ['record flags']],
    ['a lost record flag', '["NR", "=PB"]', '[]', ['record flags']],
    ['a rank', '"rank": "1", "performance": "11.30"', '"rank": "3", "performance": "11.30"', ['rank']],
    [
      'a rank shared',
      '"rank": "2", "performance": "11.35", "q',
      '"rank": "9", "performance": "11.35", "q',
      ['rank', 'shared rank', 'shared rank'],
    ],
    ['a result text', '11.30', '11.3', ['result']],
    ['a name', '"familyName": "Brito"', '"familyName": "Britto"', ['name']],
    ['an organisation', '"country": "ANG"', '"country": "AGN"', ['organisation']],
    ['a disqualification', 'DQ R 162.7', 'DNF R 162.7', ['IRM']],
    ['the rule of a disqualification', 'R 162.7', 'R 163.3', ['rule']],
    [
      'the wind of the best jump',
      '"performance": "7.90", "wind": "0.3", "g',
      '"performance": "7.90", "wind": "0.5", "g',
      ['wind'],
    ],
    ['the start order', '"B 7"', '"B 8"', ['start order']],
    ['an attempt', '"round": 3, "performance": "P"', '"round": 3, "performance": "X"', ['attempt']],
    ['the wind of a failure', '-1.1', '-1.2', ['wind of attempt']],
    ['a flag of an attempt', '"recordFlags": ["SB"]', '"recordFlags": ["PB"]', ['record flags of attempt']],
    ['the trials at a height', '"results": "XO"', '"results": "O"', ['height']],
    ['a height of the jump-off', '"height": "2.22"', '"height": "2.21"', ['height']],
    ['a retirement', 'XXR', 'XXX', ['height']],
    [
      'the order of the runners',
      '"legNumber": 1}',
      '"legNumber": 3}',
      ['runner', 'name of runner', 'runner', 'name of runner'],
    ],
    ['a part of a combined event', '10.90', '10.91', ['part']],
    ['the points of a part', '883', '884', ['points of part']],
    ['the wind of a part', '"-0.2"', '"-0.3"', ['wind of part']],
    ['another competitor', '"tpAthleteId": "2"', '"tpAthleteId": "22"', ['competitor', 'competitor']],
    ['another heat', 'Heat 2', 'Heat 3', ['list', 'list']],
  ])('%s', (_, written, changed, fields) => {
    expect(rio).toContain(written)
    const differences = found(rio.replace(written, changed)).filter(({ kind }) => kind !== 'known')
    expect(differences.map(({ field }) => field).sort()).toEqual([...fields].sort())
  })

  test('two who stand the other way round are a difference in the order and in both positions', () => {
    const events = JSON.parse(rio) as { events: { result: unknown[] }[] }
    events.events[0]?.result.splice(1, 2, ...(events.events[0]?.result.slice(1, 3).reverse() ?? []))
    const fields = found(JSON.stringify(events)).flatMap(({ kind, field }) => (kind === 'known' ? [] : [field]))
    expect(fields).toEqual(['list position', 'list position', 'order'])
  })
})

const COLUMNS =
  'date,stage_code,event_code,event_name,event_stage,stage,gender,discipline_name,discipline_code,venue,participant_code,participant_name,participant_type,participant_country_code,participant_country,rank,result,result_type,result_WLT,result_IRM,result_diff,qualification_mark,start_order,bib'
const rowsOf = (unit: string, event: string, rows: readonly string[]) =>
  rows.map((row) => `2024-08-04T21:52:00+02:00,${unit},X,${event},${event},,M,Sport,${unit.slice(0, 3)},Hall,${row}`)
const HEAT = 'SWMM100MBA------------HEAT000100--'
const BOUT = 'JUDM60KG--------------FNL-000100--'
const paris = [
  COLUMNS,
  ...rowsOf(HEAT, "Men's 100m Backstroke", [
    '11,ALVES Rui,Person,BRA,Brazil,1.0,55.78,TIME,,,,Q,4,71',
    '12,BRITO Leo,Person,POR,Portugal,2.0,57.61,TIME,,,1.83,,3,',
    '13,COSTA Ivo,Person,ANG,Angola,,,IRM,,DNS,,,5,',
  ]),
  ...rowsOf(BOUT, "Men's -60kg", [
    '14,DIAS Nuno,Person,MOZ,Mozambique,,10,POINTS,W,,,,1,',
    '15,EDO Gil,Person,CPV,Cape Verde,,0,POINTS,L,,,,2,',
  ]),
].join('\n')

describe('the audit of a folder of the whole games', () => {
  const athletes = 'code,name\n11,ALVES Rui Pedro\n14,DIAS Nuno'
  const filesOf = (results: string) => ({ 'schedules.csv': 'start_date', 'results/Any.csv': results })
  let parisImport: Awaited<ReturnType<typeof imported>>
  beforeAll(async () => {
    parisImport = await imported(folderOf(filesOf(paris)))
  }, SLOW)
  const found = (changed: string, more: Readonly<Record<string, string>> = {}) => {
    const folder = folderOf({ ...filesOf(changed), ...more })
    return [...audit(parisImport.output, sourceOf(folder).lists(folder), parisImport.stored)]
  }

  test('what was imported as it is written has no difference', () => {
    expect(found(paris)).toEqual([])
  })

  test.each([
    ['a rank', '1.0,55.78', '3.0,55.78', ['rank']],
    ['a result', '57.61', '57.16', ['result']],
    ['an IRM', 'DNS', 'DNF', ['IRM']],
    ['a qualification mark', ',Q,', ',q,', ['qualification mark']],
    ['a winner', ',W,', ',T,', ['WLT']],
    ['a difference', '1.83', '1.38', ['difference']],
    ['a bib', '4,71', '4,17', ['bib']],
    ['a start order', ',3,', ',6,', ['start order']],
    ['a row of its own', '13,COSTA', '31,COSTA', ['competitor', 'competitor']],
    ['a unit of its own', BOUT, 'JUDM66KG--------------FNL-000100--', ['list position', 'competitor', 'list']],
  ])('%s', (_, written, changed, fields) => {
    expect(paris).toContain(written)
    expect(
      found(paris.replace(written, changed))
        .map(({ field }) => field)
        .sort(),
    ).toEqual([...fields].sort())
  })

  test('a name that the source writes in two ways is known only where the other one is shown', () => {
    const shownAs = (results: string) =>
      found(results, { 'athletes.csv': athletes }).map(({ kind, field }) => `${kind} ${field}`)
    expect(shownAs(paris)).toEqual([])
    expect(shownAs(paris.replace('DIAS Nuno', 'DIAS N.'))).toEqual(['known name'])
    expect(shownAs(paris.replace('ALVES Rui', 'ALVES R.'))).toEqual(['differs name'])
  })
})
