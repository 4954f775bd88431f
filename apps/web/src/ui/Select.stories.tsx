import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Select } from './Select.tsx'
import { DELEGATIONS, LONG_NAME, MANY_DELEGATIONS } from './testing/samples.ts'

const LANGUAGES = [
  { value: 'por', label: 'Português' },
  { value: 'spa', label: 'Español' },
  { value: 'eng', label: 'English' },
]

function Chosen({ label, options, error }: { label: string; options: typeof LANGUAGES; error?: string }) {
  const [value, setValue] = useState(options[0]?.value ?? '')
  return (
    <Select label={label} value={value} options={options} onChange={setValue} {...(error !== undefined && { error })} />
  )
}

const meta = { component: Chosen, args: { label: 'Idioma', options: LANGUAGES } } satisfies Meta<typeof Chosen>
export default meta
type Story = StoryObj<typeof meta>

export const AFew: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('combobox', { name: 'Idioma' })
    await userEvent.selectOptions(box, 'Español')
    await expect(box).toHaveValue('spa')
  },
}
export const One: Story = { args: { label: 'Fuso', options: [{ value: 'venue', label: 'Horário da sede' }] } }
export const Many: Story = {
  args: { label: 'Delegação', options: MANY_DELEGATIONS.map(({ code, name }) => ({ value: code, label: name })) },
}
export const WithError: Story = {
  args: {
    label: 'Delegação',
    options: DELEGATIONS.map(({ code, name }) => ({ value: code, label: name })),
    error: 'Escolha uma delegação',
  },
}
export const LongestWords: Story = {
  args: { label: LONG_NAME, options: [{ value: 'long', label: LONG_NAME.repeat(2) }] },
}
