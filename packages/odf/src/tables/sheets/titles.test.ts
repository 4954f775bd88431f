import { describe, expect, test } from 'vitest'
import { NOTHING_KNOWN } from './known.ts'
import { readSheet, readSheets } from './read-sheet.ts'
import type { SheetReading } from './reading.ts'
import type { Sheet } from './sheet.ts'
import { ALL_NEW } from './written-sheet.fixture.ts'

/** A sheet as written: columns between `|`, a row a line. */
function sheetOf(text: string, name = 'Plan1'): Sheet {
  const lines = text.trim().split('\n')
  const rows = lines.map((line, at) => ({ row: at + 1, cells: line.split('|').map((cell) => cell.trim()) }))
  return { name, rows: rows.filter(({ cells }) => cells.some((cell) => cell !== '')) }
}
const OPTIONS = { known: NOTHING_KNOWN, year: 2027, answers: ALL_NEW }
/** Schools and clubs are new delegations. */
const read = (text: string): SheetReading => readSheet(sheetOf(text), OPTIONS)
const unitsOf = ({ batches }: SheetReading): string[] => [
  ...new Set(
    batches.flatMap((batch) =>
      batch.kind === 'results' ? batch.rows.map(({ cells }) => cells.unit.replace(/-+$/, '')) : [],
    ),
  ),
]
const medalsOf = ({ batches }: SheetReading): string[] =>
  batches.flatMap((batch) =>
    batch.kind === 'medallists' ? batch.rows.map(({ cells }) => `${cells.medal} ${cells.organisation}`) : [],
  )
const passedOver = ({ passedOver: all }: SheetReading, why: string): number[] =>
  all.flatMap((one) => (one.why === why ? one.row : []))

test.each([
  ['JUDÔ FEMININO', 'JUDW'],
  ['GINÁSTICA ARTÍSTICA FEMININA - 12 A 14 ANOS', 'GARW12T14'],
  ['BALONMANO FEMENINO MENORES (15-17)', 'HBLWTEAM7'],
  ['SCHOOLS TRIATHLON CHAMPS - BOYS U15', 'TRIMOLYMPIC-U15'],
  ['XADREZ RÁPIDO - FEMININO', '[B-Z].{2}W'],
  ['FUTEBOL MASCULINO SUB 15 - RESULTADOS', 'FBLMTEAM11--U15'],
  ['NATIONAL SCHOOLS REGATTA - GIRLS', 'ROWW'],
])('%s above a table is the sport, gender and class of its rows (R12.5)', (title, code) => {
  const [unit = ''] = unitsOf(read(`${title}\n\nPos | Nome | Escola | Tempo\n1 | Ana Um | Escola A | 10,1`))
  expect(unit).toMatch(new RegExp(`^${code}`))
})

test.each([
  ['Saltos Ornamentais – Trampolim 3 m – Masculino – Final', 'DIVM3TRAMPOLIM'],
  ['Clavados\nTrampolín de 3 m varonil', 'DIVM3TRAMPOLIN'],
  ['Diving – 3 m springboard – Men – Final', 'DIVM3SPRINGBOARD'],
  ['CAMPEONATO DE SALTOS ORNAMENTAIS\n3 m trampolim – Masculino', 'DIVM3TRAMPOLIM'],
  ['Saltos ornamentais – Trampolim – Masculino', 'DIVMTRAMPOLIM'],
  ['Clavados\nTrampolín varonil', 'DIVMTRAMPOLIN'],
  ['Trampolim – Individual – Masculino', 'GTRMINDIVIDUAL'],
  ['Ginástica de trampolim – Masculino', 'GTRM'],
])('the title "%s" is of the event %s: a board of diving is no sport (R12.5)', (title, code) => {
  const [unit = ''] = unitsOf(read(`${title}\n\nPos | Nome | Escola | Pontos\n1 | Rui Um | Escola A | 300,20`))
  expect(unit.slice(0, 22).replace(/-+$/, '')).toBe(code)
})

test.each(['Trampolim 3 m', 'Trampolín de 1 metro', '3 m springboard', 'Plataforma 10 m', '10 m platform'])(
  'the event "%s" of a sheet without a sport is a question about the sport (R12.5)',
  (event) => {
    const { questions } = read(
      `Prova | Naipe | Pos | Nome | UF | Pontos\n${event} | Masculino | 1 | Rui Um | AL | 300,20`,
    )
    const [question, ...others] = questions.filter(({ what }) => what === 'sport')
    expect([question?.suggestions.map(({ code }) => code), others]).toEqual([['DIV'], []])
  },
)

test.each([
  ['Xadrez – Absoluto – Rápido – Classificação final', 'ORAPIDO'],
  ['Xadrez – Rápido – Absoluto feminino', 'WRAPIDO'],
  ['Xadrez – Sub-14 – Absoluto', 'OU14'],
  ['Ajedrez\nAbsoluto femenino – Relámpago', 'WRELAMPAGO'],
  ['Ajedrez – Absoluta – Blitz', 'OBLITZ'],
  ['Chess – Women – Open – Classical', 'WCLASSICAL'],
  ['Chess – Blitz – Open', 'OBLITZ'],
  ['Skate – Park – Femenino', 'WPARK'],
  ['Skateboarding – Street – Women', 'WSTREET'],
  ['Karatê – Kumite – Absoluto – Masculino', 'MKUMITEABSOLUTO'],
  ['Judô – Open feminino', 'WOPEN'],
])('the title "%s" is of the event %s: an open class is in the code only as a weight (R12.5)', (title, code) => {
  const [unit = ''] = unitsOf(read(`${title}\n\nPos | Nome | Escola | Pontos\n1 | Ana Um | Escola A | 6,5`))
  expect(unit.slice(3, 22).replace(/-+$/, '')).toBe(code)
})

