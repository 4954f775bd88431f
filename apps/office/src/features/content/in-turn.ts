interface WithFile {
  readonly file: { readonly id: string }
}

/**
 * A list with one more: at its end, before those there that were chosen after it and came first. `turns` knows in which turn files of this
 * page were chosen; what it does not know was there before, and what comes after that comes after it.
 */
export function inTurn<One extends WithFile>(
  list: readonly One[],
  added: One,
  turn: number,
  turns: ReadonlyMap<string, number>,
): One[] {
  const place = list.findLastIndex(({ file }) => (turns.get(file.id) ?? 0) <= turn) + 1
  return list.toSpliced(place, 0, added)
}
