import type { PoolTable as Pool, UnitSummary } from '@games/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import { aUnit } from '../../units/unit.factory.ts'
import { aPool, aPoolRow, unitCode } from './events.factory.ts'
import { PoolTable } from './PoolTable.tsx'

const MEANINGS = {
  Q: { por: 'passa à semifinal', eng: 'goes on to the semifinal', spa: 'pasa a la semifinal' },
  R: { por: 'desce de divisão', eng: 'goes down a division', spa: 'baja de división' },
}

/** A pool with the units of its event. */
function NamedPool({ pool, units = [] }: { pool: Pool; units?: readonly UnitSummary[] }) {
  const byCode = useMemo(() => new Map(units.map((unit) => [unit.code, unit])), [units])
  return <PoolTable pool={pool} title="Grupo A" meanings={MEANINGS} units={byCode} />
}

const meta = { component: NamedPool, args: { pool: aPool() } } satisfies Meta<typeof NamedPool>
export default meta
type Story = StoryObj<typeof meta>

export const Over: Story = {}
export const UnderWay: Story = {
  args: {
    units: [3, 4, 5, 6, 7].map((number) => aUnit(unitCode('GPA', number, 'HBLWTEAM7'))),
    pool: aPool({
      progress: { over: 2, units: 6 },
      rows: [1, 2, 3, 4].map((position) => {
        const row = aPoolRow(position)
        return {
          ...row,
          qualificationMark: null,
          opponents: row.opponents.map((met, index) => (index === 0 ? met : { ...met, result: null })),
        }
      }),
    }),
  },
}
export const NotBegun: Story = {
  args: {
    pool: aPool({
      progress: { over: 0, units: 6 },
      rows: [1, 2, 3, 4].map((position) =>
        aPoolRow(position, {
          rank: null,
          points: null,
          played: null,
          won: null,
          lost: null,
          qualificationMark: null,
          opponents: [],
        }),
      ),
    }),
  },
}
export const TiedWithEverything: Story = {
  args: {
    pool: aPool({
      rows: [1, 2, 3, 4].map((position) =>
        aPoolRow(position, {
          rank: position > 2 ? '3' : String(position),
          rankEqual: position > 2,
          tied: '0',
          for: '104',
          against: '98',
          ratio: '1.061',
          qualificationMark: position <= 2 ? 'Q' : 'R',
        }),
      ),
    }),
  },
}
export const LongestName: Story = {
  args: {
    pool: aPool({
      rows: [1, 2].map((position) => {
        const row = aPoolRow(position, { irm: position === 2 ? 'DSQ' : null })
        return {
          ...row,
          competitor: { ...row.competitor, name: 'Associação Esportiva de Albuquerque Cavalcanti do Nascimento' },
        }
      }),
    }),
  },
}
