import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ErrorNote } from './ErrorNote.tsx'
import { LONG_NAME } from './testing/samples.ts'

const onRetry = fn()
const meta = {
  component: ErrorNote,
  args: { title: 'Os resultados não chegaram' },
} satisfies Meta<typeof ErrorNote>
export default meta
type Story = StoryObj<typeof meta>

export const TitleOnly: Story = {}
export const WithReason: Story = {
  args: { why: 'O que já estava na tela continua certo até 13:58. Nada foi perdido.' },
}
export const WithRetry: Story = {
  args: {
    why: 'O que já estava na tela continua certo até 13:58. Nada foi perdido.',
    retry: { label: 'Tentar de novo', onRetry },
  },
  play: async ({ canvasElement }) => {
    onRetry.mockClear()
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent('Os resultados não chegaram')
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}
export const LongestWords: Story = {
  args: { title: LONG_NAME, why: `${LONG_NAME} `.repeat(4), retry: { label: 'Volver a intentarlo', onRetry } },
}
