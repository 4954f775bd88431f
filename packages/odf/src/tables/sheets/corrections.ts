import type { RawRow } from '../records.ts'
import { plain } from '../values.ts'

/** Words above the text that a correction replaces, and above the new text. */
const REPLACED =
  /^(?:onde_se_le(?:u|ia)?|donde_(?:dice|se_lee|decia)|dice|where_it_(?:says|reads)|instead_of|em_vez_de|en_lugar_de)$/
const CORRECTED = /^(?:leia_se|debe_(?:decir|leerse)|lease|(?:it_)?should_(?:read|say)|read)$/

/** The only filled cell of a row as a key of words; an empty text if it has several, or none. */
function wordsOf({ cells }: RawRow): string {
  const [words = '', ...others] = cells.filter((cell) => cell !== '')
  return others.length === 0 ? plain(words) : ''
}

/**
 * The rows in force of a sheet that may correct an earlier one: without those below `Onde se lê` until `Leia-se`, except headers and titles.
 * `replaced`: the numbers of the other rows, and of the rows with these words.
 */
export function withoutReplaced(
  rows: readonly RawRow[],
  isTitle: (row: RawRow) => boolean,
): { readonly rows: readonly RawRow[]; readonly replaced: readonly number[] } {
  const words = rows.map(wordsOf)
  if (!words.some((title) => CORRECTED.test(title))) return { rows, replaced: [] }
  const out = new Set<number>()
  let isReplaced = false
  for (const [at, row] of rows.entries()) {
    const title = words[at] ?? ''
    const isCorrected = CORRECTED.test(title)
    if (isCorrected) isReplaced = false
    // text that nothing replaces is in force
    else if (REPLACED.test(title)) isReplaced = words.slice(at + 1).some((later) => CORRECTED.test(later))
    else if (!isReplaced || isTitle(row)) continue
    out.add(row.row)
  }
  return { rows: rows.filter(({ row }) => !out.has(row)), replaced: [...out] }
}
