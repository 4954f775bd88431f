import { MENU } from '@games/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from './Icon.tsx'

const meta = { component: Icon, args: { name: 'search' } } satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

const row = (names: readonly string[]) => (
  <div className="workshop-row">
    {names.map((name) => (
      <Icon key={name} name={name} />
    ))}
  </div>
)

export const OfTheMenu: Story = { render: () => row(MENU.map(({ key }) => key)) }
export const OfTheBars: Story = {
  render: () => row(['search', 'menu', 'settings', 'account', 'logout', 'embed', 'api', 'chevron-down']),
}
