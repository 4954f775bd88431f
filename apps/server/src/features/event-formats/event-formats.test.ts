import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { EventFormatPlan, EventFormats, MedalDifferences, OfficeHome } from '@games/contract'
import { padRsc } from '@games/domain'
import { writeOdf } from '@games/odf'
import { medallists } from '@games/testing'
import { NIGHTLY } from '@games/testing/suite'
import { expect, test } from 'vitest'
import { type EventFormat, partOf } from '@games/domain/ranking-rules/index'
import { emptyOffice } from '../../testing/organiser.ts'
import { insertMessage } from '../../ingest/inbox.queries.ts'
import { applyAll } from '../../testing/feed.ts'
import { createHandlers } from '../handlers.ts'

const FIXTURES = join(import.meta.dirname, '../../../../../fixtures/sheets')

const { db, ivone, open, choose: answer, apply, undo, medals } = emptyOffice('event_format', 'desk_event')

const take = async (name: string, text?: string) =>
  apply(await open(text ?? (await readFile(join(FIXTURES, name))), name), true)
/** Two finals of one event, which nothing tells from a final A and a final B. */
const takeFinals = async () =>
  take('finals.csv', (await readFile(join(FIXTURES, 'tfr.csv'), 'utf8')).replaceAll(/;Final;(\d);/g, ';Final $1;;'))
const events = async () => EventFormats.parse((await ivone.call('GET', '/api/office/event-formats')).body).events
type Part = ReturnType<typeof partOf>
const choiceOf = (format: EventFormat | Part) =>
  typeof format === 'string' ? { part: format, format: null } : { part: partOf(format), format }
/** The effect of a format, or of taking that of a part away. */
const plan = async (event: string, format: EventFormat | Part) =>
  EventFormatPlan.parse((await ivone.call('POST', `/api/office/event-formats/${event}/plan`, choiceOf(format))).body)
/** Chooses a format, or takes that of a part away; returns the number of the action. */
async function choose(event: string, format: EventFormat | Part): Promise<number> {
  const { seen } = await plan(event, format)
  const { status, body } = await ivone.call('PUT', `/api/office/event-formats/${event}`, { ...choiceOf(format), seen })
  expect(status).toBe(200)
  return Number(body['action'])
}
const waiting = async (of = 'open-medals') => {
  const { needs } = OfficeHome.parse((await ivone.call('GET', '/api/office/home')).body)
  return needs.filter(({ kind }) => kind === of).map(({ values }) => values['count'])
}
const differences = async () =>
  MedalDifferences.parse((await ivone.call('GET', '/api/office/medal-differences')).body).events
const follow = (event: string, seen: string) =>
  ivone.call('POST', `/api/office/medal-differences/${event}/application`, { seen })

const SWIM = 'SWMW400MFR'
/** The kind of the first format of each event. */
const kinds = async () => (await events()).map(({ parts }) => parts[0]?.format?.kind)

test('an event with several finals has no medals, a reason and two formats, until the organiser chooses one (R12.5)', async () => {
  await takeFinals()
  expect(await medals()).toEqual([])
  expect(await waiting()).toEqual([1])
  expect(await events()).toMatchObject([
    {
      discipline: 'SWM',
      parts: [{ part: 'finals', format: null, choices: [{ kind: 'timed-final' }, { kind: 'ranked-finals' }] }],
      pending: [{ rule: 'finals-unknown', needsDecision: true }],
    },
  ])
  const { lines } = await plan(SWIM, { kind: 'timed-final' })
  expect(lines.map(({ who, to }) => [who, to])).toEqual([
    ['Cau Tres', 'gold'],
    ['Dani Quatro', 'silver'],
    ['Eva Cinco', 'bronze'],
  ])
  expect(await medals()).toEqual([])
  await choose(SWIM, { kind: 'timed-final' })
  expect(await medals()).toEqual(['gold SP', 'silver RJ', 'bronze CE'])
  expect(await waiting()).toEqual([])
  expect(await events()).toMatchObject([{ parts: [{ format: { kind: 'timed-final' } }], pending: [] }])
})

