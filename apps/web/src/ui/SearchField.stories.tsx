import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { SearchField } from './SearchField.tsx'

function Searched({ q: first }: { q: string }) {
  const [q, setQ] = useState(first)
  return (
    <>
      <SearchField className="ui-field" label="Nome" q={q} onSearch={setQ} />
      <output>{q}</output>
      <button type="button" className="ui-button" onClick={() => setQ('')}>
        Limpar
      </button>
    </>
  )
}

const meta = { component: Searched, args: { q: '' } } satisfies Meta<typeof Searched>
export default meta
type Story = StoryObj<typeof meta>

/** The search goes out after a pause, without the blanks around it; what else sets it is shown. */
export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const field = page.getByRole('searchbox', { name: 'Nome' })
    await userEvent.type(field, 'silva ')
    await waitFor(() => expect(page.getByRole('status')).toHaveTextContent(/^silva$/))
    await expect(field).toHaveValue('silva ')
    await userEvent.click(page.getByRole('button'))
    await expect(field).toHaveValue('')
  },
}
export const Given: Story = { args: { q: 'pereira' } }
