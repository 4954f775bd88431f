import type { ContentItem, ContentRow, ContentVersion } from '@games/contract'
import type { ContentBody } from '@games/contract/content/content-body'
import { NIGHTLY } from '@games/testing/suite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, failure, openOffice } from '../../testing/open-office.tsx'
import { titleIn } from './bodies.ts'
import { EMPTY } from './kinds.ts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const undo = page.getByRole('button', { name: 'Desfazer' }).first()
const AT = '2027-09-14T15:00:00Z'
const ID = '00000000-0000-4000-8000-000000000001'
const team = (por: string) => ({ ...EMPTY.volunteer, title: { por } })

const rowOf = (id: string, kind: ContentBody['kind'], por: string, change: Partial<ContentRow> = {}): ContentRow => ({
  id,
  kind,
  title: { por },
  state: 'draft',
  version: 1,
  published: null,
  scheduled: null,
  priority: null,
  type: null,
  translations: { spa: 'missing', eng: 'missing' },
  changedAt: AT,
  changedBy: 'mesa',
  ...change,
})
const UNTRANSLATED = { state: 'missing', stale: [], missing: [] } as const
const itemOf = (version: number, body: ContentBody, change: Partial<ContentItem> = {}) =>
  ({
    ...rowOf(ID, body.kind, titleIn(body), { version }),
    translations: { spa: UNTRANSLATED, eng: UNTRANSLATED },
    body,
    missing: [],
    createdAt: AT,
    createdBy: 'mesa',
    ...change,
  }) as ContentItem

/** The last version that was saved, of one piece of content. */
function contentServer(saved: ContentItem | null = null) {
  let item = saved
  const put = (body: ContentBody) => (item = itemOf((item?.version ?? 0) + 1, body))
  const answers: Answers = {
    createContent: ({ body: { body } }) => put(body),
    getContent: () => item ?? failure(404, 'not-found'),
    saveContent: ({ body: { body } }) => ({ item: put(body), merged: false }),
  }
  return { answers, put, item: () => item }
}
const field = (name: string, language = 'por') =>
  document.querySelector<HTMLElement>(`[data-field=${name}] [data-language=${language}] :is(textarea,[role=textbox])`)
const write = async (name: string, text: string, language?: string) => {
  await expect.poll(() => field(name, language)).not.toBeNull()
  await userEvent.fill(field(name, language) as HTMLElement, text)
}
const phase = () => document.querySelector<HTMLElement>('.content-saved')?.dataset['phase']
/** Saves now instead of after a rest. */
const saveNow = () => userEvent.keyboard('{Control>}s{/Control}')
const publish = page.getByRole('button', { name: /Publicar agora/ })

test('two changes of the same text are shown side by side, and nothing is published until one is chosen (R6.1)', async () => {
  const { answers, put } = contentServer(itemOf(1, team('Acolhida')))
  const { sent } = await openOffice(`/content/${ID}`, answers)
  await write('title', 'Recepção')
  const save = answers.saveContent
  answers.saveContent = () => failure(409, 'changed-meanwhile')
  put(team('Acolhida da Vila'))
  await saveNow()
  const sides = () => [...document.querySelectorAll('.content-side ins')].map(({ textContent }) => textContent)
  await expect.poll(sides).toEqual(['Recepção', 'Acolhida da Vila'])
  await expect.element(publish).toBeDisabled()
  if (save) answers.saveContent = save
  await page.getByRole('radio', { name: /^Você/ }).click()
  await page.getByRole('button', { name: 'Ficar com o escolhido' }).click()
  await expect.poll(phase).toBe('saved')
  expect(sent.at(-1)).toEqual({ name: 'saveContent', body: { base: 2, body: team('Recepção'), confirmed: [] } })
})

test('the next tab that opens the page restores a draft that could not be sent (R6.1)', async () => {
  const { answers, item } = contentServer(itemOf(1, team('Acolhida')))
  const save = answers.saveContent
  answers.saveContent = () => failure(503, 'unavailable')
  const { screen } = await openOffice(`/content/${ID}`, answers)
  await write('title', 'Welcome', 'eng')
  await saveNow()
  await expect.poll(phase).toBe('away')
  await screen.unmount()
  if (save) answers.saveContent = save
  await openOffice(`/content/${ID}`, answers)
  await expect.element(page.getByText('O que estava só neste aparelho voltou ao texto.')).toBeVisible()
  await expect.poll(phase).toBe('saved')
  expect(item()?.body).toMatchObject({ title: { por: 'Acolhida', eng: 'Welcome' } })
})

test('a piece that lacks something is not published: what is missing is marked and focused (R6.1)', async () => {
  const { answers } = contentServer()
  const { sent } = await openOffice(`/content/${ID}?new=volunteer`, answers)
  await publish.click()
  const missing = page.getByText('Falta para publicar')
  await expect.element(missing).toBeVisible()
  await expect.poll(() => document.activeElement).toBe(field('title'))
  await userEvent.keyboard('Acolhida')
  await expect.poll(() => missing.query()).toBeNull()
  expect(sent.map(({ name }) => name)).not.toContain('publishContent')
})

test('the mark of a missing part stays until the part is written, also in rich texts (R6.1)', NIGHTLY, async () => {
  const { answers } = contentServer()
  await openOffice(`/content/${ID}?new=informativo`, answers)
  await publish.click()
  const marked = () =>
    [...document.querySelectorAll('[data-field] .ui-field-error')].map(({ textContent }) => textContent)
  await expect.poll(() => marked().filter((text) => text === 'Falta para publicar')).toHaveLength(2)
  await write('body', 'As vans saem às oito.')
  await expect.poll(() => marked().filter((text) => text === 'Falta para publicar')).toHaveLength(1)
})

