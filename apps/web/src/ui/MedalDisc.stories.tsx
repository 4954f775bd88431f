import type { Medal } from '@games/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { MedalDisc } from './MedalDisc.tsx'

const meta = { component: MedalDisc, args: { medal: 'gold' } } satisfies Meta<typeof MedalDisc>
export default meta
type Story = StoryObj<typeof meta>

const WORDS: Readonly<Record<string, Readonly<Record<Medal, string>>>> = {
  por: { gold: 'Ouro', silver: 'Prata', bronze: 'Bronze' },
  spa: { gold: 'Oro', silver: 'Plata', bronze: 'Bronce' },
  eng: { gold: 'Gold', silver: 'Silver', bronze: 'Bronze' },
}
const MEDALS: readonly Medal[] = ['gold', 'silver', 'bronze']

export const Sizes: Story = {
  render: () => (
    <div className="workshop-stack">
      {(['s', 'm', 'l'] as const).map((size) => (
        <div key={size} className="workshop-row">
          {MEDALS.map((medal) => (
            <MedalDisc key={medal} medal={medal} size={size} />
          ))}
        </div>
      ))}
    </div>
  ),
}
export const Named: Story = {
  render: () => (
    <div className="workshop-stack">
      {Object.entries(WORDS).map(([locale, words]) => (
        <div key={locale} className="workshop-row">
          {MEDALS.map((medal) => (
            <MedalDisc key={medal} medal={medal} label={words[medal]} />
          ))}
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Plata' })).toHaveTextContent('2')
  },
}
/** The words stand beside it: it says nothing itself. */
export const BesideWords: Story = {
  render: () => (
    <p className="workshop-row">
      <MedalDisc medal="bronze" /> Bronze para Alagoas
    </p>
  ),
  play: async ({ canvasElement }) => expect(within(canvasElement).queryByRole('img')).toBeNull(),
}