test('a row of an open class has the gender of its column, or is open to all (R12.5)', () => {
  const units = unitsOf(
    read(`Xadrez

    Prova | Categoria | Naipe | Pos | Nome | UF | Pontos
    Rápido | Absoluto | | 1 | Rui Um | AL | 6,5
    Rápido | Absoluta | Feminino | 1 | Ana Um | AL | 6`),
  )
  expect(units.map((unit) => unit.slice(3, 10))).toEqual(['ORAPIDO', 'WRAPIDO'])
})

test('a title of a round before the final is the phase of the rows (R12.5)', () => {
  const sheet =
    'ARCHERY - RECURVE WOMEN\nRanking round (60 m) Fri 19 July\nRank|Bib|Name|Country|Total\n1|7|Ana Um|Malta|639'
  expect(unitsOf(read(sheet))).toEqual(['ARCWINDIVID-----------QUAL000100'])
})

test('the day of a title is no phase (R12.5)', () => {
  const sheet = 'NATAÇÃO – 50 m livre feminino\nQuarta feira de manhã\n\nPos|Atleta|UF|Tempo\n1|Ana Um|AL|30,10'
  expect(unitsOf(read(sheet)).map((unit) => unit.slice(22, 26))).toEqual(['----'])
})

test('tables below each other share the title of the sheet and have the class in the title next to each (R12.5)', () => {
  const reading = read(`
    GINÁSTICA RÍTMICA - Copa de Nova Jaçanã

    INFANTIL 11-12 ANOS
    Clas.|Ginasta|Escola|Arco|Total
    1º|Ana Um|Escola A|21,3|21,3

    JUVENIL 13-15 ANOS
    Clas.|Ginasta|Escola|Bola|Total
    1º|Bia Dois|Escola A|24,1|24,1`)
  expect(unitsOf(reading)).toEqual(['GRY-INFANTIL11T12---------000100', 'GRY-JUVENIL13T15----------000100'])
})

test('rows below the title of the other gender are of its event, also with the same header again (R12.5)', () => {
  const reading = read(`
    TRIATHLON
    BOYS U15
    Pos|Name|Club|Total
    1|Ed One|Club A|27:58
    GIRLS U15
    Pos|Name|Club|Total
    1|Ann Two|Club A|29:25`)
  expect(unitsOf(reading).map((unit) => unit[3])).toEqual(['M', 'W'])
})

test.each([
  ['ROAD CYCLING 5 KM – BOYS', 'CYCM5000MRR'],
  ['Road cycling – 5 km – boys', 'CYCM5000MRR'],
  ['Road cycling (5 km) – boys', 'CYCM5000MRR'],
  ['ROAD CYCLING 5 KM BOYS', 'CYCM5000MRR'],
  ['CICLISMO 48 KM – JUVENIL MASCULINO', 'CYCM48000MJUV'],
  ['Ciclismo de ruta 12,5 km – varones', 'CYCM12500MRR'],
  ['Águas abertas 5 km – feminino', 'OWSW5KM'],
  ['Remo 1x 1000 m – masculino', 'ROWM1X1000M'],
  ['Archery 60 m – girls', 'ARCWINDIVID'],
])('the distance in the title "%s" is that of the race (R12.5)', (title, code) => {
  const units = unitsOf(read(`${title}\n\nPos | Name | School | Time\n1 | Ed Um | Escola A | 20:01`))
  expect(units.map((unit) => unit.slice(0, 22).replace(/-+$/, ''))).toEqual([code])
})

test('races of two distances below each other are two events (R12.5)', () => {
  const table = 'Pos|Name|School|Time\n1|Ed Um|Escola A|20:01'
  const reading = read(`ROAD CYCLING 5 KM – BOYS\n${table}\n\nROAD CYCLING 10 KM – BOYS\n${table}`)
  expect(unitsOf(reading).map((unit) => unit.slice(0, 11))).toEqual(['CYCM5000MRR', 'CYCM10000MR'])
})

test('two parts of a title are one event, not only the last part (R12.5)', () => {
  const reading = read(`
    CICLISMO

    CONTRARRELÓGIO INDIVIDUAL - MASCULINO 15-17
    Pos|Nome|Município|Tempo
    1|Ed Um|Vila A|11:05,3
    CONTRARRELÓGIO INDIVIDUAL - FEMININO 15-17
    Pos|Nome|Município|Tempo
    1|Ana Dois|Vila A|12:05,3`)
  expect(unitsOf(reading).map((unit) => unit.slice(0, 17))).toEqual(['CYCMTT------15T17', 'CYCWTT------15T17'])
})

test('a title of several phases is no event, and the matches 15 for bronze and 16 for gold are two (R12.5)', () => {
  const reading = read(`
    FUTSAL MASCULINO
    Jogo|Data|Hora|Equipe A|X|Equipe B|Fase
    3º LUGAR E FINAL
    15|18/10|9h00|Bahia|x|Goiás|3º LUGAR
    16|18/10|10h30|Pará|x|Ceará|FINAL`)
  const units = reading.batches.flatMap((batch) =>
    batch.kind === 'schedule' ? batch.rows.map(({ cells }) => cells.unit.slice(3)) : [],
  )
  expect(units).toEqual(['15', '16'].map((number) => `MTEAM5-------------FNL-00${number}00--`))
})

