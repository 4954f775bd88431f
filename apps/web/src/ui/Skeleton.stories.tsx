import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './Skeleton.tsx'

const meta = { component: Skeleton, args: { label: 'Carregando' } } satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = {}
export const One: Story = { args: { rows: 1 } }
export const Many: Story = { args: { rows: 20 } }
