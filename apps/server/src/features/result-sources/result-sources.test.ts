import { DayResults, ImportContent, SheetList, UnitSources } from '@games/contract'
import { padRsc } from '@games/domain'
import { writeOdf } from '@games/odf'
import { aCompetitor, aParticipant, aResult, aUnit, participants, results, schedule } from '@games/testing'
import { expect, test } from 'vitest'
import { importFiles } from '../../ingest/folder-imports.ts'
import { insertMessage } from '../../ingest/inbox.queries.ts'
import { applyAll, receive } from '../../testing/feed.ts'
import { emptyOffice } from '../../testing/organiser.ts'

/** Where the list of a unit came from, by each way on which results arrive (R12.5). */

const { db, ivone, open, apply, undo, signedUp } = emptyOffice('venue_file', 'venue_choice', 'venue_said')

const HEADER = 'Data;Modalidade;Prova;Naipe;Fase;Atleta;UF;Tempo'
const swim = (...rows: readonly string[]) =>
  [HEADER, ...rows.map((row) => `14/09/2027;Natação;100 m livre;Feminino;Final 1;${row}`)].join('\n')
const sources = async (unit: string) => {
  const view = UnitSources.parse((await ivone.call('GET', `/api/office/results/${unit}`)).body)
  return view.sources.map(({ road, name, by, isShown, isUndone }) =>
    [road, name, by, isShown ? 'shown' : isUndone ? 'undone' : 'earlier'].filter(Boolean).join(' | '),
  )
}
const imports = async () => SheetList.parse((await ivone.call('GET', '/api/office/sheets')).body).imports

test('a list has the sheet that it came from, the newest first, and an undone one is marked (R12.5)', async () => {
  await apply(await open(swim('Ana Um;AL;58.10', 'Bia Dois;PR;57.90'), 'manhã.csv'))
  const unit = (await imports())[0]?.id
  const first = ImportContent.parse((await ivone.call('GET', `/api/office/imports/${unit}`)).body)
  const code = first.units[0]?.unit.code ?? ''
  const correction = await apply(await open(swim('Bia Dois;PR;58.30'), 'correção.csv'))
  expect(await sources(code)).toEqual(['sheet | correção.csv | ivone | shown', 'sheet | manhã.csv | ivone | earlier'])
  expect(await undo(correction)).toBe(200)
  expect(await sources(code)).toEqual(['sheet | correção.csv | ivone | undone', 'sheet | manhã.csv | ivone | shown'])
})

test('an import has its units and the events of its medals (R12.5)', async () => {
  await apply(await open(swim('Ana Um;AL;58.10', 'Bia Dois;PR;57.90'), 'manhã.csv'))
  const [newest] = await imports()
  const view = ImportContent.parse((await ivone.call('GET', `/api/office/imports/${newest?.id}`)).body)
  expect(view).toMatchObject({
    fileName: 'manhã.csv',
    kind: 'results',
    by: 'ivone',
    undone: false,
    action: newest?.action,
    venueFile: null,
    unitCount: 1,
    units: [{ isShown: true }],
    medals: [{ name: { por: '100 m livre' } }],
  })
  expect((await ivone.call('GET', '/api/office/imports/999999')).status).toBe(404)
})

const RACE = padRsc('ATHW100M--------------FNL-000100')
const list = (version: number, result: string) =>
  results({ documentCode: RACE, resultStatus: 'OFFICIAL', version, time: `1${version}0000000` }, [
    aResult({ sortOrder: 1, rank: '1', result, competitor: aCompetitor({ code: '1', bib: '100' }) }),
  ])
const registered = {
  code: 'ATH',
  entries: [],
  registeredEvents: [{ event: padRsc('ATHW100M'), bib: '100', substitute: false, entries: [] }],
}
const programme = async () =>
  receive(
    db.pool,
    schedule({ documentCode: 'ATH' }, [aUnit({ code: RACE, medal: 1 })]),
    participants({ documentCode: 'ATH' }, [aParticipant({ code: '1', disciplines: [registered] })]),
  )

test('lists of the feed and of the result desk have their source, without a name of staff for the feed (R12.5)', async () => {
  await programme()
  await receive(db.pool, list(1, '11.30'))
  expect(await sources(RACE)).toEqual(['feed | shown'])
  await insertMessage(db.pool, writeOdf(list(2, '11.29')), 'desk')
  await applyAll(db.pool)
  expect(await sources(RACE)).toEqual(['desk | shown', 'feed | earlier'])
})

test('a list of a folder on the server has the name of the folder (R12.7)', async () => {
  await importFiles('/srv/results', [writeOdf(list(1, '11.30'))], db.pool)
  await applyAll(db.pool)
  expect(await sources(RACE)).toEqual(['folder | /srv/results | shown'])
})

test('a list of a timing system has its file and the name of who imported it (R12.5)', async () => {
  await programme()
  const content = Buffer.from('4,1,1,Invented 100 m,,m/s\r\n1,100,1,,,,11.291\r\n').toString('base64')
  const { body } = await ivone.call('POST', '/api/office/venue-files', { name: '004-1-01.lif', content })
  const { id } = body['file'] as { id: number }
  const path = `/api/office/venue-files/${id}`
  await ivone.call('PUT', `${path}/assignments`, { heats: [{ heat: '4/1/1', unit: RACE }], rows: [], marks: [] })
  const { seen } = (await ivone.call('GET', path)).body
  expect((await ivone.call('POST', `${path}/import`, { overCorrections: false, seen })).status).toBe(200)
  expect(await sources(RACE)).toEqual(['timing | 004-1-01.lif | ivone | shown'])
  const [newest] = await imports()
  const view = ImportContent.parse((await ivone.call('GET', `/api/office/imports/${newest?.id}`)).body)
  expect(view).toMatchObject({ venueFile: id, unitCount: 1, action: expect.any(Number) })
})

test('the units of a day have the source of the list that is shown, and those without a list have none (R12.5)', async () => {
  const other = padRsc('ATHW200M--------------FNL-000100')
  await receive(
    db.pool,
    schedule({ documentCode: 'ATH' }, [
      aUnit({ code: RACE, start: '2027-09-14T10:00:00-03:00' }),
      aUnit({ code: other, start: '2027-09-14T11:00:00-03:00' }),
    ]),
    list(1, '11.30'),
  )
  const view = DayResults.parse((await ivone.call('GET', '/api/office/results?day=2027-09-14')).body)
  expect(view.units.map(({ unit, source }) => [unit.code, source?.road ?? null])).toEqual([
    [RACE, 'feed'],
    [other, null],
  ])
})

test('a visitor and an account without a role read no source (R12.5)', async () => {
  const visitor = await signedUp('visitante')
  expect((await visitor.call('GET', `/api/office/results/${RACE}`)).status).toBe(403)
})
