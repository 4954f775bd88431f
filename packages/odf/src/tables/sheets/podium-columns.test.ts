import { expect, test } from 'vitest'
import { NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'

const STATES = ['AL', 'SP', 'BA', 'RJ'].map((code) => ({ code, names: [code] }))
const read = (text: string) =>
  readSheet(
    {
      name: 'Plan1',
      rows: text.split('\n').map((line, at) => ({ row: at + 1, cells: line.split('|').map((cell) => cell.trim()) })),
    },
    { known: { ...NOTHING_KNOWN, organisations: STATES }, year: 2027, answers: new Map([['organisation|*', 'new']]) },
  )
const medals = ({ batches }: ReturnType<typeof read>): string[] =>
  batches.flatMap((batch) =>
    batch.kind === 'medallists'
      ? batch.rows.map(
          ({ row, cells: { event, medal, organisation, name } }) =>
            `${row} ${event.slice(3, 22).replace(/-+$/, '')} ${medal} ${name} ${organisation}`,
        )
      : [],
  )

test.each([
  'Prova|1º lugar|2º lugar|3º lugar|3º lugar',
  'Prueba|Oro|Plata|Bronce|Bronce',
  'Event|1st|2nd|3rd|3rd',
  'Prova|Campeã|Vice-campeã|Terceira|Terceira',
])('each place in the columns %s is a medal of its event (R12.5)', (header) => {
  const reading = read(`Judô
${header}
-48 kg feminino|Ana Uno (AL)|Bia Dos (SP)|Eva Tres (BA)|Lia Sá (RJ)
-52 kg feminino|Iná Reis (SP)|-|não houve|
Equipes mistas|SP|RJ|AL|BA`)
  expect(reading.problems).toEqual([])
  expect(medals(reading)).toEqual([
    '3 W48KG gold Ana Uno AL',
    '3 W48KG silver Bia Dos SP',
    '3 W48KG bronze Eva Tres BA',
    '3 W48KG bronze Lia Sá RJ',
    '4 W52KG gold Iná Reis SP',
    '5 XTEAM gold SP SP',
    '5 XTEAM silver RJ RJ',
    '5 XTEAM bronze AL AL',
    '5 XTEAM bronze BA BA',
  ])
})

test('a delegation in a column beside each place, places behind the third, and two with one place are read (R12.5)', () => {
  const beside = `Atletismo
Prova|1º|UF|2º|UF|3º|UF|4º|UF|Total
100 m feminino|Ana Uno|AL|Bia Dos|SP|Eva Tres|BA|Lia Sá|RJ|9`
  expect(medals(read(beside)).map((line) => line.slice(8))).toEqual([
    'gold Ana Uno AL',
    'silver Bia Dos SP',
    'bronze Eva Tres BA',
  ])
  const shared = `Atletismo
Prova|1º|2º|3º
100 m feminino|Ana Uno (AL)|Bia Dos (SP)|Eva Tres (BA) e Lia Sá (RJ)`
  expect(medals(read(shared)).slice(2)).toEqual(['3 W100M bronze Eva Tres BA', '3 W100M bronze Lia Sá RJ'])
})

test('attempts and medal tables are no podium (R12.5)', () => {
  const attempts = read(
    'Atletismo – Salto em distância feminino\nAtleta|UF|1ª|2ª|3ª|Marca\nAna Uno|AL|4,10|X|4,20|4,20',
  )
  expect(attempts.kind).toBe('results')
  expect(read('Delegação|Ouro|Prata|Bronze\nAL|1|2|3\nSP|2|0|1').kind).toBe('medal-table')
})
