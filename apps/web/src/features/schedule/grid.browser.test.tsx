import { LOCALES } from '@games/domain'
import { NIGHTLY, sampled } from '@games/testing/suite'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { horizontalScroll, openPage } from '../../ui/testing/open-page.tsx'
import { runAxe } from '../../ui/testing/run-axe.ts'
import { GRID_FILTERS } from './grid-filter.ts'
import { aProgramme, DAYS, TODAY } from './programme.factory.ts'

const api = { getProgramme: () => Promise.resolve(aProgramme()) }
const open = (address = '/schedule/grid', options: Parameters<typeof openPage>[1] = {}) =>
  openPage(address, { width: 1440, ...options, api })

const frame = () => document.querySelector<HTMLElement>('.schedule-grid-frame')
const focused = () => document.activeElement?.closest('th, td')
const place = () => {
  const cell = focused()
  const row = cell?.closest('tr')
  return cell instanceof HTMLTableCellElement && row ? [row.rowIndex, cell.cellIndex] : null
}
const TODAYS = DAYS.indexOf(TODAY) + 1

test('the grid scrolls in its own frame, starts at today, and keeps its names, days and finals in place (R2.5)', async () => {
  const { screen } = await open('/schedule/grid', { width: 320 })
  await expect.element(screen.getByRole('link', { name: /^Judô/ })).toBeVisible()
  expect(horizontalScroll()).toBe(0)
  await expect.poll(() => frame()?.scrollLeft).toBeGreaterThan(0)
  const of = (which: string) => frame()?.querySelector(which)?.getBoundingClientRect()
  expect(Math.abs((of('[aria-current="date"]')?.left ?? 0) - (of('thead th')?.right ?? 9))).toBeLessThan(2)
  frame()?.scrollTo(400, 400)
  const box = frame()?.getBoundingClientRect()
  expect(Math.abs((of('thead th')?.left ?? 9) - (box?.left ?? 0))).toBeLessThan(2)
  expect(Math.abs((of('thead th')?.top ?? 99) - (box?.top ?? 0))).toBeLessThan(4)
  expect(Math.abs((of('tfoot th')?.bottom ?? 99) - (box?.bottom ?? 0))).toBeLessThan(20)
})

/** The programme with places of its disciplines in the organiser's order; null: he names none of them. */
const placed = (...places: readonly (number | null)[]) => {
  const programme = aProgramme()
  return { ...programme, disciplines: programme.disciplines.map((one, at) => ({ ...one, place: places[at] ?? null })) }
}

test.each(
  sampled(
    ['/schedule/grid', '/schedule/disciplines', '/schedule/classification', '/medals/discipline'].flatMap((address) => [
      { address, places: [1, 2], order: 'the organiser’s order', expected: ['Judô', 'Águas abertas'] },
      { address, places: [null, null], order: 'the order of their names', expected: ['Águas abertas', 'Judô'] },
    ]),
    3,
  ),
)('$address has the disciplines in $order (R2.5, R12.4)', async ({ address, places, expected }) => {
  await openPage(address, { api: { getProgramme: () => Promise.resolve(placed(...places)) } })
  const named = () => document.querySelector('main')?.innerText.match(/Judô|Águas abertas/g) ?? []
  await expect.poll(() => [...new Set(named())]).toEqual(expected)
})

test('it is a grid to a screen reader: rows, headers of both kinds and cells that say what is on (R2.5)', async () => {
  const { screen } = await open()
  const grid = screen.getByRole('grid', { name: 'Grade' })
  await expect.element(grid).toHaveAttribute('aria-rowcount', '4')
  await expect.element(grid).toHaveAttribute('aria-colcount', '13')
  expect(grid.getByRole('row').elements()).toHaveLength(4)
  expect(grid.getByRole('columnheader').elements()).toHaveLength(13)
  expect(grid.getByRole('rowheader').elements()).toHaveLength(3)
  const judo = grid.getByRole('row', { name: /^Judô/ })
  await expect
    .element(judo.getByRole('gridcell').nth(TODAYS - 1))
    .toMatchTextContent(/^3 disputas, manhã, tarde, 1 ao vivo, 1 final1$/)
  await expect
    .element(judo.getByRole('gridcell').nth(0))
    .toMatchTextContent(/^3 disputas, manhã, tarde, 1 final, 1 já decidida1$/)
  const { violations } = await runAxe()
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([])
})

test('where the games begin on the web, the grid leads to what changed since the morning, and says how much (R2.5)', async () => {
  const { screen } = await openPage('/schedule/grid', {
    width: 390,
    api: { ...api, listChanges: () => Promise.resolve({ seq: 1, count: 3, since: '', changes: [] }) },
  })
  await expect
    .element(screen.getByRole('link', { name: /Mudou desde as 06:00: 3/ }))
    .toHaveAttribute('href', '/changes')
  // beside what stands above it, the frame at its highest fits the window
  const { top = 999 } = frame()?.getBoundingClientRect() ?? {}
  const highest = Number.parseFloat(getComputedStyle(frame() ?? document.body).maxHeight)
  const bar = document.querySelector('.app-shell-bottom')?.getBoundingClientRect().top
  expect(top + highest).toBeLessThanOrEqual(bar ?? 0)
})

