import type { Meta, StoryObj } from '@storybook/react-vite'
import { RankReasonLine } from './RankReasonLine.tsx'

const delegation = (code: string, por: string) => ({ code, name: { por }, flag: `/brasil_flags/${code}.png` })
const PR = delegation('PR', 'Paraná')

const meta = {
  component: RankReasonLine,
  args: { reason: { kind: 'more', column: 'silver', level: ['gold'], with: PR } },
} satisfies Meta<typeof RankReasonLine>
export default meta
type Story = StoryObj<typeof meta>

export const MoreOfTheNext: Story = {}
/** The first column decides. */
export const AtOnce: Story = { args: { reason: { kind: 'more', column: 'gold', level: [], with: PR } } }
/** The last of the table is compared with the one above it. */
export const Last: Story = {
  args: { reason: { kind: 'fewer', column: 'bronze', level: ['gold', 'silver'], with: PR } },
}
export const Shared: Story = {
  args: {
    reason: {
      kind: 'tied',
      with: [
        PR,
        delegation('RN', 'Rio Grande do Norte'),
        delegation('RS', 'Rio Grande do Sul'),
        delegation('MS', 'Mato Grosso do Sul'),
      ],
    },
  },
}
