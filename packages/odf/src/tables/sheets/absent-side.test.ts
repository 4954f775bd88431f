import { describe, expect, test } from 'vitest'
import { NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'

const HEADER = 'Modalidade;Naipe;Fase;equipo_local;puntos_local;equipo_visitante;puntos_visitante;estado'
const read = (home: string, away: string, status: string) => {
  const cells = [HEADER, `Basquete;Feminino;Grupo A;AL;${home};BA;${away};${status}`].map((line) => line.split(';'))
  const reading = readSheet(
    { name: 'Plan1', rows: cells.map((row, at) => ({ row: at + 1, cells: row })) },
    { known: NOTHING_KNOWN, year: 2027 },
  )
  const rows = reading.batches.flatMap((batch) => (batch.kind === 'results' ? batch.rows : []))
  return {
    sides: rows.map(({ cells: { result, wlt, irm } }) => [result, wlt, irm]),
    problems: reading.problems.map(({ problem, field, value }) => [problem, field, value]),
    asked: reading.questions.map(({ what }) => what),
  }
}

describe('a status that says that a side did not come', () => {
  test.each(['NO_PRESENTA_LOCAL', 'No se presentó local', 'Não compareceu (mandante)', 'no show', 'NO SE PRESENTA'])(
    '%s beside a score is a walkover of the loser (R12.5)',
    (status) => {
      expect(read('0', '20', status)).toMatchObject({
        sides: [
          ['0', 'L', 'WO'],
          ['20', 'W', null],
        ],
        problems: [],
      })
    },
  )

  test('the winner of the score is never the side that did not come', () => {
    const { sides, problems } = read('20', '0', 'NO_PRESENTA_LOCAL')
    expect([sides, problems]).toEqual([[], [['unknown-words', 'status', 'NO_PRESENTA_LOCAL']]])
  })

  test('another status is still a problem of its row', () => {
    expect(read('0', '20', 'NO_PLAYED_YET').problems).toEqual([['unknown-words', 'status', 'NO_PLAYED_YET']])
  })
})

describe('a note beside a walkover', () => {
  const readWith = (note: string) => {
    const lines = [
      'VOLEIBOL MASCULINO',
      'Jogo;Fase;Data;Equipe;Sets;Equipe;Obs',
      '19;QF;22/09;Santa Catarina;2x0;Alagoas;',
      `20;QF;22/09;Bahia;WO;Pará;${note}`,
    ]
    const reading = readSheet(
      { name: 'Plan1', rows: lines.map((line, at) => ({ row: at + 1, cells: line.split(';') })) },
      { known: NOTHING_KNOWN, year: 2027 },
    )
    const rows = reading.batches.flatMap((batch) => (batch.kind === 'results' ? batch.rows : []))
    return {
      questions: reading.questions.map(({ what }) => what),
      absent: rows.flatMap(({ row, cells: { irm, organisation } }) => (row === 4 && irm === 'WO' ? organisation : [])),
    }
  }

  test.each(['Pará não compareceu', 'Pará ausente', 'Pará no se presentó', 'Pará absent'])(
    '%s names the absent side',
    (note) => {
      expect(readWith(note)).toEqual({ questions: [], absent: ['PA'] })
    },
  )

  test.each(['', 'ausente', 'atraso de 15 min', 'Goiás ausente'])('"%s" names none: the organiser is asked', (note) => {
    expect(readWith(note)).toEqual({ questions: ['absent'], absent: [] })
  })
})
