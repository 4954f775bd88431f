import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { type HeadCell, TableHead } from './TableHead.tsx'

function Headed({ cells }: { cells: readonly (HeadCell | false)[] }) {
  return (
    <table className="ui-table">
      <caption className="ui-hidden">Resultado</caption>
      <TableHead cells={cells} />
      <tbody>
        <tr>{cells.map((cell) => (cell ? <td key={cell.key}>1</td> : null))}</tr>
      </tbody>
    </table>
  )
}

const meta = { component: Headed } satisfies Meta<typeof Headed>
export default meta
type Story = StoryObj<typeof meta>

export const WordsAndSigns: Story = {
  args: {
    cells: [
      { key: 'rank', head: 'Pos.', name: 'Posição' },
      { key: 'who', head: 'Atleta' },
      false,
      { key: 'result', head: 'Resultado', className: 'ui-table-figure' },
    ],
  },
  play: async ({ canvasElement }) => {
    const heads = within(canvasElement).getAllByRole('columnheader')
    await expect(heads.map((head) => head.textContent)).toEqual(['Pos.', 'Atleta', 'Resultado'])
    await expect(heads[0]).toHaveAttribute('abbr', 'Posição')
  },
}