test('the public page of an event says in three languages why its medals are open, until they are given (R5.7)', async () => {
  const { getEvent } = createHandlers({ pool: db.pool, demo: false, now: Date.now })
  const pending = async (event: string) => (await getEvent({ params: { event } })).view.pending
  await takeFinals()
  expect(await pending(SWIM)).toEqual([
    {
      reason: 'format-unknown',
      text: {
        por: 'A organização ainda vai confirmar como as medalhas desta prova são decididas.',
        spa: 'La organización aún debe confirmar cómo se deciden las medallas de esta prueba.',
        eng: 'The organisers have yet to confirm how the medals of this event are decided.',
      },
      competitors: [],
      units: [],
    },
  ])
  const action = await choose(SWIM, { kind: 'timed-final' })
  expect(await pending(SWIM)).toBeUndefined()
  await undo(action)
  expect(await pending(SWIM)).toHaveLength(1)

  // a format that changes no medal changes the reason, and pages that are open hear of it
  const announced = async () => (await db.pool.query(`select from event_log where topic = 'event:HBLMTEAM7'`)).rowCount
  await take('pool1.csv')
  const before = await announced()
  await choose('HBLMTEAM7', { kind: 'pool', leadsTo: 'knockout' })
  expect(await pending('HBLMTEAM7')).toMatchObject([{ reason: 'result-to-come' }])
  expect(await announced()).toBeGreaterThan(before ?? 0)
})

test(
  'another format moves the medals, its undo moves them back, and later results follow the format (R12.5)',
  NIGHTLY,
  async () => {
    await takeFinals()
    const first = await choose(SWIM, { kind: 'timed-final' })
    const second = await choose(SWIM, { kind: 'ranked-finals' })
    expect(await medals()).toEqual(['gold BA', 'silver AL', 'bronze PR'])
    expect(await undo(first)).toBe(409)
    expect(await undo(second)).toBe(200)
    expect(await medals()).toEqual(['gold SP', 'silver RJ', 'bronze CE'])
    await take(
      'late.csv',
      'Modalidade;Prova;Naipe;Fase;Série;Atleta;UF;Tempo\nNatação;400 m livre;Feminino;Final 1;;Ana Um;AL;4:40,00',
    )
    expect(await medals()).toEqual(['gold AL', 'silver SP', 'bronze RJ'])
    expect(await undo(first)).toBe(200)
    expect(await medals()).toEqual([])
  },
)

test('the table of a group decides the medals only if the organiser says that no knockout follows (R12.5)', async () => {
  await take('pool1.csv')
  const event = 'HBLMTEAM7'
  expect((await events())[0]?.parts[0]?.choices).toEqual([
    { kind: 'pool', leadsTo: 'medals' },
    { kind: 'pool', leadsTo: 'knockout' },
  ])
  await choose(event, { kind: 'pool', leadsTo: 'knockout' })
  expect([await medals(), await waiting()]).toEqual([[], []])
  await choose(event, { kind: 'pool', leadsTo: 'medals' })
  expect(await medals()).toEqual(['gold AL', 'silver BA'])
})

test('other rules of the result desk announce the event, on which its open medals depend, as does their undo (R5.7)', async () => {
  await take('tfp.csv')
  const announced = async () =>
    (await db.pool.query(`select from event_log where topic = $1`, [`event:${SWIM}`])).rowCount ?? 0
  const before = await announced()
  const { status } = await ivone.call('PUT', `/api/office/desk-events/${padRsc(SWIM)}`, {
    ruleSet: null,
    limits: {},
    secondPerson: false,
  })
  expect([status, await announced()]).toEqual([200, before + 1])
  const { rows } = await db.pool.query<{ id: number }>(
    `select id from office_action where subject_kind = 'desk-event' order by id desc limit 1`,
  )
  expect(await undo(rows[0]?.id ?? 0)).toBe(200)
  expect(await announced()).toBe(before + 2)
})

