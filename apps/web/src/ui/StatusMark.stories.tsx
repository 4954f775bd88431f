import { type Locale, UNIT_STATUSES } from '@games/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusMark } from './StatusMark.tsx'
import { STATUS_WORDS } from './testing/samples.ts'

const meta = { component: StatusMark, args: { status: 'RUNNING', word: 'Ao vivo' } } satisfies Meta<typeof StatusMark>
export default meta
type Story = StoryObj<typeof meta>

const all = (locale: Locale, size: 'm' | 'l' = 'm') => (
  <div className="workshop-row">
    {UNIT_STATUSES.map((status) => (
      <StatusMark key={status} status={status} word={STATUS_WORDS[locale][`status.${status}`] ?? ''} size={size} />
    ))}
  </div>
)

export const InPortuguese: Story = { render: () => all('por') }
export const InSpanish: Story = { render: () => all('spa') }
export const InEnglish: Story = { render: () => all('eng') }
export const Large: Story = { render: () => all('por', 'l') }
export const WhereItStands: Story = { args: { word: '2º tempo 18:42', size: 'l' } }
