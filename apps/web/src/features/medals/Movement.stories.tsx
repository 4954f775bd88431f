import type { Meta, StoryObj } from '@storybook/react-vite'
import { Movement } from './Movement.tsx'

const meta = { component: Movement, args: { from: 5, to: 3 } } satisfies Meta<typeof Movement>
export default meta
type Story = StoryObj<typeof meta>

export const Rose: Story = {}
export const Fell: Story = { args: { from: 3, to: 12 } }
/** Where it stands as it stood, nothing is drawn. */
export const Stayed: Story = { args: { from: 3, to: 3 } }