test('the grid is one Tab stop, at today (R2.5)', NIGHTLY, async () => {
  const { screen } = await open()
  const chips = screen.getByRole('navigation', { name: 'Filtros' }).getByRole('link').elements()
  ;(chips.filter((chip) => chip.hasAttribute('href')).at(-1) as HTMLElement).focus()
  await userEvent.keyboard('{Tab}')
  expect(place()).toEqual([1, TODAYS])
  await userEvent.keyboard('{Tab}')
  expect(document.querySelector('.schedule-grid')?.contains(document.activeElement)).toBe(false)
})

test(
  'arrows, Home, End, Page Up and Page Down move through it, over cells with nothing in them too (R2.5)',
  NIGHTLY,
  async () => {
    const { screen } = await open()
    await expect.element(screen.getByRole('grid')).toBeVisible()
    const keys: readonly (readonly [string, readonly number[]])[] = [
      ['{ArrowRight}', [1, TODAYS + 1]],
      ['{ArrowDown}', [2, TODAYS + 1]],
      ['{Home}', [2, 0]],
      ['{End}', [2, 12]],
      ['{Control>}{Home}{/Control}', [0, 0]],
      ['{PageDown}', [2, 0]],
      ['{Control>}{End}{/Control}', [3, 12]],
      ['{PageUp}', [1, 12]],
      ['{ArrowUp}', [0, 12]],
      ['{ArrowUp}', [0, 12]],
    ]
    document.querySelector<HTMLElement>('.schedule-grid [tabindex="0"]')?.focus()
    for (const [key, at] of keys) {
      await userEvent.keyboard(key)
      expect([key, place()]).toEqual([key, at])
      expect(document.querySelectorAll('.schedule-grid [tabindex="0"]')).toHaveLength(1)
    }
  },
)

test('what is moved to by key is not under what stays in place', NIGHTLY, async () => {
  const { screen } = await open('/schedule/grid', { width: 320 })
  await expect.element(screen.getByRole('grid')).toBeVisible()
  document.querySelector<HTMLElement>('.schedule-grid [tabindex="0"]')?.focus()
  await userEvent.keyboard('{Home}{ArrowRight}')
  const cell = focused()?.getBoundingClientRect()
  const name = document.querySelector('tbody th')?.getBoundingClientRect()
  expect((cell?.left ?? 0) + 1).toBeGreaterThanOrEqual(name?.right ?? 999)
})

test('Enter goes where the cell leads', NIGHTLY, async () => {
  const { router } = await open()
  document.querySelector<HTMLElement>('.schedule-grid [tabindex="0"]')?.focus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(() => router.state.location.pathname).toBe(`/discipline/JUD/schedule/days/${TODAY}`)
})

test('a part of the day that is on is distinguished, and a day whose finals are decided (R2.5)', async () => {
  const { screen } = await open()
  await expect.element(screen.getByRole('grid')).toBeVisible()
  const cells = [...document.querySelectorAll('tbody tr:first-child td')]
  const today = cells[TODAYS - 1] ?? document.body
  const marks = [...today.querySelectorAll('.schedule-parts i')].map((mark) => mark.className)
  // Águas abertas comes before Judô
  expect(marks).toEqual([])
  expect(today.textContent).toBe('pesagem')
  const judo = [...document.querySelectorAll('tbody tr:last-child td')]
  const marksOf = (index: number) =>
    [...(judo[index]?.querySelectorAll('.schedule-parts i') ?? [])].map((i) => i.className)
  expect(marksOf(TODAYS - 1)).toEqual(['', 'schedule-part-live', 'schedule-part-none'])
  expect(judo.map((cell) => cell.querySelector('.schedule-disc-decided') !== null)).toEqual(
    DAYS.map((day) => day < TODAY),
  )
  expect(document.querySelector('tfoot td')?.textContent).toBe('abertura')
})

test('all ten filters stand in their order; one that lets nothing through leads nowhere (R5.8)', async () => {
  const { screen } = await open()
  const filters = screen.getByRole('navigation', { name: 'Filtros' }).getByRole('link')
  await expect.element(filters.nth(0)).toBeVisible()
  expect(filters.elements()).toHaveLength(GRID_FILTERS.length)
  const empty = filters.elements().filter((link) => link.getAttribute('aria-disabled') === 'true')
  expect(empty.map((link) => link.textContent)).toEqual([
    'Treino',
    'Reunião',
    'Transmissão',
    'Chegada',
    'Saída',
    'Outros',
  ])
  expect(empty.every((link) => !link.hasAttribute('href'))).toBe(true)
})

test('a filter of the grid stands in the address and leaves its own units (R5.8)', async () => {
  const { screen } = await open('/schedule/grid?filter=weighting')
  await expect.element(screen.getByRole('link', { name: 'Pesagem' })).toHaveAttribute('aria-current', 'true')
  const cells = [...document.querySelectorAll('.schedule-cell')].map((cell) => cell.getAttribute('href'))
  expect(cells).toEqual([`/discipline/OWS/schedule/event/${TODAY}`])
})

test.each(sampled(LOCALES, 3))('the grid reads without a missing word: %s', async (locale) => {
  const { screen } = await open('/schedule/grid', { locale, width: 390 })
  await expect.element(screen.getByRole('grid')).toBeVisible()
  expect(document.body.textContent).not.toMatch(/schedule\.[a-z]/)
})
