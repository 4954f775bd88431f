import type { EventFormats, EventToIdentify, EventWithFormat, MedalDifference, PartWithFormat } from '@games/contract'
import { NIGHTLY } from '@games/testing/suite'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Answers, failure, openOffice } from '../../testing/open-office.tsx'

afterEach(() => vi.unstubAllGlobals())

const FINALS: PartWithFormat = {
  part: 'finals',
  format: null,
  isOfDiscipline: false,
  choices: [{ kind: 'timed-final' }, { kind: 'ranked-finals' }],
}
const SWIM: EventWithFormat = {
  event: 'SWMW400MFR'.padEnd(34, '-'),
  name: { por: '400 m livre' },
  discipline: 'SWM',
  parts: [FINALS],
  pending: [{ rule: 'finals-unknown', values: {}, competitors: ['Ana Um', 'Bia Dois'], needsDecision: true }],
}
const JUDO: EventWithFormat = {
  ...SWIM,
  event: 'JUDM73KG'.padEnd(34, '-'),
  name: { por: 'Até 73 kg' },
  discipline: 'JUD',
  parts: [],
  pending: [{ rule: 'not-played', values: {}, competitors: [], needsDecision: false }],
}
const GOLD = {
  state: 'new',
  of: 'medal',
  code: 'SWMW400MFR',
  where: '400 m livre',
  unit: null,
  who: 'Cau Tres',
  from: null,
  to: 'gold',
  why: null,
} as const

const answersOf = (events: () => EventFormats['events'], over: Answers = {}): Answers => ({
  listEventFormats: () => ({ events: events(), disciplines: [] }),
  listEventTypes: () => ({ events: [] }),
  listMedalDifferences: () => ({ events: [] }),
  planEventFormat: () => ({ lines: [GOLD], rankedLists: 0, seen: 'abc' }),
  planEventType: () => ({ lines: [GOLD], rankedLists: 1, seen: 'abc' }),
  chooseEventFormat: () => ({ action: 7 }),
  undoOfficeAction: () => ({ action: 8 }),
  ...over,
})

test('the effect of a format is shown before it is chosen, and one press undoes it (R12.5)', async () => {
  let format: PartWithFormat['format'] = null
  const events = () => [format === null ? SWIM : { ...SWIM, parts: [{ ...FINALS, format }], pending: [] }, JUDO]
  const { sent } = await openOffice(
    '/medals',
    answersOf(events, {
      chooseEventFormat: () => {
        format = { kind: 'timed-final' }
        return { action: 7 }
      },
    }),
  )
  await expect.element(page.getByRole('heading', { name: '1 prova precisa de uma decisão' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: '1 prova espera um resultado' })).toBeVisible()
  await page.getByRole('radio', { name: /Final por tempo/ }).click()
  await expect.element(page.getByText('Cau Tres: ouro')).toBeVisible()
  expect(sent.map(({ name }) => name)).not.toContain('chooseEventFormat')
  await page.getByRole('button', { name: 'Escolher este formato' }).click()
  await expect.element(page.getByRole('heading', { name: '1 prova com formato escolhido' })).toBeVisible()
  // the pressed button has left with its list
  await expect.poll(() => document.activeElement?.tagName).toBe('H1')
  await page.getByRole('button', { name: 'Desfazer' }).first().click()
  await expect.poll(() => sent.map(({ name }) => name)).toContain('undoOfficeAction')
  expect(sent.find(({ name }) => name === 'chooseEventFormat')?.body).toEqual({
    part: 'finals',
    format: { kind: 'timed-final' },
    seen: 'abc',
  })
})

test('a medal that is level is shown with what decides it in the sport (R12.5)', async () => {
  const level = { rule: 'outside', values: { decides: 'extra-bout' }, competitors: ['Ana Um', 'Bia Dois'] } as const
  await openOffice(
    '/medals',
    answersOf(() => [{ ...JUDO, pending: [{ ...level, competitors: [...level.competitors], needsDecision: true }] }]),
  )
  await expect.element(page.getByText(/^empate: os resultados não decidem: decide uma luta extra/)).toBeVisible()
})

test('a format whose effect has changed meanwhile is refused in words (R12.5)', NIGHTLY, async () => {
  await openOffice(
    '/medals',
    answersOf(() => [SWIM], {
      chooseEventFormat: () => failure(409, 'changed-meanwhile'),
    }),
  )
  await page.getByRole('radio', { name: /Final A/ }).click()
  await page.getByRole('button', { name: 'Escolher este formato' }).click()
  await expect.element(page.getByText('Novos resultados mudaram o efeito. Veja de novo.')).toBeVisible()
})

