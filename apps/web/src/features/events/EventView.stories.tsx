import type { EventPage } from '@games/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import { ResultTable, renderUnitRow, unitAddress, useUnitWords } from '../units/index.ts'
import { EventView } from './EventView.tsx'
import { anEventPage, aRepechage } from './events.factory.ts'
import { aPhase, aStanding, aWhole } from './whole-event.fixture.ts'

/** An event with what a route brings. */
function NamedEvent({ page }: { page: EventPage }) {
  const { ofCode } = useUnitWords()
  const naming = useMemo(() => ({ address: unitAddress, ofCode }), [ofCode])
  return (
    <EventView
      page={page}
      listAddress="/discipline/JUD/competitions"
      naming={naming}
      renderUnit={renderUnitRow}
      renderList={({ rows, columns, meanings }, name) => (
        <ResultTable name={name} rows={rows} columns={columns} meanings={meanings} />
      )}
    />
  )
}

const meta = { component: NamedEvent, args: { page: aWhole() } } satisfies Meta<typeof NamedEvent>
export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = {}
export const PhasesAlone: Story = { args: { page: anEventPage({ phases: [aPhase('HEAT'), aPhase('FNL')] }) } }
export const RepechageAlone: Story = { args: { page: anEventPage({ brackets: [aRepechage()] }) } }
export const Standings: Story = {
  args: { page: anEventPage({ standings: [aStanding('current'), aStanding('cumulative')] }) },
}
export const Nothing: Story = { args: { page: anEventPage() } }
