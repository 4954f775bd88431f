import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ProgressBar } from './ProgressBar.tsx'

const meta = { component: ProgressBar, args: { label: 'Carregando' } } satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

export const Pending: Story = {
  play: async ({ canvasElement }) => {
    const bar = await within(canvasElement).findByRole('progressbar', { name: 'Carregando' })
    await expect(bar.getBoundingClientRect().top).toBe(0)
  },
}
