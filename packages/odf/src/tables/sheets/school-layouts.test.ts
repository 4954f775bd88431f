import { describe, expect, test } from 'vitest'
import { NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'
import { ALL_NEW, batch, writtenSheet } from './written-sheet.fixture.ts'

/** Layouts of teachers in which the words of a header or a title decide what a row is (R12.5). */

const read = (text: string) => readSheet(writtenSheet(text), { known: NOTHING_KNOWN, year: 2027, answers: ALL_NEW })
const rows = (text: string) => batch(read(text), 'results').map(({ cells }) => cells)
const unitsOf = (text: string) => [
  ...new Set(rows(text).map(({ unit }) => `${unit.slice(3, 22).replace(/-+$/, '')} ${unit.slice(22, 26)}`)),
]

test.each([
  ['Fase|Jogadora A|Escola A|Sets|Jogadora B|Escola B', 'Tênis de mesa – Infantis femininos'],
  ['Fase|Alumna A|Colegio A|Sets|Alumna B|Colegio B', 'Tenis de mesa – Infantil damas'],
  ['Round|Player 1|School 1|Sets|Player 2|School 2', 'Table tennis – U14 girls'],
])('“%s” is a match of two people, not of their schools', (header, title) => {
  const found = rows(`${title}\n${header}\nFinal|Rita Bento|EB Mondego|3-1|Sara Lima|EB Arcos`)
  expect(found.map(({ type, name, wlt }) => [type, name, wlt])).toEqual([
    ['A', 'Rita Bento', 'W'],
    ['A', 'Sara Lima', 'L'],
  ])
})

test.each([
  ['Hora|Equipo|Ptos|Ptos|Equipo', 'HANDBALL FEMENINO SUB 15'],
  ['Hora|Equipe|Gols|Gols|Equipe', 'HANDEBOL FEMININO SUB 15'],
  ['Time|Team|Points|Points|Team', 'HANDBALL GIRLS U15'],
])('“%s” has both sides and their scores', (header, title) => {
  const found = rows(`${title}\n14/09/2027\nFINAL\n${header}\n09:00|Norte|15|11|Sul`)
  expect(found.map(({ result, wlt }) => [result, wlt])).toEqual([
    ['15', 'W'],
    ['11', 'L'],
  ])
})

test.each(['Place|Lane|Team|Time', 'Place|Lane|School|Time'])('“%s” is the rank and the result of a team', (header) => {
  const found = rows(`Athletics – 4x100m girls – Final\n${header}\n1|3|Thornbury|51.30\n2|4|Kingsmere|52.10`)
  expect(found.map(({ type, rank, result }) => [type, rank, result])).toEqual([
    ['T', '1', '51.30'],
    ['T', '2', '52.10'],
  ])
})

test.each([
  ['LUCHA LIBRE OLÍMPICA', 'Categoría 48 kg varones', 'MFS48KG'],
  ['LUTA LIVRE OLÍMPICA', 'Categoria 48 kg masculino', 'MFS48KG'],
  ['FREESTYLE WRESTLING', '48 kg boys', 'MFS48KG'],
])('below “%s” the weight of the line before the table is that of its bouts: %s', (title, line, event) => {
  const bouts = (weight: string) =>
    `${line.replace('48', weight)}\nBout|Red|UF|Result|Blue|UF\nFinal|Ana Um|AL|0-4|Bia Dois|BA`
  expect(unitsOf(`${title} - 09/08/2027\n${bouts('48')}\n\n${bouts('52')}`)).toEqual([
    `${event} FNL-`,
    `${event.replace('48', '52')} FNL-`,
  ])
})

test.each(['eliminación directa', 'eliminação direta', 'direct elimination'])(
  'a round in the column of matches counts below a title with “%s”',
  (words) => {
    const text = `JUDO\nBout|Red|UF|Result|Blue|UF\n-52 kg feminino - ${words}\nSF1|Ana Um|AL|10-0|Eva Dois|BA\nFinal|Ana Um|AL|10-0|Lia Seis|GO`
    expect(unitsOf(text)).toEqual(['W52KG SFNL', 'W52KG FNL-'])
  },
)

test.each(['Pool ranking', 'Classificação das poules', 'Clasificación tras las poules'])(
  'the list below “%s” is not the final order',
  (title) => {
    const text = `Fencing – U14 girls foil\n${title}\nRank|Name|School|V|M|Ind\n1|Ana Um|AL|5|5|+18\n2|Bia Dois|BA|4|5|+9`
    expect(unitsOf(text)).toEqual(['WFOIL----U14 QUAL'])
  },
)

describe('a rank', () => {
  const list = 'Atletismo – 100 m feminino – Final\nCol.|Nome|Escola|Tempo|Obs.'

  test('of a person without a delegation is a problem, which would be a medal of no one', () => {
    const { problems } = read(`${list}\n1|Ana Um||13,11|\n2|Bia Dois|BA|13,40|`)
    expect(problems).toMatchObject([{ row: 3, problem: 'missing-value', field: 'organisation' }])
  })

  test.each(['Protesto em análise', 'Reclamación pendiente', 'protest by Sul - pending', 'recurso da escola Sul'])(
    'beside “%s” is a question',
    (remark) => {
      const { questions } = readSheet(writtenSheet(`${list}\n1|Ana Um|AL|13,11|${remark}\n2|Bia Dois|BA|13,40|`), {
        known: NOTHING_KNOWN,
        year: 2027,
        answers: new Map(),
      })
      expect(questions).toMatchObject([{ what: 'remark', written: `1 Ana Um · ${remark}` }])
    },
  )

  test.each(['Protesto indeferido', 'Reclamo rechazado', 'protest dismissed'])('beside “%s” stays', (remark) => {
    expect(read(`${list}\n1|Ana Um|AL|13,11|${remark}`).questions).toEqual([])
    expect(rows(`${list}\n1|Ana Um|AL|13,11|${remark}`)).toMatchObject([{ rank: '1', result: '13.11' }])
  })
})

test('a shoot-out alone in a row is no event of the next matches', () => {
  const text = `FUTSAL SUB-14 MASCULINO
Jogo|Equipe A|Gols|x|Gols|Equipe B
SEMIFINAIS
5|Norte|1|x|2|Sul
6|Leste|0|x|5|Oeste
|(pên. 3 x 4)||||
FINAL
8|Sul|2 (2)|x|2 (4)|Oeste`
  expect(unitsOf(text)).toEqual(['MTEAM5---U14 SFNL', 'MTEAM5---U14 FNL-'])
})

test.each([
  ['COPA DAS ESCOLAS DE FUTSAL SUB-14 MASCULINO', 'QUARTAS DE FINAL - 03/08/2027', 'QFNL'],
  ['COPA ESCOLAR DE FUTSAL SUB-14 VARONES', 'CUARTOS DE FINAL', 'QFNL'],
  ['SCHOOLS CUP FUTSAL U14 BOYS', 'SEMI-FINALS', 'SFNL'],
])('“%s” is the event also if “%s” is between it and the table', (title, round, phase) => {
  const text = `${title}\n\n${round}\nJogo|Equipe A|Gols|x|Gols|Equipe B\n1|Norte|4|x|1|Sul`
  expect(unitsOf(text)).toEqual([`MTEAM5---U14 ${phase}`])
})

test('a list of poules with unknown columns above a table of matches is read, and its people have delegations there', () => {
  const text = `FENCING – U14 GIRLS FOIL
Pool ranking
Rank|Name|School|V|M|Ind
1|Ana Um|AL|5|5|+18
2|Bia Dois|BA|4|5|+9
Direct elimination
Round|Fencer|Score|Fencer|Winner
Final|Ana Um|14-15|Bia Dois|Dois`
  expect(rows(text).map(({ unit, organisation, wlt }) => [unit.slice(22, 26), organisation, wlt])).toEqual([
    ['QUAL', 'AL', undefined],
    ['QUAL', 'BA', undefined],
    ['FNL-', 'AL', 'L'],
    ['FNL-', 'BA', 'W'],
  ])
})

test.each([
  ['Boxing', 'Weight|Bout|Red|UF|Blue|UF|Winner', '46kg Boys'],
  ['Boxe', 'Peso|Combate|Vermelho|UF|Azul|UF|Vencedor', '46 kg masculino'],
])('%s: the weights of “%s” with a gender are classes', (sport, header, weight) => {
  const bout = (phase: string) => `|${phase}|Ana Um|AL|Bia Dois|BA|Ana Um`
  expect(unitsOf(`${sport}\n${header}\n${weight}${bout('SF')}\n${bout('F')}`)).toEqual(['M46KG SFNL', 'M46KG FNL-'])
})

test('two teams of one school in the column of names are two teams', () => {
  const list = 'Natación – 4x50 m libre varones\nLugar|Carril|Nombre|Colegio|Tiempo'
  const found = rows(
    `${list}\n1|4|Colegio Sur A|Colegio Sur|2:04.02\n2|5|Colegio Sur B|Colegio Sur|2:09.87\n3|3|Liceo Mar|Liceo Mar|2:10.11`,
  )
  expect(found.map(({ type, name, rank }) => [type, name, rank])).toEqual([
    ['T', 'Colegio Sur A', '1'],
    ['T', 'Colegio Sur B', '2'],
    ['T', 'Liceo Mar', '3'],
  ])
})

test('members one below the other belong to the team above them', () => {
  const reading = read(`Atletismo – Estafeta 4x100 m feminino
Lugar|Equipa|Atletas|Tempo
1|AE Norte|Ana Um|51,30
||Bia Dois|
||Eva Três|
2|AE Sul|Lia Seis|52,10`)
  expect(reading.problems).toEqual([])
  expect(batch(reading, 'results').map(({ cells }) => [cells.name, cells.result])).toEqual([
    ['AE Norte', '51.30'],
    ['AE Sul', '52.10'],
  ])
  expect(reading.passedOver.filter(({ why }) => why === 'team-member').map(({ row }) => row)).toEqual([4, 5])
})

test.each([
  ['No sale', 'DNS'],
  ['Não partiu', 'DNS'],
  ['Nula', 'NM'],
  ['No height', 'NM'],
])('“%s” in place of a result is %s', (cell, irm) => {
  const list = 'Atletismo – Salto em altura feminino\nCol.|Nome|UF|Marca'
  expect(rows(`${list}\n1|Ana Um|AL|1,40\n|Bia Dois|BA|${cell}`).map((row) => row.irm)).toEqual([null, irm])
})

test.each(['(não houve outros inscritos)', '(no hubo más inscriptas)', '(no other entries)'])(
  '“%s” in the column of athletes is a note',
  (words) => {
    const { passedOver, questions } = read(`Judô – até 55 kg masculino\nCol.|Atleta|UF\n1|Ivo Um|AL\n|${words}|`)
    expect(passedOver).toContainEqual({ row: 4, why: 'note' })
    expect(questions.map(({ what }) => what)).not.toContain('person')
  },
)

test('the sport in the name of a file is not that of a table whose event only another sport has', () => {
  const sheet = {
    ...writtenSheet(`SCHOOLS - JUNIOR GIRLS PENTATHLON
Name|School|Points
Ana Um|AL|2890

U16 GIRLS FOOTBALL
Home|Score|Away
Norte|2-1|Sul`),
    name: 'Sheet1',
  }
  const { questions, batches } = readSheet(sheet, {
    known: NOTHING_KNOWN,
    year: 2027,
    answers: ALL_NEW,
    workbook: { sheets: [sheet], fileName: 'pentathlon football' },
  })
  expect(questions).toMatchObject([{ what: 'sport', written: 'JUNIOR GIRLS PENTATHLON', rows: [3] }])
  const units = batches.flatMap((one) => (one.kind === 'results' ? one.rows.map(({ cells }) => cells.unit) : []))
  expect(new Set(units.map((unit) => unit.slice(0, 16)))).toEqual(new Set(['FBLWTEAM11--U16-']))
})

test('the reason beside a mark in place of the rank is no question', () => {
  const text =
    'Natação – 50 m costas feminino – Final\nClass.|Atleta|UF|Tempo|Obs.\n1º|Ana Um|AL|36,70|\nDSQ|Bia Dois|BA|35,90|virada irregular'
  const { questions } = readSheet(writtenSheet(text), { known: NOTHING_KNOWN, year: 2027, answers: new Map() })
  expect(questions).toEqual([])
  expect(rows(text).map(({ rank, irm }) => [rank, irm])).toEqual([
    ['1', null],
    [null, 'DSQ'],
  ])
})

const teamsOf = (text: string) =>
  batch(read(text), 'teams').map(({ cells: { name, athletes = [] } }) => [name, (athletes ?? []).length])

describe('members of a team', () => {
  test.each([
    ['Class.|Escola|Atleta 1|Atleta 2|Atleta 3|Atleta 4|Tempo', 'Atletismo – 4x100 m feminino – Final'],
    ['Lugar|Colegio|Nombre 1|Nombre 2|Nombre 3|Nombre 4|Tiempo', 'Atletismo – 4x100 m femenino – Final'],
    ['Place|School|Runner 1|Runner 2|Runner 3|Runner 4|Time', 'Athletics – 4x100 m girls – Final'],
  ])('in numbered columns are no sides of a match: “%s”', (header, title) => {
    const text = `${title}\n${header}\n1|Norte|Ana Um|Bia Dois|Eva Três|Ida Quatro|52.10\n2|Sul|Lia Seis|Mia Sete|Noa Oito|Pia Nove|53.10`
    expect(rows(text).map(({ type, rank, result }) => [type, rank, result])).toEqual([
      ['T', '1', '52.10'],
      ['T', '2', '53.10'],
    ])
    expect(teamsOf(text)).toEqual([
      ['Norte', 4],
      ['Sul', 4],
    ])
  })

  test('in two numbered columns are a pair if the table has ranks, and sides if it has rounds', () => {
    const ranked =
      'Badminton – Duplas femininas – Final\nClass.|Escola|Atleta 1|Atleta 2\n1|Norte|Ana Um|Bia Dois\n2|Sul|Eva Três|Ida Quatro'
    expect(teamsOf(ranked)).toEqual([
      ['Norte', 2],
      ['Sul', 2],
    ])
    const played = 'Tiro con arco – Recurvo femenino\nRonda|Arquera 1|Sets|Arquera 2\nOro|Ana Um (AL)|2-6|Eva Tres (BA)'
    expect(rows(played).map(({ name, wlt }) => [name, wlt])).toEqual([
      ['Ana Um', 'L'],
      ['Eva Tres', 'W'],
    ])
  })

  test.each(['Ana Um / Bia Dois / Eva Três / Ida Quatro', 'Um, Ana; Dois, Bia; Três, Eva; Quatro, Ida'])(
    'in one cell of a result are entered: “%s”',
    (members) => {
      const text = `Atletismo – 4x100 m feminino – Final\nClass.|Equipe|Atletas|Tempo\n1|Norte|${members}|52.10`
      const people = batch(read(text), 'participants').map(({ cells }) => [cells.given_name, cells.family_name])
      expect(people).toEqual([
        ['Ana', 'Um'],
        ['Bia', 'Dois'],
        ['Eva', 'Três'],
        ['Ida', 'Quatro'],
      ])
      expect(teamsOf(text)).toEqual([['Norte', 4]])
    },
  )
})

test.each([
  ['Cadetes misto por sexo', 'Sexo'],
  ['Cadetes mixto por sexo', 'Sexo'],
  ['Cadets mixed by gender', 'Gender'],
])('a race “%s” has an event for each sex', (words, header) => {
  const text = `Triathlon\n${words}\nDorsal|Atleta|${header}|UF|Tempo\n1|Ivo Um|M|AL|21:41\n2|Ana Dois|F|BA|23:05`
  expect(unitsOf(text)).toEqual(['MOLYMPIC-CAD ----', 'WOLYMPIC-CAD ----'])
})

test('the sides of a weight class are people with their delegations in parentheses', () => {
  const found = rows(
    'BOXING\nWeight|Bout|Red corner|Blue corner|Winner\n46kg Boys|SF|Cian Um (Mayo)|Liam Dois (Cork)|Red',
  )
  expect(found.map(({ type, name }) => [type, name])).toEqual([
    ['A', 'Cian Um'],
    ['A', 'Liam Dois'],
  ])
})

test.each(['Corta-mato e atletismo', 'Atletismo y campo traviesa', 'Cross country and athletics'])(
  'the sport of “%s” above a table is that of its event',
  (title) => {
    const text = `${title}\n4x100 m feminino\nPlace|Team|Time\n1|Norte|52.10`
    expect(unitsOf(text)).toEqual(['W4X100M ----'])
  },
)

test.each(['5-5 (T. 8-9)', '5-5 (tiro de desempate 8-9)', '5-5 (flecha de desempate 8-9)', '5-5 (arrow 8-9)'])(
  'the arrow of a shoot-off decides the match: “%s”',
  (score) => {
    const text = `Tiro com arco – Recurvo feminino\nRonda|Atleta 1|Sets|Atleta 2\nBronze|Ana Um (AL)|${score}|Eva Três (BA)`
    expect(rows(text).map(({ wlt }) => wlt)).toEqual(['L', 'W'])
  },
)

test.each(['Tops|Zones|Att T|Att Z', 'DB|DA|Artístico|Penalización'])(
  'the reader does not ask whether a column of “%s” is the result',
  (header) => {
    const text = `Ginástica rítmica – Arco feminino\nAtleta|UF|${header}\nAna Um|AL|3|4|5|4\nBia Dois|BA|2|4|3|7`
    expect(read(text).questions).toEqual([])
  },
)

describe('a match of teams with its contests below', () => {
  const tie = (labels: readonly string[], won: string) =>
    `Badminton – equipes sub 17 masculino – Final\nFinal|Escola Norte|vs|Escola Sul\n${labels.map((label) => `${label}|Ana Um|21-15|Eva Dois`).join('\n')}\n${won}`

  test.each([
    [['S1', 'D1', 'S2'], 'Result|Escola Norte won 2-1', ['2', '1']],
    [['Simples 1', 'Duplas', 'Simples 2'], 'Escola Norte venceu por 2 x 1', ['2', '1']],
    [['Singles 1', 'Dobles 1'], 'Resultado|Escola Sul ganó 2-0', ['0', '2']],
  ])('has the score of the line behind them: %s', (labels, won, expected) => {
    const text = tie(labels, won)
    expect(rows(text).map(({ result }) => result)).toEqual(expected)
    expect(read(text).passedOver.filter(({ why }) => why === 'note')).toHaveLength(labels.length + 1)
  })

  test('keeps its rows if the line names neither team', () => {
    expect(read(tie(['S1', 'D1'], 'Result|Escola Oeste won 2-0')).passedOver.map(({ why }) => why)).not.toContain(
      'note',
    )
  })
})

test.each(['best run counts', 'vale a melhor descida', 'cuenta la mejor bajada'])('“%s” is no event', (words) => {
  const text = `Skate – Street feminino\nFinal – ${words}\nAtleta|UF|Nota\nAna Um|AL|68.40`
  expect(unitsOf(text)).toEqual(['WSTREET FNL-'])
})

describe('a note below the table', () => {
  const questionsOf = (text: string) =>
    readSheet(writtenSheet(text), { known: NOTHING_KNOWN, year: 2027, answers: ALL_NEW }).questions.map(
      ({ what, written }) => `${what} ${written}`,
    )

  test.each([
    'Errata: a atleta Mª Eduarda Piva foi desclassificada.',
    'Fe de erratas: M. Piva descalificada',
    'Correction: Eduarda Piva disqualified',
  ])('asks about the competitor whom it names by a shorter name: “%s”', (note) => {
    const list = `Natação – 100 m peito feminino – Final\nClass.|Atleta|UF|Tempo\n1|Nina Um|AL|1:22.35\n2|Maria Eduarda Piva|BA|1:24.08\n3|Lívia Três|GO|1:25.50`
    expect(questionsOf(`${list}\n\n${note}`)).toEqual([`remark 2 Maria Eduarda Piva · ${note}`])
  })

  test.each(['* 15 sec penalty to be added', '* +15" penalização', '* 15 seg de penalización'])(
    'asks whether the time has the penalty of its sign: “%s”',
    (note) => {
      const list = `Triathlon – U16 boys\nPos|Name|School|T1|T2|Finish\n1|Ivo Um*|AL|0:48|0:31|27:36\n2|Leo Dois|BA|0:52|0:35|27:44`
      expect(questionsOf(`${list}\n\n${note}`)).toEqual([`result 27:36 · ${note.slice(2)}`])
    },
  )
})

test.each(['Finish', 'Finish (min)'])('times below “%s” are the result, not those of a part before it', (header) => {
  const text = `Triathlon – U16 boys\nPos|Name|School|Swim|T1|Bike|T2|Run|${header}\n1|Ivo Um|AL|4:52|0:48|14:20|0:31|7:05|27:36\nDNF|Leo Dois|BA|5:20|0:57|puncture|||`
  expect(rows(text).map(({ rank, result, irm }) => [rank, result, irm])).toEqual([
    ['1', '27:36', null],
    [null, null, 'DNF'],
  ])
})

test.each(['06 a 09/09/2027', '5/6 al 7/6', '11 to 13.10.2027'])('the days “%s” are no part of an event', (days) => {
  const text = `FUTSAL FEMININO SUB-17\nFeira de Santana - Ginásio Municipal - ${days}\nFINAL\nNorte 2 x 3 Sul`
  expect(unitsOf(text)).toEqual(['WTEAM5---U17 FNL-'])
})

test.each([
  ['REVEZ. 4x50 LIVRE MISTO (2 M + 2 F)', 'Natação'],
  ['Relevo 4x50 libre (2 damas y 2 varones)', 'Natación'],
  ['4x50 freestyle relay, 2 boys and 2 girls', 'Swimming'],
])('“%s” is mixed, and its teams may have their members in parentheses', (line, sport) => {
  const text = `${sport}
50 m livre - masculino
Class.|Atleta|Escola|Tempo
1|Ivo Um|Norte|27.84
2|Leo Dois|Sul|28.02

${line}
1|NORTE (Ivo Um, Leo Oito, Ana Um, Bia Dois)||1:59.70
2|Sul||2:01.12`
  const relays = rows(text).filter(({ type }) => type === 'T')
  expect(relays.map(({ unit, name, organisation }) => [unit.slice(3, 12), name, organisation])).toEqual([
    ['X4X50MFR-', 'NORTE', 'NORTE'],
    ['X4X50MFR-', 'Sul', 'SUL'],
  ])
})

test('members in parentheses behind the team in a column of athletes are entered, given names alone are not', () => {
  const text = `Atletismo – 4x100 m feminino – Final
Class.|Atleta|Escola|Tempo
1|Norte (Ana Um, Bia Dois, Eva Três, Ida Quatro)||52.10
2|Sul (Lia, Mia, Noa, Pia)||53.10`
  expect(teamsOf(text)).toEqual([
    ['Norte', 4],
    ['Sul', 0],
  ])
})

test.each(['S.No', 'Sl. No', 'Sr. No.', 'Serial No'])('“%s” counts the rows, and is no rank', (header) => {
  const text = `Athletics – Long jump girls – Final
${header}|Name|UF|Best
1|Ana Um|AL|4.80
2|Bia Dois|BA|5.10
3|Eva Três|GO|4.95`
  expect(read(text).questions).toEqual([])
  expect(rows(text).map(({ rank, result }) => [rank, result])).toEqual([
    [undefined, '4.80'],
    [undefined, '5.10'],
    [undefined, '4.95'],
  ])
})

describe('members with the family name first are one person each', () => {
  const people = (text: string) =>
    batch(read(text), 'participants').map(({ cells }) => [cells.family_name, cells.given_name])
  const expected = [
    ['Souza', 'Ana'],
    ['Lima', 'Bia'],
    ['Reis', 'Eva'],
  ]

  test('in numbered columns', () => {
    const text = `Atletismo – 4x100 m feminino – Final
Class.|Escola|Atleta 1|Atleta 2|Atleta 3|Tempo
1|Norte|Souza, Ana|Lima, Bia|Reis, Eva|52.10`
    expect(people(text)).toEqual(expected)
  })

  test('one below the other', () => {
    const text = `Atletismo – 4x100 m feminino – Final
Class.|Equipe|Atletas|Tempo
1|Norte|Souza, Ana|52.10
||Lima, Bia|
||Reis, Eva|`
    expect(people(text)).toEqual(expected)
  })
})
