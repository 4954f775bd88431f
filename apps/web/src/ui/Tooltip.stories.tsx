import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Tooltip } from './Tooltip.tsx'
import { LONG_NAME } from './testing/samples.ts'

const meta = {
  component: Tooltip,
  args: {
    text: 'Não largou',
    children: (described) => (
      <button type="button" className="ui-button" {...described}>
        DNS
      </button>
    ),
  },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

const parts = (canvasElement: HTMLElement) => {
  const tip = canvasElement.querySelector<HTMLElement>('[role="tooltip"]')
  if (!tip) throw new Error('there is no tooltip')
  return { tip, control: within(canvasElement).getByRole('button', { name: 'DNS' }) }
}

/** At once, and away with the pointer or Escape. */
export const UnderThePointer: Story = {
  play: async ({ canvasElement }) => {
    const { tip, control } = parts(canvasElement)
    await expect(control).toHaveAccessibleDescription('Não largou')
    await expect(tip).not.toBeVisible()
    await userEvent.hover(control)
    await waitFor(() => expect(tip).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(tip).not.toBeVisible())
    await userEvent.unhover(control)
    await userEvent.hover(control)
    await waitFor(() => expect(tip).toBeVisible())
    await userEvent.unhover(control)
    await waitFor(() => expect(tip).not.toBeVisible())
  },
}
export const OnTap: Story = {
  play: async ({ canvasElement }) => {
    const { tip, control } = parts(canvasElement)
    await userEvent.pointer({ keys: '[TouchA]', target: control })
    await waitFor(() => expect(tip).toBeVisible())
    await userEvent.pointer({ keys: '[TouchA]', target: control })
    await waitFor(() => expect(tip).not.toBeVisible())
  },
}
export const LongestWords: Story = {
  args: { text: `${LONG_NAME} ${LONG_NAME}` },
  play: async ({ canvasElement }) => {
    const { tip, control } = parts(canvasElement)
    await userEvent.hover(control)
    await waitFor(() => expect(tip).toBeVisible())
    const { left, right } = tip.getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(8)
    await expect(right).toBeLessThanOrEqual(innerWidth - 8)
  },
}