test(
  'a format is taken away after its effect is shown, and a failed call can be repeated (R12.5)',
  NIGHTLY,
  async () => {
    const chosen: EventWithFormat = { ...SWIM, parts: [{ ...FINALS, format: { kind: 'timed-final' } }], pending: [] }
    let isDown = true
    const { sent } = await openOffice(
      '/medals',
      answersOf(() => [chosen], {
        planEventFormat: () => (isDown ? failure(400, 'invalid-input') : { lines: [], rankedLists: 0, seen: 'abc' }),
      }),
    )
    await page.getByRole('button', { name: 'Retirar o formato' }).click()
    await expect.element(page.getByRole('alert')).toBeVisible()
    isDown = false
    await page.getByRole('alert').getByRole('button').click()
    await expect.element(page.getByText('Nenhuma medalha muda.')).toBeVisible()
    await expect.poll(() => document.activeElement?.textContent).toBe('O que muda')
    await page.getByRole('button', { name: 'Manter' }).click()
    await expect.poll(() => document.activeElement?.textContent).toBe('Retirar o formato')
    await page.getByRole('button', { name: 'Retirar o formato' }).click()
    await page.getByRole('button', { name: 'Retirar o formato' }).click()
    await expect
      .poll(() => sent.find(({ name }) => name === 'chooseEventFormat')?.body)
      .toEqual({ part: 'finals', format: null, seen: 'abc' })
  },
)

test(
  'a format for a whole discipline is chosen after its effect is shown, and one press undoes it (R12.5)',
  NIGHTLY,
  async () => {
    const timed = { kind: 'timed-final' } as const
    let format: PartWithFormat['format'] = null
    const { sent } = await openOffice(
      '/medals',
      answersOf(() => [], {
        listEventFormats: () => ({
          events:
            format === null ? [] : [{ ...SWIM, parts: [{ ...FINALS, format, isOfDiscipline: true }], pending: [] }],
          disciplines: [
            { discipline: 'SWM', events: 12, parts: [{ ...FINALS, format }] },
            { discipline: 'TRI', events: 1, parts: [FINALS] },
          ],
        }),
        chooseEventFormat: () => {
          format = timed
          return { action: 7 }
        },
      }),
    )
    const discipline = page.getByRole('combobox', { name: 'Modalidade' })
    await expect.element(discipline).toBeVisible()
    expect(discipline.element().querySelectorAll('option')).toHaveLength(2)
    await discipline.selectOptions('SWM')
    await expect.element(page.getByText('Como se decidem as 12 provas sem formato próprio?')).toBeVisible()
    await page.getByRole('radio', { name: /Final por tempo/ }).click()
    await expect.element(page.getByText('400 m livre · feminino')).toBeVisible()
    expect(sent.map(({ name }) => name)).not.toContain('chooseEventFormat')
    await page.getByRole('button', { name: 'Escolher este formato' }).click()
    await expect.element(page.getByText(/Vale aqui o formato da modalidade inteira/)).toBeVisible()
    expect(sent.find(({ name }) => name === 'chooseEventFormat')?.body).toEqual({
      part: 'finals',
      format: timed,
      seen: 'abc',
    })
    await page.getByRole('button', { name: 'Desfazer' }).first().click()
    await expect.poll(() => sent.map(({ name }) => name)).toContain('undoOfficeAction')
  },
)

test('a page without open medals is not empty (R12.5)', async () => {
  await openOffice(
    '/medals',
    answersOf(() => []),
  )
  await expect.element(page.getByText('Nenhuma prova tem medalhas em aberto.')).toBeVisible()
})

const UNKNOWN: EventToIdentify = {
  event: 'ATHM9Z8Y7X'.padEnd(34, '-'),
  name: { por: 'Desafio da alegria' },
  discipline: 'ATH',
  stored: null,
  isChosen: false,
  choices: [
    { type: 'long-jump', variant: {}, name: { por: 'Salto em distância' }, isNear: true },
    { type: 'run', variant: { metres: 60 }, name: { por: '60 m' }, isNear: false },
    { type: 'plain-score', variant: {}, name: { por: 'Placar simples' }, isNear: false },
    { type: 'plain-ranking', variant: {}, name: { por: 'Classificação simples' }, isNear: false },
  ],
}

