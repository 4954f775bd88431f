import { SCHEDULE_STATUSES, type ScheduleStatus } from '@games/domain'
import { ByCode, type OpenBody } from '../body.ts'
import type { OdfSession, OdfStart, OdfUnit } from '../message.ts'
import { inSortOrder } from '../sort-order.ts'
import type { Warnings } from '../warnings.ts'
import {
  child,
  children,
  competitorType,
  flag,
  instant,
  integer,
  oneOf,
  requiredInstant,
  requiredRsc,
  requiredText,
  text,
  type XmlElement,
} from '../xml/element.ts'
import { readLanguages } from '../xml/languages.ts'
import { readPreviousUnit } from './previous-unit.ts'

/** DT_SCHEDULE and DT_SCHEDULE_UPDATE: sessions and units (ODF §6). */
export const openSchedule: OpenBody = (_header, warnings) => {
  const sessions = new ByCode<OdfSession>('Session', warnings)
  const units = new ByCode<OdfUnit>('Unit', warnings)
  return {
    take(element) {
      if (element.name === 'Session') {
        const session = readSession(element)
        sessions.set(session.code, session)
      } else if (element.name === 'Unit') {
        const unit = readUnit(element, warnings)
        units.set(unit.code, unit)
      }
    },
    body: () => ({ kind: 'schedule', sessions: sessions.list(), units: units.list() }),
  }
}

const readSession = (session: XmlElement): OdfSession => ({
  code: requiredText(session, 'SessionCode', 'the code of the session'),
  start: requiredInstant(session, 'StartDate'),
  end: requiredInstant(session, 'EndDate'),
  venue: requiredText(session, 'Venue', 'the code of a venue'),
  venueName: text(session, 'VenueName'),
  status: text(session, 'SessionStatus'),
  name: readLanguages(session, 'SessionName'),
})

function readUnit(unit: XmlElement, warnings: Warnings): OdfUnit {
  const code = requiredRsc(unit, 'Code', warnings)
  const venue = child(unit, 'VenueDescription')
  return {
    code,
    phaseType: requiredText(unit, 'PhaseType', 'the kind of unit'),
    scheduleStatus: readScheduleStatus(unit, warnings),
    unitNum: text(unit, 'UnitNum'),
    start: instant(unit, 'StartDate', warnings),
    end: instant(unit, 'EndDate', warnings),
    actualStart: instant(unit, 'ActualStartDate', warnings),
    actualEnd: instant(unit, 'ActualEndDate', warnings),
    hideStart: flag(unit, 'HideStartDate'),
    hideEnd: flag(unit, 'HideEndDate'),
    order: integer(unit, 'Order', warnings),
    medal: readMedal(unit, warnings),
    venue: text(unit, 'Venue'),
    venueName: venue ? text(venue, 'VenueName') : null,
    location: text(unit, 'Location'),
    locationName: venue ? text(venue, 'LocationName') : null,
    sessionCode: text(unit, 'SessionCode'),
    startText: readLanguages(unit, 'StartText'),
    name: readLanguages(unit, 'ItemName'),
    startList: inSortOrder<OdfStart>(
      children(child(unit, 'StartList'), 'Start').map((start) => readStart(start, warnings)),
      (start, sortOrder) => ({ ...start, sortOrder }),
      `Start list of ${code}`,
      warnings,
    ),
  }
}

/** SCHEDULED where the word is not known: it claims the least, since a result that comes speaks for itself (ODF §5). */
function readScheduleStatus(unit: XmlElement, warnings: Warnings): ScheduleStatus {
  // The product's list has this second word for a planned break (ODF §5).
  if (text(unit, 'ScheduleStatus') === 'PROGRAMED_PAUSE') return 'SCHEDULED_BREAK'
  return oneOf(unit, 'ScheduleStatus', SCHEDULE_STATUSES, 'SCHEDULED', warnings)
}

function readMedal(unit: XmlElement, warnings: Warnings): 0 | 1 | 2 | 3 {
  const medal = integer(unit, 'Medal', warnings) ?? 0
  if (medal === 0 || medal === 1 || medal === 2 || medal === 3) return medal
  warnings.add(`Unit has Medal ${medal}, not 0 to 3: left out`)
  return 0
}

function readStart(
  start: XmlElement,
  warnings: Warnings,
): Omit<OdfStart, 'sortOrder'> & { readonly sortOrder: number | null } {
  const competitor = child(start, 'Competitor')
  return {
    sortOrder: integer(start, 'SortOrder', warnings),
    startOrder: text(start, 'StartOrder'),
    competitor: competitor
      ? {
          code: requiredText(competitor, 'Code', 'the code of a competitor'),
          type: competitorType(competitor, warnings),
          organisation: text(competitor, 'Organisation'),
        }
      : null,
    previousUnit: readPreviousUnit(start, warnings),
  }
}
