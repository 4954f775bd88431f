import { zipSync, strToU8 } from 'fflate'
import { writeOds } from 'hucre/ods'
import { writeXlsx } from 'hucre/xlsx'
import { NIGHTLY } from '@games/testing/suite'
import { describe, expect, test } from 'vitest'
import { sdifClub, sdifFile, sdifSwim } from '@games/odf/venue-files/sdif.fixture'
import { readWorkbook } from './read-workbook.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const rows = async (bytes: Uint8Array) => {
  const read = await readWorkbook(bytes, 'programa.xlsx')
  return read.ok ? read.value.sheets[0]?.rows.map(({ cells }) => cells) : read.error.kind
}

/** A workbook as Excel keeps it, with one sheet: its cells as they stand in the file. */
const xlsx = (cells: string, { workbook = '', more = {} as Record<string, Uint8Array> } = {}) =>
  zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    ),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">${workbook}<sheets><sheet name="Geral" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>',
    ),
    'xl/styles.xml': strToU8(
      '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${cells}</sheetData></worksheet>`,
    ),
    ...more,
  })

/** A document as LibreOffice keeps it. */
const ods = (table: string) =>
  zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
    'content.xml': strToU8(
      `<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:spreadsheet><table:table table:name="Geral">${table}</table:table></office:spreadsheet></office:body></office:document-content>`,
    ),
  })

test('dates, times, results and decimals of a workbook are as it shows them, merged cells in each row (R12.5)', async () => {
  const cells = new Map([
    ['1,1', { value: 0.375, style: { numFmt: 'h:mm' } }],
    ['2,1', { value: 0.0073544, style: { numFmt: 'mm:ss.00' } }],
    ['1,2', { value: 11.2, style: { numFmt: '0.00' } }],
  ])
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Geral',
        rows: [
          ['Data', 'Hora', 'Marca'],
          [new Date('2027-09-14T00:00:00Z'), 0.375, 11.2],
          [null, 0.0073544, 0.1 + 0.2],
        ],
        cells,
        merges: [{ startRow: 1, startCol: 0, endRow: 2, endCol: 0 }],
      },
    ],
  })
  expect(await rows(bytes)).toEqual([
    ['Data', 'Hora', 'Marca'],
    ['2027-09-14', '09:00', '11.20'],
    ['2027-09-14', '10:35.42', '0.3'],
  ])
})

test('a time that is a result is rounded as its format shows it, without minutes where it has none (R12.5)', async () => {
  const times = [11.287, 59.996, 635.421, 3_661.5]
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Geral',
        rows: [times.map((seconds) => seconds / 86_400)],
        cells: new Map(
          times.map((seconds, at) => [`0,${at}`, { value: seconds / 86_400, style: { numFmt: 'mm:ss.00' } }]),
        ),
      },
    ],
  })
  expect(await rows(bytes)).toEqual([['11.29', '1:00.00', '10:35.42', '1:01:01.50']])
})