test('an event that its name does not tell is identified by the organiser, and one press undoes it (R12.5)', async () => {
  let chosen = false
  const { sent } = await openOffice(
    '/medals',
    answersOf(() => [], {
      listEventTypes: () => ({
        events: [chosen ? { ...UNKNOWN, isChosen: true, stored: { type: 'run', variant: { metres: 60 } } } : UNKNOWN],
      }),
      chooseEventType: () => {
        chosen = true
        return { action: 9 }
      },
    }),
  )
  await expect.element(page.getByRole('heading', { name: 'Qual é esta prova?' })).toBeVisible()
  await expect.element(page.getByRole('radio', { name: /Salto em distância/ })).toBeVisible()
  await expect.element(page.getByRole('radio', { name: /Placar simples/ })).toBeVisible()
  await page.getByRole('combobox', { name: 'Outra prova da modalidade' }).selectOptions('60 m')
  await expect.element(page.getByText('1 lista de resultados muda de ordem.')).toBeVisible()
  await expect.element(page.getByText('Cau Tres: ouro')).toBeVisible()
  expect(sent.map(({ name }) => name)).not.toContain('chooseEventType')
  await page.getByRole('button', { name: 'É esta prova' }).click()
  await expect.element(page.getByRole('heading', { name: '1 prova identificada por você' })).toBeVisible()
  expect(sent.find(({ name }) => name === 'chooseEventType')?.body).toEqual({
    answer: { type: 'run', variant: { metres: 60 } },
    seen: 'abc',
  })
  await page.getByRole('button', { name: 'Desfazer' }).first().click()
  await expect.poll(() => sent.map(({ name }) => name)).toContain('undoOfficeAction')
})

test(
  'a type that was read from words shows what it was read as, and is confirmed by a choice (R12.5)',
  NIGHTLY,
  async () => {
    const { sent } = await openOffice(
      '/medals',
      answersOf(() => [], {
        listEventTypes: () => ({ events: [{ ...UNKNOWN, stored: { type: 'long-jump', variant: {} } }] }),
        chooseEventType: () => failure(400, 'invalid-input'),
      }),
    )
    await expect.element(page.getByText(/lido como “Salto em distância”/)).toBeVisible()
    await page.getByRole('radio', { name: /Salto em distância/ }).click()
    await page.getByRole('button', { name: 'É esta prova' }).click()
    await expect.element(page.getByText('A resposta não foi salva.')).toBeVisible()
    expect(sent.filter(({ name }) => name === 'chooseEventType')).toHaveLength(1)
  },
)

test(
  'an answer is taken away after its effect is shown, and is refused in words if that has changed (R12.5)',
  NIGHTLY,
  async () => {
    const { sent } = await openOffice(
      '/medals',
      answersOf(() => [], {
        listEventTypes: () => ({
          events: [{ ...UNKNOWN, isChosen: true, stored: { type: 'long-jump', variant: {} } }],
        }),
        chooseEventType: () => failure(409, 'changed-meanwhile'),
      }),
    )
    await page.getByRole('button', { name: 'Retirar a resposta' }).click()
    await expect.element(page.getByText('Cau Tres: ouro')).toBeVisible()
    await page.getByRole('button', { name: 'Retirar a resposta' }).click()
    await expect.element(page.getByText('Novos resultados mudaram o efeito. Veja de novo.')).toBeVisible()
    expect(sent.find(({ name }) => name === 'chooseEventType')?.body).toEqual({ answer: null, seen: 'abc' })
  },
)

const DIFFERENT: MedalDifference = {
  event: SWIM.event,
  name: SWIM.name,
  discipline: 'SWM',
  lines: [GOLD, { ...GOLD, state: 'leaves', who: 'Ana Um', from: 'gold', to: null }],
  seen: 'abc',
  isOfDesk: false,
}

test('medals that are not those of the results follow them by one press, and one press undoes it (R12.5)', async () => {
  let followed = false
  const { sent } = await openOffice(
    '/medals',
    answersOf(() => [], {
      listMedalDifferences: () => ({ events: followed ? [] : [DIFFERENT] }),
      followResults: () => {
        followed = true
        return { action: 9 }
      },
    }),
  )
  await expect.element(page.getByText('Cau Tres: ouro')).toBeVisible()
  await expect.element(page.getByText('Ana Um: ouro → nada')).toBeVisible()
  await page.getByRole('button', { name: 'Seguir os resultados' }).click()
  await expect.element(page.getByRole('heading', { name: /medalhas diferentes/ })).not.toBeInTheDocument()
  expect(sent.find(({ name }) => name === 'followResults')?.body).toEqual({ seen: 'abc' })
  await page.getByRole('button', { name: 'Desfazer' }).first().click()
  await expect.poll(() => sent.map(({ name }) => name)).toContain('undoOfficeAction')
})

test('medals of the result desk are shown without a button, and a difference that has changed is refused in words (R12.5)', async () => {
  const judo = { ...DIFFERENT, event: JUDO.event, name: JUDO.name, discipline: 'JUD', isOfDesk: true }
  await openOffice(
    '/medals',
    answersOf(() => [], {
      listMedalDifferences: () => ({ events: [DIFFERENT, judo] }),
      followResults: () => failure(409, 'changed-meanwhile'),
    }),
  )
  await expect.element(page.getByText(/A mesa pontua esta prova/)).toBeVisible()
  await page.getByRole('button', { name: 'Seguir os resultados' }).click()
  await expect.element(page.getByText('Novos resultados mudaram o efeito. Veja de novo.')).toBeVisible()
})
