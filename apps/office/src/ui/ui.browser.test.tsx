import { ApiFailure } from '@games/contract/failure'
import { NIGHTLY } from '@games/testing/suite'
import { LanguageProvider } from '@games/web/i18n/provider.tsx'
import { loadMessages, translatorOf } from '@games/web/i18n/translator.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import * as schema from 'zod/mini'
import type { Noun } from '../i18n/messages.gen.d.ts'
import { type DataColumn, DataTable } from './DataTable.tsx'
import { FormField } from './FormField.tsx'
import { LocalizedField } from './LocalizedField.tsx'
import { takeFaults, useCallForm } from './use-call-form.ts'
import { useUndoToast } from './use-undo-toast.ts'

beforeAll(() => loadMessages<Noun>('eng', ['office']))
afterEach(() => vi.unstubAllGlobals())

const show = (what: ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LanguageProvider language={{ locale: 'eng', t: translatorOf('eng') }}>{what}</LanguageProvider>
    </QueryClientProvider>,
  )

interface Person {
  readonly name: string
  readonly points: number | null
}
const PEOPLE: readonly Person[] = Array.from({ length: 2_000 }, (_, at) => ({
  name: `Person ${at}`,
  // each once, in no order; one has none
  points: at === 7 ? null : (at * 7) % 2_000,
}))
const COLUMNS: readonly DataColumn<Person>[] = [
  { key: 'name', head: 'Name', cell: ({ name }) => name, sort: ({ name }) => name },
  { key: 'points', head: 'Points', cell: ({ points }) => points, sort: ({ points }) => points, figure: true },
]
const drawn = () => [...document.querySelectorAll('tbody th')].map((cell) => cell.textContent ?? '')
const selected = () => document.querySelector('[data-selected] th')?.textContent ?? null

test(
  '2,000 rows: few are drawn, the heads sort, J, K and ↵ go through them, and at their end more are fetched (R4.7)',
  NIGHTLY,
  async () => {
    const onOpen = vi.fn<(row: Person) => void>()
    const onEnd = vi.fn<() => void>()
    await show(
      <DataTable
        caption="People"
        columns={COLUMNS}
        rows={PEOPLE}
        rowKey={({ name }) => name}
        onOpen={onOpen}
        onEnd={onEnd}
        sorted="-points"
      />,
    )
    await expect.poll(() => drawn()[0]).toBe('Person 857')
    expect(drawn().length).toBeLessThan(100)
    expect(document.querySelector('table')?.getAttribute('aria-rowcount')).toBe('2001')
    expect(document.querySelectorAll('thead th')[1]?.getAttribute('aria-sort')).toBe('descending')
    // numbers within names count as numbers
    await page.getByRole('button', { name: 'Name' }).click()
    await expect.poll(() => drawn().slice(0, 3)).toEqual(['Person 0', 'Person 1', 'Person 2'])
    await userEvent.keyboard('jjjk')
    // the focus is on the head that was pressed
    await expect.poll(selected).toBe('Person 1')
    ;(document.activeElement as HTMLElement).blur()
    await userEvent.keyboard('{Enter}')
    expect(onOpen.mock.lastCall).toEqual([PEOPLE[1]])
    await page.getByRole('button', { name: 'Person 2', exact: true }).click()
    expect(onOpen.mock.lastCall).toEqual([PEOPLE[2]])
    // what is open is what is gone on from
    await expect.poll(selected).toBe('Person 2')
    expect(onEnd).not.toHaveBeenCalled()
    scrollTo(0, document.documentElement.scrollHeight)
    await expect.poll(() => drawn().at(-1)).toBe('Person 1999')
    await expect.poll(() => onEnd.mock.calls.length).toBeGreaterThan(0)
    expect(drawn().length).toBeLessThan(100)
    // what is selected comes back into sight
    await userEvent.keyboard('j')
    await expect.poll(selected).not.toBeNull()
    // downwards and upwards, what has none stands last
    for (const [direction, first] of [
      ['descending', 'Person 857'],
      ['ascending', 'Person 0'],
    ]) {
      await page.getByRole('button', { name: 'Points' }).click()
      await expect.poll(() => document.querySelectorAll('thead th')[1]?.getAttribute('aria-sort')).toBe(direction)
      scrollTo(0, 0)
      await expect.poll(() => drawn()[0]).toBe(first)
      scrollTo(0, document.documentElement.scrollHeight)
      await expect.poll(() => drawn().at(-1)).toBe('Person 7')
    }
  },
)

const Thing = schema.object({
  code: schema.string().check(schema.minLength(2, 'code-short')),
  title: schema.object({
    por: schema.string().check(schema.minLength(1, 'title-required')),
    spa: schema.string(),
    eng: schema.string(),
  }),
})
interface ThingValues {
  code: string
  title: { por: string; spa: string; eng: string }
}
function ThingForm({ send }: { send: (values: ThingValues) => Promise<void> }) {
  const form = useCallForm<ThingValues>(Thing, { code: '', title: { por: '', spa: '', eng: '' } })
  const submit = form.handleSubmit((values) => send(values).catch((error: unknown) => void takeFaults(form, error)))
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <FormField<ThingValues> name="code" label="Code" faultWords={(fault) => `(${fault})`} />
        <LocalizedField name="title" label="Title" faultWords={(fault) => `(${fault})`} />
        <button type="submit">Save</button>
      </form>
    </FormProvider>
  )
}

