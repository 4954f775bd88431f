import { LOCALES } from '../text/localized.ts'
import { followKey } from '../follow/follow.ts'
import { expect, test } from 'vitest'
import type { NotifiedFacts, NotifiedRow, NotifiedUnit } from './facts.ts'
import { keysOfFacts } from './facts.ts'
import { planPushes, type Waiting } from './plan-pushes.ts'
import { type Change, type Listener, toldOf } from './words.ts'

const unit: NotifiedUnit = {
  code: 'JUDW57KG--------------SFNL0001',
  discipline: 'JUD',
  disciplineName: { por: 'Judô', eng: 'Judo', spa: 'Yudo' },
  event: { por: 'Até 57 kg feminino', eng: 'Women 57 kg' },
  unit: { por: 'Semifinal 1', eng: 'Semifinal 1' },
  place: { por: 'Tatame 2' },
  start: '2027-09-14T14:14:00-03:00',
}
const luana = { code: '1247', athletes: [], name: 'Luana Tenório' }
const bia = { code: '311', athletes: [], name: 'Bia Figueiredo' }
const row = (who: typeof luana, over: Partial<NotifiedRow>): NotifiedRow => ({
  ...who,
  rank: null,
  result: null,
  irm: null,
  wlt: null,
  ...over,
})
const bout: NotifiedFacts = {
  kind: 'result',
  unit,
  headToHead: true,
  rows: [row(luana, { result: '10', wlt: 'W' }), row(bia, { result: '0', wlt: 'L' })],
}
const race: NotifiedFacts = {
  kind: 'result',
  unit: {
    ...unit,
    discipline: 'ATH',
    disciplineName: { por: 'Atletismo' },
    event: { por: '100 m' },
    unit: { por: 'Final' },
  },
  headToHead: false,
  rows: [row(bia, { rank: '1', result: '11,98' }), row(luana, { rank: '2', result: '12,04' })],
}
const medal: NotifiedFacts = {
  kind: 'medal',
  discipline: 'JUD',
  disciplineName: { por: 'Judô' },
  event: 'JUDW57KG',
  eventName: { por: 'Até 57 kg feminino' },
  medal: 'gold',
  competitor: luana,
  organisation: 'AL',
  organisationName: { por: 'Alagoas' },
}
const listener = (over: Partial<Listener> = {}): Listener => ({
  follows: new Set([followKey('athlete', '1247')]),
  locale: 'por',
  hidesResults: false,
  gamesNow: Date.parse('2027-09-14T13:59:00-03:00'),
  ...over,
})
const said = (facts: NotifiedFacts, over: Partial<Listener> = {}, change: Change = 'new') => {
  const { title, body } = toldOf(facts, listener(over), change)
  return [title, body]
}

test('a notification begins with who is followed, and says the rest once (0095)', () => {
  expect(said({ kind: 'start', unit, who: [luana, bia], expected: Date.parse('2027-09-14T14:14:00-03:00') })).toEqual([
    'Luana Tenório: em 15 min',
    'Judô, Até 57 kg feminino, Semifinal 1, 14:14, Tatame 2',
  ])
  expect(said(bout)).toEqual([
    'Luana Tenório: venceu',
    'Judô, Até 57 kg feminino, Semifinal 1, Luana Tenório 10 – 0 Bia Figueiredo',
  ])
  expect(said(race)).toEqual(['Luana Tenório: 2º lugar', 'Atletismo, 100 m, Final, 12,04'])
  expect(said(medal)).toEqual(['Ouro: Luana Tenório', 'Judô, Até 57 kg feminino, Alagoas'])
})

test('who follows the unit is told who has won it (0095)', () => {
  const follows = new Set([followKey('unit', unit.code)])
  expect(said(bout, { follows })[0]).toBe('Luana Tenório: venceu')
  expect(said(race, { follows })).toEqual(['Bia Figueiredo: 1º lugar', 'Atletismo, 100 m, Final, 11,98'])
})

test.each([
  ['CANCELLED', 'Luana Tenório: cancelado'],
  ['POSTPONED', 'Luana Tenório: adiado'],
  ['SCHEDULED', 'Luana Tenório: agora às 14:14'],
] as const)('a plan that is %s says so, with the day and the hour at the venue (0095)', (status, title) => {
  const told = said({ kind: 'plan', unit, who: [luana], status, isPlaceAlone: false })
  expect(told[0]).toBe(title)
  expect(told[1]).toMatch(/14.*14:14, Tatame 2$/)
})

test('what moves to another day says which, and what has only another place says where (0095)', () => {
  const plan = { kind: 'plan', unit, who: [luana], status: 'SCHEDULED', isPlaceAlone: false } as const
  const tomorrow = { ...plan, unit: { ...unit, start: '2027-09-15T10:00:00-03:00' } }
  expect(said(tomorrow)[0]).toMatch(/^Luana Tenório: agora qua.* 15.*10:00$/)
  expect(said({ ...plan, isPlaceAlone: true })[0]).toBe('Luana Tenório: agora em Tatame 2')
})

test.each(LOCALES)('with results hidden nothing says who won, in %s (0095)', (locale) => {
  for (const facts of [bout, race])
    for (const change of ['new', 'corrected', 'withdrawn'] as const)
      expect(said(facts, { locale, hidesResults: true }, change).join(' ')).not.toMatch(
        /\b10\b|12,04|11,98|Bia|venceu|ganó|won|2º|rank/,
      )
})

