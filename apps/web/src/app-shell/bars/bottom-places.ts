import { MENU, type MenuKey, type ShownEntry } from '@games/domain/access/menu'
import { isMobilePlatform, type Platform } from '@games/domain/access/platform'

const ON_MOBILE: readonly MenuKey[] = ['home', 'grid', 'medals', 'results']
/** Plain web has no home (R1.4). */
const ON_WEB: readonly MenuKey[] = ['grid', 'medals', 'results', 'athletes']

/** The places of the bottom bar, to which the menu is the fifth. */
export const bottomPlaces = (platform: Platform): ShownEntry[] =>
  (isMobilePlatform(platform) ? ON_MOBILE : ON_WEB).flatMap((wanted) => MENU.filter(({ key }) => key === wanted))
