import { takesPlace } from './remarks.ts'
import type { Sheet } from './sheet.ts'

/** A line that explains a sign in the cells of a table: `* sem medalha`, `(1) no medal`. */
export interface Footnote {
  readonly row: number
  readonly sign: string
  readonly words: string
}

/** A line by which a competitor may lose a rank or a medal: `Obs.: Escola Um sem medalha`. */
interface Note {
  readonly words: string
  /** The row of results directly above, if rows of results follow the line; null: the line is not between such rows. */
  readonly below: number | null
}

export interface NotesOfSheet {
  readonly footnotes: readonly Footnote[]
  readonly notes: readonly Note[]
}

const SIGN = String.raw`\*+|[†‡¹²³]|\(\d\)|\[\d\]`
const LINE = new RegExp(String.raw`^(${SIGN})\s*[:=–—-]?\s*((?:\+?\d{1,3}\s?["”″'’′]*\s?)?\p{L}.*)$`, 'u')
const NEXT = new RegExp(String.raw`[\s;,.|/]+(?=(?:${SIGN})\s*[:=–—-]?\s*\p{L})`, 'u')
const BEHIND = new RegExp(String.raw`^(.*?[^\s*])\s*(${SIGN})$`, 'u')
const NOTE = /^(?:obs(?:erva\p{L}*)?|notas?|notes?)(?:\.?\s*:.*|\.)$/iu

/** Whether words are a note about other rows, by the word or the sign before it. */
export const isNote = (words: string): boolean => NOTE.test(words)

/** `Se premia arranque, envión y total`: what has medals. */
const AWARDS = /^(?:se\s+premian?|premia(?:m)?-se|s[ãa]o\s+premiad[oa]s|medals\s+(?:for|are\s+awarded)|awards\s+for)\s/i
/** `F = femenil, V = varonil`: what letters in the cells mean. */
const LEGEND = /^\p{L}{1,3}\s?=\s?\p{L}/u

/** Whether a line that is alone in its row is a note, so that the rows below it are not of its words. */
export const isNoteLine = (words: string): boolean =>
  isNote(words) || LEGEND.test(words) || AWARDS.test(words) || /^[*†‡]+\s*[:=–—-]?\s*\p{L}/u.test(words)

/** The notes of a sheet: each is alone in its row. */
export function notesOfSheet({ rows }: Sheet): NotesOfSheet {
  const lines = rows.map(({ row, cells }) => ({ row, filled: cells.filter((cell) => cell !== '') }))
  const footnotes = lines.flatMap(({ row, filled }) => footnotesIn(filled).map((note) => ({ row, ...note })))
  const notes = lines.flatMap(({ row, filled }, at): Note[] => {
    const [words = ''] = filled
    if (filled.length !== 1 || !takesPlace(words, { isPodium: true, hasFigure: true }) || LINE.test(words)) return []
    const [above, below] = [lines[at - 1], lines[at + 1]]
    const isBetween = above?.row === row - 1 && below?.row === row + 1
    return [{ words, below: isNote(words) && isBetween && below.filled.length > 2 ? row - 1 : null }]
  })
  return { footnotes, notes }
}

function footnotesIn(filled: readonly string[]): readonly Omit<Footnote, 'row'>[] {
  const parts = filled.length > 2 ? [] : filled.join(' ').split(NEXT)
  const found = parts.flatMap((part) => {
    const [, sign, words] = LINE.exec(part) ?? []
    return sign === undefined || words === undefined ? [] : [{ sign, words }]
  })
  const isAlone = filled.length === 1 || filled[0] === found[0]?.sign
  return isAlone && found.length === parts.length ? found : []
}

/** A cell without a sign that a footnote explains, and the words of the next footnote with it; null: the cell has no such sign. */
export function withoutSign(
  cell: string,
  row: number,
  footnotes: readonly Footnote[],
): { readonly rest: string; readonly words: string } | null {
  const [, rest, sign] = footnotes.length === 0 ? [] : (BEHIND.exec(cell) ?? [])
  const ofSign = footnotes.filter((note) => note.sign === sign)
  const note = ofSign.find((one) => one.row > row) ?? ofSign.at(-1)
  return rest === undefined || note === undefined ? null : { rest, words: note.words }
}
