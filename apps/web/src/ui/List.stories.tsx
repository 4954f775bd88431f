import type { Meta, StoryObj } from '@storybook/react-vite'
import { Flag } from './Flag.tsx'
import { List } from './List.tsx'
import { ListRow } from './ListRow.tsx'
import { DELEGATIONS } from './testing/samples.ts'

const rows = (count: number) =>
  DELEGATIONS.slice(0, count).map((one) => (
    <ListRow
      key={one.code}
      href={`/${one.code}`}
      lead={<Flag organisation={one} />}
      title={one.name}
      trail={one.total}
    />
  ))

const meta = { component: List, args: { label: 'Delegações', children: null } } satisfies Meta<typeof List>
export default meta
type Story = StoryObj<typeof meta>

export const Nothing: Story = {}
export const One: Story = { args: { children: rows(1) } }
export const Several: Story = { args: { children: rows(5) } }
