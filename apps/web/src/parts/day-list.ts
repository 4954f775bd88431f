import { laterPart } from '../platform/later-part.tsx'

/** A day's units: hundreds of rows, whose links lead on before their script is there. */
export const dayList = laterPart(async () => (await import('./DayList.tsx')).DayList, '.schedule-units')