const SWIMMING = 'SWM'.padEnd(34, '-')
/** The same finals of another event. `names`: of the finals, a sign each. */
const takeOtherFinals = async (names = '12') => {
  const other = (await readFile(join(FIXTURES, 'tfr.csv'), 'utf8')).replaceAll('400 m livre', '200 m livre')
  await take(
    'more.csv',
    other.replaceAll(/;Final;(\d);/g, (_, number: string) => `;Final ${names[Number(number) - 1]};;`),
  )
}
const OTHER_SWIM = 'SWMW200MFR'

test('a format for all events of a discipline shows its effect, leaves out those with their own, and can be undone (R12.5)', async () => {
  await takeFinals()
  await takeOtherFinals()
  const { disciplines } = EventFormats.parse((await ivone.call('GET', '/api/office/event-formats')).body)
  expect(disciplines).toMatchObject([
    {
      discipline: 'SWM',
      events: 2,
      parts: [
        { part: 'finals', format: null },
        { part: 'few-entries', format: null },
      ],
    },
  ])
  await choose(OTHER_SWIM, { kind: 'ranked-finals' })
  const before = await medals()
  const { lines } = await plan(SWIMMING, { kind: 'timed-final' })
  expect(lines.map(({ code, who, to }) => [code, who, to])).toEqual([
    [SWIM, 'Cau Tres', 'gold'],
    [SWIM, 'Dani Quatro', 'silver'],
    [SWIM, 'Eva Cinco', 'bronze'],
  ])
  const action = await choose(SWIMMING, { kind: 'timed-final' })
  expect((await medals()).length).toBe(before.length + 3)
  expect(await waiting()).toEqual([])
  expect(
    (await events()).map(({ event, parts: [part] }) => [event.slice(0, 10), part?.format?.kind, part?.isOfDiscipline]),
  ).toEqual([
    [OTHER_SWIM, 'ranked-finals', false],
    [SWIM, 'timed-final', true],
  ])
  expect(await undo(action)).toBe(200)
  expect([await medals(), await waiting()]).toEqual([before, [1]])
})

test(
  'events that come later have the format of their discipline, and an own format is above it (R12.5)',
  NIGHTLY,
  async () => {
    await takeFinals()
    await choose(SWIMMING, { kind: 'timed-final' })
    await takeOtherFinals()
    expect((await events()).filter(({ parts }) => parts[0]?.isOfDiscipline)).toHaveLength(2)
    expect(await medals()).toHaveLength(6)
    await choose(SWIM, { kind: 'ranked-finals' })
    expect(await kinds()).toEqual(['timed-final', 'ranked-finals'])
    const withdrawn = await plan(SWIM, 'finals')
    expect(withdrawn.lines.map(({ to }) => to)).toEqual(expect.arrayContaining(['gold', 'silver', 'bronze']))
    await choose(SWIM, 'finals')
    expect(await kinds()).toEqual(['timed-final', 'timed-final'])
  },
)

test(
  'finals A and B of an event wait for the organiser, although the finals of its discipline are joined (R12.5)',
  NIGHTLY,
  async () => {
    await takeFinals()
    await choose(SWIMMING, { kind: 'timed-final' })
    const before = await medals()
    await takeOtherFinals('AB')
    expect(await medals()).toEqual(before)
    expect((await events()).find(({ event }) => event.startsWith(OTHER_SWIM))).toMatchObject({
      parts: [
        {
          format: null,
          isOfDiscipline: false,
          choices: [{ kind: 'timed-final' }, { kind: 'ranked-finals' }],
        },
      ],
      pending: [{ rule: 'finals-unknown' }],
    })
    await choose(OTHER_SWIM, { kind: 'ranked-finals' })
    expect(await medals()).toHaveLength(before.length + 3)
  },
)

