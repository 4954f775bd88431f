import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { VenueFileDetail, VenueFiles } from '@games/contract'
import { padRsc } from '@games/domain'
import { readEvt } from '@games/odf/venue-files/index'
import { aCompetitor, aResult, aUnit, results, schedule } from '@games/testing'
import { NIGHTLY, sampled } from '@games/testing/suite'
import { unzipSync } from 'fflate'
import { beforeEach, describe, expect, test } from 'vitest'
import { receive } from '../../testing/feed.ts'
import { emptyOffice } from '../../testing/organiser.ts'

/** Files of timing systems that contradict the programme: no result is published before a person has looked at the file. */
const FIXTURES = join(import.meta.dirname, '../../../../../fixtures/venue-files')

const { db, ivone, download, open, apply, venueFiles } = emptyOffice(
  'desk_event',
  'venue_file',
  'venue_choice',
  'venue_said',
)
beforeEach(async () => {
  await db.pool.query(
    `insert into setting (key, value) values ('games_days', '{"first": "2026-11-20", "last": "2026-12-05"}') on conflict (key) do nothing`,
  )
  await importSheet('programme.csv')
  await importSheet('start-list.csv')
})

async function importSheet(name: string): Promise<void> {
  await apply(await open(await readFile(join(FIXTURES, name)), name), true)
}

/** The number that the men's 100 m has in the files for FinishLynx. */
async function exportedNumber(): Promise<string> {
  const written = await venueFiles.changedStartLists()
  const read = readEvt(written?.['lynx.evt'] ?? new Uint8Array())
  if (!read.ok) throw new Error(read.error.kind)
  return read.value.heats[0]?.event ?? ''
}
const lif = (...lines: readonly string[]) => new TextEncoder().encode(`${lines.join('\r\n')}\r\n`)
const titled = (number: string, title: string, distance = '100') =>
  `${number},1,1,${title},,,,,,${distance},10:28:03.1767`
const OWN_ROWS = [
  '1,1,3,Silva,João Pedro da,Alagoas,11.285',
  '2,2,4,Santos,Carlos dos,Bahia,11.301',
  '3,3,5,Souza,Mário,Ceará,11.402',
]
const take = (content: Uint8Array) => venueFiles.takeFromFolder('001-1-01.lif', content)
const newest = async () => {
  const { files } = VenueFiles.parse((await ivone.call('GET', '/api/office/venue-files')).body)
  const id = Math.max(...files.map((file) => file.id))
  return VenueFileDetail.parse((await ivone.call('GET', `/api/office/venue-files/${id}`)).body)
}
const assignUnit = async (heat: string, unit: string) => {
  const { file } = await newest()
  await ivone.call('PUT', `/api/office/venue-files/${file.id}/assignments`, {
    heats: [{ heat, unit }],
    rows: [],
    marks: [],
  })
}
const published = async () =>
  (
    await db.pool.query<{ result: string }>(
      `select fact ->> 'result' as result from fact_result where fact ->> 'result' is not null order by position`,
    )
  ).rows.map(({ result }) => result)

