import { VenueFileDetail, VenueFiles } from '@games/contract'
import { padRsc } from '@games/domain'
import { readOdf } from '@games/odf'
import { readEvt, readLenex } from '@games/odf/venue-files/index'
import { aCompetitor, aParticipant, aResult, aUnit, participants, results, schedule } from '@games/testing'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { NIGHTLY } from '@games/testing/suite'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createHandlers } from '../handlers.ts'
import { receive } from '../../testing/feed.ts'
import { emptyOffice } from '../../testing/organiser.ts'

const FINAL = padRsc('ATHW100M--------------FNL-000100')
const HEAT = padRsc('ATHW100M--------------HEAT000100')
const SWIM = padRsc('SWMW100MFR------------FNL-000100')

const { db, ivone, download, venueFiles } = emptyOffice('venue_file', 'venue_choice', 'venue_said')
const { takeFromFolder, tryWaiting } = venueFiles
let handlers: ReturnType<typeof createHandlers>
beforeAll(() => {
  handlers = createHandlers({ pool: db.pool, demo: false, now: () => Date.parse('2027-09-14T10:00:00-03:00') })
})

const registered = (discipline: string, event: string, codes: readonly string[]) =>
  codes.map((code, at) =>
    aParticipant({
      code,
      disciplines: [
        {
          code: discipline,
          entries: [],
          registeredEvents: [{ event: padRsc(event), bib: String(100 + at), substitute: false, entries: [] }],
        },
      ],
    }),
  )
const startList = (unit: string, codes: readonly string[], version = 1, firstBib = 100) =>
  results(
    { documentCode: unit, resultStatus: 'START_LIST', version },
    codes.map((code, at) =>
      aResult({
        sortOrder: at + 1,
        startOrder: String(at + 1),
        startSortOrder: at + 1,
        competitor: aCompetitor({ code, bib: String(firstBib + at) }),
      }),
    ),
  )
beforeEach(async () => {
  await receive(
    db.pool,
    schedule({ documentCode: 'ATH' }, [aUnit({ code: HEAT }), aUnit({ code: FINAL, medal: 1 })]),
    participants({ documentCode: 'ATH' }, registered('ATH', 'ATHW100M', ['1', '2', '3'])),
    startList(FINAL, ['1', '2', '3']),
  )
})

const lif = (rows: readonly string[], head = '4,1,1,Invented 100 m,+1.0,m/s,,,,100,10:28:03.1767') =>
  new TextEncoder().encode([head, ...rows, ''].join('\r\n'))
const ROWS = [
  '1,101,2,FAMÍLIA 2,Inventada,AL,11.285',
  '2,100,1,FAMÍLIA 1,Inventada,AL,11.291',
  'DNS,102,3,FAMÍLIA 3,Inventada,AL,',
]

const add = async (name: string, content: Uint8Array) => {
  const { status, body } = await ivone.call('POST', '/api/office/venue-files', {
    name,
    content: Buffer.from(content).toString('base64'),
  })
  return { status, id: (body as { file?: { id: number } }).file?.id ?? 0 }
}
const detail = async (id: number) =>
  VenueFileDetail.parse((await ivone.call('GET', `/api/office/venue-files/${id}`)).body)
const listed = async (query = '') => VenueFiles.parse((await ivone.call('GET', `/api/office/venue-files${query}`)).body)
const assign = (id: number, said: object) =>
  ivone.call('PUT', `/api/office/venue-files/${id}/assignments`, { heats: [], rows: [], marks: [], ...said })
/** Brings in what is looked at now, or was `seen`. */
const bringIn = async (id: number, overCorrections = false, seen?: string) =>
  ivone.call('POST', `/api/office/venue-files/${id}/import`, {
    overCorrections,
    seen: seen ?? (await detail(id)).seen,
  })
const undo = (action: unknown) => ivone.call('POST', `/api/office/actions/${String(action)}/undo`)
const messages = async () => (await db.pool.query<{ n: number }>('select count(*)::int as n from inbox')).rows[0]?.n
/** The line of the newest import. */
const lastAction = async () => {
  const { rows } = await db.pool.query<{ id: number }>(
    `select id from office_action where action = 'import' and undoes is null order by id desc limit 1`,
  )
  return rows[0]?.id
}
const shown = async (code = FINAL) => {
  const { view } = await handlers.getUnit({ params: { code } })
  return view.unit
}
const rowsOf = async (code = FINAL) => {
  const { rows } = await db.pool.query<{ row: string }>(
    `select concat_ws(' ', fact -> 'competitor' ->> 'code', coalesce(fact ->> 'rank', '-'), coalesce(fact ->> 'result', '-'), fact ->> 'irm') as row
     from fact_result where code = $1 and document_type = 'DT_RESULT' order by position`,
    [code],
  )
  return rows.map(({ row }) => row)
}
const medals = async () =>
  (
    await db.pool.query<{ line: string }>(
      `select medal || ' ' || (fact ->> 'code') as line from fact_medal order by position`,
    )
  ).rows.map(({ line }) => line)
/** Says once that heat 4/1/1 is the final. */
const known = async () => {
  const { id } = await add('004-1-01.lif', lif(ROWS))
  await assign(id, { heats: [{ heat: '4/1/1', unit: FINAL }] })
  return id
}
const IN = ['2 1 11.29', '1 2 11.30', '3 - - DNS']