test(
  'by the regulation of a discipline an event has one medal less than entries, and by default all (rows 6 and 7)',
  NIGHTLY,
  async () => {
    await take(
      'few.csv',
      'Modalidade;Prova;Naipe;Fase;Atleta;UF;Tempo\nNatação;50 m livre;Feminino;Final;Ana Um;AL;30,00\nNatação;50 m livre;Feminino;Final;Bia Dois;BA;31,00',
    )
    expect(await medals()).toEqual(['gold AL', 'silver BA'])
    const action = await choose(SWIMMING, { kind: 'few-entries', gives: 'one-less' })
    expect(await medals()).toEqual(['gold AL'])
    expect(await undo(action)).toBe(200)
    expect(await medals()).toEqual(['gold AL', 'silver BA'])
  },
)

test('a discipline without events in the programme has no format', async () => {
  await takeFinals()
  const body = choiceOf({ kind: 'timed-final' })
  expect((await ivone.call('POST', `/api/office/event-formats/${'TRI'.padEnd(34, '-')}/plan`, body)).status).toBe(404)
})

test('medals that a medal list has stay, whatever the format (R12.7)', async () => {
  await takeFinals()
  await take('own.csv', 'Modalidade;Prova;Naipe;Medalha;Atleta;UF\nNatação;400 m livre;Feminino;Ouro;Ana Um;AL')
  await choose(SWIM, { kind: 'timed-final' })
  expect(await medals()).toEqual(['gold AL'])
})

test('a choice is refused after its effect has changed, for another sport, and for an unknown event', async () => {
  await takeFinals()
  const format = { kind: 'timed-final' } as const
  const { seen } = await plan(SWIM, format)
  await take(
    'tfr2.csv',
    'Modalidade;Prova;Naipe;Fase;Série;Atleta;UF;Tempo\nNatação;400 m livre;Feminino;Final 1;;Ana Um;AL;4:40,00',
  )
  const put = async (event: string, body: object) =>
    (await ivone.call('PUT', `/api/office/event-formats/${event}`, body)).status
  expect(await put(SWIM, { ...choiceOf(format), seen })).toBe(409)
  expect(await put(SWIM, { ...choiceOf({ kind: 'knockout', bronze: 'none' }), seen })).toBe(400)
  expect(await put(SWIM, { part: 'finals', format: { kind: 'chess' }, seen })).toBe(400)
  expect(await put(SWIM, { part: 'table', format, seen })).toBe(400)
  // silver for both is an answer of judo
  expect(await put('HBLMTEAM7', { ...choiceOf({ kind: 'no-winner', gives: 'two-silvers' }), seen })).toBe(400)
  expect(await put('SWMW50MFR', { ...choiceOf(format), seen })).toBe(404)
})

/** The medals of the first series, as release 0.9.0 gave them to a final in several. */
async function medalsOfEarlierRelease(channel: 'import' | 'desk'): Promise<void> {
  const ofFirst = await db.pool.query<{ competitor: string; organisation: string }>(
    `select competitor, fact -> 'competitor' ->> 'organisation' as organisation from fact_result
     where code like '%FNL-000100%' order by fact ->> 'result'`,
  )
  const MEDALS = ['gold', 'silver', 'bronze'] as const
  const message = medallists(
    { documentCode: padRsc(SWIM), version: channel === 'desk' ? 2 : 1, ...(await headerInForce()) },
    ofFirst.rows.map(({ competitor, organisation }, at) => [MEDALS[at] ?? 'bronze', competitor, organisation]),
  )
  await insertMessage(db.pool, writeOdf(message), channel)
  await applyAll(db.pool)
}
const headerInForce = async () =>
  (await db.pool.query<{ competitionCode: string }>(`select competition_code as "competitionCode" from inbox limit 1`))
    .rows[0]

