import { NIGHTLY } from '@games/testing/suite'
import { toast as sonner } from 'sonner'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../styles/index.css'
import { nameToasts, toast } from './toast.ts'

const toasts = () => [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]')]
const region = () => document.querySelector<HTMLElement>('[data-sonner-toaster]')
const left = (one: HTMLElement | undefined): boolean => one?.dataset['removed'] === 'true'

/** Two frames: what React was told meanwhile is drawn. */
const drawn = () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))

/** Lets the given time pass for timers and the clock. */
async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds)
  await drawn()
}

/** Shown, with time standing still from then on. */
async function shown(title: string): Promise<HTMLElement> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  toast(title)
  await vi.dynamicImportSettled()
  for (let turn = 0; turn < 20 && toasts().length === 0; turn++) await pass(1)
  const [one] = toasts()
  if (!one) throw new Error('no toast came up')
  return one
}

function swipe(one: HTMLElement, byPx: number): void {
  const { x, y } = one.getBoundingClientRect()
  const send = (type: string, at: number) =>
    one.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 1, pointerType: 'mouse', clientX: x + at, clientY: y }),
    )
  send('pointerdown', 0)
  send('pointermove', 2)
  send('pointermove', byPx)
  // slow enough not to be a flick
  vi.advanceTimersByTime(2000)
  send('pointerup', byPx)
}

beforeEach(async () => {
  await page.viewport(1440, 900)
  nameToasts({ region: 'Avisos', close: 'Fechar' })
  // fetched once, so that what follows has no network in it
  await import('./Toaster.tsx')
})
afterEach(async () => {
  vi.useRealTimers()
  sonner.dismiss()
  await vi.waitUntil(() => toasts().length === 0, 15_000)
})

test('a toast stays 4000 ms and is gone 200 ms later (R3.6)', async () => {
  const one = await shown('Copiado')
  await pass(3900)
  expect(left(one)).toBe(false)
  await pass(100)
  expect(left(one)).toBe(true)
  await pass(190)
  expect(one.isConnected).toBe(true)
  await pass(10)
  expect(one.isConnected).toBe(false)
})

test('swiped 44 px it comes back, swiped 45 px it leaves (R3.6)', NIGHTLY, async () => {
  const captured = vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => {})
  const one = await shown('Copiado')
  swipe(one, 44)
  await drawn()
  expect(left(one)).toBe(false)
  swipe(one, 45)
  await drawn()
  expect(left(one)).toBe(true)
  captured.mockRestore()
})

test('toasts are 356 px wide, 14 px apart, at most three, at the top right below the bar (R3.6)', NIGHTLY, async () => {
  for (const title of ['Um', 'Dois', 'Três', 'Quatro']) toast(title)
  await expect.poll(() => toasts().length).toBe(4)
  await userEvent.hover(toasts()[0] as HTMLElement)
  await expect.poll(() => toasts()[0]?.dataset['expanded']).toBe('true')
  await expect.poll(() => document.getAnimations().length).toBe(0)
  const seen = toasts().filter(({ dataset }) => dataset['visible'] === 'true')
  expect(seen).toHaveLength(3)
  const boxes = seen.map((one) => one.getBoundingClientRect()).sort((a, b) => a.top - b.top)
  expect(boxes.map(({ width }) => width)).toEqual([356, 356, 356])
  expect(boxes.slice(1).map(({ top }, index) => Math.round(top - (boxes[index]?.bottom ?? 0)))).toEqual([14, 14])
  expect(boxes[0]?.top).toBe(56 + 12)
  expect(boxes[0]?.right).toBe(document.documentElement.clientWidth - 32)
  expect(seen[0]?.dataset['richColors']).toBe('true')
})

test('Alt+T leads to the toasts (R3.6)', async () => {
  toast('Um')
  await expect.poll(() => toasts().length).toBe(1)
  await userEvent.keyboard('{Alt>}t{/Alt}')
  expect(document.activeElement).toBe(region())
  expect(region()?.closest('section')?.getAttribute('aria-label')).toBe('Avisos (Alt+T)')
})

test('a loading toast stays until what became of it takes its place', async () => {
  const id = toast.loading('Enviando')
  await expect.poll(() => toasts()[0]?.dataset['type']).toBe('loading')
  toast.success('Enviado', { id })
  await expect.poll(() => toasts()[0]?.dataset['type']).toBe('success')
  expect(toasts()).toHaveLength(1)
  toast.dismiss(id)
  await expect.poll(() => toasts().length).toBe(0)
})

test('a toast stands above a dialog that is open', async () => {
  const dialog = document.createElement('dialog')
  dialog.append('Menu')
  document.body.append(dialog)
  toast('Um')
  await expect.poll(() => toasts().length).toBe(1)
  dialog.showModal()
  toast('Dois')
  await expect.poll(() => toasts().length).toBe(2)
  const host = document.querySelector('.ui-toasts')
  expect(host?.matches(':popover-open')).toBe(true)
  dialog.remove()
})

test('sonner writes no style element of its own: the security policy forbids it', () => {
  const inserted = [...document.querySelectorAll('style:not([data-vite-dev-id])')].filter((style) =>
    style.textContent?.includes('sonner'),
  )
  expect(inserted).toEqual([])
})
