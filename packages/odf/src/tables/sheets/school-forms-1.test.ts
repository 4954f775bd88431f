import { expect, test } from 'vitest'
import { NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'
import { ALL_NEW, batch, writtenSheet } from './written-sheet.fixture.ts'

/** Forms of school sheets whose ranks, captions and columns were misread (R12.5). */

const read = (text: string) => readSheet(writtenSheet(text), { known: NOTHING_KNOWN, year: 2027, answers: ALL_NEW })
const rows = (text: string) => batch(read(text), 'results').map(({ cells }) => cells)
const eventOf = (unit: string) => unit.slice(3, 22).replace(/-+$/, '')

test.each([
  ['Class.|Nome|Escola|Tempo', '1.ª', '2.ª', 'não alinhou'],
  ['Class.|Nome|Escola|Tempo', '1.º', '2.º', 'NL'],
  ['Class.|Nombre|Escuela|Tiempo', '1.º', '2.º', 'no alineó'],
  ['Class.|Name|School|Time', '1st', '2nd', 'did not line up'],
])('“%s” has ranks beside a mark: %s, %s, %s', (header, first, second, mark) => {
  const text = `Canoagem – K1 500 m feminino
${header}
${first}|Ana Um|Norte|2:21,40
${second}|Bia Dois|Sul|2:23,05
${mark}|Eva Três|Leste|`
  expect(rows(text).map(({ unit, rank, irm }) => [eventOf(unit), rank, irm])).toEqual([
    ['W500MK1', '1', null],
    ['W500MK1', '2', null],
    ['W500MK1', null, 'DNS'],
  ])
})

test('ordinals are ranks beside a word that is not known, which is a question', () => {
  const ranked = ['1.ª|Ana Um', '2.ª|Bia Dois', '3.ª|Eva Três', '4.ª|Lia Seis', 'virou na água|Rita Sete']
  const text = `Canoagem – K1 500 m feminino\nClass.|Nome|Escola|Tempo\n${ranked.map((row) => `${row}|Norte|2:21,40`).join('\n')}`
  const { questions } = read(text)
  expect(new Set(rows(text).map(({ unit }) => eventOf(unit)))).toEqual(new Set(['W500MK1']))
  expect(questions).toMatchObject([{ what: 'mark', written: 'virou na água', rows: [7] }])
})

test.each([
  ['K1 500 m Cadetes Fem.', 'K2 500 m Cadetes Masc.', 'Nome|Escola|Tempo'],
  ['K1 500 m Cadetes Fem.', 'K2 500 m Cadetes Masc.', 'Nombre|Escuela|Tiempo'],
])('“%s” ends with “%s”, which is no sentence', (first, second, header) => {
  const text = `Canoeing\n${first}\nCol.|${header}\n1|Ana Um|Norte|2:21,40\n${second}\nCol.|${header}\n1|Ivo Um|Sul|1:52,70`
  expect(rows(text).map(({ unit }) => eventOf(unit).slice(0, 7))).toEqual(['W500MK1', 'M500MK2'])
})

const scoresOf = (text: string) => rows(text).map(({ name, result, wlt }) => [name, result, wlt])

test.each([
  ['Jogo|Equipa A|||Equipa B', 'ANDEBOL – FEMININOS'],
  ['Jogo|Equipe A|||Equipe B', 'HANDEBOL – FEMININO'],
  ['Partido|Equipo A|||Equipo B', 'HANDBALL – FEMENINO'],
  ['Match|Team A|||Team B', 'HANDBALL – GIRLS'],
])('“%s” has the score of each side between the sides', (header, title) => {
  expect(scoresOf(`${title}\n${header}\nJ1|Norte|14|11|Sul`)).toEqual([
    ['Norte', '14', 'W'],
    ['Sul', '11', 'L'],
  ])
})

test.each([
  ['Hora|Fase|Equipe|Res.|Equipe', 'Vôlei feminino'],
  ['Hora|Fase|Equipo|Resultado|Equipo', 'Vóley femenino'],
  ['Start|Phase|Team|Result|Team', 'Volleyball women'],
])('“%s” has the score between the sides', (header, title) => {
  expect(scoresOf(`${title}\n14/09/2027\n${header}\n8:00|Final|Norte|1x2|Sul`)).toEqual([
    ['Norte', '1', 'L'],
    ['Sul', '2', 'W'],
  ])
})

test('lists of results side by side have no matches', () => {
  const text =
    'Atletismo – 100 m feminino\nCol.|Nome|Escola|Resultado|Col.|Nome|Escola|Resultado\n1|Ana|Norte|13,1|2|Bia|Sul|13,4'
  expect(rows(text).map(({ name, rank, wlt }) => [name, rank, wlt ?? null])).toEqual([
    ['Ana', '1', null],
    ['Bia', '2', null],
  ])
})

test.each(['3º lug.', '3.º lug.', '3er lug.'])('“%s” is the match for bronze', (phase) => {
  const [unit = ''] = rows(`Vôlei feminino\n14/09/2027\nHora|Fase|Equipe|Res.|Equipe\n8:00|${phase}|Norte|2x0|Sul`).map(
    (row) => row.unit,
  )
  expect(unit.slice(22, 27)).toBe('FNL-B')
})

test.each([
  ['MF', 'V=3 E=2 D=1', 'Class.|Equipa|J|V|E|D|GM|GS|Pts'],
  ['SF', 'G=3, E=2, P=1', 'Pos.|Equipo|PJ|PG|PE|PP|GF|GC|Pts'],
  ['SF', 'W=3 pts; D=1 pt', 'Pos|Team|P|W|D|L|GF|GA|Pts'],
])('matches below standings are read: %s below “%s”', (phase, points, standings) => {
  const text = `Andebol
FEMININOS
Jogo|Equipa A|||Equipa B
J1|Norte|14|11|Sul

${standings}
1|Norte|1|1|0|0|14|11|3
2|Sul|1|0|0|1|11|14|1
${points}

MASCULINOS
${phase}|Leste|18|13|Oeste
FINAL|Leste|16|12|Sul`
  const found = rows(text).map(({ unit, name, wlt }) => [eventOf(unit), unit.slice(22, 26), name, wlt])
  expect(found.slice(2)).toEqual([
    ['MTEAM7', 'SFNL', 'Leste', 'W'],
    ['MTEAM7', 'SFNL', 'Oeste', 'L'],
    ['MTEAM7', 'FNL-', 'Leste', 'W'],
    ['MTEAM7', 'FNL-', 'Sul', 'L'],
  ])
})

test.each(['Pos. A: 1 Norte 4 pts / 2 Sul 1 pt', 'Clasif. A: 1º Norte, 2º Sul', 'Ranking A: 1. Norte; 2. Sul'])(
  '“%s” is no event of the next matches, and initials are a side',
  (line) => {
    const text = `Rugby – M16 varones\nZONA A\n10:00|Norte|19-12|Sul\n${line}\nZONA B\n10:20|Leste|26-0|I.P.E.M. 88`
    const found = rows(text).map(({ unit, name }) => [unit.slice(22, 26), name])
    expect(new Set(rows(text).map(({ unit }) => eventOf(unit))).size).toBe(1)
    expect(found.slice(2)).toEqual([
      ['GPB-', 'Leste'],
      ['GPB-', 'I.P.E.M. 88'],
    ])
  },
)

test('“F” behind the time of a row below a semifinal is the final', () => {
  const text = 'Rugby – M16 varones\nJUEGOS\n13:30|SF|Norte|7-12|Sul\n15:00|F|Sul|17-10|Leste'
  expect(rows(text).map(({ unit }) => unit.slice(22, 26))).toEqual(['SFNL', 'SFNL', 'FNL-', 'FNL-'])
})

test.each(['Premiação: absoluto e feminino', 'Premios: absoluto y femenino', 'Prizes: open and women'])(
  '“%s” is no event',
  (line) => {
    const text = `Xadrez – Sub-14\n${line}\nPos|Nome|Escola|Pts\n1|Ana Um|Norte|4,5\n2|Bia Dois|Sul|4`
    expect(rows(text).map(({ unit }) => eventOf(unit))).toEqual(['-U14', '-U14'])
  },
)

test.each([
  ['Bat.|Surfista|Cidade|Onda 1|Onda 2|Somat. (2 melhores)|Coloc.', 'SUB-16 MASC'],
  ['Serie|Surfista|Escuela|Ola 1|Ola 2|Sumatoria|Coloc.', 'SUB-16 MASC'],
  ['Heat|Surfer|Town|Wave 1|Wave 2|Total|Place', 'U16 BOYS'],
])('“%s”: a heat that is written once is that of the rows below it, also under a title', (header, title) => {
  const text = `SURF\n${title}\n${header}
SF1|Ivo Um|Norte|5,50|6,00|11,50|1º
|Leo Dois|Sul|4,10|5,90|10,00|2º
FINAL|Ivo Um|Norte|6,50|7,25|13,75|1º
|Rui Três|Leste|5,00|7,80|12,80|2º`
  expect(rows(text).map(({ unit, rank, result }) => [unit.slice(22, 26), rank, result])).toEqual([
    ['SFNL', '1', '11.50'],
    ['SFNL', '2', '10.00'],
    ['FNL-', '1', '13.75'],
    ['FNL-', '2', '12.80'],
  ])
})

test.each(['* interferência: juiz vai confirmar', '* interferencia a confirmar', '* interference, to be confirmed'])(
  'a rank with the footnote “%s” is a question',
  (note) => {
    const { questions } = read(
      `Surfe – feminino – Final\nCol.|Nome|Escola|Nota\n1|Ana Um|Norte|13,90*\n2|Bia Dois|Sul|12,10\n${note}`,
    )
    expect(questions.map(({ what }) => what)).toContain('remark')
  },
)

test.each([
  ['Nota', 'TOTAL'],
  ['Puntaje', 'SUMA'],
  ['Score', 'Total'],
])('of two columns “%s” and “%s” behind them the sum is the result', (part, total) => {
  const text = `TORNEIO DE GINÁSTICA RÍTMICA||||||JUVENIL
Uberaba, 02/10/2027
Nº|Nome|Escola|${part}|${part}|${total}|Col.
1|Ana Um|Norte|15,70|14,90|30,60|1ª
2|Bia Dois|Sul|14,00|14,10|28,10|2ª`
  expect(rows(text).map(({ unit, rank, result }) => [eventOf(unit).includes('JUV'), rank, result])).toEqual([
    [true, '1', '30.60'],
    [true, '2', '28.10'],
  ])
})

test.each([
  ['COPA DE ORO', 'COPA DE PLATA'],
  ['TAÇA OURO', 'TAÇA PRATA'],
  ['GOLD CUP', 'SILVER CUP'],
])('the matches below “%s” above “%s” are those of the event', (main, lesser) => {
  const text = `Rugby – M16 varones
ZONA A
10:00|Norte|19-12|Sul
${main}
13:30|SF|Norte|7-12|Leste
15:00|F|Leste|17-10|Oeste
${lesser}
14:20|SF|Sul|19-14|Rio
16:20|F|Sul|19-14|Mar`
  const found = rows(text).map(({ unit, name, wlt }) => [eventOf(unit), unit.slice(22, 26), name, wlt])
  const events = found.filter(([, , , wlt]) => wlt === 'W').map(([event, phase, name]) => [event, phase, name])
  const [[event = ''] = []] = events
  expect(events.slice(0, 3)).toEqual([
    [event, 'GPA-', 'Norte'],
    [event, 'SFNL', 'Leste'],
    [event, 'FNL-', 'Leste'],
  ])
  expect(events.slice(3).filter(([other, phase]) => other === event && phase === 'FNL-')).toEqual([])
})

test.each([
  ['Nota', 'TOTAL'],
  ['Puntaje', 'SUMA'],
  ['Score', 'Total'],
])('a sum that the columns “%s” do not have below “%s” is a question', (part, total) => {
  const text = `Ginástica rítmica feminino – Juvenil
Nº|Nome|Escola|${part}|${part}|${total}|Col.
1|Ana Um|Norte|15,70|14,90|30,60|1ª
2|Bia Dois|Sul|14,65|13,50|29,15|2ª
3|Eva Três|Sul|14,30|14,20|28,50|3ª
4|Lia Seis|Sul|13,10||13,10|4ª`
  const { questions } = read(text)
  expect(questions).toMatchObject([{ what: 'result', written: '29,15 · 14,65 13,50', rows: [4] }])
  expect(questions[0]?.suggestions.map(({ code }) => code)).toEqual(['29.15', '28.15'])
})

test.each([
  ['TORNEIO DE ANDEBOL - JUVENIS', 'FEMININOS'],
  ['TORNEIO REGIONAL DE HANDEBOL - JUVENIL', 'FEMININO'],
  ['TORNEO DE HANDBALL - JUVENIL', 'FEMENINO'],
])('the class of “%s” is that of the rows below “%s” too', (title, line) => {
  const text = `${title}\n21/05/2027\n${line}\nJogo|Equipa A|||Equipa B\nJ1|Norte|14|11|Sul`
  expect(eventOf(rows(text)[0]?.unit ?? '')).toMatch(/^WTEAM7-+JUV$/)
})
