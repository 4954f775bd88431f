import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Flag } from './Flag.tsx'
import { MedalDisc } from './MedalDisc.tsx'
import { type Column, Table } from './Table.tsx'
import { DELEGATIONS, type Delegation, LONG_NAME, MANY_DELEGATIONS } from './testing/samples.ts'

const COLUMNS: readonly Column<Delegation>[] = [
  {
    key: 'name',
    head: 'Delegação',
    cell: (row) => (
      <span className="workshop-named">
        <Flag organisation={row} /> {row.name}
      </span>
    ),
  },
  {
    key: 'gold',
    head: <MedalDisc medal="gold" label="Ouro" />,
    name: 'Ouro',
    cell: (row) => row.gold,
    figure: true,
  },
  { key: 'silver', head: 'Prata', cell: (row) => row.silver, figure: true, onPhones: 'below' },
  { key: 'bronze', head: 'Bronze', cell: (row) => row.bronze, figure: true, onPhones: 'below' },
  { key: 'total', head: 'Total', cell: (row) => row.total, figure: true },
]
const PERIODS: readonly Column<Delegation>[] = [
  { key: 'name', head: 'Delegação', cell: (row) => row.name },
  ...Array.from({ length: 12 }, (_, day) => ({
    key: `day-${day}`,
    head: `Dia ${day + 1}`,
    cell: (row: Delegation) => row.total + day * 11,
    figure: true,
  })),
]

const DelegationTable = Table<Delegation>
const meta = {
  component: DelegationTable,
  args: {
    caption: 'Quadro de medalhas',
    columns: COLUMNS,
    rows: DELEGATIONS,
    rowKey: (row) => row.code,
    openLabel: (row) => `Mais sobre ${row.name}`,
  },
} satisfies Meta<typeof DelegationTable>
export default meta
type Story = StoryObj<typeof meta>

export const Nothing: Story = { args: { rows: [] } }
export const One: Story = { args: { rows: DELEGATIONS.slice(0, 1) } }
/** On a phone two columns open below the row. */
export const Several: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    if (innerWidth >= 640) {
      await expect(canvas.queryByRole('button')).toBeNull()
      await expect(canvas.getByRole('columnheader', { name: 'Prata' })).toBeVisible()
      return
    }
    const opener = canvas.getByRole('button', { name: 'Mais sobre São Paulo' })
    await userEvent.click(opener)
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText('Prata', { selector: 'dt' })).toBeVisible()
    await expect(canvas.getByText('101', { selector: 'dd' })).toBeVisible()
  },
}
export const WithDetails: Story = {
  args: { details: (row) => <p>Primeira medalha de {row.name}: segunda-feira, no judô.</p> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Mais sobre Alagoas' }))
    await expect(canvas.getByText(/Primeira medalha de Alagoas/)).toBeVisible()
  },
}
export const Many: Story = {
  args: { rows: MANY_DELEGATIONS.slice(0, 60) },
  play: async ({ canvasElement }) => {
    const [head] = within(canvasElement).getAllByRole('columnheader')
    await expect(head && getComputedStyle(head).position).toBe('sticky')
  },
}
export const Wide: Story = {
  args: { columns: PERIODS, wide: true, caption: 'Medalhas por dia' },
  play: async ({ canvasElement }) => {
    const frame = within(canvasElement).getByRole('region', { name: 'Medalhas por dia' })
    const [name] = within(canvasElement).getAllByRole('rowheader')
    frame.scrollLeft = 400
    await expect(name?.getBoundingClientRect().left).toBe(frame.getBoundingClientRect().left)
  },
}
export const LongestWords: Story = {
  args: { rows: [{ ...(DELEGATIONS[0] as Delegation), code: 'LONG', name: LONG_NAME }, ...DELEGATIONS] },
}
