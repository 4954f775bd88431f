import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { FindingLog } from '../../adapters/adapter.ts'
import { readTable } from '../../adapters/read-table.ts'
import { realFolder } from '../../adapters/real-folder.fixture.ts'
import { type KnownWords, NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'
import type { Sheet } from './sheet.ts'
import { ALL_NEW, batch, sheetOf } from './written-sheet.fixture.ts'

const folder = realFolder('paris2024')
/** Milliseconds: a busy machine takes several times what the whole Games need. */
const LONG = 180_000

type Row = Readonly<Record<string, string>>
const rowsOf = (file: string, columns: readonly string[]): Row[] =>
  readTable(folder as string, file, columns, new FindingLog()).map(({ cells }) => cells as Row)

const perDiscipline = (rows: readonly Row[], name: string) => [...Map.groupBy(rows, (row) => row[name] ?? '')]
const gender = (row: Row) => ({ M: 'Men', W: 'Women', X: 'Mixed', O: 'Open' })[row['gender'] ?? ''] ?? ''
const sorted = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).toSorted()

/** The countries by the names that the Games gave them; everything else is for the words to say. */
const known = (): KnownWords => ({
  ...NOTHING_KNOWN,
  organisations: rowsOf('nocs.csv', ['code', 'country']).map(({ code = '', country = '' }) => ({
    code,
    names: [country],
  })),
})
const read = (sheet: Sheet) => readSheet(sheet, { known: known(), answers: ALL_NEW })

