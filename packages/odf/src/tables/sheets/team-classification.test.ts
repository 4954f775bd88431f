import { expect, test } from 'vitest'
import { NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'
import type { SheetReading } from './reading.ts'

function read(text: string, answers: Readonly<Record<string, string>> = {}): SheetReading {
  const rows = text.split('\n').map((line, at) => ({ row: at + 1, cells: line.split('|') }))
  const known = {
    ...NOTHING_KNOWN,
    events: [{ code: 'JUDXTEAM--------------------------', names: ['Equipes mistas'] }],
  }
  return readSheet({ name: 'Plan1', rows }, { known, year: 2027, answers: new Map(Object.entries(answers)) })
}
const medalsOf = ({ batches }: SheetReading) =>
  batches.flatMap((batch) =>
    batch.kind === 'medallists'
      ? batch.rows.map(({ cells }) => `${cells.event.replace(/-+$/, '')} ${cells.medal} ${cells.organisation}`)
      : [],
  )
const ANA = ['JUDW57KG gold AL', 'JUDW57KG silver BA']
const list = (...rows: readonly string[]) =>
  [
    'Modalidade|Prova|Naipe|Medalha|Atleta|UF',
    'Judô|-57 kg|F|Ouro|Ana Um|AL',
    'Judô|-57 kg|F|Prata|Bia Dois|BA',
    ...rows,
  ].join('\n')

test.each([
  'Equipe campeã – Ouro',
  'Campeão geral por equipes',
  'Classificação por equipes',
  'Campeón por equipos',
  'Clasificación general por equipos',
  'Team standings',
  'Overall champions',
  'Pontuação das escolas',
])('%s among the events leads to a question and gives no medal (R12.5)', (event) => {
  for (const sport of ['Judô', 'Taekwondo', 'Luta olímpica', 'Natação']) {
    const text = list(`${sport}|${event}||Ouro||SP`)
    const open = read(text)
    expect(open.questions.map(({ what, written }) => [what, written])).toEqual([['event', event]])
    expect(medalsOf(open)).toEqual(ANA)
    expect(medalsOf(read(text, { [open.questions[0]?.key ?? '']: 'skip' }))).toEqual(ANA)
  }
})

test.each([
  ['the column of athletes', 'Judô|||Ouro|Equipe campeã|SP'],
  ['the column of medals', 'Judô|||Equipe campeã – Ouro||SP'],
])('a classification of teams in %s is passed over (R12.5)', (_, row) => {
  const reading = read(list(row))
  expect([reading.problems, reading.questions, medalsOf(reading)]).toEqual([[], [], ANA])
  expect(reading.passedOver).toEqual([{ row: 4, why: 'team-classification' }])
})

test('rows below the title of a classification of teams give no medal (R12.5)', () => {
  const text = `JUDÔ
Col.|Atleta|UF
-57 kg feminino
1º|Ana Um|AL
2º|Bia Dois|BA
CLASSIFICAÇÃO POR EQUIPES
1º||SP
2º||AL`
  const reading = read(text)
  expect(reading.questions.map(({ what, rows }) => [what, rows])).toEqual([['event', [7, 8]]])
  const events = reading.batches.flatMap((batch) =>
    batch.kind === 'results' ? batch.rows.map(({ cells }) => cells.unit.slice(0, 8)) : [],
  )
  expect(events).toEqual(['JUDW57KG', 'JUDW57KG'])
})

test('an event of teams has its medals, and so has the winner of a sport of teams (R12.5)', () => {
  const teams = read(list('Judô|Equipes mistas|X|Ouro||SP'))
  expect([teams.questions, medalsOf(teams)]).toEqual([[], [...ANA, 'JUDXTEAM gold SP']])
  const handball = read('Modalidade|Naipe|Medalha|Equipe\nHandebol|F|Equipe campeã – Ouro|AL\nHandebol|F|Prata|BA')
  expect([handball.questions, medalsOf(handball)]).toEqual([[], ['HBLWTEAM7 gold AL', 'HBLWTEAM7 silver BA']])
})