const MATCHES = `
    VOLEIBOL FEMENINO

    Fecha|Hora|Local|Visita|Sets
    7/11|9:00|Colegio A|Liceo B|2-0
    8/11|9:00|Liceo B|Colegio A|1-2
`
test.each([
  ['a table of its own', 'TABLA\nPos|Equipo|Pts|PG|PP|SF-SC\n1|Colegio A|6|2|0|4-1\n2|Liceo B|0|0|2|1-4', [8, 9, 10]],
  ['rows below a title', 'CLASIFICACIÓN GENERAL\n1|Colegio A|6|2|0\n2|Liceo B|0|0|2', [8, 9]],
])('standings below matches are passed over: %s (R12.5)', (_, standings, expected) => {
  const reading = read(`${MATCHES}\n${standings}`)
  expect([passedOver(reading, 'standings'), reading.problems, unitsOf(reading)]).toEqual([
    expected,
    [],
    [expect.stringMatching(/^VVOW/), expect.stringMatching(/^VVOW/)],
  ])
})

test('a header that comes again below standings begins a table (R12.5)', () => {
  const [, , header, match] = MATCHES.trim().split('\n')
  const reading = read(`${MATCHES}\nTABLA|P|W|D|L\nColegio A|2|2|0|0\n\nMASCULINO\n${header}\n${match}`)
  expect(new Set(unitsOf(reading).map((unit) => unit[3]))).toEqual(new Set(['W', 'M']))
})

test('letters of wins, draws and losses in a row are data, not a header of standings (R12.5)', () => {
  const form = 'CLASIFICACIÓN\n1|Colegio A|V|E|D|P\n2|Liceo B|D|E|V|P'
  const reading = read(`${MATCHES}\n9/11|9:00|V|E|2-1\n10/11|D|P|W|G\n11/11|9:00|Liceo B|Colegio A|0-2\n${form}`)
  expect([reading.tables.length, passedOver(reading, 'standings')]).toEqual([1, [11, 12]])
})

test('a podium below matches gives the medals that it states (R12.5)', () => {
  const reading = read(`${MATCHES}\nPODIO\nOro||Colegio A\nPlata||Liceo B`)
  expect(medalsOf(reading).map((line) => line.split(' ')[0])).toEqual(['gold', 'silver'])
})

test.each(['Blanco|Azul', 'Azul|Rojo', 'White|Blue', 'Branco|Azul'])(
  'columns %s are the sides of bouts (R12.5)',
  (colours) => {
    const reading = read(`JUDÔ\nFeminino até 57 kg\nLuta|${colours}|Placar\nFinal|Ana Um (AL)|Bia Dois (BA)|10 x 0`)
    expect([reading.problems, unitsOf(reading)]).toEqual([[], [expect.stringMatching(/^JUDW57KG/)]])
  },
)

test('words in a column of numbers are a problem, not a person with a bib (R12.5)', () => {
  const reading = read(`
    ARCHERY - RECURVE WOMEN
    Rank|Bib|Name|Country|Total
    1|108|Ann One|Malta|639
    2|103|Eve Two|Kenya|634
    1/4|One|Two|6-0`)
  expect(reading.problems.map(({ row, field, problem }) => [row, field, problem])).toContainEqual([
    5,
    'bib',
    'bad-number',
  ])
})

test.each(['CENA John', 'GAN Ching Hwee', 'GANAPATHI Krishnan', 'Perdigão Ana'])('%s is an athlete (R12.5)', (name) => {
  const reading = read(`ATLETISMO\n100 m feminino – Final\n\nPos|Atleta|UF|Tempo\n1|${name}|AL|12,01`)
  expect([reading.problems, passedOver(reading, 'note'), unitsOf(reading)]).toEqual([[], [], [expect.anything()]])
})

test('a title of a medal table that mentions a sport is not of that sport (R12.5)', () => {
  const reading = read('MEDALLERO (falta ajedrez)\n\nPuesto|Delegación|Oro|Plata|Bronce\n1|Alagoas|2|1|0')
  expect([reading.kind, reading.problems]).toEqual(['medal-table', []])
})

const FIXTURES = sheetOf('TOWN GAMES - BASKETBALL BOYS U16\nGame|Date|Home|Away\n1|11/11|Ashgrove|Dunsey', 'Fixtures')

test.each([
  ['the title of another sheet', 'RESULTS', 'Results', /^BKBM.*U16/],
  ['its gender in its name', 'RESULTS', 'Girls', /^BKBW/],
  ['its sport in its title', 'HANDBALL GIRLS', 'Results', /^HBLW/],
])('a sheet of a file has %s (R12.5)', (_, title, name, code) => {
  const results = sheetOf(`${title}\nGame|Home|Score|Away\n1|Ashgrove|59-56|Dunsey`, name)
  const reading = readSheets([results], {
    ...OPTIONS,
    workbook: { fileName: 'games.ods', sheets: [FIXTURES, results] },
  })
  expect([reading.problems, unitsOf(reading)]).toEqual([[], [expect.stringMatching(code)]])
})

test('sheets of several sports give no sport to a sheet without one (R12.5)', () => {
  const results = sheetOf('Game|Home|Score|Away\n1|Ashgrove|59-56|Dunsey', 'Results')
  const others = [FIXTURES, sheetOf('HANDBALL GIRLS\nGame|Date|Home|Away\n1|11/11|Ashgrove|Dunsey', 'Handball')]
  const reading = readSheets([results], {
    ...OPTIONS,
    workbook: { fileName: 'games.ods', sheets: [...others, results] },
  })
  expect(reading.problems).toMatchObject([{ problem: 'missing-value', field: 'discipline' }])
})