describe.skipIf(folder === null)('Paris 2024 written as sheets without codes comes back equal (R12.5)', () => {
  test('the programme, discipline by discipline', { timeout: LONG }, () => {
    const all = rowsOf('schedules.csv', [
      'start_date',
      'end_date',
      'day',
      'status',
      'discipline',
      'event',
      'event_medal',
      'phase',
      'gender',
      'venue',
      'location_description',
    ])
    const distinct = [...new Map(all.map((row) => [JSON.stringify(row), row])).values()]
    const lost: string[] = []
    const repeated: string[] = []
    for (const [discipline, rows] of perDiscipline(distinct, 'discipline')) {
      const reading = read(
        sheetOf<Row>(
          'Paris',
          {
            Date: (row) => (row['start_date'] ?? '').slice(0, 10).split('-').toReversed().join('/'),
            Time: (row) => (row['start_date'] ?? '').slice(11, 16),
            Sport: (row) => row['discipline'] ?? '',
            Event: (row) => row['event'] ?? '',
            Gender: gender,
            Phase: (row) => row['phase'] ?? '',
            Venue: (row) => row['venue'] ?? '',
            Court: (row) => row['location_description'] ?? '',
            Medal: (row) => ({ 1: 'Gold', 3: 'Bronze' })[row['event_medal'] ?? ''] ?? '',
          },
          rows,
        ),
      )
      expect([discipline, reading.kind, reading.questions]).toEqual([discipline, 'schedule', []])
      const units = batch(reading, 'schedule')
      expect(new Set(units.map(({ cells }) => cells.unit)).size).toBe(units.length)
      lost.push(...reading.problems.map(({ row, problem }) => `${discipline} ${row} ${problem}`))
      // rows that only their addresses told apart have the same words
      for (const { row, why } of reading.passedOver) repeated.push(`${discipline} ${why} ${row}`)
      const taken = new Set(units.map(({ row }) => row))
      // the units of an empty column have no mark
      const hasMedals = rows.some((row) => row['event_medal'] !== '0')
      expect(
        sorted(
          units.map(({ cells }) => [
            cells.date,
            cells.start_time,
            cells.venue_name ?? '',
            cells.location_name ?? '',
            cells.medal ?? null,
          ]),
        ),
      ).toEqual(
        sorted(
          rows
            .filter((_row, at) => taken.has(at + 2))
            .map((row) => [
              (row['start_date'] ?? '').slice(0, 10),
              `${(row['start_date'] ?? '').slice(11, 16)}:00`,
              row['venue'],
              row['location_description'] ?? '',
              hasMedals ? Number(row['event_medal']) : null,
            ]),
        ),
      )
    }
    expect(lost).toEqual([])
    expect(repeated.every((one) => one.includes('repeated-row'))).toBe(true)
    expect(repeated.length).toBeLessThan(100)
  })

  test('the results, list by list', { timeout: LONG }, () => {
    const lost: string[] = []
    for (const file of readdirSync(join(folder as string, 'results'))) {
      const rows = rowsOf(`results/${file}`, [
        'stage_code',
        'event_name',
        'stage',
        'gender',
        'discipline_name',
        'participant_name',
        'participant_type',
        'participant_country',
        'participant_country_code',
        'result',
      ])
      const numbers = new Map<string, number>()
      const counted = new Map<string, number>()
      for (const row of rows) {
        const code = row['stage_code'] ?? ''
        const words = `${row['event_name']} ${row['gender']} ${row['stage']}`
        if (numbers.has(code)) continue
        counted.set(words, (counted.get(words) ?? 0) + 1)
        numbers.set(code, counted.get(words) ?? 1)
      }
      const has = (column: string) => rows.some((row) => row[column] !== undefined)
      const reading = read(
        sheetOf<Row>(
          'Paris',
          {
            Sport: (row) => row['discipline_name'] ?? '',
            Event: (row) => row['event_name'] ?? '',
            Gender: gender,
            Phase: (row) => row['stage'] ?? '',
            Match: (row) => String(numbers.get(row['stage_code'] ?? '')),
            ...(has('rank') ? { Rank: (row: Row) => row['rank'] ?? '' } : {}),
            Athlete: (row) => (row['participant_type'] === 'Team' ? '' : (row['participant_name'] ?? '')),
            Team: (row) => (row['participant_type'] === 'Team' ? (row['participant_name'] ?? '') : ''),
            Country: (row) => row['participant_country'] ?? '',
            Result: (row) => row['result'] ?? '',
            IRM: (row) => row['result_IRM'] ?? '',
            WLT: (row) => row['result_WLT'] ?? '',
          },
          rows,
        ),
      )
      expect([file, reading.kind, reading.questions]).toEqual([file, 'results', []])
      lost.push(
        ...reading.problems.map(({ row, problem, value }) => `${file} ${row} ${problem} ${value}`),
        ...reading.passedOver.map(({ row, why }) => `${file} ${row} ${why}`),
      )
      const lists = batch(reading, 'results')
      // rows of one list have one unit, of two lists two
      const unitOf = new Map<string, string>()
      for (const { row, cells } of lists) {
        const stage = rows[row - 2]?.['stage_code'] ?? ''
        expect([stage, unitOf.get(stage) ?? cells.unit]).toEqual([stage, cells.unit])
        unitOf.set(stage, cells.unit)
      }
      expect([file, new Set(unitOf.values()).size]).toEqual([file, unitOf.size])
      for (const { row, cells } of lists) {
        const {
          rank,
          result,
          result_IRM: irm,
          result_WLT: wlt,
          participant_name: name,
          participant_country_code: country,
        } = rows[row - 2] ?? {}
        expect([
          file,
          row,
          cells.type === 'A' ? cells.name : cells.organisation,
          cells.rank ?? null,
          cells.irm ?? null,
          cells.wlt ?? null,
        ]).toEqual([
          file,
          row,
          cells.type === 'A' ? name : country,
          rank ? String(Number(rank)) : null,
          irm || null,
          wlt || null,
        ])
        if (!irm && result && !/^[-–]$/.test(result)) expect([file, row, cells.result]).toEqual([file, row, result])
      }
    }
    expect(lost).toEqual([])
  })

  test('the medals', { timeout: LONG }, () => {
    const rows = rowsOf('medals.csv', [
      'medal_type',
      'medal_date',
      'name',
      'gender',
      'discipline',
      'event',
      'country',
      'country_code',
    ])
    const reading = read(
      sheetOf<Row>(
        'Paris',
        {
          Sport: (row) => row['discipline'] ?? '',
          Event: (row) => row['event'] ?? '',
          Gender: gender,
          Medal: (row) => row['medal_type'] ?? '',
          Name: (row) => row['name'] ?? '',
          Country: (row) => row['country'] ?? '',
          Date: (row) => row['medal_date'] ?? '',
        },
        rows,
      ),
    )
    expect([reading.kind, reading.questions, reading.problems, reading.passedOver]).toEqual(['medallists', [], [], []])
    const medals = batch(reading, 'medallists')
    expect(medals.map(({ cells }) => [cells.medal, cells.organisation, cells.date])).toEqual(
      rows.map((row) => [
        (row['medal_type'] ?? '').split(' ')[0]?.toLowerCase(),
        row['country_code'],
        row['medal_date'],
      ]),
    )
    expect(new Set(medals.map(({ cells }) => cells.event)).size).toBe(329)
  })
})
