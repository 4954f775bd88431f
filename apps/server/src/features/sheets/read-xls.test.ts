import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CFB, read, utils, write } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { readWorkbook } from './read-workbook.ts'

const FIXTURES = join(import.meta.dirname, '../../../../../fixtures/sheets')
/** Workbooks that LibreOffice wrote: dates, times, formulas, an error, merged cells, a hidden sheet, a second sheet. */
const fixture = (name: string) => readFileSync(join(FIXTURES, name))
const EXCEL_97 = fixture('excel-97.xls')

const readXls = (bytes: Uint8Array, name = 'programa.xls') => readWorkbook(new Uint8Array(bytes), name)
const sheets = async (bytes: Uint8Array, name?: string) => {
  const workbook = await readXls(bytes, name)
  return workbook.ok
    ? workbook.value.sheets.map((sheet) => ({ name: sheet.name, rows: sheet.rows.map(({ cells }) => cells) }))
    : workbook.error.kind
}
const lastOfSecondRow = async (bytes: Uint8Array) => {
  const workbook = await readXls(bytes)
  return workbook.ok ? workbook.value.sheets[0]?.rows[1]?.cells.at(-1) : workbook.error.kind
}
const utf8 = (text: string) => new TextEncoder().encode(text)

const ROWS = [
  ['Data', 'Hora', 'Modalidade', 'Prova', 'Atleta', 'UF', 'Marca', 'Soma'],
  ['2027-09-14', '08:30', 'Atletismo', 'Salto em distância feminino', 'Ana Inventada Ção', 'AL', '6.10', '6.10'],
  ['2027-09-14T08:45:00', '10:35.42', 'Atletismo', 'Salto em distância feminino', 'Bia Inventada', 'PR', '5.80', '5x'],
  ['7', '', 'Judô', 'x', 'y', 'SP', '#DIV/0!', '1'],
  ['a', 'b', 'Judô', 'z', 'w', 'RJ', '', 'fim'],
]
const SECOND = {
  name: 'Segunda',
  rows: [
    ['Prova', 'Fase'],
    ['100 m', 'Final'],
  ],
}

test.each(['excel-97.xls', 'excel-97-dates-from-1904.xls'])(
  '%s has the same sheets, dates, times and formulas as its .xlsx (R12.5)',
  async (name) => {
    expect(await sheets(fixture(name))).toEqual([{ name: 'Resultados', rows: ROWS }, SECOND])
    expect(await readXls(fixture(name))).toMatchObject({ value: { notices: ['hidden-sheets'] } })
  },
)

test('a formula that was never computed has no value (R12.5)', async () => {
  const withoutText = ROWS.map((row) => row.map((cell) => (cell === '5x' ? '#?' : cell)))
  expect(await sheets(fixture('excel-97-formulas-not-calculated.xls'))).toEqual([
    { name: 'Resultados', rows: withoutText },
    SECOND,
  ])
  // as libraries write the formula of H2: value 0, calculated on load
  const header = /\x06\0.\0\x01\0\x07\0/s.exec(EXCEL_97.toString('latin1'))?.index ?? 0
  const bytes = Buffer.from(EXCEL_97)
  bytes.fill(0, header + 10, header + 18)
  expect(await lastOfSecondRow(bytes)).toBe('0.00')
  bytes.writeUInt16LE(2, header + 18)
  expect(await lastOfSecondRow(bytes)).toBe('#?')
})

test('letters of a workbook of Excel 95 are those of its code page (R12.5)', async () => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Jud_ _ 57 kg']]), 'Geral')
  // the writer knows no other letters than those of ASCII
  const bytes: Uint8Array = write(book, { type: 'buffer', bookType: 'biff5' })
  const windows1252 = Buffer.from(bytes).toString('latin1').replace('Jud_ _', 'Jud\xf4 \x96')
  expect(await sheets(Buffer.from(windows1252, 'latin1'))).toEqual([{ name: 'Geral', rows: [['Judô – 57 kg']] }])
})