test('races below each other are of the events in their captions, by words that only one sport has (R12.5)', () => {
  const reading = readSheet(
    sheetOf(`KESTREL WATER - RESULTS SHEET
Race 1 - B U16 1x H1
Pl|Lane|Crew|Time
1|3|AL|3:58.41
2|4|BA|3:59.07
Race 2 - G U16 2x FINAL
1|3|AL|4:11.08
2|1|SP|4:12.77`),
    { ...OPTIONS, workbook: { fileName: 'rowing-results.csv', sheets: [] } },
  )
  expect([reading.questions, reading.problems, unitsOf(reading)]).toEqual([
    [],
    [],
    ['ROWM1XU16-------------HEAT000100', 'ROWW2XU16-------------FNL-000100'],
  ])
})

test.each(['(nórdico)', '(todas contra todas)', '(round robin)', '- todos contra todos'])(
  'matches below %s are those of one pool (R12.5)',
  (words) => {
    const reading = read(
      `JUDÔ FEMININO\n-49 kg ${words}\nLuta|Atleta A|Placar|Atleta B\n1|Ana Um (AL)|10x0|Bia Dois (BA)`,
    )
    expect(unitsOf(reading)).toEqual(['JUDW49KG--------------GP--000100'])
  },
)

test('a table of standings beside matches is passed over, not a list of its pool (R12.5)', () => {
  const reading = read(`HANDEBOL MASCULINO
RESULTADOS||||||CHAVE A
Jogo|Equipe|Placar|Equipe|Obs||Equipe|PG|J|V|E|D|GP|GC
1|AL|20x18|BA|||AL|7|3|2|1|0|9|4
2|SP|20x18|CE|||BA|6|3|2|0|1|6|4`)
  expect([unitsOf(reading).length, passedOver(reading, 'standings')]).toEqual([2, []])
})

test.each([
  ['BOXE MASCULINO -57 KG', 'BOXM57KG'],
  ['BOXE\nMasculino 12 a 14 anos - 48 kg', 'BOXM48KG12T14'],
  ['SKATE STREET FEMININO', 'SKBWSTREET'],
  ['SKATEBOARDING - Women Park Team', 'SKBWPARKTEAM'],
  ['KARATÊ - Kumite por equipos masculino', 'KTEMKUMITEEQUIPOS'],
  ['KARATE ESCOLAR 2027 FEMENINO', 'KTEW'],
  ['BOXE FEMININO 12 de maio', 'BOXW'],
  ['BOXEO FEMENINO GIMNASIO NORTE', 'BOXW'],
  ['BOXE FEMININO\n3 rounds - 2 min + 1 min', 'BOXW'],
])('the title %j is of the event %s (R12.5)', (title, event) => {
  const reading = readSheet(sheetOf(`${title}\nColocação|Atleta|UF\n1|Ana Um|AL`), OPTIONS)
  expect([
    reading.questions,
    reading.problems,
    unitsOf(reading).map((unit) => unit.slice(0, 22).replace(/-+$/, '')),
  ]).toEqual([[], [], [event]])
})

test.each([
  ['Branco|Azul', '10-0'],
  ['Vermelho|Azul', '6-2'],
  ['Blanco|Azul', '7 x 4'],
  ['Red|Blue', '5-0'],
  ['Azul|Rojo', '3-1'],
  ['Visitante|Mandante', '2 x 1'],
])('in the columns %s the score %s has the points of the first column first (R12.5)', (columns, score) => {
  const { problems, batches } = read(
    `JUDÔ\nFeminino até 57 kg\nFase|${columns}|Placar\nFinal|Ana Um (AL)|Bia Dois (BA)|${score}`,
  )
  const sides = batches.flatMap((batch) =>
    batch.kind === 'results' ? batch.rows.map(({ cells: { name, result, wlt } }) => `${name} ${result} ${wlt}`) : [],
  )
  const [won, lost] = score.match(/\d+/g) ?? []
  expect([problems, sides]).toEqual([[], [`Ana Um ${won} W`, `Bia Dois ${lost} L`]])
})

test('the first table is read where the next has more columns, and a title in several cells names its event (R12.5)', () => {
  const reading = read(`
    NATAÇÃO

    Prova 1|50 m livre feminino|12 a 14 anos
    Pos|Atleta|UF|Tempo
    1|Ana Um|AL|30,10
    DQL|Bia Dois|BA|

    Prova 2|4x50 m livre misto|12 a 14 anos
    Pos|Raia|Equipe|UF|Tempo|Integrantes
    1|4|Alagoas|AL|2:01,90|Ana Um / Eva Quatro / Rui Seis / Ivo Sete
  `)
  expect(unitsOf(reading).map((unit) => unit.slice(0, 17))).toEqual(['SWMW50MFR---12T14', 'SWMX4X50MFR-12T14'])
  expect(reading.problems).toEqual([])
})

const phasesOf = (reading: SheetReading) => unitsOf(reading).map((unit) => [unit.slice(0, 8), unit.slice(22, 24)])