describe('results of FinishLynx (R12.2)', () => {
  test('a number nobody has said yet waits, with the unit that most of its numbers are in; said once, it is remembered', async () => {
    const { id } = await add('004-1-01.lif', lif(ROWS))
    const key = '4/1/1/Invented 100 m/100'
    expect((await detail(id)).heats).toMatchObject([{ key, state: 'unit', unit: null, proposals: [FINAL] }])
    await assign(id, { heats: [{ heat: key, unit: FINAL }] })
    expect((await detail(id)).heats).toMatchObject([
      { state: 'ready', unit: { code: FINAL }, open: [], doubts: [], kept: [] },
    ])
    expect(await rowsOf()).toEqual(['1 - -', '2 - -', '3 - -'])
    expect((await bringIn(id)).status).toBe(200)
    expect(await rowsOf()).toEqual(IN)
    expect(await shown()).toMatchObject({ status: 'UNOFFICIAL' })
    // the next one of the heat goes in by itself
    await takeFromFolder('004-1-01.lif', lif(['1,101,2,,,,11.285', '2,100,1,,,,11.305', 'DNF,102,3']))
    expect(await rowsOf()).toEqual(['2 1 11.29', '1 2 11.31', '3 - - DNF'])
  })

  test('medals come of a final by the sport’s rules, shown before and taken back with it (R12.5)', async () => {
    const id = await known()
    expect((await detail(id)).rules.map(({ state, of, to }) => [state, of, to])).toEqual([
      ['new', 'medal', 'gold'],
      ['new', 'medal', 'silver'],
    ])
    const { body } = await bringIn(id)
    expect(await medals()).toEqual(['gold 2', 'silver 1'])
    expect((await undo(body['action'])).status).toBe(200)
    expect(await medals()).toEqual([])
  })
  test('what goes in by itself gives no medals, and moves those that the rules had given (R12.5)', async () => {
    const id = await known()
    await takeFromFolder('004-1-01.lif', lif(ROWS.slice(0, 2)))
    expect([await rowsOf(), await medals()]).toEqual([['2 1 11.29', '1 2 11.30', '3 - -'], []])
    await bringIn(id)
    expect(await medals()).toEqual(['gold 2', 'silver 1'])
    await takeFromFolder('004-1-01.lif', lif(['1,100,1,,,,11.271', '2,101,2,,,,11.285', 'DNS,102,3']))
    expect(await medals()).toEqual(['gold 1', 'silver 2'])
  })

  describe('medals after the undo of a file are those of the results that remain (R12.7)', () => {
    const SECOND = padRsc('ATHW100M--------------FNL-000200')
    const heat = (number: 1 | 2, ...rows: readonly string[]) =>
      lif(rows, `4,1,${number},Invented 100 m,+1.0,m/s,,,,100`)
    const FIRST_HEAT = heat(1, ...ROWS.slice(0, 2))
    const SECOND_HEAT = heat(2, '1,102,1,,,,11.20', '2,103,2,,,,11.40')
    const imported = async (content: Uint8Array, unit: string) => {
      const { id } = await add('heat.lif', content)
      await assign(id, { heats: (await detail(id)).heats.map(({ key }) => ({ heat: key, unit })) })
      return (await bringIn(id)).body['action']
    }
    const state = async () => [await medals(), await rowsOf(), await rowsOf(SECOND)]

    test.each([
      ['the first heat of a timed final', FINAL, FIRST_HEAT, SECOND, SECOND_HEAT],
      ['the second heat of a timed final', SECOND, SECOND_HEAT, FINAL, FIRST_HEAT],
    ] as const)('%s, imported before the other', NIGHTLY, async (_, unit, content, otherUnit, other) => {
      await receive(
        db.pool,
        schedule(
          { documentCode: 'ATH', version: 2 },
          [FINAL, SECOND].map((code) => aUnit({ code, medal: 1 })),
        ),
        participants({ documentCode: 'ATH', version: 2 }, registered('ATH', 'ATHW100M', ['1', '2', '3', '4', '5'])),
        startList(FINAL, ['1', '2'], 2),
        startList(SECOND, ['4', '5'], 1, 102),
      )
      const undone = await imported(content, unit)
      const remaining = await imported(other, otherUnit)
      expect(await medals()).toEqual(['gold 4', 'silver 2', 'bronze 1'])
      expect((await undo(undone)).status).toBe(200)
      expect(await medals()).toEqual([])
      expect((await undo(remaining)).status).toBe(200)
      expect(await state()).toEqual([[], ['1 - -', '2 - -'], ['4 - -', '5 - -']])
    })

    test('an event without medals has none after the undo of a file that was imported by itself', NIGHTLY, async () => {
      await known()
      await takeFromFolder('004-1-01.lif', lif(ROWS.slice(0, 2)))
      const first = await lastAction()
      await takeFromFolder('004-1-01.lif', lif(['1,101,2,,,,11.285', '2,100,1,,,,11.305', 'DNF,102,3']))
      expect((await undo(first)).status).toBe(200)
      expect(await medals()).toEqual([])
    })
  })

  test('wind, reaction and passages are where the sports read them', NIGHTLY, async () => {
    const id = await known()
    await bringIn(id)
    const { rows } = await db.pool.query<{ body: Buffer }>(
      `select body from inbox where document_type = 'DT_RESULT' order by id desc limit 1`,
    )
    const message = readOdf(rows[0]?.body ?? new Uint8Array())
    expect(message).toMatchObject({
      ok: true,
      value: {
        body: { extendedInfos: [{ type: 'UI', code: 'WIND_SPEED', value: '+1.0' }] },
        header: { documentCode: FINAL },
      },
    })
  })

  test('a later file that changes only the wind corrects it', NIGHTLY, async () => {
    await bringIn(await known())
    await takeFromFolder('004-1-01.lif', lif(ROWS, '4,1,1,Invented 100 m,+1.4,m/s,,,,100,10:28:03.1767'))
    const { rows } = await db.pool.query<{ wind: string }>(
      `select fact #>> '{extendedInfos,0,value}' as wind from fact_result_list where code = $1`,
      [FINAL],
    )
    expect(rows).toEqual([{ wind: '+1.4' }])
  })

  test('another result removes the marks of the former one, and the round is marked again by its number (R12.7)', async () => {
    const row = (sortOrder: number, result: string, qualificationMark: string | null) =>
      aResult({ sortOrder, competitor: String(sortOrder), rank: String(sortOrder), result, qualificationMark })
    const first = { ...row(1, '11.20', 'Q'), diff: '+0.00', photoFinish: 'P' }
    await receive(
      db.pool,
      results({ documentCode: HEAT, resultStatus: 'UNOFFICIAL' }, [first, row(2, '11.30', null)], {
        extendedInfos: [{ type: 'UI', code: 'QUAL_RULE', value: '1+0' }],
      }),
    )
    const { id } = await add('003-1-01.lif', lif(ROWS.slice(0, 2), '3,1,1,Invented 100 m,,m/s,,,,100,10:28:03.1767'))
    await assign(id, { heats: [{ heat: '3/1/1', unit: HEAT }] })
    await bringIn(id)
    const { rows } = await db.pool.query(
      `select competitor, fact ->> 'qualificationMark' as mark, fact ->> 'diff' as diff, fact ->> 'photoFinish' as photo
       from fact_result where code = $1 order by position`,
      [HEAT],
    )
    expect(rows).toEqual([
      { competitor: '2', mark: 'Q', diff: null, photo: null },
      { competitor: '1', mark: null, diff: null, photo: null },
    ])
  })

  test('the same file ten times is once', async () => {
    await bringIn(await known())
    const [before, count] = [await messages(), (await listed()).files.length]
    for (let time = 0; time < 10; time++) await takeFromFolder('004-1-01.lif', lif(ROWS))
    // and under another name, with other line ends
    await takeFromFolder(
      '004-1-1.lif',
      new TextEncoder().encode(new TextDecoder().decode(lif(ROWS)).replaceAll('\r\n', '\n')),
    )
    expect(await messages()).toBe(before)
    expect((await listed()).files.map(({ state }) => state)).toEqual([
      'unchanged',
      ...Array.from({ length: count }, () => 'imported'),
    ])
  })

  test('a file of which only a part was written when it was taken is whole once it is read again (R12.2)', async () => {
    await known()
    const whole = lif(ROWS)
    // in the middle of a time, and of the row behind it
    for (const bytes of [whole.length - 62, whole.length - 20])
      await takeFromFolder('004-1-01.lif', whole.slice(0, bytes))
    await takeFromFolder('004-1-01.lif', whole)
    expect(await rowsOf()).toEqual(IN)
    expect((await listed()).files.filter(({ state }) => state === 'waiting')).toEqual([])
  })

  test('the wind of a race that is longer than 200 m is left out', NIGHTLY, async () => {
    const long = padRsc('ATHW1500M-------------FNL-000100')
    await receive(db.pool, schedule({ documentCode: 'ATH' }, [aUnit({ code: long })]), startList(long, ['1', '2', '3']))
    const { id } = await add('005-1-01.lif', lif(ROWS, '5,1,1,x,"-1.4,,,,192,",M/S SW,,,,1500'))
    await assign(id, { heats: [{ heat: '5/1/1', unit: long }] })
    await bringIn(id)
    expect(await rowsOf(long)).toEqual(IN)
    const { rows } = await db.pool.query<{ body: Buffer }>(`select body from inbox order by id desc limit 3`)
    expect(rows.map(({ body }) => body.toString()).filter((text) => text.includes('WIND_SPEED'))).toEqual([])
  })

  test(
    'a row without a time takes none away, and nothing is called unofficial that is half read',
    NIGHTLY,
    async () => {
      const id = await known()
      await assign(id, {})
      await takeFromFolder('004-1-01.lif', lif(['1,101,2,,,,11.285', '2,100,1,,,,', ',102,3']))
      expect(await rowsOf()).toEqual(['2 1 11.29', '1 - -', '3 - -'])
      await takeFromFolder('004-1-01.lif', lif(ROWS))
      await takeFromFolder('004-1-01.lif', lif(['1,101,2,,,,', '2,100,1,,,,11.291']))
      expect(await rowsOf()).toEqual(IN)
    },
  )

  test('what was corrected by hand stays, and is said; on demand the file stands above it', async () => {
    await bringIn(await known())
    const hand = results({ documentCode: FINAL, resultStatus: 'UNOFFICIAL', version: 50 }, [
      aResult({
        sortOrder: 1,
        rank: '1',
        result: '11.30',
        resultType: 'TIME',
        startOrder: '1',
        startSortOrder: 1,
        competitor: aCompetitor({ code: '1', bib: '100' }),
      }),
      aResult({
        sortOrder: 2,
        irm: 'DQ',
        resultType: 'IRM',
        startOrder: '2',
        startSortOrder: 2,
        competitor: aCompetitor({ code: '2', bib: '101' }),
      }),
      aResult({
        sortOrder: 3,
        irm: 'DNS',
        resultType: 'IRM',
        startOrder: '3',
        startSortOrder: 3,
        competitor: aCompetitor({ code: '3', bib: '102' }),
      }),
    ])
    await receive(db.pool, hand)
    await takeFromFolder('004-1-01.lif', lif(['1,101,2,,,,11.284', '2,100,1,,,,11.295', 'DNF,102,3']))
    expect(await rowsOf()).toEqual(['1 1 11.30', '2 - - DQ', '3 - - DNF'])
    const { id } = await add('004-1-01.lif', lif(['1,101,2,,,,11.284', '2,100,1,,,,11.295', 'DNF,102,3', '']))
    const [heat] = (await detail(id)).heats
    expect(heat?.kept.map(({ field, held, said }) => [field, held, said])).toEqual([
      ['rank', null, '1'],
      ['result', null, '11.29'],
      ['irm', 'DQ', null],
      ['rank', '1', '2'],
      ['wind', null, '+1.0'],
    ])
    expect((await bringIn(id, true)).status).toBe(200)
    expect(await rowsOf()).toEqual(['2 1 11.29', '1 2 11.30', '3 - - DNF'])
  })

  test('an official list is changed by a person alone', async () => {
    await bringIn(await known())
    await receive(
      db.pool,
      results({ documentCode: FINAL, resultStatus: 'OFFICIAL', version: 50 }, [
        aResult({
          sortOrder: 1,
          rank: '1',
          result: '11.29',
          resultType: 'TIME',
          startOrder: '2',
          startSortOrder: 2,
          competitor: aCompetitor({ code: '2', bib: '101' }),
        }),
      ]),
    )
    await takeFromFolder('004-1-01.lif', lif(['1,101,2,,,,11.275']))
    expect(await rowsOf()).toEqual(['2 1 11.29'])
    const [waiting] = (await listed()).files
    expect(waiting).toMatchObject({ state: 'waiting', origin: 'folder' })
    expect((await detail(waiting?.id ?? 0)).heats).toMatchObject([
      { state: 'official', changes: [{ field: 'result', from: '11.29', to: '11.28' }] },
    ])
    expect((await bringIn(waiting?.id ?? 0)).status).toBe(200)
    expect(await rowsOf()).toEqual(['2 1 11.28'])
    expect((await shown()).status).toBe('OFFICIAL')
  })

  test('a number that is in no list, a mark nobody knows: said once, and remembered', async () => {
    await bringIn(await known())
    const rows = ['1,101,2,,,,11.285', 'FS,100,1', '2,999,7,Desconhecida,Zoe,XX,11.9']
    await takeFromFolder('004-1-01.lif', lif(rows))
    expect(await rowsOf()).toEqual(IN)
    const [file] = (await listed()).files
    const id = file?.id ?? 0
    expect((await detail(id)).heats).toMatchObject([
      {
        state: 'rows',
        open: [{ key: 'bib:999', bib: '999', name: 'Desconhecida Zoe' }],
        marks: ['FS'],
        candidates: [{ code: '3', bib: '102', lane: '3' }],
      },
    ])
    expect((await bringIn(id)).status).toBe(409)
    await assign(id, { rows: [{ heat: '4/1/1', row: 'bib:999', competitor: '3' }], marks: [{ mark: 'FS', irm: 'DQ' }] })
    // what it waited for has come: it goes in at the next look
    await tryWaiting()
    expect(await rowsOf()).toEqual(['2 1 11.29', '3 2 11.9', '1 - - DQ'])
    await takeFromFolder('005-1-01.lif', lif(['1,101,2,,,,11.1', 'FS,999,1'], '4,1,1,x'))
    expect(await rowsOf()).toEqual(['2 1 11.1', '3 - - DQ', '1 - - DQ'])
  })

  test('what is brought in is what was looked at, or nothing (R12.2)', async () => {
    const id = await known()
    const { seen } = await detail(id)
    await assign(id, { rows: [{ heat: '4/1/1', row: 'bib:102', competitor: '' }] })
    const before = await rowsOf()
    expect(await bringIn(id, false, seen)).toMatchObject({ status: 409, body: { id: 'changed-meanwhile' } })
    expect(await rowsOf()).toEqual(before)
    expect((await bringIn(id)).status).toBe(200)
  })

  test('asked again where a part of a file came in and its answer was lost, it is the same line (R12.2)', async () => {
    const { id } = await add('two.evt', new TextEncoder().encode('8,1,1,x\r\n,101,7\r\n9,1,1,y\r\n,100,1\r\n'))
    await assign(id, { heats: [{ heat: '8/1/1', unit: FINAL }] })
    const { seen } = await detail(id)
    const { status, body } = await bringIn(id, false, seen)
    expect(status).toBe(200)
    expect((await detail(id)).file.state).toBe('waiting')
    expect(await bringIn(id, false, seen)).toMatchObject({ status: 200, body })
    // of what is left nothing can come in yet
    expect((await bringIn(id)).status).toBe(409)
  })

  test('a row may be nobody of ours, and a heat too', async () => {
    const id = await known()
    await assign(id, { rows: [{ heat: '4/1/1', row: 'bib:102', competitor: '' }] })
    await bringIn(id)
    expect(await rowsOf()).toEqual(['2 1 11.29', '1 2 11.30', '3 - -'])
    const other = await add('077-1-01.lif', lif(['1,7,1,,,,9.9'], '77,1,1,Elsewhere'))
    await assign(other.id, { heats: [{ heat: '77/1/1', unit: '' }] })
    expect((await detail(other.id)).heats).toMatchObject([{ state: 'left' }])
    await takeFromFolder('077-1-01.lif', lif(['1,7,1,,,,9.8'], '77,1,1,Elsewhere'))
    expect((await listed()).files.find(({ origin }) => origin === 'folder')).toMatchObject({ state: 'unchanged' })
  })

  test('a name or a lane that is another’s is told, and a person may let it in', async () => {
    const id = await known()
    const { id: odd } = await add(
      'odd.lif',
      lif(['1,101,3,Outra,Pessoa,AL,11.285', '2,100,1,FAM\u00cdLIA,1,AL,11.291']),
    )
    expect((await detail(odd)).heats).toMatchObject([
      {
        state: 'ready',
        doubts: [
          { what: 'name', file: 'Outra Pessoa' },
          { what: 'lane', ours: '2', file: '3' },
        ],
        missing: [expect.stringContaining('3')],
      },
    ])
    expect(id).not.toBe(odd)
  })

  test('with a name that is another’s a heat waits for a person; let in once, that name waits no more', async () => {
    await bringIn(await known())
    const stranger = (time: string) => lif([`1,101,2,Outra,Pessoa,AL,${time}`])
    await takeFromFolder('004-1-01.lif', stranger('10.105'))
    await tryWaiting()
    expect(await rowsOf()).toEqual(IN)
    const [file] = (await listed()).files
    expect(file).toMatchObject({ state: 'waiting', origin: 'folder' })
    expect((await detail(file?.id ?? 0)).heats).toMatchObject([{ state: 'ready', doubts: [{ what: 'name' }] }])
    const { body } = await bringIn(file?.id ?? 0)
    await takeFromFolder('004-1-01.lif', stranger('11.275'))
    expect((await rowsOf())[0]).toBe('2 1 11.28')
    // and waits again once that was taken back
    await undo(await lastAction())
    await undo(body['action'])
    await takeFromFolder('004-1-01.lif', stranger('11.265'))
    expect(await rowsOf()).toEqual(IN)
  })

  test('codes are exact, numbers and lanes are the same with zeros before them', NIGHTLY, async () => {
    await receive(
      db.pool,
      participants({ documentCode: 'ATH' }, registered('ATH', 'ATHW100M', ['007', '7', '3'])),
      startList(HEAT, ['007', '7', '3']),
    )
    const { id } = await add(
      '009-1-01.lif',
      lif(['1,,,FAMÍLIA 007,,,11.1,007', '2,,,FAMÍLIA 7,,,11.2,7', '3,,03,FAMÍLIA 3,,,11.3'], '9,1,1,x'),
    )
    await assign(id, { heats: [{ heat: '9/1/1', unit: HEAT }] })
    expect((await detail(id)).heats).toMatchObject([{ state: 'ready', open: [] }])
    await bringIn(id)
    expect(await rowsOf(HEAT)).toEqual(['007 1 11.1', '7 2 11.2', '3 3 11.3'])
  })

  test('two heats of a file that are one unit: the second is asked about', NIGHTLY, async () => {
    await known()
    const two = new TextEncoder().encode('4,1,1,x\r\n,100,1\r\n4,1,2,x\r\n,101,2\r\n')
    const { id } = await add('lynx.evt', two)
    await assign(id, { heats: [{ heat: '4/1/2', unit: FINAL }] })
    expect((await detail(id)).heats.map(({ state }) => state)).toEqual(['same', 'unit'])
  })

  test('start lists of another program come in, but not over results', async () => {
    const { id } = await add(
      'lynx.evt',
      new TextEncoder().encode('9,1,1,Invented 100 m,,,,,,100\r\n,101,4,FAMILIA,Inventada\r\n,100,5\r\n'),
    )
    await assign(id, { heats: [{ heat: '9/1/1', unit: HEAT }] })
    expect((await detail(id)).heats).toMatchObject([{ says: 'start-list', state: 'ready', added: 2 }])
    await bringIn(id)
    expect(await rowsOf(HEAT)).toEqual(['2 - -', '1 - -'])
    expect(await shown(HEAT)).toMatchObject({ status: 'START_LIST' })
    await bringIn(await known())
    const over = await add('other.evt', new TextEncoder().encode('4,1,1,x\r\n,100,1\r\n'))
    expect((await detail(over.id)).heats).toMatchObject([{ state: 'has-results' }])
  })

  test('an import is taken back as a whole, and brought in again when it is handed in again', async () => {
    const id = await known()
    const { seen } = await detail(id)
    const { body } = await bringIn(id, false, seen)
    // sent again since the answer was lost, it is the same
    expect((await bringIn(id, false, seen)).body).toEqual(body)
    expect((await undo(body['action'])).status).toBe(200)
    expect(await rowsOf()).toEqual(['1 - -', '2 - -', '3 - -'])
    expect((await listed()).files).toMatchObject([{ state: 'undone' }])
    expect((await undo(body['action'])).status).toBe(409)
    // the folder's is the same file, and was taken back by somebody
    await takeFromFolder('004-1-01.lif', lif(ROWS))
    expect(await rowsOf()).toEqual(['1 - -', '2 - -', '3 - -'])
    expect((await add('004-1-01.lif', lif(ROWS))).id).toBe(id)
    expect((await bringIn(id)).status).toBe(200)
    expect(await rowsOf()).toEqual(IN)
  })

  test('what was taken back of a file in part comes in again by a person alone', async () => {
    await known()
    const two = new TextEncoder().encode('9,1,1,x\r\n,101,4\r\n,100,5\r\n9,1,2,x\r\n,102,5\r\n')
    const { id } = await add('other.evt', two)
    await assign(id, { heats: [{ heat: '9/1/1', unit: HEAT }] })
    await takeFromFolder('lynx.evt', two)
    expect(await rowsOf(HEAT)).toEqual(['2 - -', '1 - -'])
    expect((await undo(await lastAction())).status).toBe(200)
    await tryWaiting()
    await takeFromFolder('lynx.evt', two)
    expect(await rowsOf(HEAT)).toEqual([])
    const [file] = (await listed()).files.filter(({ origin }) => origin === 'folder')
    expect(file).toMatchObject({ state: 'waiting' })
    expect((await bringIn(file?.id ?? 0)).status).toBe(200)
    expect(await rowsOf(HEAT)).toEqual(['2 - -', '1 - -'])
  })

  test('two files of the office that are called the same both wait, also when the folder has one', async () => {
    await add('results.lif', lif(ROWS))
    await add('results.lif', lif(ROWS.slice(1)))
    await takeFromFolder('results.lif', lif(ROWS.slice(2)))
    expect((await listed()).files.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting'])
  })

  test('every file is on one page of the list: waiting ones from the oldest, then the others from the newest (R12.2)', async () => {
    const ids: number[] = []
    for (const at of [1, 2, 3, 4]) ids.push((await add(`00${at}-1-01.lif`, lif(ROWS))).id)
    const [first = 0, second = 0, third = 0, fourth = 0] = ids
    for (const id of [first, second]) await ivone.call('DELETE', `/api/office/venue-files/${id}`)
    const pages = async (query: string) => {
      const found: number[] = []
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page = await listed(`?limit=1${query}${cursor && `&cursor=${cursor}`}`)
        expect(page.counts).toEqual({ waiting: 2, done: 2 })
        found.push(...page.files.map(({ id }) => id))
        cursor = page.next
      }
      return found
    }
    expect(await pages('')).toEqual([third, fourth, second, first])
    expect(await pages('&state=waiting')).toEqual([third, fourth])
    expect(await pages('&state=done')).toEqual([second, first])
    expect((await ivone.call('GET', '/api/office/venue-files?cursor=1')).status).toBe(400)
  })

  test('what was said and what was let be can be taken back', async () => {
    const { id } = await add('004-1-01.lif', lif(ROWS))
    const said = await assign(id, { heats: [{ heat: '4/1/1', unit: FINAL }] })
    expect((await undo(said.body['action'])).status).toBe(200)
    expect((await detail(id)).heats).toMatchObject([{ state: 'unit' }])
    const left = await ivone.call('DELETE', `/api/office/venue-files/${id}`)
    expect((await listed()).files).toMatchObject([{ state: 'left' }])
    expect((await undo(left.body['action'])).status).toBe(200)
    expect((await listed()).files).toMatchObject([{ state: 'waiting' }])
  })

  test('a file is let be once, however often that is pressed, and not what was brought in already (R12.2)', async () => {
    const { id } = await add('004-1-01.lif', lif(ROWS))
    const leave = () => ivone.call('DELETE', `/api/office/venue-files/${id}`)
    const lines = async () =>
      (await db.pool.query<{ id: number }>(`select id from office_action where action = 'leave' and undoes is null`))
        .rows
    const before = (await lines()).length
    const answers = [...(await Promise.all([leave(), leave()])), await leave()]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body['action'])).size).toBe(1)
    expect(await lines()).toHaveLength(before + 1)
    expect((await undo(answers[0]?.body['action'])).status).toBe(200)
    expect((await listed()).files).toMatchObject([{ state: 'waiting' }])
    // let be again it is another line
    expect((await leave()).body['action']).not.toBe(answers[0]?.body['action'])
    await db.pool.query(`update venue_file set state = 'imported'`)
    const late = await leave()
    expect([late.status, late.body['id']]).toEqual([409, 'changed-meanwhile'])
    expect(await lines()).toHaveLength(before + 2)
  })

  test('that a file was let be can be taken back for a day from then, whenever it came', async () => {
    const { id } = await add('004-1-01.lif', lif(ROWS))
    await db.pool.query(`update venue_file set came_at = now() - interval '3 days'`)
    const left = await ivone.call('DELETE', `/api/office/venue-files/${id}`)
    await venueFiles.forgetLeft()
    expect((await undo(left.body['action'])).status).toBe(200)
    expect((await detail(id)).file.state).toBe('waiting')
  })

  test('a file comes in by the rules that somebody is choosing at that moment (R12.2, R12.5)', async () => {
    const { id } = await add('004-1-01.lif', lif(ROWS))
    await assign(id, { heats: [{ heat: '4/1/1', unit: FINAL }] })
    const { seen } = await detail(id)
    const choosing = await db.pool.connect()
    try {
      await choosing.query('begin')
      await choosing.query('insert into desk_event (event) values ($1)', [FINAL.slice(0, 22)])
      const coming = bringIn(id, false, seen)
      await expect
        .poll(async () => {
          const { rows } = await db.pool.query(
            `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
          return rows.length
        })
        .toBe(1)
      await choosing.query('commit')
      expect((await coming).status).toBe(200)
    } finally {
      choosing.release()
      await db.pool.query('delete from desk_event')
    }
  })

  test('what was let be is forgotten when its day is over, though no other file comes', async () => {
    await add('004-1-01.lif', lif(ROWS))
    await db.pool.query(`update venue_file set state = 'left', came_at = now() - interval '25 hours'`)
    await venueFiles.forgetLeft()
    expect((await db.pool.query('select 1 from venue_file where content is not null')).rows).toEqual([])
  })

  test('what was brought in is no longer kept; a newer file of the name takes the place of one that waits', async () => {
    await takeFromFolder('004-1-01.lif', lif(ROWS))
    await takeFromFolder('004-1-01.lif', lif(ROWS.slice(1)))
    expect((await listed()).files.map(({ state }) => state)).toEqual(['waiting', 'left'])
    const [file] = (await listed()).files
    await assign(file?.id ?? 0, { heats: [{ heat: '4/1/1', unit: FINAL }] })
    await bringIn(file?.id ?? 0)
    expect((await db.pool.query('select 1 from venue_file where content is not null')).rows).toEqual([])
  })
})

describe('what cannot be used', () => {
  test.each([
    ['notes.txt', new TextEncoder().encode('x'), 400],
    ['lynx.lif', new Uint8Array([0x89, 0x50, 0, 0]), 200],
  ])('%s', async (name, content, status) => {
    expect((await add(name, content)).status).toBe(status)
  })

  test('a file that cannot be read waits, with why', async () => {
    const { id } = await add('bad.lif', new TextEncoder().encode('Event 1    Girls\r\n'))
    expect(await detail(id)).toMatchObject({ fault: 'not-lynx', heats: [] })
    const archive = await add('bomb.lxf', zipSync({ 'meet.lef': new Uint8Array(21 * 1024 * 1024) }))
    expect(await detail(archive.id)).toMatchObject({ fault: 'bad-archive' })
    const damaged = await add('half.lxf', zipSync({ 'meet.lef': strToU8('<LENEX/>') }).subarray(0, 40))
    expect(await detail(damaged.id)).toMatchObject({ fault: 'bad-archive' })
    const entity = await add('dtd.lef', strToU8('<!DOCTYPE LENEX [<!ENTITY a "b">]><LENEX/>'))
    expect(await detail(entity.id)).toMatchObject({ fault: 'bad-xml' })
    const people = await add('lynx.ppl', strToU8('1,Inventada,Ana,AL\r\n'))
    expect(await detail(people.id)).toMatchObject({ fault: null, people: 1, heats: [] })
  })
})

describe('what goes out', () => {
  test('start lists for FinishLynx have numbers that stay, and their results come back by them (R12.2)', async () => {
    const written = await venueFiles.changedStartLists()
    const read = readEvt(written?.['lynx.evt'] ?? new Uint8Array())
    expect(read).toMatchObject({
      value: {
        heats: [
          {
            event: expect.stringMatching(/^\d{6}$/),
            round: '1',
            heat: '1',
            distance: '100',
            rows: [{ id: '100', lane: '1', license: '1', familyName: 'Família 1' }, { id: '101' }, { id: '102' }],
          },
        ],
      },
    })
    const number = read.ok ? read.value.heats[0]?.event : undefined
    await venueFiles.changedStartLists()
    // nothing has happened since
    expect(await venueFiles.changedStartLists()).toBeNull()
    await receive(db.pool, startList(HEAT, ['3', '2']))
    const again = await venueFiles.changedStartLists()
    const heats = readEvt(again?.['lynx.evt'] ?? new Uint8Array())
    expect(
      heats.ok && heats.value.heats.map(({ event, round, heat, rows }) => [event, round, heat, rows.length]),
    ).toEqual([
      [number, '1', '1', 3],
      [number, '2', '1', 2],
    ])
    await takeFromFolder(`${number}-1-01.lif`, lif(ROWS, `${number},1,1,x`))
    expect(await rowsOf()).toEqual(IN)
  })

  test('a start list of which a newer one is taken back is written again, whatever came since', NIGHTLY, async () => {
    const startsOf = async (evt: string, event: string, unit: string) => {
      const { id } = await add(evt, new TextEncoder().encode(`${event},1,1,x\r\n,101,7\r\n`))
      await assign(id, { heats: [{ heat: `${event}/1/1`, unit }] })
      return (await bringIn(id)).body['action']
    }
    const first = await startsOf('one.evt', '8', FINAL)
    await startsOf('two.evt', '9', HEAT)
    await venueFiles.changedStartLists()
    await venueFiles.changedStartLists()
    expect(await venueFiles.changedStartLists()).toBeNull()
    expect((await undo(first)).status).toBe(200)
    expect(await venueFiles.changedStartLists()).not.toBeNull()
  })

  test('as an archive, in the encoding that was chosen', async () => {
    expect((await listed()).encoding).toBe('utf-16le')
    await ivone.call('PUT', '/api/office/lynx-encoding', { encoding: 'windows-1252' })
    const answer = await download('/api/office/lynx-files')
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    expect(Object.keys(files)).toEqual(['lynx.evt', 'lynx.ppl', 'lynx.sch'])
    expect(new TextDecoder('windows-1252').decode(files['lynx.ppl'])).toBe(
      '; Games Companion\r\n100,Família 1,Inventada,AL,1\r\n101,Família 2,Inventada,AL,2\r\n102,Família 3,Inventada,AL,3\r\n',
    )
  })

  test('a meet of swimming goes out and its results come back, equal', async () => {
    await receive(
      db.pool,
      schedule({ documentCode: 'SWM' }, [aUnit({ code: SWIM })]),
      participants({ documentCode: 'SWM' }, registered('SWM', 'SWMW100MFR', ['11', '12'])),
      startList(SWIM, ['11', '12']),
    )
    const meetOf = async (holds: string) => {
      const answer = await download(`/api/office/lenex-file?holds=${holds}`)
      const read = readLenex(unzipSync(new Uint8Array(await answer.arrayBuffer()))[`${holds}.lef`] ?? new Uint8Array())
      if (!read.ok) throw new Error(read.error.kind)
      return read.value
    }
    expect(await meetOf('invitation')).toMatchObject({
      problems: [],
      meet: {
        clubs: [],
        sessions: [
          {
            date: '2027-09-14',
            start: '10:00',
            events: [{ round: 'FIN', gender: 'F', heats: [], swimStyle: { distance: 100, stroke: 'FREE' } }],
          },
        ],
      },
    })
    expect(await meetOf('entries')).toMatchObject({
      meet: { clubs: [{ athletes: [{ license: '11', entries: [{ heat: null }] }, {}] }] },
    })
    expect(await meetOf('start-lists')).toMatchObject({
      meet: { clubs: [{ athletes: [{ entries: [{ lane: 1 }] }, { entries: [{ lane: 2 }] }] }] },
    })
    // the venue's program has it swum
    const { meet } = await meetOf('start-lists')
    const [event] = meet?.sessions[0]?.events ?? []
    const result = (id: string, lane: number, time: string) =>
      `<ATHLETE athleteid="${id}" license="${id}"><RESULTS><RESULT resultid="${id}" eventid="1" heatid="1" lane="${lane}" swimtime="${time}" reactiontime="+70"><SPLITS><SPLIT distance="50" swimtime="00:00:29.00"/></SPLITS></RESULT></RESULTS></ATHLETE>`
    const back = strToU8(
      `<LENEX version="3.0"><MEETS><MEET name="x"><SESSIONS><SESSION number="1"><EVENTS><EVENT eventid="1" number="${event?.number}" round="FIN" gender="F"><SWIMSTYLE distance="100" relaycount="1" stroke="FREE"/><HEATS><HEAT heatid="1" number="1" status="OFFICIAL"/></HEATS></EVENT></EVENTS></SESSION></SESSIONS><CLUBS><CLUB name="AL"><ATHLETES>${result('11', 1, '00:01:01.00')}${result('12', 2, '00:01:00.50')}</ATHLETES></CLUB></CLUBS></MEET></MEETS></LENEX>`,
    )
    await takeFromFolder('meet.lxf', zipSync({ 'meet.lef': back }))
    expect(await rowsOf(SWIM)).toEqual(['12 1 1:00.50', '11 2 1:01.00'])
    expect((await shown(SWIM)).status).toBe('OFFICIAL')
    expect(await meetOf('results')).toMatchObject({
      meet: {
        clubs: [
          {
            athletes: [
              {
                license: '12',
                results: [{ time: '1:00.50', reaction: '0.70', splits: [{ distance: 50, time: '29.00' }] }],
              },
              { license: '11' },
            ],
          },
        ],
      },
    })
    // what goes out comes in again and changes nothing
    const before = await messages()
    const answer = await download('/api/office/lenex-file?holds=results')
    await takeFromFolder('results.lxf', new Uint8Array(await answer.arrayBuffer()))
    expect(await messages()).toBe(before)
  })

  test('start lists of a program that numbers people its own way are known by whole names, shown before anything goes in (R12.2)', async () => {
    await receive(
      db.pool,
      schedule({ documentCode: 'SWM' }, [aUnit({ code: SWIM })]),
      participants({ documentCode: 'SWM' }, registered('SWM', 'SWMW100MFR', ['11', '12', '13'])),
    )
    const starts = (names: readonly string[]) =>
      strToU8(
        `<LENEX><MEETS><MEET name="x"><SESSIONS><SESSION number="1"><EVENTS><EVENT eventid="1" number="7" round="FIN" gender="F"><SWIMSTYLE distance="100" relaycount="1" stroke="FREE"/><HEATS><HEAT heatid="1" number="1"/></HEATS></EVENT></EVENTS></SESSION></SESSIONS><CLUBS><CLUB name="AL"><ATHLETES>${names
          .map(
            (name, at) =>
              `<ATHLETE athleteid="${at}" license="L${at}" lastname="${name}" firstname="Inventada"><ENTRIES><ENTRY eventid="1" heatid="1" lane="${at + 4}"/></ENTRIES></ATHLETE>`,
          )
          .join('')}</ATHLETES></CLUB></CLUBS></MEET></MEETS></LENEX>`,
      )
    // in another order of words and case; one who is nobody of ours
    const { id } = await add('starts.lef', starts(['familia 12', 'FAMÍLIA 11', 'Outra']))
    const heat = (await detail(id)).heats[0]?.key ?? ''
    await assign(id, { heats: [{ heat, unit: SWIM }] })
    const [looked] = (await detail(id)).heats
    expect(looked?.doubts.map(({ what, file }) => `${what} ${file}`)).toEqual([
      expect.stringMatching(/^known-by-name .*familia 12/),
      expect.stringMatching(/^known-by-name .*FAMÍLIA 11/),
    ])
    expect(looked).toMatchObject({ state: 'rows', open: [{ name: expect.stringContaining('Outra') }] })
    // two of one name are nobody's to choose from
    const other = await add('other.lef', starts(['Família 13', 'Família 13']))
    expect((await detail(other.id)).heats[0]?.open).toHaveLength(2)
    const open = looked?.open[0]?.key ?? ''
    await assign(id, { rows: [{ heat, row: open, competitor: '' }] })
    expect((await bringIn(id)).status).toBe(200)
    expect(await rowsOf(SWIM)).toEqual(['12 - -', '11 - -'])
  })

  test('a race of swimming that is told by what is swum alone is proposed, not brought in', async () => {
    await receive(db.pool, schedule({ documentCode: 'SWM' }, [aUnit({ code: SWIM })]), startList(SWIM, ['11']))
    const { id } = await add(
      'meet.lef',
      strToU8(
        `<LENEX><MEETS><MEET name="x"><SESSIONS><SESSION number="1"><EVENTS><EVENT eventid="1" number="7" round="FIN" gender="F"><SWIMSTYLE distance="100" relaycount="1" stroke="FREE"/><HEATS><HEAT heatid="1" number="1"/></HEATS></EVENT></EVENTS></SESSION></SESSIONS><CLUBS><CLUB name="AL"><ATHLETES><ATHLETE athleteid="1" license="x"><RESULTS><RESULT resultid="1" eventid="1" heatid="1" lane="1" swimtime="00:01:00.00"/></RESULTS></ATHLETE></ATHLETES></CLUB></CLUBS></MEET></MEETS></LENEX>`,
      ),
    )
    expect(await detail(id)).toMatchObject({ holds: 'results', heats: [{ state: 'unit', proposals: [SWIM] }] })
  })
})

test('files of timing systems that wait stand on the page Hoje (R12.4)', async () => {
  await takeFromFolder('004-1-01.lif', lif(ROWS))
  const { body } = await ivone.call('GET', '/api/office/home')
  expect(JSON.stringify(body)).toContain('"venue-files"')
})
