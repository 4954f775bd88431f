import { sampled } from '@games/testing/suite'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { type StoryFile, storiesOf } from '../workshop/compose.ts'
import * as dialogs from './Dialog.stories.tsx'
import * as sheets from './Sheet.stories.tsx'

const FILES: Readonly<Record<'dialog' | 'sheet', StoryFile>> = { dialog: dialogs, sheet: sheets }
const KINDS = ['dialog', 'sheet'] as const

async function open(kind: 'dialog' | 'sheet') {
  await page.viewport(390, 640)
  const [Story] = storiesOf(FILES[kind])
  if (!Story) throw new Error('there is no story')
  await Story.load()
  const screen = await render(<Story />)
  const opener = screen.getByRole('button', { name: 'Abrir' })
  await userEvent.click(opener)
  const box = screen.getByRole('dialog')
  await expect.element(box).toBeVisible()
  return { screen, opener, box }
}

afterEach(() => cleanup())

test.each(sampled(KINDS, 2))('Escape closes a %s and the focus is back on what opened it', async (kind) => {
  const { opener, box } = await open(kind)
  await userEvent.keyboard('{Escape}')
  await expect.element(box).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test.each(sampled(KINDS, 2))('a press beside a %s closes it, one inside does not', async (kind) => {
  const { opener, box } = await open(kind)
  await userEvent.click(box.getByRole('heading'))
  await expect.element(box).toBeVisible()
  const element = box.element()
  await userEvent.click(element, { position: { x: 20, y: -20 }, force: true })
  await expect.element(box).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test.each(sampled(KINDS, 2))('the focus stays inside an open %s', async (kind) => {
  const { box } = await open(kind)
  for (let press = 0; press < 8; press++) {
    await userEvent.keyboard('{Tab}')
    // past the last one the browser's own controls have their turn
    expect(document.activeElement === document.body || box.element().contains(document.activeElement)).toBe(true)
  }
})

test.each(sampled(KINDS, 2))(
  'a %s taken off the page while open gives the focus back and lets the page scroll again',
  async (kind) => {
    const { screen } = await open(kind)
    expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
    const before = document.createElement('button')
    document.body.append(before)
    await screen.unmount()
    before.remove()
    expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden')
  },
)
