import { DISCIPLINES } from '@games/domain/disciplines/disciplines'
import { pick } from '@games/domain/text/localized'
import { useLocale, useText } from '@games/web/i18n/use-t.ts'
import { useQuery } from '@tanstack/react-query'
import { publicApi } from './public-api.ts'

/** What the programme says changes little while somebody writes. Milliseconds. */
const KEPT_MS = 300_000

/** Days and disciplines of the games, as visitors have them; both empty before there is a programme. */
export const useProgramme = () =>
  useQuery({
    queryKey: ['getProgramme'],
    queryFn: ({ signal }) => publicApi.getProgramme({}, { signal }),
    staleTime: KEPT_MS,
  })

interface NamedDiscipline {
  readonly code: string
  readonly name: string
}

/** The games' disciplines, the organiser's own among them, and those that we know besides, by name. */
export function useDisciplines(): readonly NamedDiscipline[] {
  const locale = useLocale()
  const text = useText()
  const { data } = useProgramme()
  const names = new Map<string, string>([
    ...Object.entries(DISCIPLINES).map(([code, name]) => [code, pick(name, locale)] as const),
    ...(data?.disciplines ?? []).map(({ discipline: { code, name } }) => [code, text(name, code)] as const),
  ])
  return [...names]
    .map(([code, name]) => ({ code, name }))
    .sort((a, b) => a.name.localeCompare(b.name, locale) || a.code.localeCompare(b.code))
}
