import { EventTypes, OfficeHome } from '@games/contract'
import { expect, test } from 'vitest'
import { emptyOffice } from '../../testing/organiser.ts'

const { db, ivone, open, apply, medals } = emptyOffice('event_type_choice')

const take = async (text: string) => apply(await open(text), true)
const events = async () => EventTypes.parse((await ivone.call('GET', '/api/office/event-types')).body).events
const answer = (event: string, chosen: object | null) =>
  ivone.call('PUT', `/api/office/event-types/${event}`, { answer: chosen })
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

test('an answer can be changed: the same list is ranked the other way round as a race (R12.5)', async () => {
  await take(RESULTS)
  const event = (await events())[0]?.event ?? ''
  await answer(event, { type: 'long-jump', variant: {} })
  expect((await answer(event, { type: 'run', variant: { metres: 60 } })).status).toBe(200)
  expect(await ranks()).toEqual(['1 5.80', '2 6.12', '3 6.40'])
  expect(await medals()).toEqual(['gold AL', 'silver SP', 'bronze BA'])
})

test('a plain ranking keeps the written ranks (R12.5)', async () => {
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
  expect((await answer(event, { type: 'epee', variant: {} })).status).toBe(400)
  expect((await answer(event, { type: 'run', variant: {} })).status).toBe(400)
  expect((await answer(event, { type: 'run', variant: { metres: -1 } })).status).toBe(400)
  expect((await answer('ATHMNADA', { type: 'long-jump', variant: {} })).status).toBe(404)
})
