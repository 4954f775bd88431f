import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Freshness } from './Freshness.tsx'

const meta = {
  component: Freshness,
  args: { state: 'live', word: 'ao vivo', children: <span>atualizado às 14:02</span> },
} satisfies Meta<typeof Freshness>
export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = {}
export const Connecting: Story = { args: { state: 'connecting', word: 'conectando' } }
export const Offline: Story = {
  args: { state: 'offline', word: 'sem conexão', children: <span>dados das 13:58</span> },
}
/** Its word keeps its place unseen. */
export const JustReceived: Story = {
  args: { state: 'first' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('b')).not.toBeVisible()
    await expect(canvasElement.querySelector('b')?.offsetWidth).toBeGreaterThan(20)
  },
}
export const WordOnly: Story = { args: { children: undefined } }
export const InSpanish: Story = { args: { word: 'en vivo', children: <span>actualizado a las 14:02</span> } }
export const LongestWords: Story = {
  args: { children: <span>atualizado às 14:02, depois de 78 de 159 provas com medalha, hora da sede</span> },
}
