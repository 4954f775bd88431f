import { STATE_CODES } from '@games/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Flag } from './Flag.tsx'

const state = (code: string) => ({ code, flag: `/brasil_flags/${code.toLowerCase()}.png` })

const meta = { component: Flag, args: { organisation: state('AL'), name: 'Alagoas' } } satisfies Meta<typeof Flag>
export default meta
type Story = StoryObj<typeof meta>

export const Sizes: Story = {
  render: (args) => (
    <div className="workshop-row">
      <Flag {...args} size="s" />
      <Flag {...args} size="m" />
      <Flag {...args} size="l" />
    </div>
  ),
}
export const Letters: Story = {
  render: () => (
    <div className="workshop-row">
      <Flag organisation={{ code: 'GER', flag: null }} size="s" />
      <Flag organisation={{ code: 'GER', flag: null }} size="m" />
      <Flag organisation={{ code: 'GER', flag: null }} size="l" />
    </div>
  ),
}
export const AllStates: Story = {
  render: () => (
    <div className="workshop-row">
      {STATE_CODES.map((code) => (
        <Flag key={code} organisation={state(code)} name={code} />
      ))}
    </div>
  ),
}