test(
  'medals of an earlier release stay, are shown beside those of their results, and follow them by one press (R12.5)',
  NIGHTLY,
  async () => {
    await takeFinals()
    expect(await differences()).toEqual([])
    await medalsOfEarlierRelease('import')
    const given = ['gold BA', 'silver AL', 'bronze PR']
    expect([await medals(), await waiting('medal-differences')]).toEqual([given, [1]])
    const [first] = await differences()
    expect(first).toMatchObject({ discipline: 'SWM', isOfDesk: false })
    expect(first?.lines.map(({ state, who, from, to }) => [state, who, from, to])).toEqual([
      ['open', expect.stringContaining('Cau Tres'), null, null],
      ['leaves', 'Bia Dois', 'gold', null],
      ['leaves', 'Ana Um', 'silver', null],
      ['leaves', 'Fla Seis', 'bronze', null],
    ])
    const { status, body } = await follow(SWIM, first?.seen ?? '')
    expect([status, await medals(), await differences(), await waiting('medal-differences')]).toEqual([200, [], [], []])
    expect(await waiting()).toEqual([1])
    expect(await undo(Number(body['action']))).toBe(200)
    expect([await medals(), await waiting('medal-differences')]).toEqual([given, [1]])
  },
)

test(
  'medals follow results only after the present difference was shown, and never in place of a medal list or of the desk (R12.5)',
  NIGHTLY,
  async () => {
    await takeFinals()
    await medalsOfEarlierRelease('import')
    const seen = (await differences())[0]?.seen ?? ''
    await choose(SWIM, { kind: 'timed-final' })
    expect((await follow(SWIM, seen)).status).toBe(409)
    const second = (await differences())[0]
    expect(second?.lines.map(({ who, to }) => [who, to])).toEqual(
      expect.arrayContaining([
        ['Cau Tres', 'gold'],
        ['Bia Dois', null],
      ]),
    )
    expect((await follow('SWMW50MFR', seen)).status).toBe(404)
    await medalsOfEarlierRelease('desk')
    expect(await differences()).toMatchObject([{ isOfDesk: true }])
    expect((await follow(SWIM, (await differences())[0]?.seen ?? '')).status).toBe(400)
    const { id, questions } = await open(
      'Modalidade;Prova;Naipe;Medalha;Atleta;UF\nNatação;400 m livre;Feminino;Ouro;Ana Um;AL',
    )
    expect(questions.map(({ what }) => what)).toEqual(['medals'])
    await apply(await answer(id, { answers: { [questions[0]?.key ?? '']: 'list' } }))
    expect(await differences()).toEqual([])
  },
)

/** Bouts as phase and two sides, each with its delegation and its result: `Final|Ana;AL;V|Bia;BA;D`. */
const bouts = (event: string, ...written: readonly string[]): string =>
  [
    'Modalidade;Prova;Naipe;Fase;Atleta;UF;V/D',
    ...written.flatMap((bout) => {
      const [phase, ...sides] = bout.split('|')
      return sides.map((side) => `${event};${phase};${side}`)
    }),
  ].join('\n')

