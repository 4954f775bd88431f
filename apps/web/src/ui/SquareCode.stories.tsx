import type { Meta, StoryObj } from '@storybook/react-vite'
import { SquareCode } from './SquareCode.tsx'

const meta = {
  component: SquareCode,
  args: { className: 'workshop-row', text: 'https://jogos.example/agenda', label: 'jogos.example/agenda' },
} satisfies Meta<typeof SquareCode>
export default meta
type Story = StoryObj<typeof meta>

export const OfAnAddress: Story = {}
export const OfALongText: Story = {
  args: { text: `https://jogos.example/agenda?add=${'athlete-1000,'.repeat(60)}`, label: 'long', ecc: 'L' },
}
