import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { RichText } from './RichText.tsx'
import { LONG_NAME } from './testing/samples.ts'

const says = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const meta = {
  component: RichText,
  args: {
    doc: { type: 'doc', content: [says('Quem tem prova até as 15:00 continua com o ônibus da própria delegação.')] },
  },
} satisfies Meta<typeof RichText>
export default meta
type Story = StoryObj<typeof meta>

export const OneParagraph: Story = {}
export const Everything: Story = {
  args: {
    doc: {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Novos horários' }] },
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'A linha 3 sai ' },
            { type: 'text', text: '20 minutos antes', marks: [{ type: 'bold' }] },
            { type: 'hardBreak' },
            { type: 'text', text: 'e só hoje', marks: [{ type: 'italic' }] },
            { type: 'text', text: ': ' },
            {
              type: 'text',
              text: 'mapa do desvio',
              marks: [{ type: 'link', attrs: { href: 'https://jogos.example/mapa' } }],
            },
          ],
        },
        { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'Paradas' }] },
        {
          type: 'orderedList',
          content: [
            { type: 'listItem', content: [says('Vila')] },
            {
              type: 'listItem',
              content: [
                says('Arena'),
                { type: 'bulletList', content: [{ type: 'listItem', content: [says('Portão 2')] }] },
              ],
            },
          ],
        },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Novos horários')
    await expect(canvas.getByRole('link', { name: 'mapa do desvio' })).toHaveAttribute('rel', 'noopener noreferrer')
  },
}
export const LongestWords: Story = {
  args: { doc: { type: 'doc', content: [says(`${LONG_NAME} `.repeat(4)), says('a'.repeat(200))] } },
}
export const InAnotherLanguage: Story = { args: { lang: 'pt-PT' } }