test('a flat ODF sheet is read with the rows that it repeats (R12.5)', async () => {
  const cell = (value: string) => `<table:table-cell><text:p>${value}</text:p></table:table-cell>`
  const namespaces = ['office', 'table', 'text'].map(
    (name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`,
  )
  const text = `<?xml version="1.0" encoding="UTF-8"?><office:document ${namespaces.join(' ')} office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:body><office:spreadsheet><table:table table:name="Lista"><table:table-row>${cell('Atleta')}${cell('UF')}</table:table-row><table:table-row table:number-rows-repeated="2">${cell('João')}${cell('AL')}</table:table-row></table:table></office:spreadsheet></office:body></office:document>`
  expect(await rows(strToU8(text))).toEqual([
    ['Atleta', 'UF'],
    ['João', 'AL'],
    ['João', 'AL'],
  ])
})

test('days that are counted from 1904 are the same days (R12.5)', async () => {
  const row = '<row r="1"><c r="A1" s="1"><v>45182</v></c></row>'
  expect(await rows(xlsx(row, { workbook: '<workbookPr date1904="1"/>' }))).toEqual([['2027-09-14']])
})

test('what a formula says is read, one that failed or was never computed is told (R12.5)', async () => {
  const row =
    '<row r="1"><c r="A1"><f>1+1</f><v>2</v></c><c r="B1" t="e"><f>VLOOKUP(1,A1,9)</f><v>#N/A</v></c><c r="C1"><f>A1</f></c><c r="D1" t="str"><f>A1</f><v>Ana</v></c></row>'
  expect(await rows(xlsx(row))).toEqual([['2', '#N/A', '#?', 'Ana']])
})

test('a document of LibreOffice with times and a million repeated empty rows (R12.5)', async () => {
  const bytes = ods(
    `<table:table-row><table:table-cell office:value-type="string"><text:p>Judô</text:p></table:table-cell><table:table-cell office:value-type="date" office:date-value="2027-09-14"><text:p>14/09/27</text:p></table:table-cell><table:table-cell office:value-type="time" office:time-value="PT08H30M00S"><text:p>08:30</text:p></table:table-cell><table:table-cell office:value-type="float" office:value="11.2"><text:p>11,20</text:p></table:table-cell></table:table-row><table:table-row table:number-rows-repeated="1048575"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>`,
  )
  const [first] = (await rows(bytes)) as string[][]
  expect(first?.slice(0, 2)).toEqual(['Judô', '2027-09-14'])
  expect(first?.[2]).toMatch(/^08:30/)
  expect(
    await rows(
      await writeOds({
        sheets: [
          {
            name: 'a',
            rows: [
              ['Prova', 'Marca'],
              ['Até 57 kg', 3],
            ],
          },
        ],
      }),
    ),
  ).toEqual([
    ['Prova', 'Marca'],
    ['Até 57 kg', '3'],
  ])
})

describe('an ODS of many cells', () => {
  const cell = (text: string) =>
    `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`
  const row = (cells: string) => `<table:table-row>${cells}</table:table-row>`

  test('a row is read up to the last column that counts, and the rows after it are whole (R12.5)', async () => {
    const wide = row(Array.from({ length: 5_000 }, (_, at) => cell(String(at + 1))).join(''))
    const read = await readWorkbook(
      ods(`${row(cell('Prova'))}${wide}${row(`${cell('100 m')}${cell('Ana')}`)}`),
      'a.ods',
    )
    const [sheet] = read.ok ? read.value.sheets : []
    expect(read.ok && read.value.notices).toEqual(['columns-left-out'])
    expect(sheet?.rows.map(({ cells }) => [cells.length, cells[0], cells.at(-1)])).toEqual([
      [1, 'Prova', 'Prova'],
      [200, '1', '200'],
      [2, '100 m', 'Ana'],
    ])
  })

  test('a table inside of a cell does not end the row that it is in', async () => {
    const inner = `<table:table-cell><table:table>${row(cell('inner'))}</table:table></table:table-cell>`
    const wide = row(`${Array.from({ length: 300 }, (_, at) => cell(String(at + 1))).join('')}${inner}${cell('last')}`)
    const read = await readWorkbook(ods(`${wide}${row(cell('next'))}`), 'a.ods')
    expect(read.ok && read.value.sheets[0]?.rows.map(({ cells }) => cells[0])).toEqual(['1', 'next'])
  })

  test('more cells than the memory of the thread are refused at once (R12.5)', async () => {
    const cells = row('<table:table-cell/>'.repeat(200)).repeat(5_001)
    expect(await readWorkbook(ods(cells), 'a.ods')).toEqual({ ok: false, error: { kind: 'too-large' } })
  })
})

test('macros and external links are told and not touched (R12.5)', async () => {
  const bytes = xlsx('<row r="1"><c r="A1"><v>1</v></c></row>', {
    more: { 'xl/vbaProject.bin': strToU8('not run'), 'xl/externalLinks/externalLink1.xml': strToU8('<externalLink/>') },
  })
  expect(await readWorkbook(bytes, 'a.xlsm')).toMatchObject({
    ok: true,
    value: { notices: ['macros', 'external-links'] },
  })
})

/** An archive whose directory says of a part that it is nothing; how much it is stands before its bytes alone. */
function withoutSize(bytes: Uint8Array, part: string): Uint8Array {
  const archive = Buffer.from(bytes)
  const at = archive.lastIndexOf(part) - 46
  expect(archive.readUInt32LE(at)).toBe(0x02014b50)
  archive.writeUInt16LE(archive.readUInt16LE(at + 8) | 8, at + 8)
  archive.fill(0, at + 20, at + 28)
  return archive
}

test.each([
  ['nothing', new Uint8Array(0), 'empty'],
  ['a sheet without cells', xlsx(''), 'empty'],
  ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0), 'not-a-sheet'],
  ['half a PDF', utf8('%PDF-1.7 …'), 'damaged'],
  ['a page without a table', utf8('<html><p>a</p></html>'), 'not-a-sheet'],
  ['a document without a table', zipSync({ 'word/document.xml': strToU8('<a/>') }), 'no-tables'],
  ['records of LENEX', utf8('<LENEX version="3.0"><RECORDLISTS/></LENEX>'), 'not-a-sheet'],
  ['half a file of LENEX', utf8('<?xml version="1.0"?><LENEX version="3.0"><MEETS><MEET'), 'damaged'],
  ['an archive with a broken file of LENEX', zipSync({ 'meet.lef': strToU8('<LENEX') }), 'damaged'],
  [
    'an archive with a file of LENEX that is too large',
    zipSync({ 'meet.lef': new Uint8Array(21 * 1024 * 1024) }),
    'too-large',
  ],
  ['half a workbook', xlsx('<row r="1"><c r="A1"><v>1</v></c></row>').slice(0, 400), 'damaged'],
  ['eleven megabytes', new Uint8Array(11_000_000), 'too-large'],
  [
    'a cell at the end of the world',
    xlsx('<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'),
    'too-large',
  ],
  [
    'a sheet whose size the directory does not say',
    withoutSize(xlsx('<row r="1"><c r="A1"><v>1</v></c></row>'), 'xl/worksheets/sheet1.xml'),
    'damaged',
  ],
  ['what unpacks to 400 MB', zipSync({ 'xl/workbook.xml': new Uint8Array(400_000_000) }), 'too-large'],
] as const)('%s is a fault of its own and does no harm (R12.5)', async (_what, bytes, fault) => {
  expect(await readWorkbook(new Uint8Array(bytes), 'a')).toMatchObject({ ok: false, error: { kind: fault } })
})

test.each([
  ['UTF-8', utf8('Prova;Nível\nJudô;ção\n'), 'Judô'],
  ['Windows-1252', Uint8Array.from('Prova;Nível\nJudô;ção\n', (letter) => letter.charCodeAt(0)), 'Judô'],
  // a text of a Mac, with its line ends
  ['MacRoman', Uint8Array.of(...utf8('Prova;N'), 0x92, ...utf8('vel\rJud'), 0x99, ...utf8(';100 m\r')), 'Judô'],
  ['UTF-16', Buffer.from('\uFEFFProva;Nível\nJudô;ção\n', 'utf16le'), 'Judô'],
  ['UTF-8 taken for Windows-1252', utf8('Prova;NÃ\u00advel\nJudÃ´;Ã§Ã£o\n'), 'Judô'],
  ['tabs below a title', utf8('Resultados, dia 1\nProva\tNível\nJudô\tção\n'), 'Judô'],
])('a text in %s is read (R12.5)', async (_what, bytes, word) => {
  expect(((await rows(new Uint8Array(bytes))) as string[][]).at(-1)?.[0]).toBe(word)
})

test('letters that make words in several encodings are read in the one that is chosen, and both are named (R12.5)', async () => {
  const bytes = Uint8Array.from('Prova;Nome\n100 m;Irmã\n', (letter) => letter.charCodeAt(0))
  const western = { encoding: 'windows-1252', words: ['Irmã'] }
  const central = { encoding: 'windows-1250', words: ['Irmă'] }
  expect(await readWorkbook(bytes, 'a.csv')).toMatchObject({
    value: { sheets: [{ rows: [{}, { cells: ['100 m', 'Irmã'] }] }], encodings: [western, central] },
  })
  expect(await readWorkbook(bytes, 'a.csv', 'windows-1250')).toMatchObject({
    value: { sheets: [{ rows: [{}, { cells: ['100 m', 'Irmă'] }] }], encodings: [central, western] },
  })
})

test('100,000 rows are read, one more than a sheet may have is told (R12.5)', NIGHTLY, async () => {
  const line = 'Natação;50 m livre feminino;Final;1;Ana Inventada;AL;31,20\n'
  const read = await readWorkbook(utf8(`Modalidade;Prova;Fase;Lugar;Nome;UF;Marca\n${line.repeat(99_999)}`), 'a.csv')
  expect(read.ok && read.value.sheets[0]?.rows.length).toBe(100_000)
  expect(await readWorkbook(utf8(line.repeat(100_200)), 'a.csv')).toMatchObject({
    ok: false,
    error: { kind: 'too-many-rows' },
  })
})

test('entries in SDIF are two sheets, and a notice says that a part of the file is missing (R12.2, R12.5)', async () => {
  const entries = sdifFile([sdifClub('BRAL', 'Alagoas'), sdifSwim('Inventada, Ana', 'F 1001   3UNOV')], { file: '01' })
  const read = (text: string) => readWorkbook(utf8(text), 'entries.sd3')
  expect(await read(entries)).toMatchObject({ value: { sheets: [{ name: 'ENTRIES', rows: [{}, {}] }], notices: [] } })
  expect(await read(entries.slice(0, entries.indexOf('Z0')))).toMatchObject({ value: { notices: ['unread-records'] } })
  const packed = zipSync({ 'entries.hy3': strToU8('A1'), 'entries.sd3': strToU8(entries) })
  expect(await readWorkbook(packed, 'entries.zip')).toMatchObject({ value: { sheets: [{ name: 'ENTRIES' }] } })
  expect(await read('Nome;UF')).toMatchObject({ ok: false, error: { kind: 'damaged' } })
})