test('a medal of results that are not official is called provisional in every language', () => {
  const title = (locale: Listener['locale']) => said({ ...medal, isProvisional: true }, { locale })[0]
  expect(LOCALES.map(title)).toEqual([
    'Ouro: Luana Tenório (medalha provisória)',
    'Oro: Luana Tenório (medalla provisional)',
    'Gold: Luana Tenório (provisional medal)',
  ])
})

test('with results hidden no medal is told: that it comes would say who has won (0095)', () => {
  const told = { print: 'gold', text: 'x' }
  for (const one of [waiting({ facts: medal }), waiting({ facts: medal, told, print: 'silver' })])
    expect(planPushes([one], listener({ hidesResults: true })).pushes).toEqual([])
})

test('an urgent communication is in no summary, and its correction is told though its title is the same (0095)', () => {
  const message: NotifiedFacts = {
    kind: 'message',
    title: { por: 'Portão B' },
    path: '/announcements',
    isEmergency: true,
  }
  const many = ['1', '2', '3', '4'].map((one) => waiting({ about: `result.${one}` }))
  const urgent = waiting({ about: 'message.1', facts: message })
  const { pushes } = planPushes([...many, urgent], listener())
  expect(pushes.map(({ push }) => [push.title, push.path])).toEqual([
    ['Portão B', '/announcements'],
    ['4 novidades de quem você segue', '/agenda'],
  ])
  const told = { print: 'a', text: 'Portão B\nComunicado oficial' }
  expect(firstOf({ ...urgent, print: 'b', told })).toBe('Correção: Portão B')
})

test('what is taken back is told without what it said (0095)', () => {
  expect(said(bout, {}, 'withdrawn')[0]).toBe('Resultado retirado: Luana Tenório')
  expect(said(medal, {}, 'withdrawn').join(' ')).not.toMatch(/Ouro|Luana/)
})

test('a unit that has another code now is sent to those who follow the former one', () => {
  const moved = { ...bout, unit: { ...unit, formerCodes: ['JUDW9Z8Y7X------------SFNL0001'] } }
  expect(keysOfFacts(moved)).toEqual(
    expect.arrayContaining([`unit.${unit.code}`, 'unit.JUDW9Z8Y7X------------SFNL0001']),
  )
})

test('who follows a delegation or a discipline is told its medals, and no starts or results of all its athletes (0095)', () => {
  expect(keysOfFacts(medal)).toContain('delegation.AL')
  expect(keysOfFacts(medal)).toContain('discipline.JUD')
  for (const facts of [bout, race]) expect(keysOfFacts(facts).join()).not.toMatch(/delegation|discipline/)
})

const waiting = (over: Partial<Waiting> = {}): Waiting => ({
  about: 'result.1',
  revision: 1,
  facts: bout,
  print: 'a',
  base: null,
  told: null,
  isUnsure: false,
  ...over,
})
const firstOf = (one: Waiting) => planPushes([one], listener()).pushes[0]?.push.title

test('a correction that changes nothing of what somebody was told needs no word (0095)', () => {
  const { title, body } = toldOf(bout, listener(), 'new')
  const told = { print: 'a', text: `${title}\n${body}` }
  expect(firstOf(waiting({ revision: 2, print: 'b', told }))).toBeUndefined()
  const other = { ...bout, rows: [row(luana, { result: '0', wlt: 'L' }), row(bia, { result: '10', wlt: 'W' })] }
  expect(firstOf(waiting({ revision: 2, print: 'b', told, facts: other }))).toBe('Correção: Luana Tenório: perdeu')
})

test('what was taken back before it was told needs no word, and what was told is taken back in the open (0095)', () => {
  expect(firstOf(waiting({ revision: 2, print: null }))).toBeUndefined()
  expect(firstOf(waiting({ revision: 2, print: null, told: { print: 'a', text: 'x' } }))).toBe(
    'Resultado retirado: Luana Tenório',
  )
})

test('more than three things at once are one notification, which tells each of them (0095)', () => {
  const many = ['1', '2', '3', '4', '5', '6', '7'].map((one) => waiting({ about: `result.${one}` }))
  expect(planPushes(many.slice(0, 3), listener()).pushes).toHaveLength(3)
  const [push, ...more] = planPushes(many, listener()).pushes
  expect(more).toEqual([])
  expect(push?.push.title).toBe('7 novidades de quem você segue')
  // the next one does not take its place
  expect(push?.push.tag).toBe('summary.result.1.1')
  expect(push?.push.tells.map(({ about }) => about)).toEqual(many.map(({ about }) => about))
  expect(push?.push.body.split('\n')).toHaveLength(6)
})

test('very many things at once are several notifications, of at most 20 each, none of one alone (0095)', () => {
  const many = Array.from({ length: 41 }, (_, at) => waiting({ about: `result.${at}` }))
  const { pushes } = planPushes(many, listener())
  expect(pushes.map(({ push }) => push.tells.length)).toEqual([14, 14, 13])
  expect(pushes.flatMap(({ push }) => push.tells.map(({ about }) => about))).toEqual(many.map(({ about }) => about))
  expect(pushes.flatMap(({ told }) => told.map(({ about }) => about))).toEqual(many.map(({ about }) => about))
  expect(new Set(pushes.map(({ push }) => push.tag)).size).toBe(3)
})
