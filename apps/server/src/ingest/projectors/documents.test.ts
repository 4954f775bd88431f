import { NO_BRACKET_ITEM, type OdfBody, type OdfHeader, type OdfMessage } from '@games/odf'
import { aMessage, aResult, aUnit, bare, results, schedule } from '@games/testing'
import { NIGHTLY } from '@games/testing/suite'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emptyDatabase, POLICY, receive } from '../../testing/feed.ts'
import { rebuild } from '../rebuild.ts'

const FINAL = 'JUDW57KG--------------FNL-000100--'
let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())
beforeEach(() => emptyDatabase(db.pool))

async function arrive(...messages: readonly OdfMessage[]): Promise<void> {
  for (const message of messages) await receive(db.pool, message)
}
const rows = async (sql: string) => (await db.pool.query(sql)).rows
const message = (header: Partial<OdfHeader> & { documentType: string }, body: OdfBody): OdfMessage =>
  aMessage({ documentCode: FINAL, ...header }, body)

describe('brackets, play-by-play and the like', () => {
  const brackets = (version: number, result: string) =>
    message(
      { documentType: 'DT_BRACKETS', documentCode: FINAL.slice(0, 22), version, resultStatus: 'INTERMEDIATE' },
      {
        kind: 'brackets',
        progress: null,
        brackets: [
          {
            code: 'FNL',
            phases: [{ code: 'FNL-', items: [{ ...NO_BRACKET_ITEM, position: 1, order: 1, result, places: [] }] }],
          },
        ],
      },
    )
  const shown = () =>
    rows(`select version, fact #>> '{brackets,0,phases,0,items,0,result}' as result from fact_document`)

  test('a newer version replaces the older one whole, whichever comes first (ODF §2.2, §2.6)', async () => {
    await arrive(brackets(2, '10-0'), brackets(1, '0-10'))
    expect(await shown()).toEqual([{ version: 2, result: '10-0' }])
    await arrive(brackets(3, '7-0'))
    expect(await shown()).toEqual([{ version: 3, result: '7-0' }])
  })

  test('an invalidated version gives way to the one before it (ODF §2.5)', async () => {
    await arrive(brackets(1, '0-10'), brackets(2, '10-0'), bare(brackets(2, '10-0')))
    expect(await shown()).toEqual([{ version: 1, result: '0-10' }])
  })

  test('a period of a play-by-play and the whole of it stand beside each other', async () => {
    const actions = (documentSubcode: string | null) =>
      message(
        { documentType: 'DT_PLAY_BY_PLAY', documentSubcode, documentSubtype: 'ACTION' },
        { kind: 'play-by-play', home: null, away: null, extendedInfos: [], actions: [] },
      )
    await arrive(actions('Q1'), actions(null))
    expect(await rows('select code, subcode, subtype from fact_document order by subcode nulls first')).toEqual([
      { code: FINAL, subcode: null, subtype: 'ACTION' },
      { code: FINAL, subcode: 'Q1', subtype: 'ACTION' },
    ])
  })
})

describe('the result of a phase (ODF §8)', () => {
  const HEATS = ['000100--', '000200--'].map((unit) => `SWMM100MFR------------HEAT${unit}`)
  const phase = (version: number, mark: string | null) =>
    results({ documentType: 'DT_PHASE_RESULT', documentCode: `SWMM100MFR------------HEAT--------`, version }, [
      aResult({ sortOrder: 1, competitor: '1', qualificationMark: mark }),
    ])
  const announced = async (...messages: readonly OdfMessage[]) => {
    await db.pool.query('delete from event_log')
    await arrive(...messages)
    return (await rows(`select distinct topic from event_log where topic like 'unit:%' order by topic`)).map(
      ({ topic }) => topic,
    )
  }
  const announcedHeats = HEATS.map((unit) => `unit:${unit}`)
  beforeEach(() =>
    arrive(schedule({ documentCode: 'SWM' }, [...HEATS.map((code) => aUnit({ code })), aUnit({ code: FINAL })])),
  )

  test('notifies the pages of its units when it corrects a mark or no longer has it', async () => {
    expect(await announced(phase(1, 'q'))).toEqual(announcedHeats)
    expect(await announced(phase(2, 'Q'))).toEqual(announcedHeats)
    expect(await announced(phase(3, null))).toEqual(announcedHeats)
  })

  test('notifies them when it is invalidated, whether another version is in force then or none', async () => {
    await arrive(phase(1, 'q'), phase(2, 'Q'))
    expect(await announced(bare(phase(2, 'Q')))).toEqual(announcedHeats)
    expect(await announced(bare(phase(1, 'q')))).toEqual(announcedHeats)
  })
})