/** The fixture with its workbook stream changed, and with more files in it. */
function changed(change: (stream: Buffer) => Buffer, more: readonly string[] = []): Uint8Array {
  const container = CFB.read(EXCEL_97, { type: 'buffer' })
  const entry = CFB.find(container, '/Workbook')
  entry.content = change(Buffer.from(entry.content))
  entry.size = entry.content.length
  for (const name of more) CFB.utils.cfb_add(container, name, Buffer.from('not run'))
  return CFB.write(container, { type: 'buffer' })
}
const FIRST_RECORD_BYTES = 20
const withPassword = (stream: Buffer) =>
  Buffer.concat([
    stream.subarray(0, FIRST_RECORD_BYTES),
    Buffer.from([0x2f, 0, 6, 0, 0, 0, 1, 2, 3, 4]),
    stream.subarray(FIRST_RECORD_BYTES),
  ])

test('macros are not run, and a notice reports them (R12.5)', async () => {
  const bytes = changed((stream) => stream, ['/_VBA_PROJECT_CUR/VBA/dir'])
  expect(await readXls(bytes)).toMatchObject({ ok: true, value: { notices: ['macros', 'hidden-sheets'] } })
})

test.each([
  ['half a workbook', EXCEL_97.subarray(0, 4_000), 'damaged'],
  ['a workbook without its last sector', EXCEL_97.subarray(0, -512), 'damaged'],
  ['a workbook that ends within a sheet', changed((stream) => stream.subarray(0, 3_000)), 'damaged'],
  ['only the first bytes', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), 'damaged'],
  ['a workbook with a password', changed(withPassword), 'encrypted'],
  ['a workbook of Excel 4', Uint8Array.of(0x09, 0x04, 0x06, 0x00, 0x00, 0x04, 0x10, 0x00), 'old-format'],
  ['a page without a table', utf8('<html><body>Programa</body></html>'), 'not-a-sheet'],
] as const)('%s cannot be read, with the reason (R12.5)', async (_what, bytes, fault) => {
  expect(await sheets(bytes)).toBe(fault)
})

test('a Word document in the old format is another document, and an encrypted file is named so (R12.5)', async () => {
  const container = CFB.utils.cfb_new()
  CFB.utils.cfb_add(container, '/WordDocument', Buffer.from('words'))
  expect(await sheets(CFB.write(container, { type: 'buffer' }))).toBe('other-document')
  CFB.utils.cfb_add(container, '/EncryptedPackage', Buffer.from('secret'))
  expect(await sheets(CFB.write(container, { type: 'buffer' }))).toBe('encrypted')
})

test('a CSV or a page with tables that is called .xls is read by its content (R12.5)', async () => {
  expect(await sheets(utf8('Prova;Fase\n100 m;Final\n'))).toEqual([{ ...SECOND, name: 'programa' }])
  const page = `<html><head><meta charset="utf-8"></head><body><table>
<tr><th>Data</th><th>Prova</th><th>Marca</th></tr>
<tr><td rowspan="2">14/09/2027</td><td>Jud&ocirc; &amp; &#237;ndice<br>at&eacute;&nbsp;57 kg</td><td>6,10</td></tr>
<tr><td>Vela</td><td>007</td></tr></table></body></html>`
  expect(await sheets(utf8(page))).toEqual([
    {
      name: 'programa',
      rows: [
        ['Data', 'Prova', 'Marca'],
        ['14/09/2027', 'Judô & índice até 57 kg', '6,10'],
        ['14/09/2027', 'Vela', '007'],
      ],
    },
  ])
})

test('an XML spreadsheet of Excel 2003 is read with its dates and hidden sheets (R12.5)', async () => {
  const book = read('Data,Marca\n2027-09-14,6.1', { type: 'string', cellDates: true })
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Nada']]), 'Oculta')
  book.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 1 }] }
  const bytes: Uint8Array = write(book, { type: 'buffer', bookType: 'xlml' })
  const workbook = await readXls(bytes)
  expect(workbook).toMatchObject({ ok: true, value: { notices: ['hidden-sheets'] } })
  expect(await sheets(bytes)).toMatchObject([
    {
      rows: [
        ['Data', 'Marca'],
        ['2027-09-14', '6.1'],
      ],
    },
  ])
})
