import { belongsTo } from '@games/domain/accounts/user-types'
import { useMatches } from '@tanstack/react-router'
import { MENU, type MenuEntry, type PageAudience } from '../menu.ts'
import { useWorker } from '../session/office-session.ts'

/** The place of the menu that the shown page belongs to, for whom the page is, and whether the sidebar gives it room. */
export function usePage(): {
  readonly place: MenuEntry | undefined
  readonly audience: PageAudience
  readonly rail: boolean
} {
  const matches = useMatches()
  const data = matches.at(-1)?.staticData
  return {
    place: MENU.find(({ key }) => key === data?.place),
    audience: data?.audience ?? 'operator',
    rail: data?.rail ?? false,
  }
}

/** The places that whoever works here may open. */
export function usePlaces(): readonly MenuEntry[] {
  const { role } = useWorker()
  return MENU.filter(({ audience }) => belongsTo(audience, role))
}
