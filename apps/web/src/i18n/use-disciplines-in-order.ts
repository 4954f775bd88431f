import type { Localized } from '@games/domain/text/localized'
import { useNames } from './use-names.ts'

interface OfDiscipline {
  readonly discipline: { readonly code: string; readonly name: Localized | null }
  readonly place: number | null
}

/** What there is of each discipline: in the organiser's order, then those that he has not placed by their names. */
export function useDisciplinesInOrder(): <T extends OfDiscipline>(ones: readonly T[]) => T[] {
  const { nameOf, byName } = useNames()
  const placeOf = ({ place }: OfDiscipline) => place ?? Number.MAX_SAFE_INTEGER
  return (ones) =>
    ones
      .map((one) => ({ one, name: nameOf(one.discipline) }))
      .sort((a, b) => placeOf(a.one) - placeOf(b.one) || byName(a, b))
      .map(({ one }) => one)
}