describe('the title of a race in a timing file', () => {
  test('a file of another program with number 1 waits, though a start list here has the same numbers of people', async () => {
    expect(await exportedNumber()).toMatch(/^\d{6}$/)
    await take(await readFile(join(FIXTURES, '001-1-01.lif')))
    await venueFiles.tryWaiting()
    expect(await published()).toEqual([])
    expect(await newest()).toMatchObject({
      file: { state: 'waiting' },
      heats: [{ state: 'unit', unit: null, why: 'no-event', proposals: [] }],
    })
  })

  test('the number of a unit is not enough: gender and distance of the title contradict it, and the reason is shown', async () => {
    const number = await exportedNumber()
    await take(lif(titled(number, 'Girls 60 Meter Dash', '60'), ...OWN_ROWS))
    await venueFiles.tryWaiting()
    expect(await published()).toEqual([])
    expect((await newest()).heats).toMatchObject([
      {
        state: 'unit',
        why: 'contradicts',
        against: { unit: { code: expect.stringMatching(/^ATHM100M/) }, facts: ['gender', 'distance'] },
        proposals: [],
      },
    ])
  })

  test.each(
    sampled([['100 m rasos masculino Final'], ['Boys 100 Meter Dash'], ['100 metros planos varones'], ['']], 4),
  )('a file with the number and the title "%s" is imported', async (title) => {
    await take(lif(titled(await exportedNumber(), title), ...OWN_ROWS))
    expect(await published()).toEqual(['11.29', '11.31', '11.41'])
  })

  test(
    'a title that a person has assigned is that unit, and the number with another title still waits',
    NIGHTLY,
    async () => {
      const number = await exportedNumber()
      await take(lif(titled(number, 'Girls 60 Meter Dash', '60'), ...OWN_ROWS))
      const [heat] = (await newest()).heats
      await assignUnit(heat?.key ?? '', heat?.against?.unit.code ?? '')
      expect((await newest()).heats).toMatchObject([{ state: 'ready', why: null, against: null }])
      await take(lif(titled(number, 'Girls 80 Meter Dash', '80'), ...OWN_ROWS))
      expect((await newest()).heats).toMatchObject([{ state: 'unit', why: 'contradicts' }])
      expect(await published()).toEqual([])
      await take(lif(titled(number, '100 m rasos masculino Final'), ...OWN_ROWS))
      expect(await published()).toEqual(['11.29', '11.31', '11.41'])
      // the number that is printed stays
      expect(await exportedNumber()).toBe(number)
    },
  )

  test('a race that is no race of the games does not dismiss the race of its number', NIGHTLY, async () => {
    const number = await exportedNumber()
    await take(lif(titled(number, 'Girls 60 Meter Dash', '60'), ...OWN_ROWS))
    await assignUnit((await newest()).heats[0]?.key ?? '', '')
    await venueFiles.tryWaiting()
    await take(lif(titled(number, 'Boys 100 Meter Dash'), ...OWN_ROWS))
    expect(await published()).toEqual(['11.29', '11.31', '11.41'])
  })
})

describe('the files of another program', () => {
  const GIRLS = 'Girls 200 Meter Dash'
  const girls = (heat: number, ...rows: readonly string[]) =>
    lif(`6,1,${heat},${GIRLS},+1.2,m/s,,,,200,11:00:03.1767`, ...rows)
  const HEATS = [
    girls(1, '1,21,3,Prado,Ana Lúcia,Alagoas,25.311', '2,22,4,Carvalho,Bia,Bahia,25.702'),
    girls(2, '1,24,4,Pinto,Dora,Bahia,24.950', '2,23,3,Nogueira,Clara,Ceará,26.114'),
  ]
  const takeHeat = (heat: number, content: Uint8Array) => venueFiles.takeFromFolder(`006-1-0${heat}.lif`, content)
  const addEvt = async () => {
    const content = (await readFile(join(FIXTURES, 'other-program.evt'))).toString('base64')
    await ivone.call('POST', '/api/office/venue-files', { name: 'lynx.evt', content })
    return newest()
  }
  const accept = async (detail: VenueFileDetail) => {
    const heats = detail.races.flatMap((race) => race.heats)
    const body = { heats, rows: [], marks: [] }
    return ivone.call('PUT', `/api/office/venue-files/${detail.file.id}/assignments`, body)
  }
  beforeEach(async () => {
    await importSheet('titled-programme.csv')
    await importSheet('titled-start-list.csv')
  })

  test(
    'a race of the same title, distance, gender and round is proposed, every other one waits with its reason',
    NIGHTLY,
    async () => {
      const { heats, races } = await addEvt()
      expect(heats.map(({ key, why }) => [key, why])).toEqual([
        [`6/1/1/${GIRLS}/200`, 'proposed'],
        [`6/1/2/${GIRLS}/200`, 'proposed'],
        ['7/1/1/Boys 200 Meter Dash/200', 'no-event'],
        ['8/1/1/200 Meter Dash/200', 'no-gender'],
        ['9/1/1//200', 'no-title'],
        [`6/3/1/${GIRLS}/200`, 'no-heat'],
      ])
      expect(races).toMatchObject([{ title: GIRLS, event: '6', round: '1', heats: [{}, {}] }])
      expect(await published()).toEqual([])
    },
  )

  test('results of a folder wait for one press, and those of the accepted race follow without another', async () => {
    await takeHeat(2, HEATS[1] ?? new Uint8Array())
    await venueFiles.tryWaiting()
    expect(await published()).toEqual([])
    const detail = await newest()
    expect(detail.heats).toMatchObject([{ state: 'unit', why: 'proposed' }])
    const { body } = await accept(detail)
    await venueFiles.tryWaiting()
    expect(await published()).toEqual(['24.95', '26.12'])
    await takeHeat(1, HEATS[0] ?? new Uint8Array())
    await takeHeat(1, HEATS[0] ?? new Uint8Array())
    expect((await published()).toSorted()).toEqual(['24.95', '25.32', '25.71', '26.12'])
    // the race is not accepted any more
    expect((await ivone.call('POST', `/api/office/actions/${String(body['action'])}/undo`)).status).toBe(200)
    await takeHeat(1, girls(1, '1,21,3,Prado,Ana Lúcia,Alagoas,25.300'))
    expect((await newest()).heats).toMatchObject([{ state: 'unit', why: 'proposed' }])
  })

  test.each(
    sampled(
      [
        ['another race with the numbers of an accepted one', '6,1,1,Boys 200 Meter Dash,,,,,,200', 'no-event'],
        ['the numbers of an accepted race without a title', '6,1,1,,,,,,,200', 'no-title'],
        ['another distance', '6,1,1,Girls 200 Meter Dash,,,,,,100', 'no-event'],
        ['half of the first line', '6,1,1,Girls 200 Me', 'no-event'],
        ['a race of the same title by another program', '16,1,1,Girls 200 Meter Dash,,,,,,200', 'proposed'],
        ['a race of other games that this system exported', '417001,1,1,Girls 200 Meter Dash,,,,,,200', 'proposed'],
      ] as const,
      6,
    ),
  )('%s is not published', async (_, line, why) => {
    await accept(await addEvt())
    await takeHeat(1, lif(line, '1,21,3,Prado,Ana Lúcia,Alagoas,25.311'))
    await venueFiles.tryWaiting()
    expect(await published()).toEqual([])
    expect((await newest()).heats).toMatchObject([{ state: 'unit', unit: null, why }])
  })

  test('an accepted race with the people of other games waits for a person', NIGHTLY, async () => {
    await accept(await addEvt())
    await takeHeat(1, girls(1, '1,21,3,Outra,Pessoa,Colegio X,25.311'))
    await venueFiles.tryWaiting()
    expect(await published()).toEqual([])
    expect((await newest()).heats).toMatchObject([{ state: 'ready', doubts: [{ what: 'name' }] }])
  })
})

