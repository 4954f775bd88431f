import { VenueFileDetail, VenueFiles } from '@games/contract'
import { aUnit, schedule } from '@games/testing'
import { type LenexMeet, readLenex, writeLenex } from '@games/odf/venue-files/index'
import {
  inventedMeet,
  type InventedSwim,
  type InventedSwimmer,
  type Stage,
  SWIMMERS,
} from '@games/odf/venue-files/meet.fixture'
import { padRsc } from '@games/domain'
import { emptyTables } from '@games/testing/empty-tables'
import { unzipSync } from 'fflate'
import { NIGHTLY } from '@games/testing/suite'
import { describe, expect, test } from 'vitest'
import { emptyDatabase, receive } from '../../testing/feed.ts'
import { emptyOffice } from '../../testing/organiser.ts'

/** Tables of files of timing systems, beside those that an office without any has. */
const OF_FILES = ['venue_file', 'venue_choice', 'venue_said', 'event_format']
const { db, ivone, download, undo, medals, venueFiles } = emptyOffice(...OF_FILES)

const bytesOf = (stage: Stage, swimmers = SWIMMERS): Uint8Array =>
  writeLenex(inventedMeet(stage, swimmers), { name: 'Invented', version: '1' })
const add = async (name: string, content: Uint8Array): Promise<number> => {
  const { body } = await ivone.call('POST', '/api/office/venue-files', {
    name,
    content: Buffer.from(content).toString('base64'),
  })
  return (body as { file: { id: number } }).file.id
}
const detail = async (id: number) =>
  VenueFileDetail.parse((await ivone.call('GET', `/api/office/venue-files/${id}`)).body)
const answer = (id: number, choice: object) =>
  ivone.call('PUT', `/api/office/venue-files/${id}/assignments`, { heats: [], rows: [], marks: [], ...choice })
const bringIn = async (id: number) =>
  ivone.call('POST', `/api/office/venue-files/${id}/import`, { overCorrections: false, seen: (await detail(id)).seen })
