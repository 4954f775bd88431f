import { DISCIPLINE_CODES } from '@games/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pictogram } from './Pictogram.tsx'

const meta = { component: Pictogram, args: { code: 'JUD', name: 'Judô' } } satisfies Meta<typeof Pictogram>
export default meta
type Story = StoryObj<typeof meta>

export const All18: Story = {
  render: () => (
    <div className="workshop-row">
      {DISCIPLINE_CODES.map((code) => (
        <Pictogram key={code} code={code} name={code} size="l" />
      ))}
    </div>
  ),
}
export const Sizes: Story = {
  render: (args) => (
    <div className="workshop-row">
      <Pictogram {...args} size="s" />
      <Pictogram {...args} size="m" />
      <Pictogram {...args} size="l" />
    </div>
  ),
}
/** A discipline we have drawn none for, of games gone by. */
export const Letters: Story = { args: { code: 'RUG', name: 'Rugby' } }
