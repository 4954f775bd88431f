import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Tabs } from './Tabs.tsx'

const links = (words: readonly string[], current = 0) =>
  words.map((word, index) => (
    <a key={word} href={`/${index}`} aria-current={index === current ? 'page' : undefined}>
      {word}
    </a>
  ))

const meta = {
  component: Tabs,
  args: { label: 'Medalhas', children: links(['Todas', 'Por modalidade']) },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {
  play: async ({ canvasElement }) => {
    const tabs = within(canvasElement).getByRole('navigation', { name: 'Medalhas' })
    await expect(within(tabs).getByRole('link', { current: 'page' })).toHaveTextContent('Todas')
  },
}
export const One: Story = { args: { children: links(['Todas']) } }
/** They scroll by themselves, not the page. */
export const Many: Story = {
  args: { children: links(['Todas', 'Por modalidade', 'Por gênero', 'Por divisão', 'Medalhistas', 'Por dia'], 2) },
}
export const InSpanish: Story = { args: { children: links(['Todas', 'Por deporte', 'Por género', 'Medallistas']) } }
export const InEnglish: Story = { args: { children: links(['All', 'By sport', 'By gender', 'Medallists']) } }