describe('a mode or a remark of one class ends with it (R12.5)', () => {
  const BOUTS = 'Luta|Atleta 1|Atleta 2|Vencedor'
  const bout = (number: number, one: string, two: string) => `${number}|${one} (AL)|${two} (BA)|${one}`

  test.each([
    ['todas contra todas', 'JUDÔ', 'FEMININO -44 kg', 'FEMININO -52 kg'],
    ['sistema nórdico', 'JUDO', 'DAMAS -44 KG', 'VARONES -55 KG'],
    ['round robin', 'JUDO', 'Girls -44 kg', 'Girls -52 kg'],
  ])('%s', (mode, sport, first, second) => {
    const classes = [
      `${first} (${mode})||`,
      BOUTS,
      bout(1, 'Ana Um', 'Bia Dois'),
      `${second}||`,
      bout(2, 'Eva Rui', 'Gal Sá'),
    ]
    expect(phasesOf(read([`${sport} - RESULTADOS`, 'Arena', ...classes].join('\n')))).toEqual([
      [expect.stringMatching(/^JUDW44/), 'GP'],
      [expect.stringMatching(/^JUD[WM]5[25]/), '--'],
    ])
  })

  test.each([
    'Eva Sete (PR) não pesou - excluída',
    'IBAÑEZ (PAL) no dio el peso - excluido',
    'Dot Four (Rookley) excluded - late',
    'Eva Sete lesionada, sem luta',
    'Bronces: ARANCIBIA y URIBARRI',
    'Obs.: ver acta',
    'Kelly Ray withdrawn',
    'W.O. de Eva Sete (PR)',
  ])('%s is a note', (remark) => {
    const sheet = `JUDÔ\n\nPos|Atleta|UF\nFEMININO -52 kg||\n${remark}||\n1|Ana Um|AL\n2|Bia Dois|BA`
    const reading = read(sheet)
    expect([unitsOf(reading), passedOver(reading, 'note')]).toEqual([['JUDW52KG------------------000100'], [5]])
  })

  test.each([
    'FEMININO -52 kg (excluída: ROCHA)',
    'DAMAS -52 KG - ROJAS (VHO) no dio el peso',
    'Girls -52 kg – 1 athlete excluded',
  ])('%s is the title of its class', (title) => {
    expect(unitsOf(read(`JUDÔ\n\nPos|Atleta|UF\n${title}||\n1|Ana Um|AL\n2|Bia Dois|BA`))).toEqual([
      'JUDW52KG------------------000100',
    ])
  })

  test('a round with a walkover and an exclusive class are titles', () => {
    const sheet = `JUDÔ - FEMININO -52 kg\n\n${BOUTS}\nSemifinal (W.O.)|||\n${bout(1, 'Ana Um', 'Bia Dois')}`
    expect(phasesOf(read(sheet)).map(([, phase]) => phase)).toEqual(['SF'])
  })
})

test('the places of a class in which all meet each other are those of its event (R12.5)', () => {
  const sheet = 'JUDÔ\n\nPos|Atleta|UF\nFEMININO -52 kg (todas contra todas)||\n1|Ana Um|AL\n2|Bia Dois|BA'
  expect(unitsOf(read(sheet))).toEqual(['JUDW52KG------------------000100'])
})

test.each([['FINAL DIRETA'], ['Final directa'], ['STRAIGHT FINAL'], ['Final única'], ['Direct final']])(
  '%s behind an event is its final, and no event',
  (final) => {
    const reading = read(
      `ATLETISMO\n100 M FEMININO\nCol.|Nome|UF|Tempo\n1|Ana Um|AL|12,5\n\n800 M – MASCULINO – ${final}\nCol.|Nome|UF|Tempo\n1|Rui Um|AL|2:04,31\n2|Rui Dois|BA|2:05,02`,
    )
    expect([reading.questions, reading.problems]).toEqual([[], []])
    expect(unitsOf(reading)[1]).toMatch(/^ATHM800M-+FNL-000100$/)
  },
)

const HEATS = (remark: string) =>
  `ATLETISMO\n4 x 100 m masculino – final por tempo\n\n1ª série\nRaia|Equipe|UF|Tempo\n3|Alagoas|AL|44,87\n4|Bahia|BA|43,02\n${remark}\n2ª série\nRaia|Equipe|UF|Tempo\n3|Paraná|PR|42,36\n4|Sergipe|SE|43,18`

test.each([
  ['Desclassificado MS: 2ª passagem fora da zona (R. 24.7)'],
  ['Descalificado MS: salida falsa'],
  ['Disqualified: MS – second handover'],
  ['* 44 kg: apenas 3 inscritas'],
  ['Obs.: piscina de 25 m'],
  ['Empate en 1º: dos medallas de oro, no se entrega plata'],
  ['Não há disputa de 3º lugar'],
  ['Both losing teams receive bronze'],
  ['Dois terceiros lugares conforme regulamento.'],
  ['Resultados sujeitos a recurso até 30 min após a divulgação'],
])('%s between two heats is a note, and no event of the second', (remark) => {
  const reading = read(HEATS(remark))
  expect([reading.questions, reading.problems, passedOver(reading, 'note')]).toEqual([[], [], [8]])
  expect(unitsOf(reading)).toEqual(['ATHM4X100M------------FNL-000100', 'ATHM4X100M------------FNL-000200'])
})

test('a line that begins with a round is no note', () => {
  const reading = read(HEATS('').replace('2ª série', 'Série 2 passam os 2 primeiros'))
  expect(passedOver(reading, 'note')).toEqual([])
})

