/**
 * The strings of a list written into one cell, as in `['Ana', "D'Ávila"]`: items in single or double quotes, `\` before a quote or
 * a backslash. Null when the cell is no such list; an empty cell is an empty list.
 */
export function parseListCell(cell: string): string[] | null {
  const text = cell.trim()
  if (text === '') return []
  if (!text.startsWith('[') || !text.endsWith(']')) return null
  const inner = text.slice(1, -1)
  const strings: string[] = []
  const string = /\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")\s*(,|$)/y
  while (string.lastIndex < inner.length) {
    const found = string.exec(inner)
    if (!found) return null
    strings.push((found[1] ?? found[2] ?? '').replace(/\\(.)/g, '$1'))
  }
  return strings
}
