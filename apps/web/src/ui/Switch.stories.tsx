import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Switch } from './Switch.tsx'

const onChange = fn()
const meta = {
  component: Switch,
  args: { label: 'Ocultar resultados', hint: 'Até você pedir para ver.', on: false, onChange },
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const On: Story = { args: { on: true } }
export const WithoutHint: Story = { render: () => <Switch label="Medalhas" on onChange={onChange} /> }

function Held({ label, hint }: { label: string; hint: string }) {
  const [on, setOn] = useState(false)
  return <Switch label={label} hint={hint} on={on} onChange={setOn} />
}

export const Pressed: Story = {
  render: ({ label, hint = '' }) => <Held label={label} hint={hint} />,
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Ocultar resultados' })
    await userEvent.click(control)
    await expect(control).toBeChecked()
    control.focus()
    await userEvent.keyboard(' ')
    await expect(control).not.toBeChecked()
  },
}
