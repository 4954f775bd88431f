import { JUDO_CLASS, shiFile } from '@games/odf/venue-files/judoshiai.fixture'
import { sdifClub, sdifFile, sdifSwim } from '@games/odf/venue-files/sdif.fixture'
import { TRF_PLAYERS, trfFile } from '@games/odf/venue-files/trf.fixture'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { printedPdf } from './pdf/printed-pdf.fixture.ts'
import { Planner } from './planner.ts'
import { readWorkbook } from './read-workbook.ts'
import { cell, docx, paragraph, row, table } from './word/docx.fixture.ts'
import type { WorkbookFault } from './workbook.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const ROWS = [
  ['Modalidade', 'Prova', 'Lugar', 'Nome', 'UF', 'Tempo'],
  ['Natação', '50 m livre feminino', '1º', 'Ana Inventada', 'AL', '27,31'],
  ['Natação', '50 m livre feminino', '2º', 'Bia Exemplo', 'PR', '27,92'],
]

const NAMESPACES = ['office', 'table', 'text']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ')
const flat = (rows: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><office:document ${NAMESPACES} office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:body><office:spreadsheet><table:table table:name="Lista">${rows}</table:table></office:spreadsheet></office:body></office:document>`
const flatCell = (text: string, attributes = 'office:value-type="string"') =>
  `<table:table-cell ${attributes}><text:p>${text}</text:p></table:table-cell>`
const flatRow = (cells: readonly string[], attributes = '') =>
  `<table:table-row ${attributes}>${cells.join('')}</table:table-row>`
const fods = () => utf8(flat(ROWS.map((cells) => flatRow(cells.map((text) => flatCell(text)))).join('')))

const SDIF = [
  sdifClub('BRAL', 'AL'),
  sdifSwim('Inventada, Ana', 'F 1001   31112', { seed: '1:02.00' }),
  sdifSwim('Inventada, Bia', 'F 1001   31112', { seed: '1:03.00' }),
]
const FILES: readonly (readonly [name: string, content: () => Uint8Array | Promise<Uint8Array>])[] = [
  ['inscritos.sd3', () => utf8(sdifFile(SDIF, { file: '01' }))],
  ['torneio.shi', () => shiFile(JUDO_CLASS)],
  ['torneio.trf', () => utf8(trfFile(TRF_PLAYERS, { more: ['062 4'] }))],
  ['resultados.fods', fods],
  [
    'resultados.pdf',
    () =>
      printedPdf((page) => {
        for (const [at, cells] of ROWS.entries()) page.row(cells, [40, 120, 240, 290, 400, 450], 60 + at * 14)
      }),
  ],
  ['resultados.docx', () => docx(paragraph('Resultados') + table(ROWS))],
]
const CUTS = 12
const read = async (bytes: Uint8Array, name: string): Promise<WorkbookFault | 'read'> => {
  const result = await readWorkbook(bytes, name)
  return result.ok ? 'read' : result.error.kind
}

describe.each(FILES)('%s (R12.5)', (name, made) => {
  test('an empty file is a fault', async () => {
    expect(await read(new Uint8Array(), name)).toBe('empty')
  })

  test('a whole file is read, and half of it is a fault, has a notice or no row that the whole file lacks', async () => {
    const bytes = await made()
    const whole = await readWorkbook(bytes, name)
    const half = await readWorkbook(bytes.subarray(0, Math.floor(bytes.length / 2)), name)
    expect(whole.ok).toBe(true)
    if (!whole.ok || !half.ok) return
    const rowsOf = ({ sheets }: typeof whole.value) =>
      sheets.flatMap(({ rows }) => rows.map(({ cells }) => cells.join('|')))
    const rows = new Set(rowsOf(whole.value))
    const invented = rowsOf(half.value).filter((line) => !rows.has(line))
    expect(half.value.notices.length > whole.value.notices.length ? [] : invented).toEqual([])
  })

  test('a file that is cut or changed anywhere never throws', async () => {
    const bytes = await made()
    const step = Math.max(1, Math.floor(bytes.length / CUTS))
    const outcomes = new Set<string>()
    for (let at = 0; at < bytes.length; at += step) {
      outcomes.add(await read(bytes.subarray(0, at), name))
      const changed = bytes.slice()
      changed[at] = (changed[at] ?? 0) ^ 0xff
      outcomes.add(await read(changed, name))
    }
    expect(outcomes).toContain('empty')
  })
})

test('a report of chess without its last players has a notice (R12.5)', async () => {
  const text = trfFile(TRF_PLAYERS, { more: ['062 4'] })
  const result = await readWorkbook(utf8(text.slice(0, text.lastIndexOf('001'))), 'torneio.trf')
  expect(result.ok && result.value.notices).toContain('unread-records')
})

describe('sizes that a file only declares (R12.5)', () => {
  let db: TestDatabase
  const planner = new Planner()
  beforeAll(async () => {
    db = await testDatabase()
  })
  afterAll(() => db.close())
  const waiting = { stopped: new AbortController().signal, onProgress: () => undefined }
  const opened = (bytes: Uint8Array, fileName: string) =>
    planner.turn(waiting, (turn) => turn.open({ fileName, bytes }))

  const late = `${flatRow([flatCell('Ana')])}<table:table-row table:number-rows-repeated="2000000000"><table:table-cell/></table:table-row>${flatRow([flatCell('Bia')])}`
  const pages = [
    '1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj',
    '2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1000000000>>\nendobj',
    '3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<<>>>>\nendobj',
    '4 0 obj\n<</Length -9>>\nstream\nendstream\nendobj',
  ].join('\n')
  const changed = (at: number, value: number) => {
    const bytes = shiFile(JUDO_CLASS).slice()
    new DataView(bytes.buffer).setUint16(at, value)
    return bytes
  }
  test.each<readonly [what: string, name: string, fault: WorkbookFault | null, bytes: () => Uint8Array]>([
    [
      'a row a thousand million times',
      'a.fods',
      'too-large',
      () => utf8(flat(flatRow([flatCell('Ana')], 'table:number-rows-repeated="1000000000"'))),
    ],
    [
      'a cell a thousand million times',
      'a.fods',
      'too-large',
      () =>
        utf8(flat(flatRow([flatCell('Ana', 'office:value-type="string" table:number-columns-repeated="1000000000"')]))),
    ],
    ['a row behind the last one of a spreadsheet', 'a.fods', 'too-many-rows', () => utf8(flat(late))],
    [
      'a negative number of rows',
      'a.fods',
      'empty',
      () => utf8(flat(flatRow([flatCell('Ana')], 'table:number-rows-repeated="-5"'))),
    ],
    [
      'a cell over a thousand million columns',
      'a.docx',
      'no-tables',
      () =>
        docx(table([row([cell('Ana', '<w:gridSpan w:val="1000000000"/>'), cell('AL', '<w:gridSpan w:val="-7"/>')])])),
    ],
    [
      'players and rounds of 20 figures',
      'a.trf',
      null,
      () => utf8(trfFile(TRF_PLAYERS, { days: 0, more: ['062 99999999999999999999', 'XXR 99999999999999999999'] })),
    ],
    ['a page of SQLite with 65,535 rows', 'a.shi', 'damaged', () => changed(103, 0xffff)],
    ['a page of SQLite without bytes', 'a.shi', 'damaged', () => changed(16, 0)],
    [
      'a PDF with a thousand million pages and a negative length',
      'a.pdf',
      'no-text',
      () => utf8(`%PDF-1.7\n${pages}\ntrailer\n<</Size 5/Root 1 0 R>>\nstartxref\n0\n%%EOF\n`),
    ],
  ])('%s', async (_, name, fault, bytes) => {
    expect(await opened(bytes(), name)).toBe(fault)
    expect(await opened(utf8('Modalidade;Prova;Atleta;UF;Lugar\nJudô;Até 57 kg feminino;Ana;AL;1'), 'b.csv')).toBeNull()
  })
})

describe('dates and times do not depend on the time zone of the server (R12.5)', () => {
  const zone = process.env['TZ']
  afterEach(() => {
    if (zone === undefined) delete process.env['TZ']
    else process.env['TZ'] = zone
  })
  const cells = [
    flatCell('14/09/2027', 'office:value-type="date" office:date-value="2027-09-14"'),
    flatCell('14/09/2027 08:30', 'office:value-type="date" office:date-value="2027-09-14T08:30:00"'),
    flatCell('08:30', 'office:value-type="time" office:time-value="PT08H30M00S"'),
    flatCell('Ana'),
  ]
  const xml = `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Styles><Style ss:ID="d"><NumberFormat ss:Format="Short Date"/></Style></Styles><Worksheet ss:Name="Lista"><Table><Row><Cell ss:StyleID="d"><Data ss:Type="DateTime">2027-09-14T00:00:00.000</Data></Cell><Cell><Data ss:Type="String">Ana</Data></Cell></Row></Table></Worksheet></Workbook>`
  const shown = async (text: string, name: string) => {
    const result = await readWorkbook(utf8(text), name)
    return result.ok ? result.value.sheets.map(({ rows }) => rows.map((one) => one.cells)) : result.error.kind
  }

  test.each(['America/Sao_Paulo', 'Pacific/Auckland'])('%s', async (other) => {
    process.env['TZ'] = other
    // the zone is that of this process
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(other)
    expect(await shown(flat(flatRow(cells)), 'a.fods')).toEqual([
      [['2027-09-14', '2027-09-14T08:30:00', '08:30:00', 'Ana']],
    ])
    expect(await shown(xml, 'a.xls')).toEqual([[['2027-09-14', 'Ana']]])
    const chess = await shown(trfFile(TRF_PLAYERS), 'a.trf')
    expect(JSON.stringify(chess)).toContain('"2010-05-05"')
  })
})
