import { expect, test } from 'vitest'
import { NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'

/** The events of the rows of a typed sheet, each with its first row: columns between `|`, a row a line. */
function eventsOf(text: string): string[] {
  const rows = text.split('\n').map((line, at) => ({ row: at + 1, cells: line.split('|').map((cell) => cell.trim()) }))
  const { batches, problems } = readSheet({ name: 'Plan1', rows }, { known: NOTHING_KNOWN, year: 2027 })
  expect(problems).toEqual([])
  const all = batches.flatMap((batch) =>
    batch.kind === 'results'
      ? batch.rows.map(({ row, cells }) => `${row} ${cells.unit.slice(3, 22).replace(/-+$/, '')}`)
      : batch.kind === 'medallists'
        ? batch.rows.map(({ row, cells }) => `${row} ${cells.event.slice(3, 22).replace(/-+$/, '')}`)
        : [],
  )
  return all
}

test('an empty cell of the event left of a filled one has the value above, as in merged cells (R12.5)', () => {
  const text = `Natação – resultado final
Prova|Categoria|Col.|Atleta|UF|Tempo
25 m crawl feminino|Sub-10|1|Ana Uno|AL|19,84
||2|Bia Dos|SP|20,37
|Sub-12|1|Eva Tres|BA|16,92
||2|Lia Sá|AL|17,40
25 m crawl masculino|Sub-10|1|Ari Um|AL|18,66
|Sub-12|1|Leo Cruz|BA|15,73`
  expect(eventsOf(text)).toEqual([
    '3 W25MFR---U10',
    '4 W25MFR---U10',
    '5 W25MFR---U12',
    '6 W25MFR---U12',
    '7 M25MFR---U10',
    '8 M25MFR---U12',
  ])
})

test('a second column of classes counts beside an empty first one (R12.5)', () => {
  const text = `Judô
Classe|Categoria|Medalha|Atleta|UF
Sub-13 feminino|-42 kg|Ouro|Ana Uno|AL
|-47 kg|Ouro|Bia Dos|SP
Sub-15 feminino|-48 kg|Ouro|Eva Tres|BA`
  expect(eventsOf(text)).toEqual(['3 W42KG----U13', '4 W47KG----U13', '5 W48KG----U15'])
})

test('a value that is repeated row by row is no merged cell (R12.5)', () => {
  const text = `Atletismo – resultados
Categoria|Prova|Col.|Atleta|UF|Marca
Sub-14|100 m feminino|1|Ana Uno|AL|13,10
Sub-14|100 m feminino|2|Bia Dos|SP|13,20
|200 m feminino|1|Eva Tres|BA|26,10`
  expect(eventsOf(text)).toEqual(['3 W100M----U14', '4 W100M----U14', '5 W200M'])
})

test('an empty cell of the gender has the value above only if the cells of the event to its left are empty too (R12.5)', () => {
  const text = `Judô
Classe|Naipe|Peso|Col.|Atleta|UF
Sub-13|MASC.|-42 kg|1|Ari Um|AL
|||2|Leo Cruz|SP
||-47 kg|1|Ivo Sá|AL
|FEM.|-40 kg|1|Ana Uno|AL`
  expect(eventsOf(text)).toEqual(['3 M42KG----U13', '4 M42KG----U13', '5 M47KG----U13', '6 W40KG----U13'])
  const track = `Atletismo
Prova|Naipe|Categoria|Col.|Equipe|Marca
4x100 m|M|Sub-13|1|AL|50,10
4x100 m misto||Sub-13|1|AL|52,10`
  expect(eventsOf(track)).toEqual(['3 M4X100M--U13', '4 X4X100M--U13'])
})
