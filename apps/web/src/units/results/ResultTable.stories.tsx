import type { Meta, StoryObj } from '@storybook/react-vite'
import { ResultTable } from './ResultTable.tsx'
import { aCompetitor, aRow } from '../unit.factory.ts'

const first = aRow(1, { result: '11.62', medal: 'gold', bib: '412', startOrder: '4', reactionTime: '0.148' })
const meta = {
  component: ResultTable,
  args: { name: 'Resultado: 100 m feminino', lanes: true, rows: [first] },
} satisfies Meta<typeof ResultTable>
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {}
export const AField: Story = {
  args: {
    rows: [
      first,
      aRow(2, { result: '11.70', medal: 'silver', difference: '+0.08', records: ['PB'] }),
      aRow(3, { rank: '2', rankEqual: true, result: '11.70', difference: '+0.08' }),
      aRow(4, { rank: null, irm: 'DSQ' }),
      aRow(5, { rank: null, irm: 'DNS' }),
    ],
  },
}
export const Many: Story = {
  args: { rows: Array.from({ length: 60 }, (_, place) => aRow(place + 1, { result: `${11 + place}.62` })) },
}
export const LongestName: Story = {
  args: {
    rows: [
      aRow(1, {
        result: '1:58:04.312',
        competitor: aCompetitor({ name: 'Maximiliana Wanderleia de Albuquerque Cavalcanti Figueiredo do Nascimento' }),
      }),
    ],
  },
}