describe('people in a timing file', () => {
  test(
    'numbers of people with a shared word in their names wait, in the race of that title and number',
    NIGHTLY,
    async () => {
      const rows = ['1,1,3,Silva,Marcos,Colegio X,11.12', '2,2,4,Ramos,Maria dos,Colegio Y,11.23']
      await take(lif(titled(await exportedNumber(), 'Boys 100 Meter Dash'), ...rows))
      await venueFiles.tryWaiting()
      expect(await published()).toEqual([])
      expect((await newest()).heats).toMatchObject([{ doubts: [{ what: 'name' }, { what: 'name' }] }])
    },
  )
})

describe('times in a timing file', () => {
  const withTime = (time: string) => [`1,1,3,Silva,João Pedro da,Alagoas,${time}`, ...OWN_ROWS.slice(1)]
  test.each(
    sampled(
      [
        ['0.99', 'time'],
        ['1:52.31', 'time'],
        ['10:28:14.20', 'time-of-day'],
      ] as const,
      3,
    ),
  )('%s over 100 m waits and is not published', async (time, what) => {
    const number = await exportedNumber()
    await take(lif(titled(number, 'Boys 100 Meter Dash'), ...withTime(time)))
    await venueFiles.tryWaiting()
    expect(await published()).toEqual([])
    const detail = await newest()
    expect(detail).toMatchObject({
      file: { state: 'waiting' },
      heats: [{ state: 'ready', doubts: [{ what, file: time }] }],
    })
    // a person who has looked at it imports it
    const body = { overCorrections: false, seen: detail.seen }
    expect((await ivone.call('POST', `/api/office/venue-files/${detail.file.id}/import`, body)).status).toBe(200)
    expect(await published()).toContain(time)
  })

  test('a text that is no time waits, and the other rows of the heat with it', NIGHTLY, async () => {
    await take(lif(titled(await exportedNumber(), 'Boys 100 Meter Dash'), ...withTime('10:28:14 AM')))
    await venueFiles.tryWaiting()
    expect(await published()).toEqual([])
    expect(await newest()).toMatchObject({ file: { state: 'waiting' }, problems: [{ problem: 'bad-time' }, {}] })
  })
})

