import { padRsc } from '@games/domain'
import type { OdfUnit } from '@games/odf'
import { aUnit, schedule } from '@games/testing'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emptyDatabase, receive } from '../../testing/feed.ts'
import { createHandlers } from '../handlers.ts'
import { createVenueImports, type PlaceRow, storePlaces } from './index.ts'
import { readPlaces } from './venues.queries.ts'

const DAY = '2027-09-14'
const TILES = { template: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Mapas' }
let db: TestDatabase
let handlers: ReturnType<typeof createHandlers>

beforeAll(async () => {
  db = await testDatabase()
  handlers = createHandlers({
    pool: db.pool,
    demo: true,
    now: () => Date.parse(`${DAY}T14:02:00-03:00`),
    mapTiles: TILES,
  })
})
afterAll(() => db.close())
beforeEach(async () => {
  await emptyDatabase(db.pool)
  await storePlaces(db.pool, [])
})

const judo = (phase: string, number = 1) => padRsc(`JUDW57KG--------------${phase.padEnd(4, '-')}000${number}00--`)
const at = (time: string, day = DAY) => `${day}T${time}:00-03:00`
const inVenue = (venue: string, code: string, given: Partial<OdfUnit> = {}) =>
  aUnit({ code, venue, venueName: `Local ${venue}`, location: `${venue}1`, start: at('15:00'), ...given })
const aPlace = (code: string, given: Partial<PlaceRow> = {}): PlaceRow => ({
  code,
  name: null,
  lat: null,
  lon: null,
  address: null,
  notes: null,
  accessibility: null,
  transport: null,
  ...given,
})

const venues = async (day?: string) => handlers.listVenues({ query: { day } })
const venue = async (code: string, day = 'today') => (await handlers.getVenueDay({ params: { code, day } })).view
const csv = (...lines: string[]) => new TextEncoder().encode(lines.join('\n'))

describe('the venues (R2.1)', () => {
  test('every venue that has units or was published is there, with its fields, disciplines and days (R2.1)', async () => {
    await receive(
      db.pool,
      schedule({ documentCode: 'JUD' }, [
        inVenue('AMA', judo('FNL-')),
        inVenue('AMA', judo('WEIG'), { phaseType: '8', location: 'AMA2', start: at('08:00', '2027-09-13') }),
      ]),
    )
    await storePlaces(db.pool, [aPlace('TAB', { name: { por: 'Teatro' }, address: 'Cais, 4' })])
    const { view } = await venues(DAY)
    expect(view.venues).toEqual([
      {
        code: 'AMA',
        name: { por: 'Local AMA' },
        place: null,
        locations: [
          { code: 'AMA1', name: null },
          { code: 'AMA2', name: null },
        ],
        disciplines: [expect.objectContaining({ code: 'JUD' })],
        // a weigh-in is nothing that people come to see
        days: [DAY],
      },
      {
        code: 'TAB',
        name: { por: 'Teatro' },
        place: { point: null, address: 'Cais, 4', notes: null, accessibility: null, transport: null },
        locations: [],
        disciplines: [],
        days: [],
      },
    ])
  })

  test('of each venue what is on now is there, and the next three to begin (R2.1)', async () => {
    await receive(
      db.pool,
      schedule({ documentCode: 'JUD' }, [
        inVenue('AMA', judo('QFNL', 1), { scheduleStatus: 'RUNNING', start: at('14:00') }),
        ...[2, 3, 4, 5].map((n) => inVenue('AMA', judo('QFNL', n), { start: at(`16:0${n}`) })),
        inVenue('AMA', judo('QFNL', 6), { scheduleStatus: 'FINISHED', start: at('10:00') }),
        inVenue('GFA', judo('FNL-')),
      ]),
    )
    const { view } = await venues(DAY)
    expect(view.units.map((unit) => [unit.venue?.code, unit.start?.slice(11, 16)])).toEqual([
      ['AMA', '14:00'],
      ['GFA', '15:00'],
      ['AMA', '16:02'],
      ['AMA', '16:03'],
      ['AMA', '16:04'],
    ])
  })

  test('a response for a day is cached until the day changes; one for today, whatever day that is, is not (R2.1)', async () => {
    expect((await venues(DAY)).topics).toEqual([`schedule:${DAY}`, 'days'])
    expect((await venues()).topics).toEqual([])
    expect((await venues()).view.day).toBe(DAY)
  })
})

describe('a venue (R2.1)', () => {
  test('it shows where it is, what is on and comes next on the day, how much is over, and its own days (R2.1)', async () => {
    await receive(
      db.pool,
      schedule({ documentCode: 'JUD' }, [
        inVenue('AMA', judo('QFNL', 1), { scheduleStatus: 'RUNNING', start: at('14:00') }),
        inVenue('AMA', judo('QFNL', 2), { scheduleStatus: 'FINISHED', start: at('10:00') }),
        inVenue('AMA', judo('FNL-'), { medal: 1 }),
        inVenue('AMA', judo('SFNL'), { start: at('09:00', '2027-09-15') }),
        inVenue('GFA', judo('SFNL', 2)),
      ]),
    )
    await storePlaces(db.pool, [
      aPlace('AMA', { lat: -10.5, lon: -30.5, accessibility: { por: 'Rampa', eng: 'Ramp' } }),
      aPlace('GFA', { lat: -10.6, lon: -30.4 }),
      aPlace('GPO'),
    ])
    const view = await venue('AMA')
    expect(view).toMatchObject({
      day: DAY,
      days: [
        { day: DAY, units: 3, golds: 1 },
        { day: '2027-09-15', units: 1, golds: 0 },
      ],
      toCome: 1,
      over: 1,
      venue: { place: { point: { lat: -10.5, lon: -30.5 }, accessibility: { por: 'Rampa', eng: 'Ramp' } } },
      others: [{ code: 'GFA', lat: -10.6, lon: -30.4 }],
      tiles: TILES,
    })
    expect(view.units.map((unit) => unit.status)).toEqual(['RUNNING', 'SCHEDULED'])
    expect((await venue('AMA', '2027-09-15')).toCome).toBe(1)
  })

  test('without a point there is no map to request; a venue nobody knows is not there (R2.1)', async () => {
    await storePlaces(db.pool, [aPlace('TAB')])
    expect((await venue('TAB')).tiles).toBeNull()
    await expect(venue('XXX')).rejects.toMatchObject({ status: 404 })
  })
})

describe('a table of venues (R12.2)', () => {
  const imports = () => createVenueImports({ pool: db.pool })
  const GOOD = csv(
    'código;Nome;name_eng;Latitude;Longitude;Endereço;Acessibilidade',
    'AMA;Arena;The Arena;-10,5;-30.5;Rua Um, 2;Rampa',
    'GFA;Ginásio;;;;;',
  )

  test('a dry run says what would change and stores nothing; applied it is there, and the same again changes nothing (R12.2)', async () => {
    expect(await imports().plan(GOOD)).toMatchObject({ found: 2, added: ['AMA', 'GFA'], changed: [], removed: [] })
    expect(await readPlaces(db.pool)).toEqual([])
    await imports().apply(GOOD)
    expect(await readPlaces(db.pool)).toEqual([
      aPlace('AMA', {
        name: { por: 'Arena', eng: 'The Arena' },
        lat: -10.5,
        lon: -30.5,
        address: 'Rua Um, 2',
        accessibility: { por: 'Rampa' },
      }),
      aPlace('GFA', { name: { por: 'Ginásio' } }),
    ])
    expect(await imports().apply(GOOD)).toMatchObject({ added: [], changed: [], removed: [], problems: [] })
  })

  test('it stands for all venues: what it does not have goes, what is otherwise changes field by field (R12.2)', async () => {
    await imports().apply(GOOD)
    const plan = await imports().apply(csv('code,name,lat,lon', 'AMA,Arena,-10.5,-30.6'))
    expect(plan.removed).toEqual(['GFA'])
    expect(plan.changed).toEqual([
      { key: 'AMA', field: 'name', from: { por: 'Arena', eng: 'The Arena' }, to: { por: 'Arena' } },
      { key: 'AMA', field: 'lon', from: -30.5, to: -30.6 },
      { key: 'AMA', field: 'address', from: 'Rua Um, 2', to: null },
      { key: 'AMA', field: 'accessibility', from: { por: 'Rampa' }, to: null },
    ])
  })

  test.each([
    ['a latitude beyond the pole', 'AMA,A,-95,1', { problem: 'bad-number', row: 2, column: 'lat', value: '-95' }],
    ['degrees and minutes', `AMA,A,10°30',1`, { problem: 'bad-number', row: 2, column: 'lat', value: `10°30'` }],
    ['half a point', 'AMA,A,,1', { problem: 'missing-value', row: 2, column: 'lat', value: null }],
    ['no code', ',A,1,1', { problem: 'missing-value', row: 2, column: 'code', value: null }],
    ['a venue twice', 'AMA,A,1,1\nAMA,B,1,1', { problem: 'contradicting-row', row: 3, column: 'code', value: 'AMA' }],
  ])('%s stops the table, by row and column, and nothing is stored (R12.2)', async (_what, rows, problem) => {
    await imports().apply(GOOD)
    const plan = await imports().apply(csv('code,name,lat,lon', rows))
    expect(plan).toMatchObject({ applicable: false, problems: [problem], removed: [] })
    expect(await readPlaces(db.pool)).toHaveLength(2)
  })

  test('whoever follows anything is notified, since a venue’s name may stand anywhere; nobody where nothing changed (R3.7)', async () => {
    await db.pool.query('delete from event_log')
    const committed: number[] = []
    const announcing = createVenueImports({ pool: db.pool, onCommitted: (seq) => committed.push(seq) })
    await announcing.apply(GOOD)
    await announcing.apply(GOOD)
    expect(committed).toHaveLength(1)
    const { rows } = await db.pool.query('select topic from event_log')
    expect(rows).toEqual([{ topic: '*' }])
  })
})
