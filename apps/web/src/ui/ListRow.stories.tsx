import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Flag } from './Flag.tsx'
import { List } from './List.tsx'
import { ListRow } from './ListRow.tsx'
import { Pictogram } from './Pictogram.tsx'
import { StatusMark } from './StatusMark.tsx'
import { LONG_NAME } from './testing/samples.ts'

const meta = {
  component: ListRow,
  args: { title: 'Luzia Teste do Tatame' },
  decorators: [
    (Story) => (
      <List>
        <Story />
      </List>
    ),
  ],
} satisfies Meta<typeof ListRow>
export default meta
type Story = StoryObj<typeof meta>

const flag = <Flag organisation={{ code: 'AL', flag: '/brasil_flags/al.png' }} size="l" />

export const TitleOnly: Story = {}
export const WithSecondLine: Story = { args: { second: 'Judô, até 57 kg' } }
export const Whole: Story = {
  args: { second: 'Alagoas, judô', lead: flag, trail: <b>247</b>, href: '/athlete' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /Luzia Teste do Tatame/ })
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(44)
  },
}
export const WithStatus: Story = {
  args: {
    title: 'Final por equipes',
    second: 'Ginásio do Sesi',
    lead: <Pictogram code="JUD" />,
    trail: <StatusMark status="INTERRUPTED" word="Interrompida" />,
    href: '/unit',
  },
}
export const LongestWords: Story = {
  args: {
    title: LONG_NAME,
    second: LONG_NAME,
    lead: flag,
    trail: <StatusMark status="GETTING_READY" word="Por comenzar" />,
  },
}
