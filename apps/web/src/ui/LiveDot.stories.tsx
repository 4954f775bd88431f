import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LiveDot } from './LiveDot.tsx'

const meta = { component: LiveDot } satisfies Meta<typeof LiveDot>
export default meta
type Story = StoryObj<typeof meta>

const breaths = (element: HTMLElement) => element.getAnimations({ subtree: true }).length

export const Breathing: Story = {
  play: async ({ canvasElement }) => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    await expect(breaths(canvasElement)).toBe(still ? 0 : 1)
  },
}
export const Still: Story = {
  args: { still: true },
  play: async ({ canvasElement }) => expect(breaths(canvasElement)).toBe(0),
}
