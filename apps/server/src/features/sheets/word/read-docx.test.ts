import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readWorkbook } from '../read-workbook.ts'
import { cell, docx, paragraph, row, run, table } from './docx.fixture.ts'

const read = async (bytes: Uint8Array) => {
  const result = await readWorkbook(bytes, 'boletim.docx')
  return result.ok ? result.value.sheets.map(({ rows }) => rows.map(({ cells }) => cells)) : result.error.kind
}
const HEADER = ['Lugar', 'Nome', 'UF', 'Tempo']
const ANA = ['1º', 'Ana Inventada', 'AL', '27,31']
const BIA = ['2º', 'Bia Exemplo', 'PR', '27,92']
const heading = (level: 1 | 2, text: string) => paragraph(text, `<w:pStyle w:val="Ttulo${level}"/>`)

test('paragraphs above a table are its titles, and a later heading keeps the heading above it', async () => {
  const document = docx(
    [
      heading(1, 'Natação'),
      heading(2, '50 m livre feminino'),
      table([HEADER, ANA, BIA]),
      paragraph('50 m livre masculino', '<w:pStyle w:val="Prova"/>'),
      paragraph('Final'),
      table([HEADER, ['1º', 'Ari Inventado', 'SP', '25,10']]),
      heading(1, 'Atletismo'),
      heading(2, '100 m feminino'),
      table([HEADER, BIA]),
      paragraph('Documento assinado'),
    ].join(''),
  )
  expect(await read(document)).toEqual([
    [
      ['Natação'],
      ['50 m livre feminino'],
      HEADER,
      ANA,
      BIA,
      ['Natação – 50 m livre masculino – Final'],
      HEADER,
      ['1º', 'Ari Inventado', 'SP', '25,10'],
      ['Atletismo – 100 m feminino'],
      HEADER,
      BIA,
    ],
  ])
})

test('merged cells: a text over rows is in each of them, a text over the whole width is a title', async () => {
  const document = docx(
    table([
      row([cell('Final A', '<w:gridSpan w:val="4"/>')]),
      HEADER,
      row([cell('1º', '<w:vMerge w:val="restart"/>'), 'Ana Inventada', 'AL', '27,31']),
      row([cell('', '<w:vMerge/>'), 'Bia Exemplo', 'PR', '27,31']),
      row(['Eva', 'SP', '28,00'], '<w:gridBefore w:val="1"/>'),
    ]),
  )
  expect(await read(document)).toEqual([
    [['Final A'], HEADER, ANA, ['1º', 'Bia Exemplo', 'PR', '27,31'], ['', 'Eva', 'SP', '28,00']],
  ])
})

test('a border that was moved in one row does not move its cells to another column', async () => {
  const wide = (text: string, columns: number) => cell(text, `<w:gridSpan w:val="${columns}"/>`)
  const document = docx(
    table(
      [
        row(['Lugar', wide('Nome', 2), 'UF', wide('Tempo', 2)]),
        row(['1º', 'Ana Inventada', wide('AL', 2), wide('27,31', 2)]),
        row(['2º', wide('Bia Exemplo', 2), wide('PR', 2), '27,92']),
      ],
      [500, 2800, 200, 700, 100, 900],
    ),
  )
  expect(await read(document)).toEqual([
    [
      ['Lugar', 'Nome', '', 'UF', 'Tempo'],
      ['1º', 'Ana Inventada', '', 'AL', '27,31'],
      ['2º', 'Bia Exemplo', '', 'PR', '27,92'],
    ],
  ])
})

test('text that tracked changes removed, hidden text and codes of fields are left out', async () => {
  const field = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
  const document = docx(
    table([
      HEADER,
      [
        '1º',
        cell(
          `<w:p>${run('Ana ')}<w:del w:id="1"><w:r><w:delText>Antiga</w:delText></w:r></w:del><w:ins w:id="2">${run('Inventada')}</w:ins>${run(' segredo', '<w:vanish/>')}</w:p>`,
        ),
        cell(
          `<w:p>${field('begin')}<w:r><w:instrText>MERGEFIELD UF</w:instrText></w:r>${run('código')}${field('separate')}${run('AL')}${field('end')}</w:p>`,
        ),
        cell(
          `<w:p><w:moveFrom w:id="3">${run('99,99')}</w:moveFrom><w:fldSimple w:instr="X">${run('27,31')}</w:fldSimple></w:p>`,
        ),
      ],
      row(['9º', 'Linha Apagada', 'SP', '30,00'], '<w:del w:id="4"/>'),
      BIA,
    ]),
  )
  expect(await read(document)).toEqual([[HEADER, ANA, BIA]])
})

