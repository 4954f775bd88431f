import type { OdfMedal, OdfMessage } from '@games/odf'
import { aMessage, aParticipant, aResult, aUnit, medallists, participants, results, schedule } from '@games/testing'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { emptyDatabase, receive } from '../../testing/feed.ts'
import { createHandlers } from '../handlers.ts'

const FINAL = 'SWMW50MFR-------------FNL-000100--'

let db: TestDatabase
let handlers: ReturnType<typeof createHandlers>
beforeAll(async () => {
  db = await testDatabase()
  handlers = createHandlers({ pool: db.pool, demo: false, now: Date.now })
})
beforeEach(() => emptyDatabase(db.pool))
afterAll(() => db.close())

const send = (...messages: readonly OdfMessage[]): Promise<void> => receive(db.pool, ...messages)
const medalsOf = (codes: readonly string[], header: Partial<OdfMessage['header']> = {}): OdfMessage =>
  aMessage(
    {
      documentType: 'DT_MEDALLISTS',
      documentCode: 'SWMW50MFR',
      resultStatus: 'OFFICIAL',
      time: '110000000',
      ...header,
    },
    {
      kind: 'medallists',
      medals: (['gold', 'silver', 'bronze'] as const).flatMap((medal, at): OdfMedal[] => {
        const code = codes[at]
        const competitor = { type: 'A' as const, organisation: 'AL', order: 1, bib: null, teamName: null, athletes: [] }
        return code === undefined
          ? []
          : [{ medal, date: '2027-09-14', unit: FINAL, competitors: [{ ...competitor, code }] }]
      }),
    },
  )
const ranked = (codes: readonly string[], out: readonly string[], header: Partial<OdfMessage['header']>): OdfMessage =>
  results({ documentCode: FINAL, resultStatus: 'OFFICIAL', ...header }, [
    ...codes.map((competitor, at) =>
      aResult({ sortOrder: at + 1, rank: String(at + 1), result: `28.${at + 1}0`, competitor }),
    ),
    ...out.map((competitor, at) =>
      aResult({ sortOrder: codes.length + at + 1, rank: null, result: null, irm: 'DSQ', competitor }),
    ),
  ])
const unitView = async () => (await handlers.getUnit({ params: { code: FINAL } })).view
const summary = async () => (await handlers.getScheduleDay({ params: { day: '2027-09-14' }, query: {} })).view.units[0]
const table = async () => (await handlers.getMedalTable({ params: { scope: 'discipline:SWM' }, query: {} })).view
const medallistRows = async () => (await handlers.listMedallists({ query: {} })).view.medals

const FIRST = ranked(['1', '2', '3'], [], { version: 4, time: '100000000' })
const CORRECTED = ranked(['2', '3', '4'], ['1'], { version: 5, time: '120000000' })

test('a result that takes the gold from its winner puts the medals under revision until the medallists follow', async () => {
  await send(
    schedule({ documentCode: 'SWM' }, [aUnit({ code: FINAL, medal: 1 })]),
    participants({ documentCode: 'SWM' }, [aParticipant({ code: '2' })]),
    FIRST,
    medalsOf(['1', '2', '3']),
  )
  expect(await unitView()).not.toHaveProperty('medalsUnderRevision')
  expect(await table()).not.toHaveProperty('unsettled')

  await send(CORRECTED)
  const page = await unitView()
  expect(page.medalsUnderRevision).toBe(true)
  expect(page.results.map(({ rank, irm, medal }) => [rank, irm, medal])).toEqual([
    ['1', null, 'silver'],
    ['2', null, 'bronze'],
    ['3', null, null],
    [null, 'DSQ', 'gold'],
  ])
  const { appearances } = (await handlers.getAthlete({ params: { id: '2' } })).view
  for (const unit of [page.unit, await summary(), appearances[0]?.unit])
    expect(unit).toMatchObject({ leader: { competitor: { code: '2' }, medal: null } })
  expect((await table()).unsettled).toEqual([expect.objectContaining({ why: 'under-revision' })])
  expect((await medallistRows()).map(({ unsettled }) => unsettled)).toEqual(Array(3).fill('under-revision'))

  const discipline = async () => (await handlers.getDiscipline({ params: { code: 'SWM' } })).view.events[0]
  expect(await discipline()).toMatchObject({ unsettled: 'under-revision' })

  await send(medalsOf(['2', '3', '4'], { version: 2, time: '130000000' }))
  expect(await discipline()).not.toHaveProperty('unsettled')
  expect(await unitView()).not.toHaveProperty('medalsUnderRevision')
  expect(await table()).not.toHaveProperty('unsettled')
  expect((await summary()) ?? {}).toMatchObject({ leader: { competitor: { code: '2' }, medal: 'gold' } })
})

