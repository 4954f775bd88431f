import { expect, test } from 'vitest'
import { NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'
import { ALL_NEW } from './written-sheet.fixture.ts'

test.each([
  ['VÔLEI DE PRAIA FEMININO', 'GRUPO', 'Dupla 1|Placar|Dupla 2', 'Class.|Dupla|V|D|Pts'],
  ['VOLEY PLAYA FEMENINO', 'ZONA', 'Pareja 1|Resultado|Pareja 2', 'Pos.|Pareja|PG|PP|Pts'],
  ['BEACH VOLLEYBALL WOMEN', 'POOL', 'Pair 1|Score|Pair 2', 'Rank|Pair|W|L|Points'],
])(
  'below the matches of two pools side by side (%s), their standings are no matches (R12.5)',
  (title, pool, matches, standings) => {
    const beside = (line: string) => `${line}||${line}`
    const text = [
      title,
      '',
      `${pool} A||||${pool} B||`,
      beside(matches),
      'Ana / Bia (CE)|2x0|Eva / Fia (DF)||Gal / Hel (PB)|2x1|Ivi / Jo (ES)',
      '',
      beside(standings),
      '1|CE|1|0|2||1|PB|1|0|2',
      '2|DF|0|1|1||2|ES|0|1|1',
    ]
    const { questions, problems, passedOver, batches } = readSheet(
      { name: 'Plan1', rows: text.map((line, at) => ({ row: at + 1, cells: line.split('|') })) },
      { known: NOTHING_KNOWN, year: 2027, answers: ALL_NEW },
    )
    expect([questions, problems]).toEqual([[], []])
    expect(passedOver.filter(({ why }) => why === 'standings').map(({ row }) => row)).toEqual([7, 8, 9])
    expect(batches.flatMap((batch) => (batch.kind === 'results' ? batch.rows : [])).length).toBe(4)
  },
)