test('a piece is scheduled at the time that was chosen, in the zone of the games (R6.1)', async () => {
  const { answers, item } = contentServer(itemOf(1, team('Acolhida')))
  answers.publishContent = ({ body: { at, version } }) => ({
    ...(item() as ContentItem),
    state: 'scheduled',
    scheduled: { version, at: at ?? '' },
  })
  const { sent } = await openOffice(`/content/${ID}`, answers)
  await page.getByRole('button', { name: 'Agendar…' }).click()
  await userEvent.fill(page.getByLabelText(/^Hora dos Jogos/), '2040-01-02T15:00')
  await page.getByRole('button', { name: 'Agendar', exact: true }).click()
  await expect.element(page.getByRole('button', { name: 'Cancelar agendamento' })).toBeVisible()
  const { at = '' } = (sent.at(-1)?.body ?? {}) as { readonly at?: string }
  expect(Date.parse(at)).toBe(Date.parse('2040-01-02T18:00:00Z'))
})

test('the stops of a route are moved by keys and saved in their order (R6.1)', NIGHTLY, async () => {
  const { answers, item } = contentServer(
    itemOf(1, { ...EMPTY.transport, line: '303', title: { por: 'Vila, Centro' } }),
  )
  await openOffice(`/content/${ID}`, answers)
  const add = page.getByRole('button', { name: 'Acrescentar parada' })
  for (const stop of ['Centro', 'Vila']) {
    await add.click()
    await userEvent.fill(page.getByRole('textbox', { name: /^Parada \d, Português/ }).last(), stop)
  }
  await page.getByRole('button', { name: 'Subir: Vila' }).click()
  await userEvent.fill(page.getByRole('spinbutton', { name: 'Minutos desde a primeira' }).last(), '12')
  await saveNow()
  await expect.poll(phase).toBe('saved')
  expect(item()?.body).toMatchObject({
    stops: [
      { name: { por: 'Vila' }, after: null },
      { name: { por: 'Centro' }, after: 12 },
    ],
  })
})

test(
  'the history shows the words that a version changed, and puts any version back as a new one (R6.1)',
  NIGHTLY,
  async () => {
    const versions = ['Acolhida até sexta', 'Acolhida até quinta'].map(
      (por, at): ContentVersion => ({
        version: at + 1,
        at: AT,
        by: 'mesa',
        changed: [['title', 'por']],
        restored: null,
        body: team(por),
      }),
    )
    const { answers, put } = contentServer(itemOf(2, team('Acolhida até quinta')))
    answers.listContentVersions = () => ({ versions: versions.toReversed(), next: null })
    answers.getContentVersion = ({ params }) => versions[Number(params.version) - 1] ?? failure(404, 'not-found')
    answers.restoreContentVersion = () => put(team('Acolhida até sexta'))
    await openOffice(`/content/${ID}`, answers)
    await page.getByRole('button', { name: /^Histórico/ }).click()
    await page.getByRole('button', { name: 'Ver o que mudou: versão 2' }).click()
    await expect
      .poll(() =>
        [...document.querySelectorAll('.content-compared :is(del,ins)')].map(({ textContent }) => textContent),
      )
      .toEqual(['sexta', 'quinta'])
    await page.getByRole('button', { name: 'Voltar a esta: versão 1' }).click()
    await expect.poll(() => (field('title') as HTMLTextAreaElement).value).toBe('Acolhida até sexta')
    // its toast comes last, and would be the one that the next test presses
    await expect.element(undo).toBeVisible()
  },
)

const listOf = (rows: readonly ContentRow[]) => ({
  rows: [...rows],
  counts: { all: rows.length, draft: rows.length, scheduled: 0, published: 0, archived: 0, todo: rows.length },
  next: null,
})

test('selected rows are published at once, and one press withdraws them again (R6.1)', NIGHTLY, async () => {
  const rows = ['Posto médico', 'Lavanderia', 'Farmácia'].map((por, at) =>
    rowOf(`${ID.slice(0, -1)}${at}`, 'place', por),
  )
  const answers: Answers = {
    listContent: () => listOf(rows),
    publishContent: () => itemOf(1, EMPTY.place),
    withdrawContent: () => itemOf(1, EMPTY.place),
  }
  const { sent } = await openOffice('/content?kind=place', answers)
  for (const name of [/Posto médico/, /Lavanderia/]) await page.getByRole('checkbox', { name }).click()
  await page.getByRole('button', { name: 'Publicar 2' }).click()
  await undo.click()
  await expect
    .poll(() => sent.map(({ name }) => name))
    .toEqual(['publishContent', 'publishContent', 'withdrawContent', 'withdrawContent'])
})

test(
  'a kind that visitors see in order is put in order by a press, and undo restores the order before (R6.1)',
  NIGHTLY,
  async () => {
    const rows = [2, 3, 4].map((at) => rowOf(`${ID.slice(0, -1)}${at}`, 'sponsor', `Sponsor ${at}`))
    const ids = rows.map(({ id }) => id)
    const answers: Answers = { listContent: () => listOf(rows), orderContent: () => ({ ids: [] }) as never }
    const { sent } = await openOffice('/content?kind=sponsor', answers)
    await page.getByRole('button', { name: 'Ordenar' }).click()
    await page.getByRole('button', { name: 'Descer: Sponsor 2' }).click()
    await undo.click()
    await expect
      .poll(() => sent.map(({ body }) => (body as { ids: string[] }).ids))
      .toEqual([[ids[1], ids[0], ids[2]], ids])
  },
)
