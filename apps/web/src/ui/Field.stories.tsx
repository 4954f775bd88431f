import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Field } from './Field.tsx'
import { LONG_NAME } from './testing/samples.ts'

const meta = {
  component: Field,
  args: { label: 'E-mail', children: (control) => <input type="email" className="ui-input" {...control} /> },
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithHint: Story = {
  args: { hint: 'Para recuperar a senha' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox', { name: 'E-mail' })
    await expect(box).toHaveAccessibleDescription('Para recuperar a senha')
    await expect(box).toBeValid()
  },
}
export const WithError: Story = {
  args: { hint: 'Para recuperar a senha', error: 'Falta o que vem depois do @' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox', { name: 'E-mail' })
    await expect(box).toHaveAccessibleDescription('Para recuperar a senha Falta o que vem depois do @')
    await expect(box).toBeInvalid()
  },
}
export const Filled: Story = {
  args: {
    children: (control) => <input className="ui-input" defaultValue={LONG_NAME} {...control} />,
  },
}
export const Disabled: Story = {
  args: { children: (control) => <input className="ui-input" defaultValue="luana@exemplo.br" disabled {...control} /> },
}
export const LongText: Story = {
  args: {
    label: 'Sugestão',
    hint: '10 caracteres ou mais',
    children: (control) => <textarea className="ui-input" placeholder="O que podemos melhorar?" {...control} />,
  },
}
export const LongestWords: Story = { args: { label: LONG_NAME, hint: LONG_NAME, error: LONG_NAME } }