test(
  'a final in which both are out finishes its event once the organiser leaves its places empty (row 4)',
  NIGHTLY,
  async () => {
    const { listMedallists, getMedalTable } = createHandlers({ pool: db.pool, demo: false, now: Date.now })
    await take(
      'lutas.csv',
      bouts(
        'Judô;Até 66 kg;Masculino',
        'Semifinal 1|Ari;AL;V|Beto;BA;D',
        'Semifinal 2|Caio;SP;V|Davi;RJ;D',
        'Bronze 1|Gil;PE;V|Beto;BA;D',
        'Bronze 2|Davi;RJ;V|Edu;CE;D',
        'Final|Caio;SP;D|Ari;AL;D',
      ),
    )
    expect(await medals()).toEqual(['bronze PE', 'bronze RJ'])
    expect(await events()).toMatchObject([
      {
        parts: [
          {
            part: 'empty-final',
            choices: [
              { kind: 'no-winner', gives: 'nothing' },
              { kind: 'no-winner', gives: 'two-silvers' },
            ],
          },
        ],
        pending: [{ rule: 'both-out', needsDecision: true }],
      },
    ])
    const finished = async () => (await getMedalTable({ params: { scope: 'all' }, query: {} })).view.finishedEvents
    expect(await finished()).toBe(0)
    const action = await choose('JUDM66KG', { kind: 'no-winner', gives: 'nothing' })
    expect(await medals()).toEqual(['gold NOAWARD', 'silver NOAWARD', 'bronze PE', 'bronze RJ'])
    expect([await finished(), await waiting()]).toEqual([1, []])
    expect((await listMedallists({ query: {} })).view.medals.map(({ medal }) => medal)).toEqual(['bronze', 'bronze'])
    await undo(action)
    expect([await medals(), await finished()]).toEqual([['bronze PE', 'bronze RJ'], 0])
    await choose('JUDM66KG', { kind: 'no-winner', gives: 'two-silvers' })
    expect(await medals()).toEqual(['gold NOAWARD', 'silver AL', 'silver SP', 'bronze PE', 'bronze RJ'])
  },
)

test(
  'the answers for the final and for third places do not replace each other, and each is undone by itself (R12.5)',
  NIGHTLY,
  async () => {
    const event = 'BDMMSINGLES'
    await take(
      'badminton.csv',
      bouts(
        'Badminton;Simples;Masculino',
        'Semifinal 1|Ari;AL;V|Beto;BA;D',
        'Semifinal 2|Caio;SP;V|Davi;RJ;D',
        'Final|Caio;SP;D|Ari;AL;D',
      ),
    )
    const parts = async () => (await events())[0]?.parts.map(({ part, format }) => [part, format])
    const thirds = { kind: 'knockout', bronze: 'both-semifinalists' } as const
    const final = { kind: 'no-winner', gives: 'nothing' } as const
    expect(await parts()).toEqual([
      ['third-places', null],
      ['empty-final', null],
    ])
    const first = await choose(event, thirds)
    await choose(event, final)
    const both = [
      ['third-places', thirds],
      ['empty-final', final],
    ]
    expect(await parts()).toEqual(both)
    expect(await medals()).toEqual(['gold NOAWARD', 'silver NOAWARD', 'bronze BA', 'bronze RJ'])
    expect(await undo(first)).toBe(200)
    expect(await parts()).toEqual([['third-places', null], both[1]])
    expect(await medals()).toEqual(['gold NOAWARD', 'silver NOAWARD'])
  },
)

test('the place of a champion who is disqualified later waits for the answer of the organiser (row 2)', async () => {
  const event = 'BDMMSINGLES'
  const [header = '', ...lines] = bouts(
    'Badminton;Simples;Masculino',
    'Semifinal 1|Ari;AL;V|Beto;BA;D',
    'Semifinal 2|Caio;SP;V|Davi;RJ;D',
    'Disputa de bronze|Beto;BA;V|Davi;RJ;D',
    'Final|Ari;AL;|Caio;SP;',
  ).split('\n')
  const withOut = lines.map((line) => `${line};${line.includes('Final;Ari') ? 'DSQ' : ''}`)
  await take('badminton.csv', [`${header};Ocorrência`, ...withOut].join('\n'))
  expect(await medals()).toEqual(['bronze BA'])
  expect(await events()).toMatchObject([
    {
      parts: [
        {
          part: 'barred-place',
          choices: [{ gives: 'match-only' }, { gives: 'moves-up' }, { gives: 'vacant' }],
        },
      ],
      pending: [{ rule: 'disqualification-unclear', needsDecision: true }],
    },
  ])
  await choose(event, { kind: 'disqualified', gives: 'vacant' })
  expect(await medals()).toEqual(['gold NOAWARD', 'silver SP', 'bronze BA'])
  await choose(event, { kind: 'disqualified', gives: 'moves-up' })
  expect(await medals()).toEqual(['gold SP', 'silver BA', 'bronze RJ'])
})

