import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { FilterSelect } from './FilterSelect.tsx'
import { MANY_DELEGATIONS } from './testing/samples.ts'

function Filtered({ value: first }: { value: string | undefined }) {
  const [value, setValue] = useState(first)
  return (
    <FilterSelect
      label="Delegação"
      name="organisation"
      every="Todas as delegações"
      value={value}
      options={MANY_DELEGATIONS}
      onChoose={setValue}
    />
  )
}

const meta = { component: Filtered, args: { value: undefined } } satisfies Meta<typeof Filtered>
export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = {
  play: async ({ canvasElement }) => {
    const filter = within(canvasElement).getByRole('combobox', { name: 'Delegação' })
    await expect(filter).toHaveDisplayValue('Todas as delegações')
    await userEvent.selectOptions(filter, MANY_DELEGATIONS[1]?.name ?? '')
    await expect(filter).toHaveValue(MANY_DELEGATIONS[1]?.code)
  },
}
/** What an address requests and no list knows is shown by its code. */
export const Unknown: Story = {
  args: { value: 'XYZ' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox')).toHaveDisplayValue('XYZ')
  },
}
