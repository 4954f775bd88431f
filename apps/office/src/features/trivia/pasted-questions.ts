import type { DraftQuestion } from './questions.ts'

/** Cells of a row for each language: the question and four answers. */
const A_LANGUAGE = 5
const LANGUAGES = ['por', 'spa', 'eng'] as const
const IDS = ['a', 'b', 'c', 'd'] as const
/** As the contract has it (TriviaDraft). */
const MOST = { question: 400, option: 160 } as const
/** More than any trivia's questions in three languages: what is pasted by mistake is not read. Characters. */
export const MOST_PASTED = 300_000

/** What keeps a row from being a question. */
export type RowFault = 'columns' | 'text' | 'options' | 'right' | 'long'

export interface PastedRow {
  /** Of what was pasted, from 1; headings and empty rows count. */
  readonly row: number
  readonly question: DraftQuestion | null
  readonly fault: RowFault | null
  /** Its first cell, for who looks for it. */
  readonly first: string
}

/** Characters that no text has, and that a database refuses. */
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g
const clean = (cell: string): string => cell.replace(CONTROL, '').replaceAll(/\s+/g, ' ').trim()

/**
 * Rows of cells as spreadsheets give them to copy: tabs between cells, quotes around a cell that has tabs, line breaks or (doubled) quotes.
 * Semicolons are taken where there is no tab. A quote that nothing closes is a quote.
 */
export function cellsOf(text: string): string[][] {
  const between = text.includes('\t') ? '\t' : ';'
  const rows: string[][] = [[]]
  let at = 0
  while (at < text.length) {
    const closed = text[at] === '"' ? closingQuote(text, at) : -1
    let end = closed < 0 ? at : closed + 1
    while (end < text.length && text[end] !== between && text[end] !== '\n' && text[end] !== '\r') end += 1
    const cell = closed < 0 ? text.slice(at, end) : text.slice(at + 1, closed).replaceAll('""', '"')
    rows.at(-1)?.push(clean(cell))
    if (text[end] === between && end + 1 === text.length) rows.at(-1)?.push('')
    if (text[end] === '\r' && text[end + 1] === '\n') end += 1
    if (text[end] === '\n' || text[end] === '\r') rows.push([])
    at = end + 1
  }
  return rows
}

/** Where the quote that a cell begins with ends; -1: it does not. */
function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 2))
    if (text[at + 1] !== '"') return at
  return -1
}

/** The option that a cell names by its letter, its number or its words; null: none. */
function rightOf(cell: string, options: readonly string[]): (typeof IDS)[number] | null {
  const folded = cell.toLowerCase().replace(/[).]$/, '')
  const byWords = options.findIndex((option) => option !== '' && option.toLowerCase() === cell.toLowerCase())
  const bySign = IDS.findIndex((id, place) => id === folded || String(place + 1) === folded)
  const at = byWords >= 0 ? byWords : bySign
  return options[at] ? (IDS[at] ?? null) : null
}

/**
 * Questions with four answers (at least two) as a table has them: question, answers, then the right one by letter, number or words. With
 * Spanish and English their five cells each stand before the right one. A first row that is no question is its heading.
 */
export function pastedQuestions(text: string): readonly PastedRow[] {
  const rows = cellsOf(text.slice(0, MOST_PASTED)).map((cells, at) => ({ cells: withoutTail(cells), row: at + 1 }))
  return rows
    .filter(({ cells }) => cells.length > 0)
    .map(({ cells, row }) => ({ row, first: cells[0] ?? '', ...questionOf(cells) }))
    .filter(({ fault }, at) => at > 0 || (fault !== 'right' && fault !== 'columns') || rows.length === 1)
}

const withoutTail = (cells: readonly string[]): readonly string[] =>
  cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)

function questionOf(cells: readonly string[]): Pick<PastedRow, 'question' | 'fault'> {
  const languages = (cells.length - 1) / A_LANGUAGE
  if (![1, 2, 3].includes(languages)) return { question: null, fault: 'columns' }
  const blocks = LANGUAGES.slice(0, languages).map((language, at) => ({
    language,
    cells: cells.slice(at * A_LANGUAGE, (at + 1) * A_LANGUAGE),
  }))
  const textAt = (place: number) => {
    const [por = '', spa = '', eng = ''] = blocks.map((block) => block.cells[place] ?? '')
    return { por, ...(spa && { spa }), ...(eng && { eng }) }
  }
  const options = IDS.map((id, place) => ({ id, text: textAt(place + 1), pictogram: null }))
  const shown = options.filter((option) => option.text.por !== '')
  const right = rightOf(
    cells.at(-1) ?? '',
    options.map((option) => option.text.por),
  )
  const question = textAt(0)
  const isLong =
    Object.values(question).some((one) => one.length > MOST.question) ||
    options.some((option) => Object.values(option.text).some((one) => one.length > MOST.option))
  const fault =
    question.por === '' ? 'text' : shown.length < 2 ? 'options' : right === null ? 'right' : isLong ? 'long' : null
  return fault
    ? { question: null, fault }
    : { question: { kind: 'choice', text: question, options: shown, right, explanation: null }, fault }
}
