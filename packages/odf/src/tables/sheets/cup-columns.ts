import { plain } from '../values.ts'
import type { FoundTable } from './found-table.ts'
import { sidesOf } from './cells.ts'
import { isLesserCup } from './final-words.ts'
import { wordsKey } from './sheet.ts'
import { unitWords } from './word-codes.ts'

/** Headers of a column of cups. */
const HEADER =
  /^(?:comp|competition|competicao|competencia|cup|copa|taca|trophy|trofeu|trofeo|tournament|torneio|torneo|bracket|quadro|cuadro|llave|serie|level|nivel|tier)s?$/
const CUP = '(?:cup|copa|taca|trophy|trofeu|trofeo|torneio|torneo|serie)'
const METAL = '(?:gold|silver|bronze|ouro|prata|oro|plata|bronce)'
/** `Cup`, `Plate`, `Plate Cup`: cups, whatever their header. */
const NAMED = new RegExp(`^(?:${CUP}_(?:de_)?)?(?:plate|bowl|shield)(?:_${CUP})?$`)
/** Cups below a header of cups. */
const IN_COLUMN = new RegExp(
  `^(?:${CUP}|(?:${CUP}_(?:de_)?)?(?:${METAL}|main|principal|champions?|campeoes|campeones)(?:_${CUP})?)$`,
)
const FIRST = /(?:^|_)(?:gold|ouro|oro|main|principal|champions?|campeoes|campeones)(?:_|$)|^[a-z]+$/

/** Whether plain words of a title are only the name of the main cup: `Copa de Oro`, `Taça Ouro`, `Gold Cup`. */
export const isMainCup = (words: string): boolean => IN_COLUMN.test(words) && FIRST.test(words) && words.includes('_')

/** The name of a cup by the metal that its column has without other words. */
const CUP_OF: ReadonlyMap<string, string> = new Map([
  ['silver', 'Silver Cup'],
  ['prata', 'Taça Prata'],
  ['plata', 'Copa de Plata'],
  ['bronze', 'Taça Bronze'],
  ['bronce', 'Copa de Bronce'],
])

/**
 * A table of matches with a column of cups (`Comp`: Cup, Plate, Bowl) with the words of the cup in its column of rounds: the final of the plate
 * decides no medal. An empty cell has the cup above it. Any other table is returned unchanged.
 */
export function withCups(table: FoundTable): FoundTable {
  const { fields, rows } = table
  const column = fields.includes('side1') || fields.includes('unit') ? cupColumnOf(table) : -1
  const round = roundColumnOf(table, column)
  if (column < 0 || round < 0) return table
  let cup = ''
  return {
    ...table,
    fields: fields.map((field, at) => (at === column ? null : field)),
    rows: rows.map((row) => {
      const written = row.cells[column] ?? ''
      const words = row.cells[round] ?? ''
      if (written !== '') cup = inWords(written)
      const isOfCup = cup !== '' && (written !== '' || isOfKnockout(words))
      const cells = row.cells.map((cell, at) =>
        at === column ? '' : at === round && isOfCup ? [cup, cell].filter(Boolean).join(' – ') : cell,
      )
      return { ...row, cells }
    }),
  }
}

const isOfKnockout = (words: string): boolean => !/^(?:GP|X|----)/.test(unitWords(words, { isMatch: true }).phase)

/** The column whose cells are all names of cups, one of them a lesser cup; -1: no such column. */
function cupColumnOf({ header, fields, rows }: FoundTable): number {
  return header.findIndex((words, at) => {
    if (fields[at] === 'medal' || fields[at] === 'wlt') return false
    const cups = new Set(rows.flatMap(({ cells }) => plain(cells[at] ?? '') || []))
    const isOfCups = HEADER.test(plain(words))
    return (
      [...cups].every((cup) => NAMED.test(cup) || IN_COLUMN.test(cup)) &&
      [...cups].some((cup) => NAMED.test(cup) || (isOfCups && (isLesserCup(cup) || CUP_OF.has(cup))))
    )
  })
}

/** The column of rounds: that of phases, else one of matches without sides; -1: no such column. */
function roundColumnOf({ fields, rows }: FoundTable, column: number): number {
  const isRound = (at: number) => at !== column && rows.every(({ cells }) => sidesOf(cells[at] ?? '') === null)
  const [phase, unit] = (['phase', 'unit'] as const).map((one) =>
    fields.findIndex((field, at) => field === one && isRound(at)),
  )
  return phase !== undefined && phase >= 0 ? phase : (unit ?? -1)
}

/** The words of a cup that a round needs; empty: the rounds of the main one are those of the event. */
function inWords(written: string): string {
  const words = plain(written)
  if (isLesserCup(words)) return written
  return CUP_OF.get(wordsKey(written)) ?? (FIRST.test(words) ? '' : written)
}
