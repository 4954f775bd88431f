import { laterPart } from '../../platform/later-part.tsx'

/** What stands below a unit's list: no first load pays for its script. The page's loader awaits `bring`. */
export const unitRest = laterPart(async () => (await import('./UnitRest.tsx')).UnitRest, '.units-rest')

/** The start list, which has a tab of its own: only its page awaits `bring`. */
export const startListPart = laterPart(async () => (await import('./StartList.tsx')).StartList, '.units-starters')