describe('lists that are not the result of a unit (ODF §2.7)', () => {
  test.each(['DT_CURRENT', 'DT_CUMULATIVE_RESULT', 'DT_POOL_STANDING'])(
    '%s is stored, and the unit shows its own result and status',
    async (documentType) => {
      const list = (header: Partial<OdfHeader>, competitor: string) =>
        results({ documentCode: FINAL, ...header }, [aResult({ sortOrder: 1, competitor })])
      await arrive(
        schedule({ documentCode: 'JUD' }, [aUnit({ code: FINAL, scheduleStatus: 'FINISHED' })]),
        list({ resultStatus: 'OFFICIAL' }, '1'),
        list({ documentType, resultStatus: 'LIVE', version: 9, time: '100000000' }, '2'),
      )
      expect(await rows('select status, result_status from unit')).toEqual([
        { status: 'OFFICIAL', result_status: 'OFFICIAL' },
      ])
      expect(await rows('select competitor from appearance')).toEqual([{ competitor: '1' }])
      expect(await rows(`select competitor from fact_result where document_type = '${documentType}'`)).toEqual([
        { competitor: '2' },
      ])
    },
  )
})

describe('reports (ODF §11)', () => {
  const report = (version: number, content: string, header: Partial<OdfHeader> = {}) =>
    message(
      { documentType: 'DT_PDF', documentSubtype: 'C67', version, ...header },
      { kind: 'report', title: 'Resultados', status: 'OFFICIAL', bytes: Uint8Array.from(Buffer.from(content)) },
    )
  const files = async () =>
    (await rows("select convert_from(lo_get(oid), 'UTF8') as file from pg_largeobject_metadata order by 1")).map(
      (r) => r.file,
    )

  test('a report has what a list of reports says and its file as it was sent', async () => {
    await arrive(report(1, '%PDF-1.7 um'))
    expect(
      await rows(
        `select code, subtype, language, title, status, version, size, digest,
           convert_from(lo_get(content), 'UTF8') as file from report join report_file using (digest)`,
      ),
    ).toEqual([
      {
        code: FINAL,
        subtype: 'C67',
        language: null,
        title: 'Resultados',
        status: 'OFFICIAL',
        version: 1,
        size: 11,
        digest: expect.stringMatching(/^[0-9a-f]{64}$/),
        file: '%PDF-1.7 um',
      },
    ])
  })

  test('a replaced or invalidated report leaves no file behind', async () => {
    await arrive(report(1, '%PDF-um'), report(2, '%PDF-dois'), report(1, '%PDF-outro', { documentSubtype: 'C73' }))
    expect(await files()).toEqual(['%PDF-dois', '%PDF-outro'])
    await arrive(bare(report(2, '')))
    expect(await files()).toEqual(['%PDF-outro', '%PDF-um'])
    await arrive(bare(report(1, '')))
    expect(await files()).toEqual(['%PDF-outro'])
  })

  test('the same file sent as two reports is stored once, until neither has it', async () => {
    await arrive(report(1, '%PDF-um'), report(1, '%PDF-um', { documentSubtype: 'C73' }))
    expect(await files()).toEqual(['%PDF-um'])
    await arrive(bare(report(1, '')))
    expect(await files()).toEqual(['%PDF-um'])
    await arrive(bare(report(1, '', { documentSubtype: 'C73' })))
    expect(await files()).toEqual([])
  })

  test(
    'a rebuild with more files than PostgreSQL has locks works, and leaves none that is not a report’s',
    NIGHTLY,
    async () => {
      const { rows: limits } = await db.pool.query<{ most: number }>(
        `select current_setting('max_locks_per_transaction')::int * current_setting('max_connections')::int as most`,
      )
      await db.pool.query(
        `insert into report_file select 'unused ' || n, lo_from_bytea(0, 'x') from generate_series(1, $1::int) n`,
        [(limits[0]?.most ?? 0) * 2],
      )
      await arrive(report(1, '%PDF-um'))
      await rebuild(db.pool, POLICY)
      expect(await files()).toEqual(['%PDF-um'])
    },
  )

  test('a rebuild leaves the files of the reports in force, and none of the old ones', async () => {
    await arrive(report(1, '%PDF-um'), report(2, '%PDF-dois'))
    await rebuild(db.pool, POLICY)
    expect(await files()).toEqual(['%PDF-dois'])
  })

  test('a report that is no PDF is refused with its reason and replaces nothing', async () => {
    await arrive(report(1, '%PDF-um'), report(2, '<html>'))
    expect(await rows(`select reason from inbox where verdict = 'rejected'`)).toEqual([
      { reason: expect.stringContaining('not-pdf') },
    ])
    expect(await files()).toEqual(['%PDF-um'])
  })
})
