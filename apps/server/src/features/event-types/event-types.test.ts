import { EventFormatPlan, EventTypes, OfficeHome } from '@games/contract'
import { NIGHTLY } from '@games/testing/suite'
import { expect, test } from 'vitest'
import { emptyOffice } from '../../testing/organiser.ts'

const { db, ivone, open, apply, medals } = emptyOffice('event_type_choice')

const take = async (text: string) => apply(await open(text), true)
const events = async () => EventTypes.parse((await ivone.call('GET', '/api/office/event-types')).body).events
const plan = async (event: string, chosen: object | null) =>
  EventFormatPlan.parse((await ivone.call('POST', `/api/office/event-types/${event}/plan`, { answer: chosen })).body)
const answer = async (event: string, chosen: object | null) => {
  const { seen } = await plan(event, chosen)
  return ivone.call('PUT', `/api/office/event-types/${event}`, { answer: chosen, seen })
}
const ranks = async () =>
  (
    await db.pool.query<{ line: string }>(
      `select concat_ws(' ', fact ->> 'rank', fact ->> 'result') as line from fact_result order by position`,
    )
  ).rows.map(({ line }) => line)
const waiting = async () => {
  const { needs } = OfficeHome.parse((await ivone.call('GET', '/api/office/home')).body)
  return needs.filter(({ kind }) => kind === 'event-types').map(({ values }) => values['count'])
}

const RESULTS = [
  'Modalidade;Prova;Naipe;Fase;Atleta;UF;Resultado',
  'Atletismo;Desafio da alegria;Masculino;Final;Ari Um;AL;5,80',
  'Atletismo;Desafio da alegria;Masculino;Final;Beto Dois;BA;6,40',
  'Atletismo;Desafio da alegria;Masculino;Final;Caio Tres;SP;6,12',
].join('\n')

test('an event without a telling name is unranked and asked about, with all events of its sport and plain ones (R12.5)', async () => {
  await take(RESULTS)
  const [event, ...others] = await events()
  expect([event?.discipline, event?.name, event?.stored, others]).toEqual([
    'ATH',
    { por: 'Desafio da alegria' },
    null,
    [],
  ])
  const types = event?.choices.map(({ type }) => type) ?? []
  expect(types.slice(-2)).toEqual(['plain-score', 'plain-ranking'])
  expect(types).toEqual(expect.arrayContaining(['long-jump', 'javelin', 'marathon']))
  expect([await ranks(), await medals(), await waiting()]).toEqual([['5.80', '6.40', '6.12'], [], [1]])
})

test('the answer ranks the list by the rules of the event and gives its medals; its undo takes both away (R12.5)', async () => {
  await take(RESULTS)
  const event = (await events())[0]?.event ?? ''
  const { status, body } = await answer(event, { type: 'long-jump', variant: {} })
  expect(status).toBe(200)
  expect(await ranks()).toEqual(['1 6.40', '2 6.12', '3 5.80'])
  expect(await medals()).toEqual(['gold BA', 'silver SP', 'bronze AL'])
  expect(await waiting()).toEqual([])
  expect(await events()).toMatchObject([{ isChosen: true, stored: { type: 'long-jump', variant: {} } }])
  expect((await ivone.call('POST', `/api/office/actions/${String(body['action'])}/undo`)).status).toBe(200)
  expect([(await ranks()).toSorted(), await medals(), await waiting()]).toEqual([['5.80', '6.12', '6.40'], [], [1]])
})

test(
  'the effect of an answer on ranks and medals is shown before it is given, and is the one that follows (R12.5)',
  NIGHTLY,
  async () => {
    await take(RESULTS)
    const event = (await events())[0]?.event ?? ''
    const jump = await plan(event, { type: 'long-jump', variant: {} })
    expect([jump.rankedLists, jump.lines.map(({ who, from, to }) => [who, from, to])]).toEqual([
      1,
      [
        ['Beto Dois', null, 'gold'],
        ['Caio Tres', null, 'silver'],
        ['Ari Um', null, 'bronze'],
      ],
    ])
    expect([await ranks(), await medals()]).toEqual([['5.80', '6.40', '6.12'], []])
    await answer(event, { type: 'long-jump', variant: {} })
    const race = await plan(event, { type: 'run', variant: { metres: 60 } })
    expect(race.lines.map(({ who, from, to }) => [who, from, to])).toEqual(
      expect.arrayContaining([
        ['Ari Um', 'bronze', 'gold'],
        ['Beto Dois', 'gold', 'bronze'],
      ]),
    )
    const none = await plan(event, null)
    expect(none.lines.map(({ who, to }) => [who, to])).toEqual(expect.arrayContaining([['Beto Dois', null]]))
  },
)

test('an answer is refused if results have changed its effect meanwhile (R12.5)', NIGHTLY, async () => {
  await take(RESULTS)
  const event = (await events())[0]?.event ?? ''
  const chosen = { type: 'long-jump', variant: {} }
  const { seen } = await plan(event, chosen)
  await take(RESULTS.replace('5,80', '6,90'))
  expect((await ivone.call('PUT', `/api/office/event-types/${event}`, { answer: chosen, seen })).status).toBe(409)
  expect(await medals()).toEqual([])
})

test('an answer can be changed: the same list is ranked the other way round as a race (R12.5)', NIGHTLY, async () => {
  await take(RESULTS)
  const event = (await events())[0]?.event ?? ''
  await answer(event, { type: 'long-jump', variant: {} })
  expect((await answer(event, { type: 'run', variant: { metres: 60 } })).status).toBe(200)
  expect(await ranks()).toEqual(['1 5.80', '2 6.12', '3 6.40'])
  expect(await medals()).toEqual(['gold AL', 'silver SP', 'bronze BA'])
})

test('a plain ranking keeps the written ranks (R12.5)', NIGHTLY, async () => {
  await take(
    RESULTS.replace('Resultado', 'Resultado;Colocação')
      .replace('5,80', '5,80;1')
      .replace('6,40', '6,40;2')
      .replace('6,12', '6,12;3'),
  )
  const event = (await events())[0]?.event ?? ''
  expect((await answer(event, { type: 'plain-ranking', variant: {} })).status).toBe(200)
  expect(await ranks()).toEqual(['1 5.80', '2 6.40', '3 6.12'])
})

test('an event of another sport, an event without its metres and an unknown event are refused', async () => {
  await take(RESULTS)
  const event = (await events())[0]?.event ?? ''
  const refused = async (code: string, chosen: object) => {
    const [path, body] = [`/api/office/event-types/${code}`, { answer: chosen }]
    const planned = await ivone.call('POST', `${path}/plan`, body)
    const given = await ivone.call('PUT', path, { ...body, seen: '' })
    return [planned.status, given.status]
  }
  expect(await refused(event, { type: 'epee', variant: {} })).toEqual([400, 400])
  expect(await refused(event, { type: 'run', variant: {} })).toEqual([400, 400])
  expect(await refused(event, { type: 'run', variant: { metres: -1 } })).toEqual([400, 400])
  expect(await refused('ATHMNADA', { type: 'long-jump', variant: {} })).toEqual([404, 404])
})