test('lines and paragraphs of a cell are one text; content controls and links are read', async () => {
  const document = docx(
    `<w:sdt><w:sdtPr/><w:sdtContent>${table([
      HEADER,
      row([
        '1º',
        cell(`<w:p><w:hyperlink>${run('Ana')}</w:hyperlink><w:r><w:br/><w:t>Inventada</w:t></w:r></w:p>`),
        cell(`${paragraph('A')}${paragraph('L')}`),
        `<w:sdt><w:sdtContent>${cell('27,31')}</w:sdtContent></w:sdt>`,
      ]),
    ])}</w:sdtContent></w:sdt>`,
  )
  expect(await read(document)).toEqual([[HEADER, ['1º', 'Ana Inventada', 'A L', '27,31']]])
})

test('a frame around tables is no table: its texts are titles of the tables in it', async () => {
  const frame = table([
    [
      cell(`${paragraph('Natação – 50 m livre feminino')}${table([HEADER, ANA])}<w:p></w:p>`),
      cell(`${paragraph('Natação – 50 m livre masculino')}${table([HEADER, BIA])}<w:p></w:p>`),
    ],
  ])
  expect(await read(docx(frame))).toEqual([
    [['Natação – 50 m livre feminino'], HEADER, ANA, ['Natação – 50 m livre masculino'], HEADER, BIA],
  ])
})

test('a cell with a table in it, or with a number that only Word counts, is an error and not empty', async () => {
  const numbered = cell('<w:p><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:p>')
  const document = docx(
    table([HEADER, row([numbered, 'Ana Inventada', 'AL', cell(`${table([['27,31']])}<w:p></w:p>`)])]),
  )
  expect(await read(document)).toEqual([[HEADER, ['#?', 'Ana Inventada', 'AL', '#?']]])
})

test('the title in a text box is read once', async () => {
  const box = `<w:txbxContent>${paragraph('Natação – 50 m livre feminino')}</w:txbxContent>`
  const document = docx(
    `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx>${box}</wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox>${box}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>${table([HEADER, ANA])}`,
  )
  expect(await read(document)).toEqual([[['Natação – 50 m livre feminino'], HEADER, ANA]])
})

test('a table without a header continues the one directly above it; any other table is another sheet', async () => {
  const document = docx(
    [
      table([['Confederação Inventada', 'Boletim 3']]),
      table([HEADER, ANA]),
      '<w:p></w:p>',
      table([BIA]),
      table([BIA, ['3º', 'Eva', 'SP', '28,00']]),
      paragraph('Contatos'),
      table([
        ['Mesa', '555-0100'],
        ['Médico', '555-0101'],
      ]),
    ].join(''),
  )
  expect(await read(document)).toEqual([
    [['Confederação Inventada'], ['Boletim 3'], HEADER, ANA, BIA, BIA, ['3º', 'Eva', 'SP', '28,00']],
    [['Contatos'], ['Mesa', '555-0100'], ['Médico', '555-0101']],
  ])
})

/** An archive with one file whose directory states another size. */
function withUnpackedSize(archive: Uint8Array, size: number): Uint8Array {
  const entry = Buffer.from(archive).indexOf('PK\u0001\u0002')
  new DataView(archive.buffer).setUint32(entry + 24, size, true)
  return archive
}
const document = (xml: string) => zipSync({ 'word/document.xml': strToU8(xml) })

test.each([
  ['a document without a table', () => docx(paragraph('1º\tAna\tAL\t27,31')), 'no-tables'],
  [
    'a document that ends within a table',
    () =>
      document('<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:tbl>'),
    'damaged',
  ],
  ['a document with entities', () => document('<!DOCTYPE d [<!ENTITY a "b">]><d>&a;</d>'), 'damaged'],
  ['a document that unpacks to 65 MB', () => withUnpackedSize(document('<d/>'), 65 * 1024 * 1024), 'too-large'],
  [
    'tables nested 500 deep',
    () => docx('<w:tbl><w:tr><w:tc>'.repeat(500) + '</w:tc></w:tr></w:tbl>'.repeat(500)),
    'too-large',
  ],
  [
    'a text of LibreOffice',
    () => zipSync({ mimetype: strToU8('application/vnd.oasis.opendocument.text'), 'content.xml': strToU8('<a/>') }),
    'other-document',
  ],
  ['a rich text', () => strToU8('{\\rtf1\\ansi Ana}'), 'other-document'],
])('%s is rejected with its reason', async (_what, bytes, fault) => {
  expect(await read(bytes())).toBe(fault)
})

test('macros of a document are reported and not run', async () => {
  const bytes = docx(table([HEADER, ANA]), { 'word/vbaProject.bin': new Uint8Array(8) })
  expect(await readWorkbook(bytes, 'a.docm')).toMatchObject({ ok: true, value: { notices: ['word', 'macros'] } })
})

test('an element of a run without text adds nothing, whatever its name (R12.5)', async () => {
  const name = `<w:p>${run('Ana')}<w:r><w:br/><w:constructor/><w:t>Inventada</w:t></w:r></w:p>`
  expect(await read(docx(table([HEADER, row(['1º', cell(name), 'AL', '27,31'])])))).toEqual([[HEADER, ANA]])
})