test('words in parentheses behind a gender are no event', () => {
  const reading = read(
    'VOLEIBOL\n\nMASCULINO\nJogo|Data|Equipe|Sets|Equipe\n1|22/09|São Paulo|2x0|Alagoas\n\nFEMININO (turno único – 4 equipes – não há final)\nJogo|Data|Equipe|Sets|Equipe\n1|22/09|Ceará|2x0|Bahia',
  )
  expect([reading.questions, reading.problems]).toEqual([[], []])
  expect(unitsOf(reading).map((unit) => unit.slice(0, 25))).toEqual([
    'VVOMTEAM6----------------',
    'VVOWTEAM6-------------GP-',
  ])
})

test('the distances of a relay in parentheses are no parts of a title', () => {
  const reading = read(
    'TRIATHLON\nRELEVO MIXTO 4 x (200 m / 5 km / 1,2 km)\nPos|Equipo|Estado|TOTAL\n1|San Pablo|SP|1:16:54\n2|Ceará|CE|1:17:20',
  )
  expect(reading.names.map(({ name }) => name)).not.toContainEqual(expect.stringContaining('1,2 km)'))
})

test.each([
  ['Atletismo', '100 m rasos feminino', 'Categoria', 'Sub-16', 'ATHW100M----U16'],
  ['Atletismo', '100 m llanos femenino', 'Categoría', 'Sub-16', 'ATHW100M----U16'],
  ['Athletics', "Women's 100 m", 'Category', 'U16', 'ATHW100M----U16'],
  ['Natação', '50 m livre masculino', 'Categoria', '12 a 14 anos', 'SWMM50MFR---12T14'],
  ['Lutas', 'Greco-romana masculino', 'Categoria', 'até 60', 'WREMGR60KG'],
  ['Lutas', 'Estilo livre feminino', 'Peso', '-49 kg', 'WREWFS49KG'],
  ['Lucha', 'Grecorromana varones', 'Categoría', 'hasta 60 kg', 'WREMGR60KG'],
])('below %s – %s a column “%s” with %s completes the event (R12.5)', (sport, event, header, category, code) => {
  const { questions, ...reading } = read(
    `${sport}\n${event}\nPos|Nome|UF|${header}\n1|Ana Um|AL|${category}\n2|Bia Dois|PR|${category}`,
  )
  expect(questions).toEqual([])
  expect(unitsOf({ questions, ...reading })[0]).toMatch(new RegExp(`^${code}(?:-|$)`))
})

test('other words in a title do not become a part of the events in a column (R12.5)', () => {
  expect(
    unitsOf(read('Judô – Copa Inventada – Feminino\nPos|Nome|UF|Categoria\n1|Ana Um|AL|-45 kg\n2|Bia Dois|PR|-45 kg')),
  ).toEqual(['JUDW45KG------------------000100'])
})

test.each([
  ['LUCHA – PESAJE', 'Estilo libre varones', 'Estilo libre damas', 'hasta 45'],
  ['LUTAS – PESAGEM', 'Greco-romana masculino', 'Estilo livre feminino', 'até 45'],
  ['WRESTLING – WEIGH-IN', 'Greco-Roman men', 'Freestyle women', 'up to 45'],
])('%s has entries with their gender, also without a weight, and a row of counts (R12.5)', (title, men, women, kg) => {
  const header = 'Nº|Nome|UF|Categoria|Peso (kg)'
  const {
    batches,
    problems,
    passedOver: passed,
  } = read(
    `${title}\n${men}\n${header}\n1|Ari Um|AL|${kg}|44,60\n2|Leo Dois|PR|${kg}|-\n${women}\n${header}\n3|Ana Um|AL|${kg}|44,10\nTotal: 3||||Presentes: 2 / Inscritos: 3`,
  )
  expect(problems).toEqual([])
  expect(
    batches.flatMap(({ kind, rows }) =>
      kind === 'participants' ? rows.map(({ cells }) => [cells.gender, cells.weight]) : [],
    ),
  ).toEqual([
    ['M', '44.60'],
    ['M', null],
    ['F', '44.10'],
  ])
  expect(passed.map(({ why }) => why).at(-1)).toBe('totals')
})

test.each([
  ['REMO Y CANOTAJE', 'REMO 1x VARONES SUB-17 – 1000 m', 'CANOTAJE K1 DAMAS SUB-17 – 500 m – FINAL'],
  ['REMO E CANOAGEM', 'REMO 1x MASCULINO SUB-17 – 1000 m', 'CANOAGEM K1 FEMININO SUB-17 – 500 m – FINAL'],
  ['ROWING AND CANOE SPRINT', 'ROWING 1x MEN U17 – 1000 m', 'CANOE SPRINT K1 WOMEN U17 – 500 m – FINAL'],
])('below the title %s each caption has its own sport and event (R12.5)', (title, first, second) => {
  const rows = 'Pos|Nome|UF|Tempo\n1|Ari Um|AL|3:45,10\n2|Leo Dois|PR|3:46,20'
  expect(
    unitsOf(read(`${title}\n${first}\nFinal\n${rows}\n\n${second}\n1|Ana Um|AL|2:05,10\n2|Bia Dois|PR|2:06,20`)),
  ).toEqual(['ROWM1000M1XU17--------FNL-000100', 'CSPW500MK1U17---------FNL-000100'])
})

test('a caption with the short name of the sport in the title names no other sport (R12.5)', () => {
  const text =
    'VÔLEI DE PRAIA\nFase|Dupla A|Placar|Dupla B\nVÔLEI SUB-17 MASCULINO DUPLAS\nFinal|Ari / Leo (AL)|2x0|Caio / Davi (PR)'
  expect(unitsOf(read(text)).every((unit) => unit.startsWith('VBV'))).toBe(true)
})

