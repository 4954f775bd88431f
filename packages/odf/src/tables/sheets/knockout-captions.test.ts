import { expect, test } from 'vitest'
import { NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'
import { ALL_NEW, batch } from './written-sheet.fixture.ts'

const read = (text: string) =>
  readSheet(
    {
      name: 'Plan1',
      rows: text.split('\n').map((line, at) => ({ row: at + 1, cells: line.split('|') })),
    },
    { known: NOTHING_KNOWN, year: 2027, answers: ALL_NEW },
  )

test.each([
  ['BÁSQUETBOL 3x3 - RAMA FEMENINA', 'ZONA 1', 'Hora|Equipo A|Pts A|Pts B|Equipo B', 'CRUCES', '3º y 4º', 'BK3W'],
  ['BASQUETEBOL 3x3 - NAIPE FEMININO', 'GRUPO A', 'Hora|Equipe A|Pts A|Pts B|Equipe B', 'MATA-MATA', '3º e 4º', 'BK3W'],
  ['BASKETBALL 3x3 - WOMEN', 'POOL A', 'Time|Team A|Score A|Score B|Team B', 'PLAYOFFS', '3rd place', 'BK3W'],
  ['HANDEBOL - FEMININO', 'GRUPO A', 'Hora|Equipe A|Gols A|Gols B|Equipe B', 'CRUZAMENTOS', 'Bronze', 'HBLWTEAM7'],
])(
  '%s: rounds in the column of times below “%s” and “%s” are of the event (R12.5)',
  (title, pool, header, knockout, third, code) => {
    const reading = read(
      [
        title,
        pool,
        header,
        '10:00|SP|21|11|PI',
        '10:20|RS|w|0|DF',
        knockout,
        'SF1|SP|21|12|DF',
        'SF2|PI|15|17|RS',
        `${third}|DF|10|16|PI`,
        'FINAL|SP|18|20|RS',
      ].join('\n'),
    )
    expect([reading.questions, reading.problems]).toEqual([[], []])
    const units = batch(reading, 'results').map(({ cells }) => cells.unit)
    expect([...new Set(units.map((unit) => unit.slice(0, 22).replace(/-+$/, '')))]).toEqual([code])
    expect([...new Set(units.map((unit) => unit.slice(22, 26)))]).toEqual([
      expect.stringMatching(/^GP/),
      'SFNL',
      'FNL-',
    ])
  },
)

test('the winner of a match without an opponent is the team with the letter, w – 0 (R12.5)', () => {
  const reading = read('HANDEBOL - FEMININO\nHora|Equipe A|Gols A|Gols B|Equipe B\n10:00|SP|w|0|PI\n10:20|RS|0|W|DF')
  expect(batch(reading, 'results').map(({ cells }) => [cells.organisation, cells.wlt, cells.irm])).toEqual([
    ['SP', 'W', null],
    ['PI', 'L', 'WO'],
    ['RS', 'L', 'WO'],
    ['DF', 'W', null],
  ])
})

test.each(['PLANTELES (finalistas)', 'ELENCOS', 'SQUADS', 'Lista de jogadoras'])(
  'players below %s are no match and no delegations (R12.5)',
  (squads) => {
    const { names, passedOver, batches } = read(
      `HANDEBOL - FEMININO\nHora|Equipe A|Gols A|Gols B|Equipe B\n10:00|SP|20|18|PI\n\n${squads}\nSP|4 Ana Um|7 Bia Dois|9 Caia Três|11 Dora Quatro\nPI|5 Eva Um|6 Fia Dois|8 Gil Três|10 Ivi Quatro`,
    )
    expect(names.filter(({ set }) => set === 'ORGANISATION')).toEqual([])
    expect(passedOver.filter(({ why }) => why === 'team-member').map(({ row }) => row)).toEqual([6, 7])
    expect(new Set(batches.flatMap(({ rows }) => rows.map(({ row }) => row)))).toEqual(new Set([3]))
  },
)
