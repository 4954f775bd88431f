import type { Meta, StoryObj } from '@storybook/react-vite'
import { RankFigure } from './RankFigure.tsx'

const meta = {
  component: RankFigure,
  args: { rank: { rank: 1, equal: false } },
  // the sign of a tie hangs out of the cell
  decorators: [
    (Story) => (
      <table className="medals-table">
        <tbody>
          <tr>
            <td className="medals-rank">
              <Story />
            </td>
            <td />
          </tr>
        </tbody>
      </table>
    ),
  ],
} satisfies Meta<typeof RankFigure>
export default meta
type Story = StoryObj<typeof meta>

export const Alone: Story = {}
export const Shared: Story = { args: { rank: { rank: 10, equal: true } } }