test.each(['Série 1 (2 primeiros para a Final A)', 'Serie 1 (1 y 2 a Final A)', 'Heat 1 (1-2 to Final A)'])(
  '%s is a heat, not a final (R12.5)',
  (title) => {
    const text = `NATAÇÃO – 50 m livre masculino\n${title}\nPos|Nome|UF|Tempo\n1|Ari Um|AL|30,10\n2|Leo Dois|PR|31,20`
    expect(unitsOf(read(text))).toEqual(['SWMM50MFR-------------HEAT000100'])
  },
)

test.each([
  ['Natação 400 m / ciclismo 10 km / corrida 2,5 km', 'Pos|Nome|UF|Tempo'],
  ['Natación 400 m + ciclismo 10 km + carrera 2,5 km', 'Pos|Nombre|Estado|Tiempo'],
  ['Swim 400 m, bike 10 km, run 2.5 km', 'Pos|Name|State|Time'],
])('the legs of a race in a title are no sport and no event: %s (R12.5)', (legs, header) => {
  const reading = read(
    `TRIATHLON – SUPERSPRINT BOYS 15-17\n${legs} – Lago Sul – 18-10-2026\n\n${header}\n1|Ian Reis|SP|37:44`,
  )
  expect([reading.problems, reading.questions]).toEqual([[], []])
  expect(unitsOf(reading)).toEqual([expect.stringMatching(/^TRIM.*15T17/)])
})

test.each(['Revezamento misto 4 x (200 m / 5 km / 1,2 km)', 'RELEVO MIXTO 4 x (200 m / 5 km / 1,2 km)'])(
  'the legs of each member are no part of the event %s (R12.5)',
  (event) => {
    const reading = read(`TRIATHLON\n\n${event}\nPos|Equipo|UF|TOTAL\n1|SP|SP|1:16:54\nLAP|MG|MG|`)
    expect(reading.problems).toEqual([])
    expect(unitsOf(reading)).toEqual([expect.stringMatching(/^TRIX(?:TEAM|RELAY)/)])
  },
)

test.each([
  ['XADREZ - Torneio Absoluto Masculino', 'Resultados da 5ª rodada', 'Classificação final após 5 rodadas'],
  ['AJEDREZ - Torneo Absoluto Masculino', 'Resultados de la 5ª ronda', 'Clasificación final después de 5 rondas'],
  ["CHESS - Men's Tournament", 'Results of round 5', 'Final standings after 5 rounds'],
])('%s: the final ranking below the results of a round is of the whole event (R12.5)', (title, round, ranking) => {
  const reading = read(`${title}\n\n${round}\n\n${ranking}\nPos|Nome|UF|Pontos\n1|Ari Um|AL|4,5\n2|Leo Dois|PR|4`)
  expect([reading.questions, reading.problems]).toEqual([[], []])
  expect(unitsOf(reading)).toEqual([expect.stringMatching(/^.{3}M[A-Z]*-+FNL$/)])
})

test('the final ranking below the title of a final is of that final (R12.5)', () => {
  const text = 'NATAÇÃO – 50 m livre masculino – Final\nClassificação final\nPos|Nome|UF|Tempo\n1|Ari Um|AL|30,10'
  expect(unitsOf(read(text))).toEqual(['SWMM50MFR-------------FNL-000100'])
})

test.each([
  '2º e 3º lugar: mesmo tempo, chegada definida por vídeo.',
  'No hay combate por el 3.er puesto: ambas semifinalistas reciben bronce',
  'There is no bronze medal match in this event.',
])('a sentence between two tables is no phase of the second: %s (R12.5)', (note) => {
  const table = (title: string) => `${title}\n\nPos|Nome|UF|Tempo\n1|Ana Um|SP|1:10,10\n2|Bia Dois|AL|1:11,20`
  const [first, second] = ['NATAÇÃO – 100 m peito feminino', '100 m livre feminino'].map(table)
  const units = unitsOf(read(`${first}\n\n${note}\n\n${second}`))
  expect(units).toEqual(unitsOf(read(`${first}\n\n${second}`)))
  expect(units).toHaveLength(2)
})

test('all notes below the last row are in the preview (R12.5)', () => {
  const reading = read(
    'NATAÇÃO – 50 m livre feminino\nPos|Nome|UF|Tempo\n1|Ana Um|SP|30,10\nSP: Ana, Bia\nAL: Eva, Lia\nÁrbitro: X',
  )
  expect(passedOver(reading, 'note')).toEqual([4, 5, 6])
})

test('the class and the day beside their labels above a table are those of its rows', () => {
  const reading = read(
    'ATLETISMO – SALTO EM ALTURA\nCategoria: MIRIM FEMININO||Data:|13/09/2027|Início 09h10\n\nNº|Atleta|UF|Resultado|Col.\n31|Ana Um|AL|1,51|1\n12|Ana Dois|BA|1,45|2',
  )
  expect([reading.questions, reading.problems]).toEqual([[], []])
  expect(unitsOf(reading)[0]).toMatch(/^ATHWHIGHJUMP.*MIR/)
})

test('a row of a list of medals without a medal is in the preview', () => {
  const reading = read('JUDÔ FEMININO\nCategoria|Medalha|Atleta|UF\n-48 kg|Ouro|Ana Um|AL\n+64 kg||Ana Dois|TO')
  expect([reading.problems, passedOver(reading, 'unfilled')]).toEqual([[], [4]])
})

