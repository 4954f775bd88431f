import { describe, expect, test } from 'vitest'
import { NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'
import { ALL_NEW, batch, writtenSheet } from './written-sheet.fixture.ts'

/** Forms of schools whose authors never saw the words of the reader (R12.5). */

const read = (text: string) => readSheet(writtenSheet(text), { known: NOTHING_KNOWN, year: 2027, answers: ALL_NEW })
const rows = (text: string) => batch(read(text), 'results').map(({ cells }) => cells)
/** Each row by its unit, name and outcome: `W46KG QFNL Ana Um W`. */
const outcomes = (text: string) =>
  rows(text).map(
    ({ unit, name, wlt }) => `${unit.slice(3, 22).replace(/-+$/, '')} ${unit.slice(22, 26)} ${name} ${wlt}`,
  )

describe('a match in a row without a header', () => {
  test.each([
    ['WRESTLING FREESTYLE – Girls 46 kg', 'Qtr', 'bt', 'lost to'],
    ['LUTA LIVRE – Feminino 46 kg', 'Quartas', 'venceu', 'perdeu para'],
    ['LUCHA LIBRE OLÍMPICA – Femenino 46 kg', 'Cuartos', 'venció a', 'perdió ante'],
  ])('below “%s” is won by the side that the words “%s | … | %s | …” name', (title, round, won, lost) => {
    const text = `${title}\n${round}|Ana Um (AL)|${won}|Bia Dois (BA)|10-0\n${round}|Eva Três (CE)|${lost}|Lia Seis (GO)|3-5`
    expect(outcomes(text)).toEqual([
      'WFS46KG QFNL Ana Um W',
      'WFS46KG QFNL Bia Dois L',
      'WFS46KG QFNL Eva Três L',
      'WFS46KG QFNL Lia Seis W',
    ])
  })

  test.each([
    'Campo Norte, 22-24 July 2027',
    'Ginásio Norte, 22-24 de julho de 2027',
    'Gimnasio Norte, 22 - 24 julio 2027',
  ])('is not “%s”, which has the days of the competition', (line) => {
    const text = `FUTSAL SUB 16 MASCULINO\n${line}\nFinal\nNorte|2-1|Sul`
    expect(outcomes(text)).toEqual(['MTEAM5---U16 FNL- Norte W', 'MTEAM5---U16 FNL- Sul L'])
  })
})

test.each(['Qtr Final', '1/4 F', 'Qtr'])('“%s” is a quarter-final', (round) => {
  const text = `FUTSAL SUB 16 MASCULINO\nRound|Team A|Score|Team B\n${round}|Norte|2-1|Sul`
  expect(outcomes(text).map((line) => line.split(' ')[1])).toEqual(['QFNL', 'QFNL'])
})

describe('below the ranking round', () => {
  test.each([
    ['ARCHERY – Recurve U17 girls\nRANKING ROUND\nRank|Archer|State|Total', 'Bronze', 'Gold', 'MIXED TEAM'],
    [
      'TIRO COM ARCO – Recurvo sub 17 feminino\nRANQUEAMENTO\nPos.|Arqueira|UF|Total',
      'Bronze',
      'Ouro',
      'EQUIPES MISTAS',
    ],
    [
      'TIRO CON ARCO – Recurvo sub 17 femenino\nCLASIFICATORIA\nPos.|Arquera|Provincia|Total',
      'Bronce',
      'Oro',
      'EQUIPOS MIXTOS',
    ],
  ])('of “%s” the knockout behind an empty row is of matches', (head, bronze, gold, mixed) => {
    const ranking = '1|Ana Um|AL|620\n2|Bia Dois|BA|614\n3|Eva Três|CE|601\n4|Lia Seis|GO|599'
    const knockout = `1/2|Ana Um|6-0|Lia Seis\n|Bia Dois|4-6|Eva Três\n${bronze}|Lia Seis|6-2|Bia Dois\n${gold}|Ana Um|4-6|Eva Três`
    const team = `${mixed}|Norte|5-3|Sul|final`
    expect(outcomes(`${head}\n${ranking}\n\n${knockout}\n\n${team}`).filter((line) => !line.includes('QUAL'))).toEqual([
      'WINDIVID-U17 SFNL Ana Um W',
      'WINDIVID-U17 SFNL Lia Seis L',
      'WINDIVID-U17 SFNL Bia Dois L',
      'WINDIVID-U17 SFNL Eva Três W',
      'WINDIVID-U17 FNL- Lia Seis W',
      'WINDIVID-U17 FNL- Bia Dois L',
      'WINDIVID-U17 FNL- Ana Um L',
      'WINDIVID-U17 FNL- Eva Três W',
      'XTEAM FNL- Norte W',
      'XTEAM FNL- Sul L',
    ])
  })
})
