import type { EventPage, EventStanding } from '@games/contract'
import { aRow, aUnit } from '../../units/unit.factory.ts'
import { aBracket, aCompetitor, anEventPage, aPool, aRepechage, EVENT, unitCode } from './events.factory.ts'

const LONG_NAME = 'ALBUQUERQUE CAVALCANTI FIGUEIREDO Maximiliana Wanderleia do Nascimento'

/** A phase of two units that are over. */
export const aPhase = (
  code: string,
  given: Partial<EventPage['phases'][number]> = {},
): EventPage['phases'][number] => ({
  code,
  name: null,
  units: [1, 2].map((number) => aUnit(unitCode(code, number), { status: 'OFFICIAL' })),
  qualifiers: [],
  ...given,
})

/** Who leads the final, or the totals of the whole event, with a column of the sport's. */
export const aStanding = (kind: EventStanding['kind']): EventStanding => ({
  code: kind === 'current' ? unitCode('FNL', 1) : EVENT,
  kind,
  name: null,
  columns: [{ key: 'split', label: { por: '5 km' } }],
  rows: [1, 2, 3].map((position) =>
    aRow(position, {
      competitor: aCompetitor(position),
      result: `1${position}.5`,
      cells: [{ text: `15:0${position}` }],
    }),
  ),
  meanings: {},
})

const aRecord = (given: Partial<EventPage['records'][number]> = {}): EventPage['records'][number] => ({
  type: 'GR',
  name: { por: 'Recorde dos jogos', eng: 'Games record', spa: 'Récord de los juegos' },
  result: '11.62',
  equalled: false,
  holder: 'CEDRO Luzia',
  organisation: { code: 'CE', name: { por: 'Ceará' }, flag: null },
  date: '2025-09-14',
  place: 'Recife',
  unit: null,
  ...given,
})

/** Everything an event can have, with names as long as they come. */
export const aWhole = (): EventPage => {
  const bracket = aBracket(16)
  const [first, ...later] = bracket.phases
  if (!first) throw new Error('a bracket has phases')
  const matches = first.matches.map((match, index) =>
    index === 0
      ? { ...match, sides: match.sides.map((side) => ({ ...side, competitor: aCompetitor(0, { name: LONG_NAME }) })) }
      : match,
  )
  return anEventPage({
    brackets: [{ ...bracket, phases: [{ ...first, matches }, ...later] }, aRepechage()],
    pools: [aPool()],
    standings: [aStanding('current'), aStanding('cumulative')],
    phases: [
      aPhase('8FNL'),
      aPhase('HEAT', {
        units: [aUnit(unitCode('HEAT', 1), { status: 'RUNNING' })],
        qualifiers: [
          { competitor: aCompetitor(2), mark: 'Q', rank: '1', result: '11.62', unit: unitCode('HEAT', 1) },
          {
            competitor: aCompetitor(3, { name: LONG_NAME }),
            mark: 'q',
            rank: '4',
            result: '11.80',
            unit: unitCode('HEAT', 1),
          },
        ],
      }),
    ],
    records: [
      aRecord(),
      aRecord({ type: 'NR', name: null, holder: LONG_NAME, equalled: true, unit: unitCode('FNL', 1) }),
    ],
    meanings: { Q: { por: 'passou pela colocação' }, q: { por: 'passou pelo tempo' } },
  })
}
