import type { Localized } from '@games/domain/text/localized'
import { useNames } from '../../i18n/use-names.ts'

interface OfDiscipline {
  readonly discipline: { readonly code: string; readonly name: Localized | null }
}

/** What there is of each discipline, in the order of the disciplines' names. */
export function useDisciplinesByName(): <T extends OfDiscipline>(ones: readonly T[]) => T[] {
  const { nameOf, byName } = useNames()
  return (ones) =>
    ones
      .map((one) => ({ one, name: nameOf(one.discipline) }))
      .sort(byName)
      .map(({ one }) => one)
}
