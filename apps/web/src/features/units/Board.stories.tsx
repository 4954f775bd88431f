import type { HeadToHeadUnit } from '@games/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { aCompetitor, aMatch, aSide, aTeam } from '../../units/unit.factory.ts'
import { Board } from './Board.tsx'

const meta = { component: Board, args: { unit: aMatch() } } satisfies Meta<typeof Board>
export default meta
type Story = StoryObj<typeof meta>

const LONG_NAME = 'Maximiliana Wanderleia de Albuquerque Cavalcanti Figueiredo do Nascimento'
const score = (home: string, away: string): HeadToHeadUnit['sides'] => [
  aSide({ competitor: aTeam('AL', 'Alagoas'), result: home }),
  aSide({ competitor: aTeam('RN', 'Rio Grande do Norte'), result: away }),
]

export const TwoDigits: Story = {}
export const OneDigit: Story = { args: { unit: aMatch({ sides: score('3', '1') }) } }
export const ThreeDigits: Story = {
  args: { unit: aMatch({ sides: score('104', '98'), status: 'OFFICIAL' }) },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByText('104')).toBeVisible(),
}
export const Upcoming: Story = {
  args: {
    unit: aMatch({
      status: 'START_LIST',
      clock: undefined,
      sides: [aSide({ competitor: aTeam('AL', 'Alagoas') }), aSide({ competitor: aTeam('PR', 'Paraná') })],
    }),
  },
}
export const NotShownUp: Story = {
  args: {
    unit: aMatch({
      status: 'OFFICIAL',
      sides: [
        aSide({ competitor: aCompetitor(), result: '10', wlt: 'W' }),
        aSide({ competitor: aCompetitor({ code: '1002', name: 'Luzia Teste do Tatame' }), irm: 'DNS', wlt: 'L' }),
      ],
    }),
  },
}
export const LongestNames: Story = {
  args: {
    unit: aMatch({
      sides: [
        aSide({ competitor: aCompetitor({ name: LONG_NAME }), result: '21' }),
        aSide({ competitor: aCompetitor({ code: '1002', name: LONG_NAME }), result: '19' }),
      ],
    }),
  },
}
