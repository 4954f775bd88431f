import type { Content, ContentText, Style, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.d.ts'
import type { Block, Cell, Column, ScoreBlock, Sheet, TableBlock } from './sheet.ts'
import type { Plan } from './tagging.ts'

/** Points. */
const MARGIN = 40
const FOOT = 46
const QR_SIDE = 54

const INK = '#111111'
const QUIET = '#555555'
const HAIRLINE = '#bbbbbb'

/** More columns than these are set in narrow letters, more still on a sheet laid across, and more still small. */
const WIDEST_NORMAL = 9
const WIDEST_UPRIGHT = 11
const WIDEST_LARGE = 13

/** Characters that stay in one line outside the column that grows. */
const LONGEST_UNBROKEN = 18

/** Letters of the second files of the fonts (scripts/subset-fonts.ts, EXTENDED): a PDF font is one file, without others to fall back on. */
const EXTENDED = /[\u0100-\u0130\u0132-\u0151\u0154-\u017f\u0218-\u021b]+/u

export type Family = 'Archivo' | 'Narrow' | 'Title'

/** A node of text with the number by which it stands in the plan. */
export type Planned = ContentText & { planIndex?: number }

/** Whatever a source may write and a line of print cannot show: what ends lines, and what turns their direction. */
const printable = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ')

/** A text's parts: the second, fourth … in letters of the family's second file. */
export const byFile = (text: string): string[] => printable(text).split(new RegExp(`(${EXTENDED.source})`, 'u'))

/** A text as runs, each in the file of the family that has its letters. */
export function runs(text: string, family: Family): Content {
  const parts = byFile(text)
  if (parts.length === 1) return parts[0] ?? ''
  return {
    text: parts.flatMap((part, index) => {
      if (part === '') return []
      return [index % 2 === 1 ? { text: part, font: `${family} Extended` } : { text: part }]
    }),
  }
}

/** Sets a sheet in type: pdfmake's document, and the plan of its structure for those who listen to it. */
export function typeset(sheet: Sheet): { definition: TDocumentDefinitions; plan: Plan } {
  const plan: Plan = []
  const tagged = (as: 'H1' | 'H2' | 'P', text: string, style: Style, family: Family = 'Archivo'): Planned => {
    plan.push({ as, id: plan.length, rows: [] })
    return { text: runs(text, family) as never, font: family, ...style, planIndex: plan.length - 1 } as Planned
  }
  const named = sheet.title.startsWith(sheet.kind) ? sheet.title : `${sheet.kind}, ${sheet.title}`
  const widest = Math.max(0, ...sheet.blocks.map((block) => (block.kind === 'table' ? block.columns.length : 0)))
  const content: Content[] = [headOf(sheet, tagged), ...sheet.blocks.map((block) => setBlock(block))]

  function setBlock(block: Block): Content {
    switch (block.kind) {
      case 'table':
        return setTable(block, plan)
      case 'score':
        return setScore(block, tagged)
      case 'heading':
        return tagged('H2', block.text, { fontSize: 11.5, bold: true, margin: [0, 16, 0, 0] })
      case 'text':
        return tagged('P', block.text, { margin: [0, 8, 0, 0], ...(block.strong ? { bold: true } : { color: QUIET }) })
    }
  }

  return {
    plan,
    definition: {
      version: '1.7',
      tagged: true,
      displayTitle: true,
      language: sheet.language,
      info: {
        title: named,
        author: sheet.games,
        subject: sheet.lines.join(', '),
        creator: 'Games Companion',
        producer: 'pdfmake',
        // written as if the venue's time were UTC: the file's date has to be the same wherever it is made
        creationDate: new Date(`${(sheet.madeFrom ?? '2000-01-01T00:00:00').slice(0, 19)}Z`),
      },
      pageSize: 'A4',
      pageOrientation: widest > WIDEST_UPRIGHT ? 'landscape' : 'portrait',
      pageMargins: [MARGIN, MARGIN, MARGIN, FOOT + 12],
      defaultStyle: { font: 'Archivo', fontSize: 9, lineHeight: 1.15, color: INK },
      content,
      footer: (page: number, pages: number) => ({
        margin: [MARGIN, 10, MARGIN, 0],
        fontSize: 7.5,
        color: QUIET,
        columns: [
          { width: '*', text: runs(named, 'Archivo') as never },
          { width: 'auto', text: runs(sheet.asOf ?? '', 'Archivo') as never, margin: [12, 0, 12, 0] },
          {
            width: 'auto',
            text: sheet.page.replace('{page}', String(page)).replace('{pages}', String(pages)),
          },
        ],
      }),
    },
  }
}

type Tagged = (as: 'H1' | 'H2' | 'P', text: string, style: Style, family?: Family) => Planned

function headOf({ games, kind, title, lines, status, asOf, live }: Sheet, tagged: Tagged): Content {
  return {
    columnGap: 16,
    margin: [0, 0, 0, 10],
    columns: [
      {
        width: '*',
        stack: [
          tagged('P', `${games} · ${kind}`, { fontSize: 8.5, color: QUIET, margin: [0, 0, 0, 3] }),
          tagged('H1', title, { fontSize: 19, lineHeight: 1.05, margin: [0, 0, 0, 4] }, 'Title'),
          ...lines.map((line) => tagged('P', line, { fontSize: 10 })),
          ...(status === null ? [] : [tagged('P', status, { fontSize: 10, bold: true, margin: [0, 3, 0, 0] })]),
          ...(asOf === null ? [] : [tagged('P', asOf, { fontSize: 8, color: QUIET, margin: [0, 3, 0, 0] })]),
        ],
      },
      {
        width: 96,
        stack: [
          { qr: live.address, fit: QR_SIDE, alignment: 'right', eccLevel: 'M' },
          tagged('P', live.label, { fontSize: 7, color: QUIET, alignment: 'right', margin: [0, 3, 0, 0] }),
        ],
      },
    ],
  }
}

function setScore({ home, away, score }: ScoreBlock, tagged: Tagged): Content {
  return {
    margin: [0, 6, 0, 8],
    columns: [
      { ...tagged('P', home, { fontSize: 13, bold: true, alignment: 'right', margin: [0, 5, 0, 0] }), width: '*' },
      { ...tagged('P', score ?? '×', { fontSize: 22, lineHeight: 0.9, alignment: 'center' }, 'Title'), width: 110 },
      { ...tagged('P', away, { fontSize: 13, bold: true, margin: [0, 5, 0, 0] }), width: '*' },
    ],
  }
}

function setTable({ columns, rows }: TableBlock, plan: Plan): Content {
  const dense = columns.length > WIDEST_LARGE
  const isBox = (at: number): boolean => columns[at]?.box !== undefined
  const hasBoxes = columns.some((_, at) => isBox(at))
  const family: Family = columns.length > WIDEST_NORMAL ? 'Narrow' : 'Archivo'
  const fontSize = dense ? 7.5 : 9
  const table: Plan[number] = { as: 'Table', id: plan.length, rows: [] }
  plan.push(table)
  /** Cells are numbered after everything that stands in the plan itself. */
  const numbered = (row: number, at: number) => table.id * 1_000_000 + row * 1_000 + at + 1_000_000_000
  const setCell = (cell: Cell, column: Column, row: number, at: number): TableCell => {
    const planIndex = numbered(row, at)
    const style = {
      alignment: column.align ?? 'left',
      font: family,
      ...(cell.bold ? { bold: true } : {}),
      // else a long name would take the room of "Quadra central", which is seldom longer than its word
      ...(!column.grows && cell.text.length <= LONGEST_UNBROKEN ? { noWrap: true } : {}),
    } as const
    const before = cell.before ? [{ text: cell.before, decoration: 'lineThrough' as const, color: QUIET }, ' '] : []
    const text = {
      text: [...before, runs(cell.text, family)] as never,
      ...style,
      fontFeatures: ['tnum'],
      planIndex,
    } as Planned
    if (!cell.note) return text as TableCell
    return {
      stack: [
        text,
        {
          text: runs(cell.note, family) as never,
          ...style,
          bold: false,
          fontSize: fontSize - 1.5,
          color: QUIET,
          planIndex,
        } as Planned,
      ],
    }
  }
  table.rows.push(columns.map((_, at) => ({ as: 'TH', scope: 'Column', id: numbered(0, at) })))
  const head = columns.map(
    ({ label, align = 'left' }, at): TableCell =>
      ({
        text: runs(label, family) as never,
        alignment: align,
        font: family,
        bold: true,
        fontSize: fontSize - 1.5,
        color: QUIET,
        planIndex: numbered(0, at),
      }) as TableCell,
  )
  const body = rows.map((cells, index) => {
    table.rows.push(
      columns.map(({ names }, at) => ({
        as: names ? 'TH' : 'TD',
        id: numbered(index + 1, at),
        ...(names && { scope: 'Row' }),
      })),
    )
    return columns.map((column, at) => setCell(cells[at] ?? { text: '' }, column, index + 1, at))
  })
  return {
    fontSize,
    margin: [0, 8, 0, 0],
    table: {
      headerRows: 1,
      dontBreakRows: true,
      keepWithHeaderRows: 1,
      widths: columns.map(({ grows, box }) => box ?? (grows ? '*' : 'auto')),
      body: [head, ...body],
    },
    layout: {
      hLineWidth: (line, { table: { body: all } }) => (line === 0 ? 0 : line === 1 || line === all.length ? 0.9 : 0.4),
      hLineColor: (line, { table: { body: all } }) => (line === 1 || line === all.length ? INK : HAIRLINE),
      vLineWidth: (line) => (isBox(line) || isBox(line - 1) ? 0.6 : 0),
      paddingLeft: (at) => (at === 0 ? 0 : dense ? 3 : 5),
      paddingRight: (at) => (at === columns.length - 1 ? 0 : dense ? 3 : 5),
      // a pen needs room
      paddingTop: (row) => (hasBoxes && row > 0 ? 8 : 3),
      paddingBottom: (row) => (hasBoxes && row > 0 ? 7.5 : 2.5),
    },
  }
}
