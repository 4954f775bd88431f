import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from './Button.tsx'
import { Flag } from './Flag.tsx'
import { List } from './List.tsx'
import { ListRow } from './ListRow.tsx'
import { Sheet } from './Sheet.tsx'
import { DELEGATIONS, LONG_NAME } from './testing/samples.ts'

function Opened({ title, rows, height }: { title: string; rows: number; height: 'content' | 'full' }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Abrir</Button>
      <Sheet open={open} onClose={() => setOpen(false)} title={title} closeLabel="Fechar" height={height}>
        {rows === 0 ? <p>Nenhuma delegação.</p> : null}
        <List>
          {Array.from({ length: rows }, (_, row) => DELEGATIONS[row % DELEGATIONS.length]).map((one, row) =>
            one ? (
              <ListRow
                key={`${one.code}${row}`}
                href={`/${one.code}`}
                lead={<Flag organisation={one} size="l" />}
                title={one.name}
                trail={one.total}
              />
            ) : null,
          )}
        </List>
      </Sheet>
    </>
  )
}

const meta = {
  component: Opened,
  args: { title: 'Delegação', rows: 3, height: 'content' },
} satisfies Meta<typeof Opened>
export default meta
type Story = StoryObj<typeof meta>

const open = async (canvasElement: HTMLElement): Promise<HTMLElement> => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Abrir' }))
  return within(canvasElement).findByRole('dialog')
}

export const AFew: Story = {
  play: async ({ canvasElement }) => {
    const sheet = await open(canvasElement)
    await expect(sheet.contains(document.activeElement)).toBe(true)
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
  },
}
export const Empty: Story = { args: { rows: 0 }, play: async ({ canvasElement }) => void (await open(canvasElement)) }
export const Many: Story = {
  args: { rows: 60, title: LONG_NAME },
  play: async ({ canvasElement }) => {
    const sheet = await open(canvasElement)
    await expect(sheet.scrollHeight).toBeGreaterThan(sheet.clientHeight)
    await expect(sheet.scrollWidth).toBe(sheet.clientWidth)
  },
}
export const Full: Story = {
  args: { height: 'full', rows: 5 },
  play: async ({ canvasElement }) => {
    const sheet = await open(canvasElement)
    await expect(sheet.offsetHeight).toBe(innerHeight)
  },
}
/** As by Escape and by Android's back gesture. */
export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const sheet = (await open(canvasElement)) as HTMLDialogElement
    sheet.requestClose()
    await waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull())
    await expect(document.activeElement).toHaveTextContent('Abrir')
  },
}
