import { describe, expect, test } from 'vitest'
import { NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'
import type { SheetReading } from './reading.ts'
import { ALL_NEW, batch } from './written-sheet.fixture.ts'

const AL = 'AL-Q9VKW2F9TR'
const PR = 'PR-4K4T3S35M0'

const read = (title: string, lines: readonly string[], answers: readonly (readonly [string, string])[] = []) =>
  readSheet(
    { name: 'Plan1', rows: lines.map((line, at) => ({ row: at + 1, cells: line.split('|') })) },
    { known: NOTHING_KNOWN, year: 2027, title, answers: new Map([...ALL_NEW, ...answers]) },
  )

const sidesOf = (reading: SheetReading): string[] =>
  batch(reading, 'results').map(({ cells: { result, wlt, irm, decision } }) =>
    [result ?? '–', wlt, irm, decision?.code, decision?.time].filter(Boolean).join(' '),
  )

/** A bout of Ana of Alagoas and Bia of Paraná. */
const bout = (title: string, result: string, winner: string) =>
  read(title, [
    'Fase|Vermelho|Equipe|Azul|Equipe|Resultado|Vencedor',
    `Semifinal|Ana Um|AL|Bia Dois|PR|${result}|${winner}`,
  ])

describe('the way in which a bout was won beside a named winner', () => {
  test.each([
    ['Luta – Livre 57 kg masculino', 'VT 1:40', 'Vermelho', ['– W VFA 1:40', '– L VFA 1:40']],
    ['Luta – Livre 57 kg masculino', 'VSU1 12-2', 'Ana Um', ['12 W VSU1', '2 L VSU1']],
    ['Luta – Livre 57 kg masculino', 'VPO1 5-1', 'Azul', ['1 L VPO1', '5 W VPO1']],
    ['Luta – Livre 57 kg masculino', 'VFO', 'Azul', ['– L VFO', '– W VFO']],
    ['Luta – Livre 57 kg masculino', 'VIN (lesión)', 'Ana', ['– W VIN', '– L INJ VIN']],
    ['Wrestling – Freestyle 57 kg men', 'technical superiority 10-0', 'Red', ['10 W VSU', '0 L VSU']],
    ['Luta – Livre 57 kg masculino', '5-1 puntos', 'Vermelho', ['5 W VPO', '1 L VPO']],
    ['Luta – Livre 57 kg masculino', '10-0 sup. técnica', 'Vermelho', ['10 W VSU', '0 L VSU']],
    ['Luta – Livre 57 kg masculino', 'pegada 1:12', 'Azul', ['– L VFA 1:12', '– W VFA 1:12']],
    ['Boxe – 60 kg masculino', 'WP 5-0', 'Vermelho', ['5 W WP', '0 L WP']],
    ['Boxeo – 60 kg masculino', 'WP 3-2', 'Azul', ['2 L WP', '3 W WP']],
    ['Boxing – 60 kg men', 'RSC R2', 'Azul', ['– L RSC', '– W RSC']],
    ['Boxeo – 60 kg masculino', 'RSC 2do round', 'Azul', ['– L RSC', '– W RSC']],
    ['Boxe – 60 kg masculino', 'RSC-I', 'Ana Um', ['– W RSC-I', '– L RSC-I']],
    ['Boxe – 60 kg masculino', 'K.O.', 'Ana Um', ['– W KO', '– L KO']],
    ['Boxe – 60 kg masculino', 'ABD', 'Ana Um', ['– W ABD', '– L RET ABD']],
    ['Boxe – 60 kg masculino', 'DSQ', 'Azul', ['– L DSQ DSQ', '– W DSQ']],
    ['Boxe – 60 kg masculino', 'WO', 'Azul', ['– L WO', '– W']],
    ['Taekwondo – -57 kg masculino', 'PTF 2-0', 'Azul', ['0 L PTF', '2 W PTF']],
    ['Taekwondo – -57 kg masculino', 'SUP', 'Azul', ['– L SUP', '– W SUP']],
    ['Taekwondo – -57 kg masculino', 'WDR', 'Azul', ['– L WDR WDR', '– W WDR']],
    ['Judô – -60 kg masculino', 'IPP', 'Azul', ['– L IPPON', '– W IPPON']],
    ['Judo – -60 kg men', 'Waza-ari 1-0', 'Azul', ['0 L WAZA-ARI', '1 W WAZA-ARI']],
    ['Judô – -60 kg masculino', '10-0 GS', 'Ana Um', ['10 W', '0 L']],
    ['Karatê – Kumite -60 kg masculino', 'Hantei', 'Azul', ['– L HANTEI', '– W HANTEI']],
    ['Karate – Kumite -60 kg masculino', 'Kiken', 'Azul', ['– L KIKEN', '– W KIKEN']],
    ['Karatê – Kumite -60 kg masculino', '8-0', 'Vermelho', ['8 W', '0 L']],
  ])('%s: “%s” won by %s (R12.5)', (title, result, winner, expected) => {
    const reading = bout(title, result, winner)
    expect([reading.problems, reading.questions]).toEqual([[], []])
    expect(sidesOf(reading)).toEqual(expected)
  })
})

describe('a bout without a named winner', () => {
  test.each([
    ['Luta – Livre 57 kg masculino', 'VFO'],
    ['Luta – Livre 57 kg masculino', 'VPO1 5-1'],
    ['Boxeo – 60 kg masculino', 'KO'],
    ['Boxing – 60 kg men', 'WP 5-0'],
    ['Taekwondo – -57 kg masculino', 'PTG'],
    ['Judô – -60 kg masculino', 'Ippon'],
    ['Karatê – Kumite -60 kg masculino', 'Hantei'],
  ])('%s: “%s” asks which of the two won (R12.5)', (title, result) => {
    const reading = bout(title, result, '')
    expect(reading.problems).toEqual([])
    expect(sidesOf(reading)).toEqual([])
    expect(reading.questions.map(({ what, written, suggestions }) => [what, written, suggestions])).toEqual([
      [
        'winner',
        result,
        [
          { code: AL, name: 'Ana Um' },
          { code: PR, name: 'Bia Dois' },
        ],
      ],
    ])
  })

  test('the answer gives the second side the greater score that a victory on points has (R12.5)', () => {
    const lines = ['Fase|Rojo|Club|Azul|Club|Resultado', 'Semifinal|Ana Um|AL|Bia Dois|PR|WP 4-1']
    const [question] = read('Boxeo – 60 kg masculino', lines).questions
    const answered = read('Boxeo – 60 kg masculino', lines, [[question?.key ?? '', PR]])
    expect(sidesOf(answered)).toEqual(['1 L WP', '4 W WP'])
  })

  test('it has the winner of its score if another bout of the sheet has the lower score first (R12.5)', () => {
    const reading = read('Wrestling – Freestyle 57 kg men', [
      'Round|Red|Team|Blue|Team|Result',
      'Semifinal|Ana Um|AL|Bia Dois|PR|VPO1 1-6',
      'Final|Leo Um|SP|Bia Dois|PR|VPO1 5-3',
    ])
    expect(reading.questions).toEqual([])
    expect(sidesOf(reading)).toEqual(['1 L VPO1', '6 W VPO1', '5 W VPO1', '3 L VPO1'])
  })

  test('a mark beside a side names its winner (R12.5)', () => {
    const reading = read('Karatê – Kumite -60 kg masculino', [
      'Fase|Aka|UF|V|Ao|UF|V|Resultado',
      'Semifinal|Ana Um|AL||Bia Dois|PR|x|Hantei',
    ])
    expect(sidesOf(reading)).toEqual(['– L HANTEI', '– W HANTEI'])
  })

  test('a mark behind a name names its winner (R12.5)', () => {
    const reading = read('Boxe – 60 kg masculino', [
      'Fase|Vermelho|Azul|Resultado',
      'Semifinal|Ana Um (AL)|Bia Dois (PR) ✓|RSC R3',
    ])
    expect(sidesOf(reading)).toEqual(['– L RSC', '– W RSC'])
  })

  test.each([
    ['Vencedor|UF|Perdedor|UF', 'Boxe – 60 kg masculino'],
    ['Ganador|Club|Perdedor|Club', 'Boxeo – 60 kg masculino'],
    ['Winner|Team|Loser|Team', 'Boxing – 60 kg men'],
  ])('the headers %s name it (R12.5)', (header, title) => {
    const reading = read(title, [`Fase|${header}|Resultado`, 'Semifinal|Ana Um|AL|Bia Dois|PR|RSC R1'])
    expect([reading.questions, sidesOf(reading)]).toEqual([[], ['– W RSC', '– L RSC']])
  })

  test('both sides of a bout without a winner have lost (R12.5)', () => {
    expect(sidesOf(bout('Luta – Livre 57 kg masculino', '2DSQ', ''))).toEqual(['– L DSQ 2DSQ', '– L DSQ 2DSQ'])
  })
})

describe('a score beside a winner that it contradicts', () => {
  test('of a fall asks which of the two orders it has (R12.5)', () => {
    const { questions } = bout('Luta – Livre 57 kg masculino', 'VT 7-4', 'Azul')
    expect(questions.map(({ what, suggestions }) => [what, suggestions.map(({ name }) => name)])).toEqual([
      ['result', ['7 x 4', '4 x 7']],
    ])
  })

  test('of a bout without the kind of victory is a question (R12.5)', () => {
    const { questions } = bout('Karatê – Kumite -60 kg masculino', '3-2', 'Azul')
    expect(questions.map(({ what }) => what)).toEqual(['result'])
  })
})

test('the kind of victory in another column is read (R12.5)', () => {
  const reading = read('Judô – -60 kg masculino', [
    'Fase|Branco|UF|Azul|UF|Resultado|Tipo de vitória',
    'Semifinal|Ana Um|AL|Bia Dois|PR|10-0|Ippon',
  ])
  expect(sidesOf(reading)).toEqual(['10 W IPPON', '0 L IPPON'])
})

test('a figure of a victory on points that can be a score or a time is a question (R12.5)', () => {
  const { questions } = bout('Luta – Livre 57 kg masculino', 'VSU 4:14', 'Azul')
  expect(questions.map(({ what, suggestions }) => [what, suggestions.map(({ name }) => name)])).toEqual([
    ['result', ['4 x 14', '4:14']],
  ])
})

test('unknown words beside a named winner ask who won (R12.5)', () => {
  const reading = bout('Luta – Livre 57 kg masculino', 'finalização', 'Azul')
  expect(reading.questions.map(({ what, written }) => [what, written])).toEqual([['winner', 'finalização']])
})
