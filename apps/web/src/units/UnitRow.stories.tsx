import { UNIT_STATUSES } from '@games/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { UnitRow } from './UnitRow.tsx'
import { aCompetitor, aMatch, aSide, aTeam, aUnit, FINAL, HEAT } from './unit.factory.ts'

const meta = { component: UnitRow, args: { unit: aMatch() } } satisfies Meta<typeof UnitRow>
export default meta
type Story = StoryObj<typeof meta>

const LONG_NAME = 'Maximiliana Wanderleia de Albuquerque Cavalcanti Figueiredo do Nascimento'
const winner = { competitor: aCompetitor(), result: '11.62', medal: 'gold' as const }

export const LiveMatch: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: /Alagoas × Paraná/ })).toBeVisible()
  },
}
export const ThreeDigits: Story = {
  args: {
    unit: aMatch({
      status: 'OFFICIAL',
      sides: [
        aSide({ competitor: aTeam('AL', 'Alagoas'), result: '104', wlt: 'W' }),
        aSide({ competitor: aTeam('PR', 'Paraná'), result: '98', wlt: 'L' }),
      ],
    }),
  },
}
export const Soon: Story = { args: { unit: aUnit(HEAT), startsIn: '12' } }
export const UpcomingFinal: Story = { args: { unit: aUnit(FINAL, { medal: 'gold' }) } }
export const FinalDecided: Story = {
  args: { unit: aUnit(FINAL, { status: 'OFFICIAL', medal: 'gold', leader: winner }) },
}
export const Moved: Story = {
  args: { unit: aUnit(HEAT, { status: 'DELAYED', plannedStart: '2027-09-14T13:40:00-03:00' }) },
}
export const NoStartTime: Story = {
  args: {
    unit: aUnit(HEAT, { hideStart: true, startText: { por: 'a seguir', spa: 'a continuación', eng: 'to follow' } }),
  },
}
export const EveryStatus: Story = {
  render: () => (
    <>
      {UNIT_STATUSES.map((status) => (
        <UnitRow key={status} unit={aUnit(HEAT, { status })} />
      ))}
    </>
  ),
}
export const SidesNotKnown: Story = {
  args: { unit: aMatch({ status: 'SCHEDULED', sides: [aSide(), aSide()], clock: undefined }) },
}
export const LongestName: Story = {
  args: {
    unit: aUnit(FINAL, {
      status: 'OFFICIAL',
      leader: { ...winner, competitor: aCompetitor({ name: LONG_NAME }) },
    }),
  },
}
