import type { Meta, StoryObj } from '@storybook/react-vite'
import { FieldWinner } from './FieldWinner.tsx'
import { aCompetitor, aTeam, aUnit, FINAL } from '../../units/unit.factory.ts'

const winner = { competitor: aCompetitor(), result: '11.62', medal: 'gold' as const }
const meta = {
  component: FieldWinner,
  args: { unit: aUnit(FINAL, { status: 'OFFICIAL', leader: winner }) },
} satisfies Meta<typeof FieldWinner>
export default meta
type Story = StoryObj<typeof meta>

export const Gold: Story = {}
export const NoMedal: Story = {
  args: { unit: aUnit(FINAL, { status: 'RUNNING', leader: { ...winner, medal: null } }) },
}
export const LongResult: Story = {
  args: { unit: aUnit(FINAL, { status: 'OFFICIAL', leader: { ...winner, result: '1:58:04.312' } }) },
}
export const ATeam: Story = {
  args: {
    unit: aUnit(FINAL, {
      status: 'OFFICIAL',
      leader: { ...winner, competitor: aTeam('RN', 'Rio Grande do Norte'), result: '41.07' },
    }),
  },
}
export const LongestName: Story = {
  args: {
    unit: aUnit(FINAL, {
      status: 'OFFICIAL',
      leader: {
        ...winner,
        competitor: aCompetitor({ name: 'Maximiliana Wanderleia de Albuquerque Cavalcanti Figueiredo do Nascimento' }),
      },
    }),
  },
}
