import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Menu, type MenuLine } from './Menu.tsx'
import { LONG_NAME, MANY_DELEGATIONS } from './testing/samples.ts'

const onSelect = fn()
const LINES: readonly MenuLine[] = [
  { key: 'por', label: 'Português', href: '/por', current: true },
  { key: 'spa', label: 'Español', href: '/spa' },
  { key: 'eng', label: 'English', onSelect },
]

const meta = { component: Menu, args: { label: 'Idioma', button: 'Idioma', lines: LINES } } satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

const focused = () => document.activeElement?.textContent

const openByKey = async (canvasElement: HTMLElement, key: string): Promise<HTMLElement> => {
  const button = within(canvasElement).getByRole('button', { name: 'Idioma' })
  button.focus()
  await userEvent.keyboard(key)
  await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'menuitem'))
  return button
}

export const AFew: Story = {
  play: async ({ canvasElement }) => {
    onSelect.mockClear()
    const button = await openByKey(canvasElement, '{ArrowDown}')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(focused()).toBe('Português')
    await userEvent.keyboard('{ArrowDown}')
    await expect(focused()).toBe('Español')
    await userEvent.keyboard('{End}')
    await expect(focused()).toBe('English')
    await userEvent.keyboard('{ArrowDown}')
    await expect(focused()).toBe('Português')
    await userEvent.keyboard('{ArrowUp}')
    await expect(focused()).toBe('English')
    await userEvent.keyboard('{Home}')
    await expect(focused()).toBe('Português')
    await userEvent.keyboard('e')
    await expect(focused()).toBe('Español')
    await userEvent.keyboard('e')
    await expect(focused()).toBe('English')
    await userEvent.click(within(canvasElement).getByRole('menuitem', { name: 'English' }))
    await expect(onSelect).toHaveBeenCalledOnce()
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'))
  },
}
export const FromTheEnd: Story = {
  play: async ({ canvasElement }) => {
    await openByKey(canvasElement, '{ArrowUp}')
    await expect(focused()).toBe('English')
  },
}
export const One: Story = {
  args: { lines: LINES.slice(0, 1) },
  play: async ({ canvasElement }) => void (await openByKey(canvasElement, '{ArrowDown}')),
}
export const Many: Story = {
  args: {
    lines: MANY_DELEGATIONS.slice(0, 60).map(({ code, name }) => ({ key: code, label: name, href: `/${code}` })),
  },
  play: async ({ canvasElement }) => {
    await openByKey(canvasElement, '{ArrowDown}')
    const menu = within(canvasElement).getByRole('menu')
    await expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
  },
}
export const LongestWords: Story = {
  args: { lines: [{ key: 'long', label: LONG_NAME, href: '/long', current: true }, ...LINES] },
  play: async ({ canvasElement }) => {
    await openByKey(canvasElement, '{ArrowDown}')
    const menu = within(canvasElement).getByRole('menu')
    await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth)
  },
}
/** In place of what was pressed, which is gone: closed, it gives the focus to its own button. */
export const Opened: Story = {
  args: { opened: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'menuitem'))
    within(canvasElement).getByRole('menu').hidePopover()
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Idioma' })).toHaveFocus())
  },
}