test('open water is no open event beside boys and girls (R12.5)', () => {
  const units = ['OPEN WATER 5 KM – BOYS 15-17', 'Open water 5 km – GIRLS', 'OPEN WATER – 5 km OPEN'].map((title) =>
    unitsOf(read(`${title}\nPos|Name|State|Time\n1|Ana Um|SP|1h02min11`)),
  )
  expect(units.map(([unit = '']) => unit.slice(0, 7))).toEqual(['OWSM5KM', 'OWSW5KM', 'OWSO5KM'])
})

test.each(['Jurado: ______|||Secretaría: ______', 'Árbitro ..............||Mesa ..............'])(
  'a row of lines to sign on is a note: %s (R12.5)',
  (line) => {
    const reading = read(`NATAÇÃO – 50 m livre feminino\nPos|Nome|UF|Tempo\n1|Ana Um|SP|30,10\nObs. geral\n${line}`)
    expect([reading.problems, reading.questions, passedOver(reading, 'note')]).toEqual([[], [], [4, 5]])
  },
)

test.each([
  ['ESGRIMA – ESPADA FEMENINA CADETES – POULE ÚNICA', 'CLASIFICACIÓN FINAL'],
  ['ESGRIMA – ESPADA FEMININA CADETE – POULE ÚNICA', 'Classificação final'],
  ['FENCING – EPEE WOMEN CADET – SINGLE POULE', 'Final ranking'],
])('in a workbook of %s the sheet “%s” is of the same event (R12.5)', (title, ranking) => {
  const poule = sheetOf(`${title}\n|Nome|UF|1|2|3\n1|Ana|AL|X|V5|V5\n2|Bia|PR|D3|X|V5\n3|Eva|SP|D1|D2|X`, 'A')
  const final = sheetOf(`${ranking}\nPos|Nome|UF\n1|Bia|PR\n2|Ana|AL\n3|Eva|SP`, 'B')
  const workbook = { sheets: [poule, final], fileName: 'x.xlsx' }
  const units = unitsOf(readSheets([poule, final], { ...OPTIONS, workbook }))
  expect([...new Set(units.map((unit) => unit.slice(0, 22)))]).toEqual(['FENWEPEE----CAD-------'])
  // the list of the whole event, which decides beside the matches of the pool
  expect(units).toContain('FENWEPEE----CAD-------FNL')
})

test.each([
  ['Arremesso do peso – Feminino – Resultado final', 'ATHWSHOTPUT-{15}0001'],
  ['Arremesso do peso – Resultado final feminino', 'ATHWSHOTPUT-{15}0001'],
  ['Arremesso do peso – Feminino – Resultado oficial', 'ATHWSHOTPUT-{15}0001'],
  ['Lanzamiento de la bala – Damas – Resultados finales', 'ATHWSHOTPUT-{15}0001'],
  ['Shot put – Girls – Final results', 'ATHWSHOTPUT-{15}0001'],
  ['Arremesso do peso – Feminino – Resultado da final', 'ATHWSHOTPUT-{11}FNL-0001'],
  ['Shot put – Girls – Results of the final', 'ATHWSHOTPUT-{11}FNL-0001'],
  ['Arremesso do peso – Feminino – Resultado da semifinal', 'ATHWSHOTPUT-{11}SFNL0001'],
])('the title of results above a later table is no event: %s (R12.5)', (title, unit) => {
  const reading = read(`ATLETISMO
Salto em distância – Feminino – Resultado final
Col. | Atleta | UF | Marca
1 | Ana Lima | AL | 4,41
${title}
Col. | Atleta | UF | Marca
1 | Bia Prado | BA | 8,70`)
  expect(reading.questions).toEqual([])
  expect(unitsOf(reading)[1]).toMatch(new RegExp(`^${unit}`))
})

test('the parts of a title name one event together, and unknown words of a class keep the gender before them', () => {
  const bout = (title: string) =>
    `${title}\nFase|Rojo|UF|Azul|UF|Resultado|Ganador\nFinal|Eva Uno|AL|Lia Dos|BA|8-2|Eva Uno`
  const text = [
    bout('LUCHA LIBRE FEMENINA – PREJUVENIL – 46 kg'),
    bout('LUCHA LIBRE MASCULINA – AVANZADOS – 55 kg'),
    bout('LUCHA GRECORROMANA MASCULINA – PREJUVENIL – 60 kg'),
  ].join('\n\n')
  const events = unitsOf(read(text)).map((unit) => unit.slice(0, 22).replace(/-+$/, ''))
  expect([...new Set(events)]).toEqual(['WREWFS46KG--PJUV', 'WREMFS55KG--AVANZADOS', 'WREMGR60KG--PJUV'])
})

test('a heat above the first table is not the round of an event below the final of that table (R12.5)', () => {
  const units = unitsOf(
    read(`ATLETISMO
100 m feminino
Série 1
Col. | Atleta | UF | Tempo
1 | Ana Lima | AL | 13,40
Série 2
1 | Bia Prado | BA | 13,22
FINAL
1 | Ana Lima | AL | 13,18
2 | Bia Prado | BA | 13,25
1500 m masculino
Col. | Atleta | UF | Tempo
1 | Caio Reis | CE | 4:08,2`),
  )
  expect(units.map((unit) => [unit.slice(3, 8), unit.slice(22, 28)])).toEqual([
    ['W100M', 'HEAT00'],
    ['W100M', 'HEAT00'],
    ['W100M', 'FNL-00'],
    ['M1500', '----00'],
  ])
})
