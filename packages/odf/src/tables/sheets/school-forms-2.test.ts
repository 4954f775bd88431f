import { describe, expect, test } from 'vitest'
import { NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'
import { ALL_NEW, batch, writtenSheet } from './written-sheet.fixture.ts'

/** Forms of sheets of schools whose authors never saw the words of the reader (R12.5). */

const read = (text: string) => readSheet(writtenSheet(text), { known: NOTHING_KNOWN, year: 2027, answers: ALL_NEW })
const rows = (text: string) => batch(read(text), 'results').map(({ cells }) => cells)

test.each([
  ['|AKA|||AO||Ganador', 'Final|Ana Um (AL)|4|-|1|Bia Dois (PR)|AKA'],
  ['|Vermelho|||Azul||Vencedor', 'Final|Ana Um (AL)|4|x|1|Bia Dois (PR)|Vermelho'],
  ['|Red||Blue||Winner', 'Final|Ana Um (AL)|4|1|Bia Dois (PR)|Red'],
  ['|Red||Blue||Winner', 'Final|Ana Um (AL)|4|Bia Dois (PR)|1|Red'],
])('the figures beside the sides below “%s” are their scores', (header, bout) => {
  const found = rows(`Karate\nKUMITE DAMAS -47\n${header}\n${bout}`)
  expect(found.map(({ name, result, wlt }) => [name, result, wlt])).toEqual([
    ['Ana Um', '4', 'W'],
    ['Bia Dois', '1', 'L'],
  ])
})

test('a mark in the column of the score of one side is the decision, and the column of winners names the winner', () => {
  const bouts = ['Eva Sol', 'Lia Luz', 'Mia Mar', 'Noa Rio'].map((name) => `|${name} (GO)|4|-|1|Pia Sur (CE)|AKA`)
  const found = rows(
    `Karate\nKUMITE DAMAS -47\n|AKA|||AO||Ganador\n${bouts.join('\n')}\nFinal|Ana Um (AL)|kiken|-||Bia Dois (PR)|AO`,
  )
  expect(found.slice(8).map(({ result, wlt, decision }) => [result, wlt, decision?.code])).toEqual([
    [undefined, 'L', 'KIKEN'],
    [undefined, 'W', 'KIKEN'],
  ])
})

test('votes without the winner beside a level score are a question about the winner', () => {
  const { problems, questions } = read(
    'Karate\nKUMITE DAMAS -47\n|AKA|||AO||Ganador\nFinal|Ana Um (AL)|0|-|0|Bia Dois (PR)|hantei 3-2',
  )
  expect(problems).toEqual([])
  expect(questions).toMatchObject([{ what: 'winner', suggestions: [{ name: 'Ana Um' }, { name: 'Bia Dois' }] }])
})

describe('a table of medals', () => {
  test.each(['MEDALLERO|O|P|B|Total', 'QUADRO DE MEDALHAS|🥇|🥈|🥉|Total', 'MEDAL TABLE|Gold|Silver|Bronze|Total'])(
    'below results is another table: “%s”',
    (header) => {
      const { problems, notRead } = read(
        `Judô – -48 kg feminino\nCol.|Nome|UF\n1|Ana Um|AL\n2|Bia Dois|BA\n\n${header}\nAL|1|0|0|1\nBA|0|1|0|1`,
      )
      expect(problems).toEqual([])
      expect(notRead).toMatchObject([{ kind: 'medal-table', rows: [7, 8] }])
    },
  )
})

test.each([
  ['Pto|Apellidos y nombres|Región', 'KATA DAMAS', 'KATA VARONES'],
  ['Pos|Nome|Região', 'KATA FEMININO', 'KATA MASCULINO'],
  ['Rank|Name|Region', 'KATA GIRLS', 'KATA BOYS'],
])('two lists side by side have “%s” each', (header, women, men) => {
  const found = rows(
    `KARATE\n${women}||||${men}||\n${header}||${header}\nI|Ana Um|Cusco||I|Ivo Um|Tacna\nII|Bia Dois|Puno||II|Leo Dois|Cusco`,
  )
  expect(found.map(({ unit, name, rank }) => [unit.slice(3, 4), name, rank])).toEqual([
    ['W', 'Ana Um', '1'],
    ['W', 'Bia Dois', '2'],
    ['M', 'Ivo Um', '1'],
    ['M', 'Leo Dois', '2'],
  ])
})

test('“Pto” is no rank where its figures are points', () => {
  expect(
    rows('Ciclismo – Ruta femenino\nNombre|UF|Pto\nAna Um|AL|35\nBia Dois|BA|28').map(({ rank }) => rank ?? null),
  ).not.toContain('35')
})

test.each([
  ['Pelea|Esq. Roja|Edo.|Esq. Azul|Edo.|Resultado|Gan.', 'Boxeo – 48 kg femenil', 'Roja'],
  ['Fight|Red corner|State|Blue corner|State|Score|Winner', 'Boxing – 48 kg girls', 'Red'],
])('“%s” is a bout with both sides', (header, title, winner) => {
  const found = rows(`${title}\n${header}\n1|Ana Um|AL|Bia Dois|BA|4-1|${winner}`)
  expect(found.map(({ name, organisation, wlt }) => [name, organisation, wlt])).toEqual([
    ['Ana Um', 'AL', 'W'],
    ['Bia Dois', 'BA', 'L'],
  ])
})

test.each([
  ['Rojo|UF|Azul|UF|Resultado|Ganador', 'R', 'A', 'F = femenil, V = varonil', 'DOMINGO'],
  ['Red|UF|Blue|UF|Score|Winner', 'R', 'B', 'F = girls', 'Sunday'],
])(
  'the initial of a colour names the winner, and a legend or a weekday is no event: “%s”',
  (header, red, blue, legend, day) => {
    const text = `Boxing – 48 kg female\n${legend}\n${header}\nAna Um|AL|Bia Dois|BA|RSC|${blue}\n${day}\nEva Sol|GO|Lia Luz|CE|3-2|${red}`
    const { problems } = read(text)
    expect(problems).toEqual([])
    expect(rows(text).map(({ name, wlt }) => `${name} ${wlt}`)).toEqual([
      'Ana Um L',
      'Bia Dois W',
      'Eva Sol W',
      'Lia Luz L',
    ])
    expect(new Set(rows(text).map(({ unit }) => unit.slice(0, 22))).size).toBe(1)
  },
)

test.each(['Peso|Rojo|UF|Azul|UF|Resultado', 'Peso|Vermelho|UF|Azul|UF|Resultado', 'Weight|Red|UF|Blue|UF|Score'])(
  'the letter behind a weight is the gender of the event: “%s”',
  (header) => {
    const text = `Boxe\n${header}\n48 kg F|Ana Um|AL|Bia Dois|BA|3-2\n57 kg M|Ivo Um|GO|Leo Dois|CE|4-1`
    expect(new Set(rows(text).map(({ unit }) => unit.slice(3, 8)))).toEqual(new Set(['W48KG', 'M57KG']))
  },
)

test('a row without a winner in a table whose scores have the winner first is a question', () => {
  const { problems, questions } = read(
    `Boxe – 48 kg feminino
Fase|Vermelho|UF|Azul|UF|Resultado|Vencedor
Semi|Ana Um|AL|Bia Dois|BA|3-2|Vermelho
Semi|Eva Sol|GO|Lia Luz|CE|RSC|Azul
Semi|Mia Mar|PR|Noa Rio|SP|5-0|Vermelho
Final|Ana Um|AL|Lia Luz|CE|3-2|`,
  )
  expect(problems).toEqual([])
  expect(questions).toMatchObject([{ what: 'winner', written: '3-2', rows: [6] }])
})

test.each([
  ['PESO||NOMBRE|COMUNA', ['🥇', '🥈', '🥉', '🥉', '5°']],
  ['Categoria||Nome|Escola', ['Ouro', 'Prata', 'Bronze', 'Bronze', '5º']],
  ['Category||Name|School', ['Gold', 'Silver', 'Bronze', 'Bronze', '5th']],
])('a column without a header has the medals below “%s”', (header, medals) => {
  const names = ['Ana Um', 'Bia Dois', 'Eva Três', 'Lia Seis', 'Mia Sete']
  const lines = medals.map((medal, at) => `${at === 0 ? 'DAMAS -41 KG' : ''}|${medal}|${names[at]}|Coronel`)
  const reading = read(`Taekwondo combate – Sub 14 – 3 de julio de 2027\n${header}\n${lines.join('\n')}`)
  expect(reading.problems).toEqual([])
  expect(
    batch(reading, 'medallists').map(({ cells }) => `${cells.medal} ${cells.name} ${cells.event.slice(0, 8)}`),
  ).toEqual([
    'gold Ana Um TKWW41KG',
    'silver Bia Dois TKWW41KG',
    'bronze Eva Três TKWW41KG',
    'bronze Lia Seis TKWW41KG',
  ])
})

describe('stages above an overall ranking', () => {
  const text = (stage: string, overall: string) => `Jogos Escolares – Ciclismo de estrada masculino|Pág. 1

${stage} 1 8 KM
Pto.|Corredor|UF|Tiempo
1|Ivo Um|AL|11:42,6
2|Leo Dois|BA|11:50,1

${stage} 2 38 KM
1|Leo Dois|BA|1:02:15
2|Ivo Um|AL|1:02:23

Jogos Escolares – Ciclismo de estrada masculino|Pág. 2

${overall}
1|Ivo Um|AL|1:14:05
2|Leo Dois|BA|1:14:10`

  test.each([
    ['ETAPA', 'GENERAL INDIVIDUAL'],
    ['Etapa', 'Classificação geral individual'],
    ['Stage', 'Overall ranking'],
  ])('“%s” and “%s”: the organiser says whether a stage has medals', (stage, overall) => {
    const { questions, problems } = read(text(stage, overall))
    expect(problems).toEqual([])
    expect(questions.map(({ what, written, rows: own }) => [what, written, own])).toEqual([
      ['standings', `${stage} 1 8 KM`, [5, 6]],
      ['standings', `${stage} 2 38 KM`, [9, 10]],
    ])
    expect(rows(text(stage, overall)).map(({ name, rank }) => [name, rank])).toEqual([
      ['Ivo Um', '1'],
      ['Leo Dois', '2'],
    ])
  })
})

describe('matches of teams', () => {
  test.each([
    ['TENIS DE MESA - EQUIPOS VARONES SUB 17', '1er|2do|3er|4to|5to|Res', '(no se llenó la hoja de singles)'],
    ['TÊNIS DE MESA - EQUIPES MASCULINO SUB 17', '1º|2º|3º|4º|5º|Res', '(não há súmula das simples)'],
    ['TABLE TENNIS - BOYS TEAMS U17', '1st|2nd|3rd|4th|5th|Res', '(no sheet of the singles)'],
  ])('%s: the contests below a match are of its players, who are no sides', (title, header, note) => {
    const text = `${title}
|||${header}
SEMIFINAL 1|TACNA|PIURA||||||3-1
|R. Cutipa|E. Farfán|11-8|11-6|9-11|11-7||3-1
|S. Llanos|M. Serra|8-11|11-9|7-11|9-11||1-3
|Cutipa/Llanos|Farfán/Serra|11-9|11-9|11-4|||3-0
|R. Cutipa|M. Serra|11-5|12-10|11-8|||3-0
SEMIFINAL 2|LIMA|AREQUIPA||||||3-2
${note}

FINAL|TACNA|LIMA||||||3-0
|R. Cutipa|D. Huaya|11-7|9-11|11-8|11-9||3-1
|S. Llanos|J. Tello|11-8|11-6|11-5|||3-0
|Cutipa/Llanos|Huaya/Tello|W.O.|||||`
    const { problems, questions } = read(text)
    expect([problems, questions]).toEqual([[], []])
    expect(rows(text).map(({ unit, name, wlt }) => `${unit.slice(22, 26)} ${name} ${wlt}`)).toEqual([
      'SFNL TACNA W',
      'SFNL PIURA L',
      'SFNL LIMA W',
      'SFNL AREQUIPA L',
      'FNL- TACNA W',
      'FNL- LIMA L',
    ])
  })

  test('other matches of the same round below a match stay matches', () => {
    const text = `Tênis de mesa – simples feminino
Fase|Atleta 1|Atleta 2|Resultado
Quartas|Ana Um (AL)|Bia Dois (BA)|2-1
|Eva Sol (GO)|Lia Luz (CE)|2-0
|Mia Mar (PR)|Noa Rio (SP)|2-0`
    expect(rows(text)).toHaveLength(6)
  })

  test.each([
    ['Hora|Equipo|Tantos|Equipo', 'TABLA|PJ|PG', '3er puesto', 'Básquetbol 3x3 femenino'],
    ['Hora|Equipe|Gols|Equipe', 'TABELA|PJ|PG', '3º lugar', 'Basquete 3x3 feminino'],
    ['Time|Team|Goals|Team', 'TABLE|GP|PTS', '3rd place', 'Basketball 3x3 girls'],
  ])('“%s” and the standings “%s” below them', (header, standings, round, title) => {
    const text = `${title}\n16/10/2027\n${header}
9:00|Norte|21-14|Sul
9:40|Leste|17-15|Norte
10:40|${round}||Sul - Leste (pend.)

|${standings}
1|Leste|1|1
2|Norte|2|1`
    const { batches, problems, passedOver } = read(text)
    expect(problems).toEqual([])
    const teams = batches.flatMap((one) => (one.kind === 'teams' ? one.rows.map(({ cells }) => cells.name) : []))
    expect(new Set(teams)).toEqual(new Set(['Leste', 'Norte', 'Sul']))
    expect(passedOver.filter(({ why }) => why === 'standings').map(({ row }) => row)).toEqual([8, 9, 10])
    expect(
      rows(text).flatMap(({ name, result, wlt }) => (wlt === undefined ? [] : `${name} ${result} ${wlt}`)),
    ).toEqual(['Norte 21 W', 'Sul 14 L', 'Leste 17 W', 'Norte 15 L'])
  })
})

test.each([
  ['Nombre|UF|Arr 1|Arr 2|Mejor|Env 1|Env 2|Mejor|TOTAL|Lugar', 'Se premia arranque, envión y total', 'sin total'],
  [
    'Nome|UF|Arr 1|Arr 2|Melhor|Arm 1|Arm 2|Melhor|Total|Lugar',
    'São premiados arranco, arremesso e total',
    'sem total',
  ],
  [
    'Name|State|Snatch 1|Snatch 2|Best|C&J 1|C&J 2|Best|Total|Rank',
    'Medals for snatch, clean & jerk and total',
    'no total',
  ],
])('the sum beside two columns of the best is the result: “%s”', (header, awards, none) => {
  const text = `LEVANTAMIENTO DE PESAS SUB-17\n${awards}\n\nFEMENIL 55 KG\n${header}
Ana Um|AL|60|63|63|78|80|80|143|1
Bia Dois|BA|62|65|65|74|76|76|141|2
Eva Sol|GO|55x|55x|---|70|74|74|${none}|`
  expect(read(text).problems).toEqual([])
  expect(rows(text).map(({ unit, rank, result, irm }) => [unit.slice(3, 8), rank, result, irm])).toEqual([
    ['W55KG', '1', '143', null],
    ['W55KG', '2', '141', null],
    ['W55KG', null, null, 'NM'],
  ])
})
