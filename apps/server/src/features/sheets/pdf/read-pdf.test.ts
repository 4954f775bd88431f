import { PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { printedPdf, type Printer } from './printed-pdf.fixture.ts'
import { readPdf } from './read-pdf.ts'

const read = async (bytes: Uint8Array) => {
  const result = await readPdf(bytes, 'resultados')
  return result.ok ? result.value.sheets.map(({ rows }) => rows.map(({ cells }) => cells)) : result.error.kind
}

const HEADER = ['Lugar', 'Nome', 'Delegação', 'Tempo', 'Obs']
const PLACES = [-60, 70, 250, -400, 420]

test('a table with borders keeps its cells: wrapped, hyphenated, empty, merged', async () => {
  const xs = [40, 80, 240, 380, 450, 520]
  const pdf = await printedPdf((page) => {
    page.text('Jogos Inventados – Natação', 200, 40, { size: 16, bold: true })
    page.text('Prova 12 – 50 m livre feminino', 40, 80, { size: 12, bold: true })
    page.grid(xs, [100, 118, 146, 164, 192])
    page.row(HEADER, [43, 83, 243, 383, 453], 112, { bold: true })
    page.text('1º', 43, 137)
    page.text('Maria Antonieta da', 83, 127)
    page.text('Conceição Flori-', 83, 137)
    page.text('anópolis', 83, 145)
    page.text('Rio Grande do Norte', 243, 137)
    page.text('27,31', 447, 137, { end: true })
    page.row(['2º', 'Bia Inventada', 'Acre', '', 'N/C'], [43, 83, 243, 383, 453], 158)
    page.row(['3º', 'Ana Clara', 'Pará', '28,10', ''], [43, 83, 243, 383, 453], 182)
  })
  expect(await read(pdf)).toEqual([
    [
      ['Jogos Inventados – Natação'],
      ['Prova 12 – 50 m livre feminino'],
      HEADER,
      ['1º', 'Maria Antonieta da Conceição Florianópolis', 'Rio Grande do Norte', '27,31', ''],
      ['2º', 'Bia Inventada', 'Acre', '', 'N/C'],
      ['3º', 'Ana Clara', 'Pará', '28,10', ''],
    ],
  ])
})

test('columns only by places: right-aligned numbers, an empty column, a wrapped name, letters in any order', async () => {
  const rows = [
    ['1', 'Ana Inventada', 'Alagoas', '27,31', ''],
    ['2', 'Bia', 'Rio Grande do Sul', '1:02,10', ''],
    ['3', 'Maria Antonieta da Conceição e', 'Acre', '1:03,00', ''],
    ['10', 'Dora Exemplo', '', 'DSQ', ''],
  ]
  const print = (order: (some: readonly string[][]) => string[][], each: (cells: string[]) => number[]) =>
    printedPdf((page) => {
      page.text('Prova 12 – 50 m livre feminino', 40, 80, { size: 12, bold: true })
      page.text('RASCUNHO', 300, 500, { size: 60, turn: 45 })
      page.text('Jogos 2027', 590, 600, { turn: 90 })
      for (const cells of order([HEADER, ...rows])) {
        const y = 100 + [HEADER, ...rows].indexOf(cells) * 14 + (cells[0] === '10' ? 10 : 0)
        for (const at of each(cells)) page.row([cells[at] ?? ''], [PLACES[at] ?? 0], y)
        if (cells[0] === '3') page.text('Silva Exemplo', 70, y + 10)
      }
    })
  const expected = [
    [
      ['Prova 12 – 50 m livre feminino'],
      HEADER,
      rows[0],
      rows[1],
      ['3', 'Maria Antonieta da Conceição e Silva Exemplo', 'Acre', '1:03,00', ''],
      rows[3],
    ],
  ]
  const places = [0, 1, 2, 3, 4]
  expect(
    await read(
      await print(
        (some) => [...some],
        () => places,
      ),
    ),
  ).toEqual(expected)
  expect(
    await read(
      await print(
        (some) => some.toReversed(),
        () => places.toReversed(),
      ),
    ),
  ).toEqual(expected)
})

const WRAPPED = [
  [
    ['', 'Daniela Prado', 'Instituto', ''],
    ['1', 'Serra', 'Horizonte', '27,31'],
  ],
  [
    ['', 'Maria da Paz', 'E.E. Lauro', ''],
    ['2', 'Lumiar', 'Pimentel', '27,92'],
  ],
  [['3', 'Bia Sol', 'Acre', '28,10']],
]
const ONE_LINE = [
  ['1', 'Daniela Prado Serra', 'Instituto Horizonte', '27,31'],
  ['2', 'Maria da Paz Lumiar', 'E.E. Lauro Pimentel', '27,92'],
  ['3', 'Bia Sol', 'Acre', '28,10'],
]
const HEADS = ['Lugar', 'Nome', 'Escola', 'Tempo']
/** Rows of cells in several lines, one directly below the other and without borders, as spreadsheets print them. */
const printedRows = (lines: readonly (readonly string[])[]) =>
  printedPdf((page) => {
    page.text('Prova 12 – 50 m livre feminino', 40, 70, { size: 12, bold: true })
    page.row(HEADS, [-60, 70, 180, -330], 90, { bold: true })
    for (const [at, cells] of lines.entries()) page.row(cells, [-60, 70, 180, -330], 100.4 + at * 10.4)
  })

test.each([
  ['from the first row', [0, 1, 2]],
  ['below a row of one line', [2, 0, 1]],
  ['in one row only', [2, 1]],
])('the lines above the figures of a row belong to it, where cells are at its lower edge: %s', async (_what, order) => {
  const pdf = await printedRows(order.flatMap((at) => WRAPPED[at] ?? []))
  expect(await read(pdf)).toEqual([[['Prova 12 – 50 m livre feminino'], HEADS, ...order.map((at) => ONE_LINE[at])]])
})

test('a first row without figures whose words fit beside those below is a row', async () => {
  const lines = [['', 'Eva Luz', 'Acre', ''], ...(WRAPPED[2] ?? []), ['4', 'Maria Antonieta da Paz', 'Acre', '29,10']]
  expect(await read(await printedRows(lines))).toEqual([[['Prova 12 – 50 m livre feminino'], HEADS, ...lines]])
})

test('headers and footers of pages are no rows, and a table continues on the next page', async () => {
  const page = (number: number, rows: readonly string[][]) => (printer: Printer) => {
    printer.text('Jogos Inventados 2027', 200, 30, { size: 14, bold: true })
    printer.text('Prova 12 – 50 m livre feminino', 40, 60, { size: 12, bold: true })
    printer.row(HEADER, PLACES, 80, { bold: true })
    for (const [at, cells] of rows.entries()) printer.row(cells, PLACES, 95 + at * 13)
    printer.text('Federação Inventada', 40, 800)
    printer.text(`Página ${number} de 2`, 500, 800)
  }
  const pdf = await printedPdf(
    page(1, [
      ['1', 'Ana', 'Acre', '27,31', ''],
      ['2', 'Bia', 'Pará', '27,40', ''],
    ]),
    page(2, [['3', 'Eva', 'Acre', '28,31', 'x']]),
  )
  expect(await read(pdf)).toEqual([
    [
      ['Jogos Inventados 2027'],
      ['Prova 12 – 50 m livre feminino'],
      HEADER,
      ['1', 'Ana', 'Acre', '27,31', ''],
      ['2', 'Bia', 'Pará', '27,40', ''],
      HEADER,
      ['3', 'Eva', 'Acre', '28,31', 'x'],
    ],
  ])
})

test('results of Splash Meet Manager: titles in columns, names without a header', async () => {
  const places = [-60, 70, 250, 290, -450, -500]
  const pdf = await printedPdf((page) => {
    page.text('Jogos Inventados', 40, 40, { size: 10, bold: true })
    for (const [event, top] of [
      [12, 70],
      [13, 170],
    ] as const) {
      page.row(
        [`Prova ${event}`, event === 12 ? 'Feminino, 50m Livre' : 'Masculino, 50m Livre', 'Aberto'],
        [40, 200, 440],
        top,
        { size: 11, bold: true },
      )
      page.row(['14/09/2027 - 09:00', 'Resultados'], [40, -520], top + 14, { size: 10, bold: true })
      page.row(['Lugar', 'AN', 'Tempo', 'Pts'], [40, 250, -450, -500], top + 32, { bold: true })
      page.row(['1.', 'INVENTADA, Ana', '09', 'Clube do Mar', '27.31', '645'], places, top + 46)
      page.row(['2.', 'EXEMPLO, Bia', '10', 'Clube da Serra Azul', '27.92', '601'], places, top + 58)
      page.row(['', 'SILVA, Eva', '10', 'Clube da Serra Azul', 'DSQ', ''], places, top + 70)
    }
    page.text('Splash Meet Manager, 11.83037', 40, 800, { size: 8 })
    page.text('Registered to Federação Inventada', 200, 800, { size: 8 })
  })
  const header = ['Lugar', 'Nome', 'AN', 'Clube', 'Tempo', 'Pts']
  expect(await read(pdf)).toEqual([
    [
      ['Jogos Inventados'],
      ['Prova 12 – Feminino, 50m Livre – Aberto'],
      ['14/09/2027 - 09:00 – Resultados'],
      header,
      ['1.', 'INVENTADA, Ana', '09', 'Clube do Mar', '27.31', '645'],
      ['2.', 'EXEMPLO, Bia', '10', 'Clube da Serra Azul', '27.92', '601'],
      ['', 'SILVA, Eva', '10', 'Clube da Serra Azul', 'DSQ', ''],
      ['Prova 13 – Masculino, 50m Livre – Aberto – 14/09/2027 - 09:00 – Resultados'],
      header,
      ['1.', 'INVENTADA, Ana', '09', 'Clube do Mar', '27.31', '645'],
      ['2.', 'EXEMPLO, Bia', '10', 'Clube da Serra Azul', '27.92', '601'],
      ['', 'SILVA, Eva', '10', 'Clube da Serra Azul', 'DSQ', ''],
    ],
  ])
})

test('two columns of Hy-Tek are read one after the other, with the ranks before the names', async () => {
  const rows = (first: string) => [
    ['1', `${first}, Ana`, '15', 'Inventado SC', '28.10', '27.31'],
    ['2', 'Exemplo, Bia', '14', 'Litoral', '28.20', '27.92'],
    ['10', 'Serra, Eva', '14', 'Litoral', '29.20', 'DQ'],
  ]
  const side = (left: number, event: number, first: string) => (page: Printer) => {
    page.text(`Event ${event}  Women 50 LC Meter Freestyle`, left, 80, { size: 9, bold: true })
    const places = [-(left + 12), left + 15, left + 110, left + 130, -(left + 215), -(left + 255)]
    page.row(['', 'Name', 'Age', 'Team', 'Seed Time', 'Finals Time'], places, 94, { size: 7, bold: true })
    for (const [at, cells] of rows(first).entries()) page.row(cells, places, 106 + at * 10, { size: 7 })
  }
  const pdf = await printedPdf((page) => {
    page.text('Clube Inventado', 40, 30, { size: 8 })
    page.text("HY-TEK's MEET MANAGER 8.0 - 10:15 AM  14/09/2027  Page 1", 320, 30, { size: 8 })
    page.text('Jogos Inventados - 14/09/2027 to 15/09/2027', 180, 45, { size: 11, bold: true })
    side(40, 12, 'Silva')(page)
    side(310, 14, 'Costa')(page)
  })
  const header = ['Place', 'Name', 'Age', 'Team', 'Seed Time', 'Finals Time']
  expect(await read(pdf)).toEqual([
    [
      ['Jogos Inventados - 14/09/2027 to 15/09/2027'],
      ['Event 12 – Women 50 LC Meter Freestyle'],
      header,
      ...rows('Silva'),
      ['Event 14 – Women 50 LC Meter Freestyle'],
      header,
      ...rows('Costa'),
    ],
  ])
})

test('a report in a font of one width has the columns that its spaces make', async () => {
  const pdf = await printedPdf((page) => {
    const lines = [
      'Event 12  Women 50 LC Meter Freestyle',
      '    Name                    Age  Team           Finals Time',
      '  1 Silva, Ana               15  Inventado SC         27.31',
      '  2 Exemplo, Bia Clara       14  Litoral              27.92',
      ' 10 Serra, Eva               14  Litoral            1:02.10',
    ]
    for (const [at, line] of lines.entries()) page.text(line, 40, 80 + at * 11, { mono: true })
  })
  expect(await read(pdf)).toEqual([
    [
      ['Event 12 – Women 50 LC Meter Freestyle'],
      ['', 'Name', 'Age', 'Team', 'Finals Time'],
      ['1', 'Silva, Ana', '15', 'Inventado SC', '27.31'],
      ['2', 'Exemplo, Bia Clara', '14', 'Litoral', '27.92'],
      ['10', 'Serra, Eva', '14', 'Litoral', '1:02.10'],
    ],
  ])
})

const table = (rows: number) =>
  printedPdf((page) => {
    page.row(HEADER, PLACES, 60, { bold: true })
    for (let row = 0; row < rows; row += 1) page.row([`${row}`, 'Ana', 'Acre', '27,31'], PLACES, 75 + row * 12)
  })

test('a page that is turned is read upright, with its few words in other directions left out', async () => {
  const pdf = await printedPdf((page) => {
    const across = [HEADER, ['1', 'Ana Inventada', 'Acre', '27,31', ''], ['2', 'Bia', 'Pará', '27,40', 'x']]
    for (const [at, cells] of across.entries())
      for (const [column, cell] of cells.entries())
        page.text(cell, 100 + at * 14, 700 - ([0, 40, 200, 320, 400][column] ?? 0), { turn: 90 })
    page.text('Página 1', 500, 40)
  })
  expect(await read(pdf)).toEqual([
    [HEADER, ['1', 'Ana Inventada', 'Acre', '27,31', ''], ['2', 'Bia', 'Pará', '27,40', 'x']],
  ])
})

test('a cell whose text reaches below the next one keeps its letters, as spreadsheets clip cells', async () => {
  const events = ['100 m rasos feminino', 'Salto em distância', 'Arremesso de peso']
  const pdf = await printedPdf((page) => {
    page.row(['Modalidade', 'Prova', 'Fase', 'Raia', 'Atleta'], [40, 91, 140, 200, 241], 60)
    for (const [at, event] of events.entries())
      page.row(['Atletismo', event, 'Final', '3', 'Ana Inventada'], [40, 91, 140, -240, 241], 74 + at * 12)
  })
  expect(await read(pdf)).toEqual([
    [
      ['Modalidade', 'Prova', 'Fase', 'Raia', 'Atleta'],
      ...events.map((event) => ['Atletismo', event, 'Final', '3', 'Ana Inventada']),
    ],
  ])
})

test('a text over two columns that no place divides is an error, not a guess', async () => {
  const pdf = await printedPdf((page) => {
    page.row(HEADER, PLACES, 60, { bold: true })
    for (let row = 1; row < 6; row += 1) page.row([`${row}`, 'Ana Inventada', 'Acre', '27,31'], PLACES, 60 + row * 12)
    page.row(['6', '', '', '28,00'], PLACES, 132)
    page.text('Maria Antonieta da Conceição Exemplo Rio Grande do Norte', 70, 132)
  })
  const sheets = await read(pdf)
  expect(sheets[0]?.at(-1)).toEqual(['6', '#?', '#?', '28,00', ''])
})

const changed = async (change: (document: PDFDocument) => void, pages = 1): Promise<Uint8Array> => {
  const document = await PDFDocument.create({ updateMetadata: false })
  for (let page = 0; page < pages; page += 1) document.addPage([300, 200])
  change(document)
  return document.save({ useObjectStreams: false })
}

test.each([
  ['a scan', () => changed((document) => document.getPage(0).drawRectangle({ width: 100, height: 80 })), 'no-text'],
  [
    'a scan with recognised text',
    () =>
      changed((document) => {
        const content = document.context.stream('BT /F1 12 Tf 3 Tr 20 100 Td (Lugar Nome Tempo) Tj ET')
        document.getPage(0).node.set(PDFName.of('Contents'), document.context.register(content))
      }),
    'no-text',
  ],
  [
    'a PDF with a password',
    () =>
      changed((document) => {
        document.getPage(0).drawText('Ana')
        document.encrypt({ userPassword: 'segredo', ownerPassword: 'outro' })
      }),
    'encrypted',
  ],
  ['half a file', async () => (await table(20)).slice(0, 900), 'damaged'],
  ['a file that only ends as a PDF', async () => Buffer.from('%PDF-1.7\nstartxref\n0\n%%EOF\n'), 'damaged'],
  [
    'a line of 600 cells',
    () =>
      printedPdf((page) => {
        page.row(
          Array.from({ length: 600 }, () => 'x'),
          Array.from({ length: 600 }, (_, at) => at * 20),
          60,
        )
      }),
    'too-large',
  ],
  ['2,000 pages', () => changed(() => {}, 2_000), 'too-many-pages'],
])('%s is rejected with its reason', async (_what, bytes, fault) => {
  expect(await read(await bytes())).toBe(fault)
})

test('a page without text beside others is reported', async () => {
  const pdf = await printedPdf(
    (page) => page.row(HEADER, PLACES, 60),
    () => {},
  )
  expect(await readPdf(pdf, 'a')).toMatchObject({ ok: true, value: { hasPagesWithoutText: true } })
})
