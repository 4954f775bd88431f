import type { Meta, StoryObj } from '@storybook/react-vite'
import { Empty } from './Empty.tsx'
import { LONG_NAME } from './testing/samples.ts'

const meta = { component: Empty, args: { title: 'Nenhum resultado' } } satisfies Meta<typeof Empty>
export default meta
type Story = StoryObj<typeof meta>

export const TitleOnly: Story = {}
export const WithReason: Story = {
  args: {
    title: 'Nenhuma medalha de Roraima ainda',
    why: 'A primeira final com Roraima é hoje às 16:20, no wrestling.',
  },
}
export const WithWayOut: Story = {
  args: {
    title: 'Nenhum atleta com este nome',
    why: 'Confira a grafia ou procure pela delegação.',
    children: (
      <a className="ui-button" href="/todos">
        Ver todos
      </a>
    ),
  },
}
export const InSpanish: Story = {
  args: { title: 'Ningún resultado', why: 'La primera final es hoy a las 16:20, en lucha.' },
}
export const InEnglish: Story = {
  args: { title: 'No results', why: 'The first final is today at 16:20, in wrestling.' },
}
export const LongestWords: Story = { args: { title: LONG_NAME, why: `${LONG_NAME} `.repeat(4) } }