test(
  'a semifinal of wrestling in which both are disqualified waits for those whom they beat (UWW 14, row 57)',
  NIGHTLY,
  async () => {
    const sheet = bouts(
      'Luta;Estilo livre até 57 kg;Masculino',
      'Quartas de final 1|Ari;AL;V|Beto;BA;D',
      'Quartas de final 2|Caio;SP;V|Davi;RJ;D',
      'Quartas de final 3|Edu;CE;V|Gil;PE;D',
      'Quartas de final 4|Hugo;PR;V|Ivo;SC;D',
      'Semifinal 1|Ari;AL;V|Caio;SP;D',
    )
    const out = ['Edu;CE', 'Hugo;PR'].map((side) => `Luta;Estilo livre até 57 kg;Masculino;Semifinal 2;${side};;DSQ`)
    const header = `${sheet.split('\n')[0]};Ocorrência`
    await take('lutas.csv', [header, ...sheet.split('\n').slice(1), ...out].join('\n'))
    expect(await medals()).toEqual([])
    const [open] = await events()
    expect(open?.pending).toEqual([
      {
        rule: 'semifinal-of-others',
        values: { units: expect.stringContaining('SFNL') },
        competitors: ['Gil', 'Ivo'],
        needsDecision: true,
      },
    ])
  },
)

test(
  'formats that were chosen before formats had parts stay in force after the migration, and their undo works (0118)',
  NIGHTLY,
  async () => {
    await take(
      'lutas.csv',
      bouts(
        'Judô;Até 66 kg;Masculino',
        'Semifinal 1|Ari;AL;V|Beto;BA;D',
        'Semifinal 2|Caio;SP;V|Davi;RJ;D',
        'Bronze 1|Gil;PE;V|Beto;BA;D',
        'Bronze 2|Davi;RJ;D|Edu;CE;D',
        'Final|Caio;SP;D|Ari;AL;D',
      ),
    )
    await takeFinals()
    const before = await medals()
    const event = padRsc('JUDM66KG')
    const thirds = { kind: 'knockout', bronze: 'none' } as const
    const empty = { kind: 'no-winner', gives: 'nothing' } as const
    const swim = await choose(SWIM, { kind: 'timed-final' })
    const first = await choose(event, thirds)
    // one answer replaced the other, and was for the final and the matches for bronze
    await db.pool.query('delete from event_format where event = $1', [event.slice(0, 22)])
    await choose(event, empty)
    const { rows } = await db.pool.query<{ id: string }>(
      `insert into office_action (action, subject_kind, subject_id, before, after)
     values ('choose', 'event-format', $1, $2, $3) returning id`,
      [event, { format: thirds }, { format: empty }],
    )
    const second = Number(rows[0]?.id)
    await db.pool.query(
      `alter table event_format drop constraint event_format_pkey;
     alter table event_format drop column part;
     alter table event_format add primary key (event)`,
    )
    await db.pool.query(
      await readFile(join(import.meta.dirname, '../../db/migrations/007.do.formats-by-part.sql'), 'utf8'),
    )
    const chosen = async () =>
      (
        await db.pool.query<{ line: string }>(
          `select part || ' ' || (format ->> 'kind') as line from event_format order by 1`,
        )
      ).rows.map(({ line }) => line)
    expect(await chosen()).toEqual(['empty-bronze no-bronze-winner', 'empty-final no-winner', 'finals timed-final'])
    expect(await undo(second)).toBe(200)
    expect(await chosen()).toEqual(['finals timed-final', 'third-places knockout'])
    expect(await undo(first)).toBe(200)
    expect(await undo(swim)).toBe(200)
    expect(await chosen()).toEqual([])
    expect(await medals()).toEqual(before)
  },
)
