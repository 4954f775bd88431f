/** A list with one of it at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, at) => at !== from)
  const one = list[from]
  return one === undefined ? rest : [...rest.slice(0, to), one, ...rest.slice(to)]
}
