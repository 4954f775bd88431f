import { VenueFileDetail } from '@games/contract'
import { padRsc } from '@games/domain'
import { sdifClub, sdifFile, sdifSwim } from '@games/odf/venue-files/sdif.fixture'
import { aCompetitor, aParticipant, aResult, aUnit, participants, results, schedule } from '@games/testing'
import { sampled } from '@games/testing/suite'
import { strToU8, zipSync } from 'fflate'
import { beforeEach, expect, test } from 'vitest'
import { receive } from '../../testing/feed.ts'
import { emptyOffice } from '../../testing/organiser.ts'

const EVENT = padRsc('SWMW100MFR')
const FINAL = padRsc('SWMW100MFR------------FNL-000100')

const {
  db,
  ivone,
  open: openSheet,
  choose,
  apply,
  undo,
  venueFiles,
} = emptyOffice('venue_file', 'venue_choice', 'venue_said')

const athlete = (code: string, familyName: string, givenName: string) =>
  aParticipant({
    code,
    familyName,
    givenName,
    printName: `${givenName} ${familyName}`,
    organisation: 'AL',
    disciplines: [
      { code: 'SWM', entries: [], registeredEvents: [{ event: EVENT, bib: null, substitute: false, entries: [] }] },
    ],
  })
beforeEach(async () => {
  await receive(
    db.pool,
    schedule({ documentCode: 'SWM' }, [aUnit({ code: FINAL, medal: 1 })]),
    participants({ documentCode: 'SWM' }, [
      athlete('11', 'Inventada', 'Ana Lua'),
      athlete('12', 'Inventada', 'Bia Sol'),
    ]),
    results(
      { documentCode: FINAL, resultStatus: 'START_LIST' },
      ['11', '12'].map((code, at) =>
        aResult({
          sortOrder: at + 1,
          startOrder: String(at + 4),
          startSortOrder: at + 4,
          competitor: aCompetitor({ code }),
        }),
      ),
    ),
  )
})

const RACE = 'F 1001   31112'
const swim = (name: string, final: string, lane: number) => sdifSwim(name, RACE, { final, heats: `     1 ${lane}` })
const CLUB = sdifClub('BRAL', 'AL')
const RESULTS = sdifFile([CLUB, swim('Inventada, Ana Lua', '1:01.00', 4), swim('Inventada, Bia Sol', '1:00.50', 5)])
const PACKED = zipSync({ 'meet.hy3': strToU8('A1'), 'meet.cl2': strToU8(RESULTS) })
const HEAT = '3/TIM/F/1x100 FREE//1'

const add = async (name: string, content: string | Uint8Array) => {
  const { body } = await ivone.call('POST', '/api/office/venue-files', {
    name,
    content: Buffer.from(content).toString('base64'),
  })
  return (body as { file: { id: number } }).file.id
}
const detail = async (id: number) =>
  VenueFileDetail.parse((await ivone.call('GET', `/api/office/venue-files/${id}`)).body)
const assign = (id: number) =>
  ivone.call('PUT', `/api/office/venue-files/${id}/assignments`, {
    heats: [{ heat: HEAT, unit: FINAL }],
    rows: [],
    marks: [],
  })
const bringIn = async (id: number) =>
  ivone.call('POST', `/api/office/venue-files/${id}/import`, { overCorrections: false, seen: (await detail(id)).seen })
const rowsOf = async () => {
  const { rows } = await db.pool.query<{ row: string }>(
    `select concat_ws(' ', competitor, coalesce(fact ->> 'rank', '-'), coalesce(fact ->> 'result', '-'), fact ->> 'irm') as row
     from fact_result where code = $1 and document_type = 'DT_RESULT' order by position`,
    [FINAL],
  )
  return rows.map(({ row }) => row)
}
const IN = ['12 1 1:00.50', '11 2 1:01.00']
const START = ['11 - -', '12 - -']

test.each(sampled(['meet.sd3', 'meet.CL2', 'meet.zip'], 3))(
  '%s: a heat asks once which unit it is, goes in, and is undone (R12.2)',
  async (name) => {
    const id = await add(name, name === 'meet.zip' ? PACKED : RESULTS)
    expect(await detail(id)).toMatchObject({
      holds: 'results',
      fault: null,
      problems: [],
      heats: [
        {
          key: HEAT,
          race: { name: { por: '100 m livre' }, gender: 'W', ages: { min: 11, max: 12 } },
          state: 'unit',
          proposals: [FINAL],
        },
      ],
    })
    await assign(id)
    expect((await detail(id)).heats).toMatchObject([{ state: 'ready', open: [], doubts: [] }])
    const { status, body } = await bringIn(id)
    expect([status, await rowsOf()]).toEqual([200, IN])
    expect(await undo(Number(body['action']))).toBe(200)
    expect(await rowsOf()).toEqual(START)
  },
)

test('a file that was cut waits for a person, and the whole file goes in without one (R12.2)', async () => {
  await assign(await add('meet.sd3', RESULTS))
  await venueFiles.takeFromFolder('meet.cl2', Buffer.from(RESULTS.slice(0, RESULTS.indexOf('\nZ0'))))
  expect(await rowsOf()).toEqual(START)
  await venueFiles.takeFromFolder('meet.cl2', Buffer.from(RESULTS))
  expect(await rowsOf()).toEqual(IN)
})

test('a swimmer who shares a word of the name is a question, and another name in the lane a doubt (R12.2)', async () => {
  const id = await add(
    'meet.sd3',
    sdifFile([CLUB, swim('Inventada, Cris', '1:01.00', 6), swim('Outra, Dora', '1:00.50', 5)]),
  )
  await assign(id)
  expect((await detail(id)).heats).toMatchObject([
    {
      state: 'rows',
      open: [{ name: 'Inventada Cris', affiliation: 'AL', result: '1:01.00' }],
      doubts: [{ what: 'name', file: 'Outra Dora' }],
    },
  ])
})

test('a file that is not SDIF waits with the reason (R12.2)', async () => {
  expect(await detail(await add('meet.sd3', 'Event 1'))).toMatchObject({ fault: 'not-sdif', heats: [] })
})

test('entries are imported as a sheet, with one question about the club; the same file again changes nothing (R12.2, R12.5)', async () => {
  const entry = (name: string, born: string) => sdifSwim(name, RACE, { seed: '1:02.00', born })
  const content = sdifFile(
    [sdifClub('BRES', 'Escola Inventada'), entry('Nova, Ana', '05052010'), entry('Nova, Bia', '06052010')],
    { file: '01' },
  )
  const open = () => openSheet(content, 'entries.sd3')
  const plan = await open()
  expect(plan).toMatchObject({
    kind: 'participants',
    counts: { rows: 2, doubts: 2 },
    questions: [{ what: 'organisation', written: 'Escola Inventada', count: 2 }],
  })
  const answered = await choose(plan.id, { answers: { [plan.questions[0]?.key ?? '']: 'AL' } })
  expect(answered).toMatchObject({ counts: { new: 2, doubts: 0 } })
  await apply(answered)
  expect(await open()).toMatchObject({ counts: { same: 2, new: 0, changes: 0 }, questions: [] })
})
