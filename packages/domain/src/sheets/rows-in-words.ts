/** Rows as few words: `31–36`, `4, 7, 9…`. `count`: of how many these are the first. */
export function rowsInWords(rows: readonly number[], count: number): string {
  const runs: [number, number][] = []
  for (const row of rows) {
    const last = runs.at(-1)
    if (last && row === last[1] + 1) last[1] = row
    else runs.push([row, row])
  }
  const shown = runs.slice(0, 3).map(([from, to]) => (from === to ? String(from) : `${from}–${to}`))
  return shown.join(', ') + (runs.length > 3 || count > rows.length ? '…' : '')
}