test('a form says each fault at its field, the contract’s before it is sent and the server’s after, and keeps what was typed (R9)', async () => {
  const send = vi.fn<(values: ThingValues) => Promise<void>>()
  send.mockRejectedValueOnce(
    new ApiFailure(400, 'invalid-input', 'body', { fields: { 'title.spa': 'title-taken', code: 'code-taken' } }),
  )
  send.mockResolvedValue()
  await show(<ThingForm send={send} />)
  const save = page.getByRole('button', { name: 'Save' })
  await save.click()
  await expect.element(page.getByText('(code-short)')).toBeVisible()
  await expect.element(page.getByText('(title-required)')).toBeVisible()
  expect(send).not.toHaveBeenCalled()
  const [code, por, spa] = [
    page.getByLabelText('Code'),
    page.getByLabelText('Português'),
    page.getByLabelText('Español'),
  ]
  await userEvent.fill(code, 'AB')
  await userEvent.fill(por, 'Chuva')
  await userEvent.fill(spa, 'Lluvia')
  expect(page.getByText('(code-short)').query()).toBeNull()
  await save.click()
  await expect.element(page.getByText('(title-taken)')).toBeVisible()
  await expect.element(page.getByText('(code-taken)')).toBeVisible()
  await expect.element(spa).toHaveFocus()
  await expect.element(spa).toHaveAttribute('aria-invalid', 'true')
  const typed = { code: 'AB', title: { por: 'Chuva', spa: 'Lluvia', eng: '' } }
  await expect.element(por).toHaveValue('Chuva')
  await userEvent.fill(spa, 'Lluvias')
  await userEvent.fill(code, 'ABC')
  await save.click()
  await expect
    .poll(() => send.mock.calls.map(([values]) => values))
    .toEqual([typed, { code: 'ABC', title: { por: 'Chuva', spa: 'Lluvias', eng: '' } }])
})

function Changing() {
  const undoToast = useUndoToast()
  return (
    // below the notices, which stand at the top
    <button type="button" style={{ marginTop: 400 }} onClick={() => undoToast('Off the list', 12)}>
      Do
    </button>
  )
}

test('what was done can be taken back from its notice, and where something newer would be lost it says so (R4.7)', async () => {
  const sent: string[] = []
  const answers = [
    Response.json({ id: 'changed-meanwhile', message: '' }, { status: 409 }),
    Response.json({ action: 13 }),
  ]
  const real = window.fetch.bind(window)
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => {
    const [address, init] = request
    if (typeof address !== 'string' || !address.startsWith('/api/office/')) return real(...request)
    sent.push(`${init?.method} ${address}`)
    return Promise.resolve(answers.shift() ?? Response.error())
  })
  await show(<Changing />)
  for (const said of ['Changed since then', 'Undone']) {
    await page.getByRole('button', { name: 'Do', exact: true }).click()
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await expect.element(page.getByText(said, { exact: true })).toBeVisible()
  }
  expect(sent).toEqual(['POST /api/office/actions/12/undo', 'POST /api/office/actions/12/undo'])
})

test(
  'an undo that fails or is done says so where what offered it has left the page meanwhile (R4.7)',
  NIGHTLY,
  async () => {
    const answers = [Response.json({ id: 'unavailable', message: '' }, { status: 503 }), Response.json({ action: 13 })]
    const real = window.fetch.bind(window)
    vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => {
      const [address] = request
      if (typeof address !== 'string' || !address.startsWith('/api/office/')) return real(...request)
      return Promise.resolve(answers.shift() ?? Response.error())
    })
    for (const said of ['It could not be undone', 'Undone']) {
      const { unmount } = await show(<Changing />)
      await page.getByRole('button', { name: 'Do', exact: true }).click()
      await unmount()
      await page.getByRole('button', { name: 'Undo' }).first().click()
      await expect.element(page.getByText(said, { exact: true }).first()).toBeVisible()
    }
  },
)

test('what is selected is a row, not a place: it moves with the list, and once it is gone nothing is acted on (R4.7)', async () => {
  const onOpen = vi.fn<(row: Person) => void>()
  const table = (names: readonly string[]) => (
    <QueryClientProvider client={new QueryClient()}>
      <LanguageProvider language={{ locale: 'eng', t: translatorOf('eng') }}>
        <DataTable
          caption="People"
          columns={COLUMNS}
          rows={names.map((name) => ({ name, points: 1 }))}
          rowKey={({ name }) => name}
          onOpen={onOpen}
        />
      </LanguageProvider>
    </QueryClientProvider>
  )
  const { rerender } = await render(table(['Ana', 'Bia', 'Caio']))
  // from whatever was pressed before
  ;(document.activeElement as HTMLElement).blur()
  await userEvent.keyboard('jj')
  await expect.poll(selected).toBe('Bia')
  await rerender(table(['Zeca', 'Ana', 'Bia', 'Caio']))
  expect(selected()).toBe('Bia')
  await userEvent.keyboard('{Enter}')
  expect(onOpen.mock.calls.map(([{ name }]) => name)).toEqual(['Bia'])
  await rerender(table(['Zeca', 'Ana', 'Caio']))
  expect(selected()).toBeNull()
  await userEvent.keyboard('{Enter}')
  expect(onOpen).toHaveBeenCalledTimes(1)
  await userEvent.keyboard('j')
  await expect.poll(selected).toBe('Caio')
  await rerender(table(['Zeca', 'Ana']))
  await userEvent.keyboard('k')
  await expect.poll(selected).toBe('Ana')
})
