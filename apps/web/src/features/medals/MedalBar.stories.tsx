import type { Meta, StoryObj } from '@storybook/react-vite'
import { MedalBar } from './MedalBar.tsx'

const meta = {
  component: MedalBar,
  args: { medals: { gold: 14, silver: 11, bronze: 15, total: 40 }, most: 40 },
} satisfies Meta<typeof MedalBar>
export default meta
type Story = StoryObj<typeof meta>

export const TheMost: Story = {}
export const AFew: Story = { args: { medals: { gold: 1, silver: 0, bronze: 2, total: 3 } } }
export const None: Story = { args: { medals: { gold: 0, silver: 0, bronze: 0, total: 0 } } }
