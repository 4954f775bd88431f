import type { SheetField } from '@games/domain'
import { plain } from '../values.ts'
import { GUEST, irmOf } from './cells.ts'
import { type NotesOfSheet, withoutSign } from './footnotes.ts'
import type { FormedRow } from './formed-row.ts'
import { isGuestRemark } from './no-competitor.ts'
import { takesPlace } from './remarks.ts'
import type { SheetTable } from './sheet-table.ts'

/** Fields behind whose value a remark about the competitor can be written. */
const REMARKED: readonly SheetField[] = [
  'athlete',
  'family_name',
  'given_name',
  'team',
  'organisation',
  'rank',
  'result',
  'medal',
]

const FIGURE = String.raw`\d[\d:.,'"’”]*(?:\s?(?:m|cm|km|kg|pts?|ptos?|pontos|puntos|points|[ºª°])(?!\p{L}))?`
const BEHIND_WORDS = /^(.*[^\s([–—-])\s*(?:[([]([^()[\]]+)[)\]]|\s[–—-]\s*(\p{L}[^–—]*))$/u
const BEHIND_FIGURE = new RegExp(String.raw`^(${FIGURE})\s*[–—,;([-]*\s*(\p{L}[^()[\]]*?)[)\]]?$`, 'u')

/** Marks that no name and no abbreviation of a club is. */
const isClearMark = (words: string): boolean => /^(?:dsq|dq|dns|dnf|wo|w_o|disq)$|^[a-z_]{5,}$/.test(plain(words))

/** A cell without the remark behind its value: `Ana Um (sem medalha)`, `58,10 n/s`. Null: it has none. */
function withoutRemark(cell: string, column: 'result' | 'medal' | 'other'): { rest: string; words: string } | null {
  const figure = BEHIND_FIGURE.exec(cell)
  const [, rest, inBrackets, behindDash] = figure ?? BEHIND_WORDS.exec(cell) ?? []
  const words = inBrackets ?? behindDash
  if (rest === undefined || words === undefined) return null
  // `Ouro (retirada)` is a medal that was withdrawn
  const remark = column === 'medal' ? `medal: ${words}` : words
  const takes = takesPlace(remark, { isPodium: true, hasFigure: true })
  const irm = irmOf(words)
  const isMark = irm !== null && irm !== GUEST
  // a mark behind a result is read with it, but a time beside DNS is a contradiction
  const isRemark =
    (takes || isGuestRemark(words)) && (!isMark || column === 'medal' || (irm === 'DNS' && figure !== null))
  const isMarkBehindName = isMark && column !== 'result' && isClearMark(words)
  return isRemark || isMarkBehindName ? { rest, words: remark } : null
}

/** A row without the remarks behind its values and without signs that footnotes explain, and these remarks. */
export function withoutRemarks(
  row: FormedRow,
  { places, resultColumns }: SheetTable,
  { footnotes, notes }: NotesOfSheet,
): { readonly row: FormedRow; readonly remarks: readonly string[] } {
  const remarks: string[] = []
  const columnOf = (at: number) => {
    if (at === places.get('medal')) return 'medal'
    return [places.get('result'), resultColumns.points, resultColumns.other].includes(at) ? 'result' : 'other'
  }
  const columns = new Set([
    ...REMARKED.flatMap((field) => places.get(field) ?? []),
    ...[resultColumns.points, resultColumns.other].filter((at) => at !== undefined),
  ])
  const cells = row.cells.map((cell, at) => {
    // words beside the score of a match are of one of its sides
    if (cell === '' || !columns.has(at) || (places.has('side1') && columnOf(at) === 'result')) return cell
    const signed = withoutSign(cell, row.row, footnotes)
    if (signed) remarks.push(signed.words)
    const remark = withoutRemark(signed?.rest ?? cell, columnOf(at))
    if (remark) remarks.push(remark.words)
    return remark?.rest ?? signed?.rest ?? cell
  })
  const names = namesIn(cells, places)
  for (const note of notes) if (note.below === row.row || isAbout(note.words, names)) remarks.push(note.words)
  return remarks.length === 0 ? { row, remarks } : { row: { ...row, cells }, remarks }
}

/** The names by which a note can mention the competitor of a row. */
function namesIn(cells: readonly string[], places: SheetTable['places']): readonly string[] {
  const cellOf = (field: SheetField) => cells[places.get(field) ?? -1] ?? ''
  const [family, given] = [cellOf('family_name'), cellOf('given_name')]
  const people = [cellOf('athlete'), cellOf('team'), ...(family && given ? [`${given} ${family}`] : [])].filter(Boolean)
  return people.length > 0 ? people : [cellOf('organisation')].filter((words) => words.length > 3)
}

/** Whether a note mentions one of the names, also with a shortened given name: `Mª Eduarda Piva`, `J. Souza`. */
function isAbout(note: string, names: readonly string[]): boolean {
  const words = plain(note).split('_')
  return names.some((name) => `_${words.join('_')}_`.includes(`_${plain(name)}_`) || isShortened(words, plain(name)))
}

/** Whether words have the last of a name behind another of its words or the first letters of one. */
function isShortened(words: readonly string[], name: string): boolean {
  const given = name.split('_')
  const family = given.pop() ?? ''
  const before = words[words.indexOf(family) - 1]
  if (family.length < 3 || before === undefined) return false
  return given.some((word) => word === before || (before.length <= 2 && word.startsWith(before)))
}