/** Imports a stage of the meet with the age groups apart; returns the number of the action. */
const take = async (stage: Stage, swimmers = SWIMMERS): Promise<number> => {
  const id = await add(`${stage}.lef`, bytesOf(stage, swimmers))
  if ((await detail(id)).meet?.question === 'ages') await answer(id, { ages: 'apart' })
  const { status, body } = await bringIn(id)
  expect([stage, status]).toEqual([stage, 200])
  return Number(body['action'])
}
const count = async (table: string): Promise<number> =>
  (await db.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n ?? 0
const programme = async () =>
  (
    await db.pool.query<{ line: string }>(
      `select rtrim(code, '-') || ' ' || (fact -> 'name' ->> 'por') as line from fact_unit
       where fact ->> 'scheduleStatus' <> 'UNSCHEDULED' order by code`,
    )
  ).rows.map(({ line }) => line)
/** The rows of a list: lane, name, rank, result, mark. */
const list = async (unit: string) =>
  (
    await db.pool.query<{ row: string }>(
      `select concat_ws(' ', r.fact ->> 'startOrder', coalesce(p.fact ->> 'printName', t.fact ->> 'name'), r.fact ->> 'rank',
         r.fact ->> 'result', r.fact ->> 'irm') as row
       from fact_result r left join fact_participant p on p.code = r.competitor left join fact_team t on t.code = r.competitor
       where r.code = $1 order by r.position`,
      [padRsc(unit)],
    )
  ).rows.map(({ row }) => row)
const withSwim = (id: number, change: Partial<InventedSwim>): readonly InventedSwimmer[] =>
  SWIMMERS.map((one) => (one.id === id ? { ...one, swims: one.swims.map((swim) => ({ ...swim, ...change })) } : one))

const PROGRAMME = [
  'SWMM100MBA------------FNL-000100 Final A',
  'SWMM100MBA------------FNL-000200 Final B',
  'SWMM100MBA------------HEAT000100 Eliminatória 1',
  'SWMM100MBA------------HEAT000200 Eliminatória 2',
  'SWMW100MBF------------FNL-000100 Final',
  'SWMW50MFR---12T13-----FNL-000100 Final, série 1',
  'SWMW50MFR---12T13-----FNL-000200 Final, série 2',
  'SWMW50MFR---14T15-----FNL-000100 Final, série 1',
  'SWMW50MFR---14T15-----FNL-000200 Final, série 2',
  'SWMX4X50MMD-----------FNL-000100 Final',
]

describe('a meet without a programme (R12.2)', () => {
  test('one file brings events, units, people, teams, lists and medals, after one question', async () => {
    const id = await add('meet.lef', bytesOf('results'))
    const before = await detail(id)
    expect([before.meet?.question, before.heats]).toEqual(['ages', []])
    expect((await bringIn(id)).status).toBe(409)
    await answer(id, { ages: 'apart' })
    const shown = await detail(id)
    expect(shown.meet).toEqual({
      question: null,
      ages: 'apart',
      programme: null,
      other: null,
      events: { new: 5, all: 5 },
      units: { new: 10, all: 10 },
      people: { new: 10, all: 10 },
      teams: { new: 3, all: 3 },
      delegations: { new: 2, all: 2 },
      changed: 0,
      leaving: 0,
      newDelegations: ['Clube Azul', 'Escola Verde'],
    })
    expect(shown.rules.map(({ who, to }) => `${to} ${who}`)).toContain('gold CINCO Edu')
    expect(shown.heats.map(({ state }) => state)).toEqual(Array.from({ length: 10 }, () => 'ready'))
    expect((await bringIn(id)).status).toBe(200)
    expect(await programme()).toEqual(PROGRAMME)
    expect(await list('SWMM100MBA------------FNL-000100')).toEqual(['4 CINCO Edu 1 1:00.50', '5 SEIS Fred 2 1:00.90'])
    expect(await list('SWMX4X50MMD-----------FNL-000100')).toEqual([
      '4 Clube Azul 1 2:10.00',
      '3 Escola Verde 2 2:12.00',
      '5 Clube Azul B 3 2:20.00',
    ])
    expect((await medals()).map((medal) => medal.slice(0, -4))).toEqual([
      'gold ES',
      'gold CL',
      'gold CL',
      'gold CL',
      'gold CL',
      'silver ES',
      'silver CL',
      'silver ES',
      'silver ES',
      'bronze ES',
      'bronze CL',
    ])
  })

  test(
    'the events of a file of Hy-Tek are the programme, and the same file again changes nothing',
    NIGHTLY,
    async () => {
      const events = [
        'Torneio Inventado;11/30/2027;12/01/2027;11/30/2027;L;Piscina Inventada; ;Hy-Tek;8.0;CN;00000',
        '1;F;F;I;11;12;100;1;;0.00;;;;0.00;;0.00;;',
        '2;F;X;R;0;109;200;5;;0.00;;;;0.00;;0.00;;',
      ]
      const content = new TextEncoder().encode(events.join('\r\n'))
      const id = await add('events.hyv', content)
      expect((await bringIn(id)).status).toBe(200)
      expect((await programme()).map((unit) => unit.slice(0, 22))).toEqual([
        'SWMW100MFR------------',
        'SWMX4X50MMD-----------',
      ])
      const messages = await count('inbox')
      await bringIn(await add('again.hyv', content))
      expect(await count('inbox')).toBe(messages)
    },
  )

  test('the medals of a timed final follow the times of all its heats in each age group', async () => {
    await take('results')
    const { rows } = await db.pool.query<{ line: string }>(
      `select m.medal || ' ' || (p.fact ->> 'printName') as line from fact_medal m
         join fact_participant p on p.code = m.fact ->> 'code' where m.event like 'SWMW50MFR%' order by m.event, m.position`,
    )
    expect(rows.map(({ line }) => line)).toEqual([
      'gold TRES Cau',
      'silver UM Ana',
      'gold DOIS Bia',
      'silver QUATRO Dora',
    ])
  })

  test('all ages together are one event', async () => {
    const id = await add('meet.lef', bytesOf('results'))
    await answer(id, { ages: 'together' })
    await bringIn(id)
    expect((await programme()).filter((unit) => unit.startsWith('SWMW50'))).toEqual([
      'SWMW50MFR-------------FNL-000100 Final, série 1',
      'SWMW50MFR-------------FNL-000200 Final, série 2',
    ])
  })

  /** Medals of the race with age groups: event, medal, name. */
  const medalsOfAges = async () =>
    (
      await db.pool.query<{ line: string }>(
        `select concat_ws(' ', nullif(trim(both '-' from substr(m.event, 13, 6)), ''), m.medal, p.fact ->> 'printName') as line
         from fact_medal m join fact_participant p on p.code = m.fact ->> 'code'
         where m.event like 'SWMW50MFR%' order by m.event, m.position`,
      )
    ).rows.map(({ line }) => line)

  test('medals by age group and of all ages come from one race, and the same file again changes nothing', async () => {
    const id = await add('meet.lef', bytesOf('results'))
    await answer(id, { ages: 'both' })
    expect((await detail(id)).meet).toMatchObject({
      question: null,
      ages: 'both',
      events: { new: 6 },
      people: { new: 10 },
    })
    expect((await bringIn(id)).status).toBe(200)
    expect((await medalsOfAges()).toSorted()).toEqual(
      [
        'gold DOIS Bia',
        'silver QUATRO Dora',
        'bronze TRES Cau',
        '12T13 gold TRES Cau',
        '12T13 silver UM Ana',
        '14T15 gold DOIS Bia',
        '14T15 silver QUATRO Dora',
      ].toSorted(),
    )
    const again = await detail(await add('again.lef', bytesOf('results')))
    expect([again.meet?.question, new Set(again.heats.map(({ state }) => state))]).toEqual([null, new Set(['same'])])
  })

  test('a correction moves the medals of the age group and of all ages, as a new import would', NIGHTLY, async () => {
    const corrected = withSwim(1, { time: '28.00' })
    const import_ = async (swimmers = SWIMMERS) => {
      const id = await add('meet.lef', bytesOf('results', swimmers))
      await answer(id, { ages: 'both' })
      expect((await bringIn(id)).status).toBe(200)
    }
    await import_()
    await import_(corrected)
    const after = await medalsOfAges()
    expect(after).toEqual(expect.arrayContaining(['gold UM Ana', 'silver DOIS Bia', '12T13 gold UM Ana']))
    await emptyDatabase(db.pool)
    await emptyTables(db.pool, 'office_action', ...OF_FILES)
    await import_(corrected)
    expect(await medalsOfAges()).toEqual(after)
  })

  test(
    'age groups that have results get the event of all ages beside them, and never lose it to another answer',
    NIGHTLY,
    async () => {
      await take('results')
      const id = await add('again.lef', bytesOf('results'))
      await answer(id, { ages: 'both' })
      const more = await detail(id)
      expect(more.meet).toMatchObject({ question: null, events: { new: 1, all: 6 } })
      expect((await bringIn(id)).status).toBe(200)
      expect(await medalsOfAges()).toHaveLength(7)
      const other = await add('other.lef', bytesOf('results', withSwim(9, { time: '1:07.00' })))
      await answer(other, { ages: 'apart' })
      expect((await detail(other)).meet?.question).toBe('other-ages')
    },
  )

  test('rounds set the formats of the events', NIGHTLY, async () => {
    await take('results')
    const { rows } = await db.pool.query<{ line: string }>(
      `select rtrim(event, '-') || ' ' || (format ->> 'kind') as line from event_format order by event`,
    )
    expect(rows.map(({ line }) => line)).toEqual([
      'SWMM100MBA ranked-finals',
      'SWMW50MFR---12T13 timed-final',
      'SWMW50MFR---14T15 timed-final',
      'SWMX4X50MMD timed-final',
    ])
  })

  test('an exhibition swim wins nothing, and a disqualification has its rule', NIGHTLY, async () => {
    await take('results')
    expect(await list('SWMW100MBF------------FNL-000100')).toEqual([
      '4 NOVE Iara 1 1:06.00',
      '3 OITO Hana 1:05.00 EXH',
      '5 DEZ Joana DSQ',
    ])
    const { rows } = await db.pool.query<{ rule: string }>(
      `select e ->> 'value' as rule from fact_result, jsonb_array_elements(fact -> 'extended') e where e ->> 'code' = 'RULE'`,
    )
    expect(rows).toEqual([{ rule: 'SW 8.4' }])
  })

  test('the undo takes everything back: programme, people, lists, medals, formats', async () => {
    const action = await take('results')
    expect(await undo(action)).toBe(200)
    for (const table of [
      'fact_unit',
      'fact_participant',
      'fact_team',
      'fact_result',
      'fact_medal',
      'fact_code',
      'event_format',
    ])
      expect([table, await count(table)]).toEqual([table, 0])
    expect(await count(`venue_choice where kind = 'meet-event'`)).toBe(0)
    await take('results')
    expect(await programme()).toEqual(PROGRAMME)
  })

  test('the same file again changes nothing', NIGHTLY, async () => {
    await take('results')
    const messages = await count('inbox')
    const id = await add('again.lef', bytesOf('results'))
    expect((await detail(id)).heats.map(({ state }) => state)).toEqual(Array.from({ length: 10 }, () => 'same'))
    expect((await bringIn(id)).status).toBe(409)
    expect(await count('inbox')).toBe(messages)
  })

  test('licences, telephones and other data of people are not stored', async () => {
    await take('results')
    const { rows } = await db.pool.query<{ body: string }>(`select convert_from(body, 'UTF8') as body from inbox`)
    expect(rows.filter(({ body }) => /\bL1\b|license/i.test(body))).toEqual([])
  })
})

describe('the stages of one meet (R12.2)', () => {
  test('invitation, entries, start lists and results in this order end in the same programme as the results', async () => {
    await take('invitation')
    expect((await programme()).length).toBe(5)
    for (const stage of ['entries', 'start-lists', 'results'] as const) await take(stage)
    expect(await programme()).toEqual(PROGRAMME)
    const once = [await list('SWMW50MFR---12T13-----FNL-000200'), await medals()]
    await emptyDatabase(db.pool)
    await emptyTables(db.pool, 'office_action', ...OF_FILES)
    await take('results')
    expect([await list('SWMW50MFR---12T13-----FNL-000200'), await medals()]).toEqual(once)
  })

  test('entries register people and teams for their events', async () => {
    await take('entries')
    const { rows } = await db.pool.query<{ n: number }>(
      `select count(*)::int as n from fact_participant, jsonb_array_elements(fact -> 'disciplines' -> 0 -> 'registeredEvents') e
       where e ->> 'event' like 'SWMW50MFR---12T13%'`,
    )
    expect([rows[0]?.n, await count('fact_team'), await count('fact_result')]).toEqual([2, 3, 0])
  })

  test('a swimmer who is drawn again leaves the former heat', NIGHTLY, async () => {
    await take('start-lists')
    expect(await list('SWMM100MBA------------HEAT000100')).toEqual(['4 CINCO Edu', '5 SETE Gil'])
    await take(
      'start-lists',
      SWIMMERS.map((one) =>
        one.id === 7
          ? { ...one, swims: one.swims.map((swim) => (swim.event === '2' ? { ...swim, heat: 2, lane: 6 } : swim)) }
          : one,
      ),
    )
    expect(await list('SWMM100MBA------------HEAT000100')).toEqual(['4 CINCO Edu'])
    expect(await list('SWMM100MBA------------HEAT000200')).toEqual(['4 SEIS Fred', '6 SETE Gil'])
  })

  test('a corrected time replaces the former one and moves the medals', NIGHTLY, async () => {
    await take('results')
    await take('results', withSwim(9, { time: '1:07.00' }))
    expect((await list('SWMW100MBF------------FNL-000100'))[0]).toBe('4 NOVE Iara 1 1:07.00')
    await take('results', withSwim(1, { time: '30.10' }))
    const { rows } = await db.pool.query<{ line: string }>(
      `select m.medal || ' ' || (p.fact ->> 'printName') as line from fact_medal m
         join fact_participant p on p.code = m.fact ->> 'code' where m.event like 'SWMW50MFR---12T13%' order by m.position`,
    )
    expect(rows.map(({ line }) => line)).toEqual(['gold UM Ana', 'silver TRES Cau'])
  })

  test('the undo of a correction brings the former results back', NIGHTLY, async () => {
    await take('results')
    const before = [await list('SWMW100MBF------------FNL-000100'), await medals()]
    const action = await take('results', withSwim(9, { time: '1:07.00' }))
    expect(await undo(action)).toBe(200)
    expect([await list('SWMW100MBF------------FNL-000100'), await medals()]).toEqual(before)
    expect(await programme()).toEqual(PROGRAMME)
  })

  test('a corrected name or a result of another swimmer gives each medal once', NIGHTLY, async () => {
    await take('results')
    await take(
      'results',
      SWIMMERS.map((one) => (one.id === 9 ? { ...one, name: 'Iarah Nove' } : one)),
    )
    expect((await list('SWMW100MBF------------FNL-000100'))[0]).toBe('4 NOVE Iarah 1 1:06.00')
    expect(await list('SWMW100MBF------------FNL-000100')).toHaveLength(3)
    await take(
      'results',
      SWIMMERS.map((one) =>
        one.id === 5 || one.id === 6
          ? { ...one, swims: (SWIMMERS.find(({ id }) => id === 11 - one.id) ?? one).swims }
          : one,
      ),
    )
    expect(await list('SWMM100MBA------------FNL-000100')).toEqual(['4 SEIS Fred 1 1:00.50', '5 CINCO Edu 2 1:00.90'])
  })

  test('a file of the watched folder waits while it has a programme that a person has to import', async () => {
    for (const stage of ['invitation', 'results'] as const) {
      await venueFiles.takeFromFolder(`${stage}.lef`, bytesOf(stage))
      const { files } = VenueFiles.parse((await ivone.call('GET', '/api/office/venue-files')).body)
      expect(files.map(({ state }) => state)).toEqual(files.map(() => 'waiting'))
    }
    expect(await count('fact_unit')).toBe(0)
  })

  test('a whole race of an invitation is no event beside the age groups of its results', NIGHTLY, async () => {
    await take('results')
    await bringIn(await add('invitation.lef', bytesOf('invitation')))
    expect(await programme()).toEqual(PROGRAMME)
  })

  test('a meet of another name changes nothing before a person has stated that it is the same meet', async () => {
    await take('results')
    const before = await list('SWMW100MBF------------FNL-000100')
    const other = writeLenex(
      { ...inventedMeet('results', withSwim(9, { time: '1:09.00' })), name: 'Copa Inventada' },
      { name: 'Invented', version: '1' },
    )
    await venueFiles.takeFromFolder('other.lef', other)
    expect(await list('SWMW100MBF------------FNL-000100')).toEqual(before)
    const id = await add('other.lef', other)
    const open = await detail(id)
    expect([open.meet?.question, open.meet?.other, open.heats]).toEqual([
      'meet',
      { name: 'Torneio Inventado', own: 'Copa Inventada', same: null },
      [],
    ])
    await answer(id, { meet: 'other' })
    expect(new Set((await detail(id)).heats.map(({ state }) => state))).toEqual(new Set(['unit']))
    await answer(id, { meet: 'same' })
    await bringIn(id)
    expect((await list('SWMW100MBF------------FNL-000100'))[0]).toBe('4 NOVE Iara 1 1:09.00')
  })

  test('events continue under other numbers', NIGHTLY, async () => {
    await take('start-lists')
    const meet = inventedMeet('results')
    const sessions = meet.sessions.map((session) => ({
      ...session,
      events: session.events.map((event) => ({ ...event, number: String((Number(event.number) % 5) + 1) })),
    }))
    const id = await add('renumbered.lef', writeLenex({ ...meet, sessions }, { name: 'Invented', version: '1' }))
    await bringIn(id)
    expect(await programme()).toEqual(PROGRAMME)
    expect((await list('SWMW100MBF------------FNL-000100'))[0]).toBe('4 NOVE Iara 1 1:06.00')
  })

  test('results from the watched folder go in without a person after a person has imported the programme, and never before', async () => {
    await venueFiles.takeFromFolder('meet.lef', bytesOf('results'))
    expect(await count('fact_unit')).toBe(0)
    await take('start-lists')
    await venueFiles.takeFromFolder('results.lef', bytesOf('results'))
    expect((await list('SWMM100MBA------------HEAT000100'))[0]).toBe('4 CINCO Edu 1 1:01.00')
  })
})

describe('several files and an undo (R12.2)', () => {
  test('the undo of an earlier file leaves the events of a later one in the meet', NIGHTLY, async () => {
    const invitation = await take('invitation')
    await take('results')
    expect(await undo(invitation)).toBe(200)
    expect(await programme()).toEqual(PROGRAMME)
    const id = await add('again.lef', bytesOf('results'))
    const again = await detail(id)
    expect([again.meet?.question, new Set(again.heats.map(({ state }) => state))]).toEqual([null, new Set(['same'])])
  })

  test('the undo of start lists leaves the people, events and results of a later file', NIGHTLY, async () => {
    const action = await take('start-lists')
    await take('results')
    const before = [await programme(), await list('SWMM100MBA------------FNL-000100'), await medals()]
    const people = await count('fact_participant')
    expect(await undo(action)).toBe(200)
    expect([await programme(), await list('SWMM100MBA------------FNL-000100'), await medals()]).toEqual(before)
    expect([await count('fact_participant'), await count('fact_team')]).toEqual([people, 3])
    expect(await count(`fact_code where name ->> 'por' in ('Clube Azul', 'Escola Verde')`)).toBe(2)
  })

  test('age groups are not ranked in another way beside their results: the undo of these comes first', async () => {
    const action = await take('results')
    const id = await add('again.lef', bytesOf('results', withSwim(9, { time: '1:07.00' })))
    await answer(id, { ages: 'together' })
    const blocked = await detail(id)
    expect([blocked.meet?.question, blocked.heats]).toEqual(['other-ages', []])
    expect((await bringIn(id)).status).toBe(409)
    expect(await undo(action)).toBe(200)
    expect((await detail(id)).meet).toMatchObject({ question: null, ages: 'together', events: { new: 4 } })
  })
})

describe('the export of an imported meet (R12.2)', () => {
  const exported = async (holds: string): Promise<Uint8Array> => {
    const answered = await download(`/api/office/lenex-file?holds=${holds}`)
    return unzipSync(new Uint8Array(await answered.arrayBuffer()))[`${holds}.lef`] ?? new Uint8Array()
  }
  /** The swims of a meet, each with everything that both files have. */
  const swimsIn = (meet: LenexMeet): string[] => {
    const events = new Map(meet.sessions.flatMap(({ events: all }) => all.map((event) => [event.id, event] as const)))
    const heats = new Map([...events.values()].flatMap((event) => event.heats.map((heat) => [heat.id, heat] as const)))
    return meet.clubs
      .flatMap(({ name: club, athletes, relays }) =>
        [...athletes, ...relays].flatMap((owner) =>
          owner.results.map(({ event: id, heat, lane, time, status, splits, members }) => {
            const { gender, swimStyle } = events.get(id) ?? { gender: null, swimStyle: null }
            const { number, final } = heats.get(heat ?? '') ?? { number: null, final: null }
            const swimmer =
              'license' in owner ? `${owner.givenName} ${owner.familyName} ${owner.birthDate}` : owner.number
            const style = [gender, swimStyle?.relayCount, swimStyle?.distance, swimStyle?.stroke]
            const swimmers = members.filter((member) => member.number > 0).length
            return [club, swimmer, ...style, final ?? number, lane, time, status, splits[0]?.time, swimmers].join(' ')
          }),
        ),
      )
      .toSorted()
  }

  test('has every swim of the meet, and changes nothing when it is imported again', NIGHTLY, async () => {
    await take('results')
    const written = await exported('results')
    // without them other readers refuse the file
    expect(new TextDecoder().decode(written)).toMatch(
      /<CONTACT name="[^"]+" email="[^"]+"\/>.*<MEET name="[^"]+" city="[^"]+" nation="[A-Z]{3}">/,
    )
    const read = readLenex(written)
    if (!read.ok || read.value.meet === null) throw new Error('no meet')
    expect(read.value.problems).toEqual([])
    const swims = swimsIn(inventedMeet('results'))
    // the time of a disqualified swimmer is not stored
    expect(swimsIn(read.value.meet)).toEqual(swims.map((swim) => swim.replace('1:05.50 DSQ', ' DSQ')).toSorted())
    const messages = await count('inbox')
    const id = await add('results.lef', written)
    expect(new Set((await detail(id)).heats.map(({ state }) => state))).toEqual(new Set(['same']))
    expect([(await detail(id)).meet, await count('inbox')]).toEqual([null, messages])
  })

  test('has the age groups and the finals of the meet', NIGHTLY, async () => {
    await take('results')
    const read = readLenex(await exported('results'))
    const events = read.ok ? (read.value.meet?.sessions.flatMap((session) => session.events) ?? []) : []
    expect(
      events.map(({ round, ageGroups: [group], heats }) => [round, group?.min, heats.map(({ final }) => final)]),
    ).toEqual(
      expect.arrayContaining([
        ['TIM', 12, [null, null]],
        ['TIM', 14, [null, null]],
        ['FIN', null, ['A', 'B']],
      ]),
    )
  })
})

describe('a programme of the organiser (R12.2)', () => {
  const FINAL = padRsc('SWMM100MBA------------FNL-000100')
  test('an event of the programme is never imported again; others follow the answer of a person', async () => {
    await receive(db.pool, schedule({ documentCode: 'SWM' }, [aUnit({ code: FINAL })]))
    const id = await add('meet.lef', bytesOf('results'))
    await answer(id, { ages: 'apart' })
    const open = await detail(id)
    expect([open.meet?.question, new Set(open.heats.map(({ state }) => state))]).toEqual([
      'programme',
      new Set(['unit']),
    ])
    await answer(id, { programme: 'match' })
    expect((await detail(id)).meet).toMatchObject({ question: null, programme: 'match' })
    await answer(id, { programme: 'bring' })
    const added = await detail(id)
    expect(added.meet).toMatchObject({ events: { new: 4 } })
    expect(added.heats.filter(({ state }) => state === 'unit').map(({ event }) => event)).toEqual(['2', '2', '3', '3'])
    await bringIn(id)
    expect((await programme()).filter((unit) => unit.startsWith('SWMM'))).toHaveLength(1)
    const { files } = VenueFiles.parse((await ivone.call('GET', '/api/office/venue-files')).body)
    expect(files[0]?.state).toBe('waiting')
  })
})
