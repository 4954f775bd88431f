import { VenueFileDetail, VenueFiles } from '@games/contract'
import { padRsc } from '@games/domain'
import { aCompetitor, aParticipant, aResult, aUnit, participants, results, schedule } from '@games/testing'
import { beforeEach, expect, test } from 'vitest'
import { receive } from '../../testing/feed.ts'
import { emptyOffice } from '../../testing/organiser.ts'

/** Field events of FieldLynx: flights are parts of one list, found by number and title. */
const SHOT = padRsc('ATHWSHOTPUT-----------FNL-000100')
const RACE = padRsc('ATHW100M--------------FNL-000100')

const { db, ivone, venueFiles, medals } = emptyOffice('venue_file', 'venue_choice', 'venue_said')
beforeEach(() =>
  receive(
    db.pool,
    schedule({ documentCode: 'ATH' }, [aUnit({ code: SHOT, medal: 1 }), aUnit({ code: RACE, medal: 1 })]),
    participants(
      { documentCode: 'ATH' },
      ['1', '2', '3'].map((code) => aParticipant({ code })),
    ),
    results(
      { documentCode: SHOT, resultStatus: 'START_LIST' },
      ['1', '2', '3'].map((code, at) =>
        aResult({ sortOrder: at + 1, competitor: aCompetitor({ code, bib: String(100 + at) }) }),
      ),
    ),
  ),
)

const SIX = '12.58,-0.0,F,-0.0,F,-0.0,12.64,-0.0,F,-0.0,12.52,-0.0'
const FIRST = ['37,1,1,Women Shot Put,metric,', '1,101,1,2,FAMÍLIA 2,Inventada,"AL",11.07,-0.0,F,-0.0,11.50,-0.0']
const SECOND = [
  '37,1,2,Women Shot Put,metric,',
  `1,100,1,1,FAMÍLIA 1,Inventada,"AL",${SIX}`,
  ',102,2,,FAMÍLIA 3,Inventada,"AL",DNS',
]
const add = async (name: string, lines: readonly string[]) => {
  const content = Buffer.from(`${lines.join('\r\n')}\r\n`).toString('base64')
  const { body } = await ivone.call('POST', '/api/office/venue-files', { name, content })
  return VenueFiles.shape.files.element.parse(body['file']).id
}
const detail = async (id: number) =>
  VenueFileDetail.parse((await ivone.call('GET', `/api/office/venue-files/${id}`)).body)
const accept = async (id: number) => {
  const { races } = await detail(id)
  await ivone.call('PUT', `/api/office/venue-files/${id}/assignments`, {
    heats: races.flatMap(({ heats }) => heats),
    rows: [],
    marks: [],
  })
}
const bringIn = async (id: number) => {
  const { seen } = await detail(id)
  return ivone.call('POST', `/api/office/venue-files/${id}/import`, { overCorrections: false, seen })
}
const list = async () => {
  const { rows } = await db.pool.query<{ row: string }>(
    `select concat_ws(' ', fact -> 'competitor' ->> 'code', coalesce(fact ->> 'rank', '-'), coalesce(fact ->> 'result', '-'),
       fact ->> 'irm', jsonb_array_length(fact -> 'extended')) as row
     from fact_result where code = $1 and document_type = 'DT_RESULT' order by position`,
    [SHOT],
  )
  return rows.map(({ row }) => row)
}

test('flights of a field event are proposed by title for its unit, and become one list with attempts (R12.2)', async () => {
  const [first, second] = [await add('037-1-01.lff', FIRST), await add('037-1-02.lff', SECOND)]
  expect((await detail(second)).heats).toMatchObject([{ state: 'unit', why: 'proposed', proposals: [SHOT] }])
  await accept(first)
  await accept(second)
  expect((await bringIn(first)).status).toBe(200)
  expect(await list()).toEqual(['2 1 11.50 3', '1 - - 0', '3 - - 0'])
  // the competition is not over
  expect(await medals()).toEqual([])
  expect((await detail(second)).rules.map(({ to }) => to)).toEqual(['gold', 'silver'])
  expect((await bringIn(second)).status).toBe(200)
  expect(await list()).toEqual(['1 1 12.64 6', '2 2 11.50 3', '3 - - DNS 0'])
})

test('a file of the folder goes in by itself once its title was accepted, and not with a trial that cannot be read (R12.2)', async () => {
  const id = await add('037-1-01.lff', FIRST)
  await accept(id)
  await bringIn(id)
  const better = [FIRST[0] ?? '', '1,101,1,2,FAMÍLIA 2,Inventada,"AL",11.07,-0.0,F,-0.0,11.50,-0.0,11.80,-0.0']
  await venueFiles.takeFromFolder('037-1-01.lff', Buffer.from(better.join('\r\n')))
  expect((await list())[0]).toBe('2 1 11.80 4')
  const damaged = [FIRST[0] ?? '', '1,101,1,2,FAMÍLIA 2,Inventada,"AL",12.07,about 3,11.50,-0.0']
  await venueFiles.takeFromFolder('037-1-01.lff', Buffer.from(damaged.join('\r\n')))
  expect((await list())[0]).toBe('2 1 11.80 4')
})

test('a field event is no race, whatever its number (R12.2)', async () => {
  const id = await add('037-1-01.lff', ['37,1,1,x,metric,', ...FIRST.slice(1)])
  const assign = (unit: string) =>
    ivone.call('PUT', `/api/office/venue-files/${id}/assignments`, {
      heats: [{ heat: '37/1/1', unit }],
      rows: [],
      marks: [],
    })
  await assign(RACE)
  expect((await detail(id)).heats).toMatchObject([{ state: 'unit', why: 'contradicts', against: { facts: ['event'] } }])
  await assign(SHOT)
  expect((await detail(id)).heats).toMatchObject([{ state: 'ready', unit: { code: SHOT } }])
})