describe('a timed final in LENEX', () => {
  const UNITS = [1, 2].map((heat) => padRsc(`SWMW400MFR------------FNL-000${heat}00`))
  const swim = (code: string, heat: number, time: string) =>
    `<ATHLETE athleteid="${code}" license="${code}"><RESULTS><RESULT resultid="${code}" eventid="1" heatid="${heat}" lane="${code}" swimtime="00:0${time}"/></RESULTS></ATHLETE>`
  const MEET = Buffer.from(
    `<LENEX version="3.0"><MEETS><MEET name="x"><SESSIONS><SESSION number="1"><EVENTS><EVENT eventid="1" number="7" round="TIM" gender="F"><SWIMSTYLE distance="400" relaycount="1" stroke="FREE"/><HEATS><HEAT heatid="1" number="1"/><HEAT heatid="2" number="2"/></HEATS></EVENT></EVENTS></SESSION></SESSIONS><CLUBS><CLUB name="AL"><ATHLETES>${[
      swim('1', 1, '4:58.00'),
      swim('2', 1, '4:59.00'),
      swim('3', 2, '4:49.50'),
      swim('4', 2, '4:58.50'),
    ].join('')}</ATHLETES></CLUB></CLUBS></MEET></MEETS></LENEX>`,
  )
  const startList = (unit: string, codes: readonly string[]) =>
    results(
      { documentCode: unit, resultStatus: 'START_LIST' },
      codes.map((code, at) =>
        aResult({ sortOrder: at + 1, startOrder: code, startSortOrder: at + 1, competitor: aCompetitor({ code }) }),
      ),
    )
  const importMeet = async () => {
    const { file, seen } = await newest()
    const body = { overCorrections: false, seen }
    expect((await ivone.call('POST', `/api/office/venue-files/${file.id}/import`, body)).status).toBe(200)
  }
  const medals = async () =>
    (
      await db.pool.query<{ line: string }>(
        `select medal || ' ' || (fact ->> 'code') as line from fact_medal order by position`,
      )
    ).rows.map(({ line }) => line)
  beforeEach(async () => {
    await receive(
      db.pool,
      schedule(
        { documentCode: 'SWM' },
        // the programme marks only the first heat for gold
        UNITS.map((code, at) => aUnit({ code, medal: at === 0 ? 1 : 0 })),
      ),
      ...UNITS.map((code, at) => startList(code, at === 0 ? ['1', '2'] : ['3', '4'])),
    )
    await ivone.call('POST', '/api/office/venue-files', { name: 'meet.lef', content: MEET.toString('base64') })
  })

  test('the heats of a timed final are proposed as the units of the final, by their numbers', NIGHTLY, async () => {
    expect((await newest()).heats.map(({ proposals }) => proposals[0])).toEqual(UNITS)
  })

  test(
    'medals of a timed final go by the times of all its heats, and its units are marked for gold',
    NIGHTLY,
    async () => {
      for (const [at, { key }] of (await newest()).heats.entries()) await assignUnit(key, UNITS[at] ?? '')
      await importMeet()
      expect(await medals()).toEqual(['gold 3', 'silver 1', 'bronze 4'])
      const { rows } = await db.pool.query(`select fact ->> 'medal' as medal from fact_unit where discipline = 'SWM'`)
      expect(rows).toEqual([{ medal: '1' }, { medal: '1' }])
    },
  )

  test('heat 1 of a timed final gives no medals while another heat of the file has no unit', NIGHTLY, async () => {
    const [heat] = (await newest()).heats
    await assignUnit(heat?.key ?? '', UNITS[0] ?? '')
    expect((await newest()).rules).toMatchObject([{ state: 'open', of: 'medal', why: { rule: 'not-played' } }])
    await importMeet()
    expect(await published()).toEqual(['4:58.00', '4:59.00'])
    expect(await medals()).toEqual([])
  })

  test.each(
    sampled(
      [
        ['heats before a final', 'HEAT', [0, 0], 'PRE'],
        ['a final A and a final B', 'FNL-', [1, 0], 'FIN'],
        ['heats that are all marked for gold', 'FNL-', [1, 1], 'TIM'],
      ] as const,
      3,
    ),
  )('%s: phase %s with the marks %j is exported as round %s', async (_, phase, marks, round) => {
    const units = marks.map((medal, at) =>
      aUnit({ code: padRsc(`SWMM200MFR------------${phase}000${at + 1}00`), medal }),
    )
    await receive(db.pool, schedule({ documentCode: 'SWM', version: 2 }, units))
    const answer = await download('/api/office/lenex-file?holds=start-lists')
    const meet = new TextDecoder().decode(unzipSync(new Uint8Array(await answer.arrayBuffer()))['start-lists.lef'])
    expect(/<EVENT [^>]*round="(\w+)" gender="M"/.exec(meet)?.[1]).toBe(round)
  })
})
