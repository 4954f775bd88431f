import type { Meta, StoryObj } from '@storybook/react-vite'
import { EventView } from './EventView.tsx'
import { anEventPage, aRepechage } from './events.factory.ts'
import { aPhase, aStanding, aWhole } from './whole-event.fixture.ts'

const meta = {
  component: EventView,
  args: { page: aWhole(), listAddress: '/discipline/JUD/competitions' },
} satisfies Meta<typeof EventView>
export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = {}
export const PhasesAlone: Story = { args: { page: anEventPage({ phases: [aPhase('HEAT'), aPhase('FNL')] }) } }
export const RepechageAlone: Story = { args: { page: anEventPage({ brackets: [aRepechage()] }) } }
export const Standings: Story = {
  args: { page: anEventPage({ standings: [aStanding('current'), aStanding('cumulative')] }) },
}
export const Nothing: Story = { args: { page: anEventPage() } }
