import { describe, expect, test } from 'vitest'
import { NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'
import { withholdsMedals } from './withheld-medals.ts'
import { ALL_NEW, batch, writtenSheet } from './written-sheet.fixture.ts'

/** Notes by which an event may give no medals (R12.5). */

const read = (text: string, name = 'Plan1', answers: readonly (readonly [string, string])[] = []) =>
  readSheet(
    { ...writtenSheet(text), name },
    { known: NOTHING_KNOWN, year: 2027, answers: new Map([...ALL_NEW, ...answers]) },
  )
const questionsOf = (text: string, name?: string) =>
  read(text, name).questions.map(({ what, written, rows }) => [what, written, rows.join(' ')])
const medals = (reading: ReturnType<typeof read>) =>
  batch(reading, 'medallists').map(({ cells }) => `${cells.medal} ${cells.competitor}`)

const THREE = ['1|Ana Um|AL|27,31', '2|Bia Dois|PR|27,92', '3|Eva Três|SP|28,00'].join('\n')
const SWIM = `Natação – 50 m livre feminino – Final\nCol|Atleta|UF|Tempo\n${THREE}`
const OTHER = `Natação – 50 m costas feminino – Final\nCol|Atleta|UF|Tempo|Pontos\n${THREE.replaceAll('\n', '|9\n')}|9`

describe('words of an event without medals', () => {
  test.each([
    'Prova extra, sem medalhas',
    'Menos de 3 inscritos: não há premiação',
    'No medals: fewer than 3 boats',
    'Hors concours',
    'NOTE: three completed races are required to constitute a series (SI 12.1).',
    'Prueba de exhibición',
    'No se entregan medallas',
    'No habrá premiación',
    'Série não válida: mínimo de 3 regatas',
    'Exhibition event',
    'Medals will not be awarded',
    'Prova fora de concurso',
    'Não haverá disputa de medalhas',
    'Capoeira – demonstração',
    'Sin medallas por falta de quórum',
    'Se requieren 3 regatas para validar la serie',
    'Minus-one rule: medals = number of starters minus one (max 3)',
    'Vale a regra do menos um',
    'Una medalla menos que participantes',
  ])('are “%s”', (words) => expect(withholdsMedals(words)).toBe(true))

  test.each([
    'Os três primeiros sobem no pódio',
    'Soma no quadro de medalhas',
    'Não há medalha de bronze',
    'Não há premiação por equipes',
    'Sailed: 6, Discards: 1, To count: 5, Entries: 8, Scoring system: Appendix A',
    'Resultados sujeitos a recurso',
    'Premiação às 17h no ginásio',
    'Não houve disputa de 3º lugar',
    'Sem cerimônia de premiação hoje',
    'Regata 3',
    'Extra',
  ])('are not “%s”', (words) => expect(withholdsMedals(words)).toBe(false))
})

describe('a note leads to a question with the places, and its event has no row before the answer', () => {
  test.each([
    ['below the rows', `${SWIM}\nPROVA EXTRA, SEM MEDALHAS`],
    ['below the rows and an empty row', `${SWIM}\n\nObs.: prova extra, sem medalhas.`],
    ['above the header', `Prova extra – sem medalhas\n${SWIM}`],
    ['between title and header', SWIM.replace('\n', '\nNo medals: exhibition event\n')],
    ['in the title', SWIM.replace('Final', 'Final (prova extra, sem medalhas)')],
    ['at the end of the title', SWIM.replace('Final', 'Final – hors concours')],
    ['with a sign that no cell has', `${SWIM}\n* sem medalhas`],
    ['in two cells', `${SWIM}\nObs.:|prova extra, sem medalhas`],
  ])('%s', (_, text) => {
    const reading = read(text)
    expect(questionsOf(text)).toMatchObject([['award', expect.stringContaining('50 m livre'), expect.any(String)]])
    expect([reading.problems, batch(reading, 'results')]).toEqual([[], []])
    const [question] = reading.questions
    const answered = (code: string) => read(text, 'Plan1', [[question?.key ?? '', code]])
    const listOf = (code: string) =>
      batch(answered(code), 'results').map(({ cells: { rank, status } }) => `${rank} ${status ?? ''}`.trim())
    expect([listOf('kept'), medals(answered('kept'))]).toEqual([['1', '2', '3'], []])
    expect([listOf('none'), medals(answered('none'))]).toEqual([
      ['1', '2', '3'],
      ['gold NOAWARD', 'silver NOAWARD', 'bronze NOAWARD'],
    ])
    expect(listOf('open')).toEqual(['1 INTERMEDIATE', '2 INTERMEDIATE', '3 INTERMEDIATE'])
  })

  test('the name of the sheet', () => {
    expect(questionsOf(SWIM, 'Exibição (sem medalhas)').map(([what]) => what)).toEqual(['award'])
  })

  test('only about the table beside it', () => {
    const note = 'Prova extra, sem medalhas'
    expect(questionsOf(`${SWIM}\n${note}\n\n${OTHER}`).map(([, , rows]) => rows)).toEqual(['3 4 5'])
    expect(questionsOf(`${SWIM}\n\n${OTHER}\n${note}`).map(([, , rows]) => rows)).toEqual(['9 10 11'])
    expect(questionsOf(`${SWIM}\n\n${note}\n${OTHER}`).map(([, , rows]) => rows)).toEqual(['10 11 12'])
    expect(questionsOf(`${SWIM}\n\n${OTHER}\n\n${note}`).map(([, , rows]) => rows)).toEqual(['3 4 5', '9 10 11'])
  })

  test('of the class that it names, in a table of several', () => {
    const rows = ['-40 kg|1|Ana Um|AL', '-40 kg|2|Bia Dois|PR', '+64 kg|1|Eva Três|SP'].join('\n')
    const text = `Judô – Sub-15 feminino\nCategoria|Col|Atleta|UF\n${rows}\n\n* +64 kg: menos de 3 inscritas, sem medalha`
    expect(questionsOf(text).map(([what, , of]) => [what, of])).toEqual([['award', '5']])
  })

  test('only about events that it can mean', () => {
    expect(questionsOf(`${SWIM}\n\n${OTHER}\n\nNaipe masculino sem medalhas`)).toEqual([])
    expect(questionsOf(`${SWIM}\n\nMenos de 3 inscritas: não há premiação`)).toEqual([])
    expect(questionsOf(`${SWIM}\n\nMenos de 4 inscritas: não há premiação`)).toHaveLength(1)
    expect(questionsOf(`${SWIM}\n\nFewer than four boats: no medals`)).toHaveLength(1)
  })
})

test('a sign of a legend withholds medals where a cell has it (R12.5)', () => {
  const legend = 'Legenda: DNS = não largou; n/s = sem medalha'
  expect(questionsOf(`${SWIM}\n\n${legend}`)).toEqual([])
  expect(questionsOf(`${SWIM.replace('27,92', '27,92 n/s')}\n\n${legend}`).map(([what]) => what)).toContain('remark')
  const column = SWIM.replace('Tempo', 'Tempo|Obs').replace('27,92', '27,92|n/s')
  expect(questionsOf(`${column}\n\n${legend}`).map(([what]) => what)).not.toEqual([])
})

test('a note about one competitor, by the name or by a sign, is a question about that competitor (R12.5)', () => {
  expect(questionsOf(`${SWIM}\nObs.: Bia Dois sem medalha`).map(([what]) => what)).toEqual(['remark'])
  expect(questionsOf(`${SWIM.replace('Ana Um', 'Ana Um *')}\n* sem medalha`).map(([what]) => what)).toEqual(['remark'])
})

test.each(['Hors concours', 'Fora de concurso', 'Convidadas', 'Invitados'])(
  'those below “%s”, behind the others of their event, are guests of that event (R12.5)',
  (line) => {
    const reading = read(`${SWIM}\n${line}\n1|Ida Quatro|BA|26,90`)
    expect([reading.questions, reading.problems]).toEqual([[], []])
    const rows = batch(reading, 'results').map(({ cells: { unit, rank, irm } }) => [unit.slice(0, 22), rank, irm])
    const [[event] = []] = rows
    expect(rows).toEqual([
      [event, '1', null],
      [event, '2', null],
      [event, '3', null],
      [event, null, 'EXH'],
    ])
  },
)

test('a note that events have one medal less than starters leads to a question only with fewer than four starters', () => {
  const note = 'Minus-one rule: medals = number of starters minus one (max 3).'
  const fourth = '4|Lia Quatro|RJ|29,00'
  expect(questionsOf(`${SWIM}\n${note}`)).toMatchObject([['award', expect.stringContaining('50 m livre'), '3 4 5']])
  expect(questionsOf(`${SWIM}\n${fourth.replace('29,00', 'DNS').replace('4|', '|')}\n${note}`)).toHaveLength(1)
  expect(questionsOf(`${SWIM}\n${fourth}\n${note}`)).toEqual([])
})

test('a race of several classes leads to a question for each of its classes, also for S10', () => {
  const rows = ['Ana Um|S9|AL|1:08,41|741', 'Bia Dois|S10|PR|1:04,90|652']
  const text = ['Natação – 100 m livre multiclasse feminino – Final', 'Atleta|Classe|UF|Tempo|Pontos', ...rows].join(
    '\n',
  )
  expect(questionsOf(text).map(([what, , own]) => `${what} ${own}`)).toEqual(['award 3', 'award 4'])
})
