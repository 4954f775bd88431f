import type { Meta, StoryObj } from '@storybook/react-vite'
import { Picture } from './Picture.tsx'

const square = (px: number) => ({
  type: 'image/svg+xml',
  width: px,
  height: px,
  address: `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${px}' height='${px}'%3E%3Crect width='100%25' height='100%25' fill='gray'/%3E%3C/svg%3E`,
})
const meta = {
  component: Picture,
  args: { variants: [square(120), square(240)], alt: 'Um quadrado cinza', sizes: '120px' },
} satisfies Meta<typeof Picture>
export default meta
type Story = StoryObj<typeof meta>

export const TwoSizes: Story = {}
export const Nothing: Story = { args: { variants: [] } }
