import type { Bracket as BracketOf, BracketMatch } from '@games/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { hue } from '../../ui/Pictogram.tsx'
import { Bracket } from './Bracket.tsx'
import {
  aBracket,
  aBracketSide,
  aCompetitor,
  aMatchUnit,
  anOpenMatch,
  aRepechage,
  aWonMatch,
  EVENT,
  unitCode,
} from './events.factory.ts'
import { useMatchWords } from './use-match-words.ts'

/** A bracket with the words of its event. */
function NamedBracket({ bracket, discipline = 'JUD' }: { bracket: BracketOf; discipline?: string }) {
  const words = useMatchWords(EVENT)
  return (
    <div className={hue(discipline)}>
      <Bracket bracket={bracket} discipline={discipline} words={words} />
    </div>
  )
}

const meta = { component: NamedBracket, args: { bracket: aBracket(8) } } satisfies Meta<typeof NamedBracket>
export default meta
type Story = StoryObj<typeof meta>

const quarters = (matches: BracketMatch[]): BracketOf => ({
  code: 'FNL',
  kind: 'main',
  phases: [
    { code: 'QFNL', name: null, matches },
    {
      code: 'SFNL',
      name: null,
      matches: [1, 2].map((position) => anOpenMatch('SFNL', position, 'QFNL')),
    },
    { code: 'FNL', name: null, matches: [anOpenMatch('FNL', 1, 'SFNL', 'W', { medal: 'gold' })] },
  ],
})

/** The day of the mock-up: quarters over, one semifinal on, the other with its two, the final to come. */
const aDay = (): BracketOf => {
  const bracket = quarters([1, 2, 3, 4].map((n) => aWonMatch('QFNL', n, 2 * n - 2, 2 * n - 1)))
  const [first, second] = [0, 2].map((winner, index) => ({
    position: index + 1,
    number: String(41 + index),
    unit: aMatchUnit(unitCode('SFNL', index + 1), index === 0 ? { status: 'RUNNING' } : {}),
    sides: [2 * winner, 2 * winner + 2].map((number) =>
      aBracketSide({ competitor: aCompetitor(number), result: index === 0 ? String(number ? 0 : 10) : null }),
    ),
  }))
  const [q, , f] = bracket.phases
  if (!q || !f || !first || !second) throw new Error('a bracket of three phases')
  return { ...bracket, phases: [q, { code: 'SFNL', name: null, matches: [first, second] }, f] }
}

const LONG_NAME = 'ALBUQUERQUE CAVALCANTI FIGUEIREDO Maximiliana Wanderleia'

export const Day: Story = { args: { bracket: aDay() } }
export const NothingPlayed: Story = {
  args: { bracket: quarters([1, 2, 3, 4].map((n) => anOpenMatch('QFNL', n, '8FNL'))) },
}
export const Sixteen: Story = {
  args: { bracket: aBracket(16) },
  play: async ({ canvasElement }) => {
    // what the width lets us choose from; where all fit there is no choice
    const choice = within(canvasElement).queryByRole('radio', { name: /semi/i })
    if (!choice) return
    await userEvent.click(choice)
    await expect(choice).toBeChecked()
  },
}
export const OneHundredAndTwentyEight: Story = { args: { bracket: aBracket(128) } }
export const Byes: Story = {
  args: {
    bracket: quarters([
      {
        position: 1,
        number: null,
        unit: null,
        sides: [aBracketSide({ competitor: aCompetitor(0), seed: '1' }), aBracketSide({ bye: true })],
      },
      aWonMatch('QFNL', 2, 1, 2),
      anOpenMatch('QFNL', 4, '8FNL'),
    ]),
  },
}
export const EveryStatus: Story = {
  args: {
    bracket: quarters(
      (['INTERRUPTED', 'PROTESTED', 'DELAYED', 'CANCELLED'] as const).map((status, index) => ({
        ...aWonMatch('QFNL', index + 1, 2 * index, 2 * index + 1),
        unit: aMatchUnit(unitCode('QFNL', index + 1), { status }),
        ...(index > 1 && {
          sides: [2 * index, 2 * index + 1].map((number) => aBracketSide({ competitor: aCompetitor(number) })),
        }),
      })),
    ),
  },
}
export const NotShownUp: Story = {
  args: {
    bracket: quarters([
      {
        ...aWonMatch('QFNL', 1, 0, 1),
        sides: [
          aBracketSide({ competitor: aCompetitor(0), wlt: 'W', seed: '1' }),
          aBracketSide({ competitor: aCompetitor(1), irm: 'DNS', wlt: 'L', seed: '8' }),
        ],
      },
      ...[2, 3, 4].map((n) => anOpenMatch('QFNL', n, '8FNL')),
    ]),
  },
}
export const LongestNames: Story = {
  args: {
    bracket: quarters(
      [1, 2, 3, 4].map((n) => ({
        ...aWonMatch('QFNL', n, 0, 1),
        unit: aMatchUnit(unitCode('QFNL', n), { status: 'RUNNING' }),
        sides: [
          aBracketSide({ competitor: aCompetitor(0, { name: LONG_NAME }), result: '104', wlt: 'W', seed: '12' }),
          aBracketSide({ competitor: aCompetitor(1, { name: LONG_NAME }), result: '98', wlt: 'L' }),
        ],
      })),
    ),
  },
}
export const Repechage: Story = { args: { bracket: aRepechage() } }
export const Bronze: Story = {
  args: {
    bracket: {
      code: 'BRN',
      kind: 'bronze',
      phases: [{ code: 'FNL', name: null, matches: [anOpenMatch('FNL', 2, 'SFNL', 'L', { medal: 'bronze' })] }],
    },
  },
}
export const HiddenTimes: Story = {
  args: {
    bracket: quarters(
      [1, 2, 3, 4].map((n) => ({
        ...aWonMatch('QFNL', n, 0, 1),
        unit: aMatchUnit(unitCode('QFNL', n), { hideStart: true }),
        sides: [aBracketSide({ competitor: aCompetitor(0) }), aBracketSide({ competitor: aCompetitor(1) })],
      })),
    ),
  },
}
