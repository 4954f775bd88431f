import { lazyPart } from '../../lazy/lazy.tsx'

/** The filters of a day: no first load pays for their script. Loaders of pages that show a day await `bring`. */
export const dayToolsPart = lazyPart(async () => (await import('./DayTools.tsx')).DayTools, '.schedule-tools')

/** A day's units: hundreds of rows, whose links lead on before their script is there. */
export const dayUnitsPart = lazyPart(async () => (await import('./DayUnits.tsx')).DayUnits, '.schedule-units')
