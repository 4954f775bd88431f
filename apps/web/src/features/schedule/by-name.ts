import type { Localized } from '@games/domain/text/localized'

interface Named {
  readonly discipline: { readonly code: string; readonly name: Localized | null }
}

/** In the order of their names in the visitor's language. */
export const byName = <T extends Named>(
  disciplines: readonly T[],
  text: (text: Localized | null, fallback: string) => string,
): T[] => {
  const nameOf = ({ discipline: { name, code } }: T) => text(name, code)
  return [...disciplines].sort((a, b) => nameOf(a).localeCompare(nameOf(b)))
}