test('a final ranking that contradicts the medallists shows ranks, and that the medals are under revision', async () => {
  const ranking = (codes: readonly string[], time: string, version: number) =>
    results(
      { documentType: 'DT_RANKING', documentCode: 'SWMW50MFR', time, version },
      codes.map((competitor, at) => aResult({ sortOrder: at + 1, rank: String(at + 1), competitor })),
    )
  const view = async () => (await handlers.getFinalRank({ params: { event: 'SWMW50MFR' } })).view
  await send(medalsOf(['1', '2', '3']), ranking(['1', '2', '3'], '115000000', 1))
  expect(await view()).not.toHaveProperty('medalsUnderRevision')
  await send(ranking(['2', '3', '4'], '120000000', 2))
  expect(await view()).toMatchObject({ medalsUnderRevision: true, rows: [{ rank: '1', medal: 'silver' }, {}, {}] })
})

test('a newer result with the same medallists changes nothing', async () => {
  const again = ranked(['1', '2', '3', '4'], ['5'], { version: 5, time: '120000000' })
  await send(
    schedule({ documentCode: 'SWM' }, [aUnit({ code: FINAL, medal: 1 })]),
    FIRST,
    medalsOf(['1', '2', '3']),
    again,
  )
  expect(await unitView()).not.toHaveProperty('medalsUnderRevision')
})

test('the last race of a decathlon never puts the medals of the decathlon under revision', async () => {
  const race = (version: number, time: string) => ranked(['4', '5', '1', '2', '3'], [], { version, time })
  await send(race(1, '100000000'), medalsOf(['1', '2', '3']), race(2, '120000000'))
  expect(await unitView()).not.toHaveProperty('medalsUnderRevision')
})

test('the medals’ pages are announced when a result comes after the medals of its unit', async () => {
  await send(schedule({ documentCode: 'SWM' }, [aUnit({ code: FINAL, medal: 1 })]), FIRST, medalsOf(['1', '2', '3']))
  const topics = async () =>
    (
      await db.pool.query<{ topic: string }>(
        `select topic from event_log where seq > $1 and topic like 'medals:%' order by topic`,
        [before],
      )
    ).rows.map(({ topic }) => topic)
  const before = (await db.pool.query<{ seq: number }>('select max(seq)::int as seq from event_log')).rows[0]?.seq
  await send(CORRECTED)
  expect(await topics()).toEqual(expect.arrayContaining(['medals:all', 'medals:discipline:SWM']))
})

test.each(['PARTIAL', 'INTERMEDIATE', 'UNOFFICIAL'] as const)(
  'medals of a list that is %s are provisional until it is official',
  async (resultStatus) => {
    await send(medalsOf(['1', '2'], { resultStatus }))
    expect((await table()).unsettled).toEqual([
      {
        discipline: expect.objectContaining({ code: 'SWM' }),
        event: expect.objectContaining({ code: expect.stringContaining('SWMW50MFR') }),
        why: 'provisional',
      },
    ])
    expect((await medallistRows())[0]?.unsettled).toBe('provisional')
    await send(medalsOf(['1', '2', '3'], { version: 2 }))
    expect(await table()).not.toHaveProperty('unsettled')
    expect((await medallistRows())[0]).not.toHaveProperty('unsettled')
  },
)

test('medals of an official list with a placeholder are final', async () => {
  await send(
    medallists({ documentCode: 'SWMW50MFR' }, [
      ['gold', '1', 'AL'],
      ['silver', 'NOAWARD', 'NOAWARD'],
    ]),
  )
  expect(await table()).not.toHaveProperty('unsettled')
})
