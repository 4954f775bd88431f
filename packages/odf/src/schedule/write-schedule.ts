import type { OdfBody, OdfSession, OdfStart, OdfUnit } from '../message.ts'
import { writeLanguages } from '../xml/languages.ts'
import { container, each, markup } from '../xml/markup.ts'
import { writePreviousUnit } from './previous-unit.ts'

export const writeSchedule = (body: Extract<OdfBody, { kind: 'schedule' }>): string =>
  each(body.sessions, writeSession) + each(body.units, writeUnit)

const writeSession = (session: OdfSession): string =>
  markup(
    'Session',
    {
      SessionCode: session.code,
      StartDate: session.start,
      EndDate: session.end,
      Venue: session.venue,
      VenueName: session.venueName,
      SessionStatus: session.status,
    },
    writeLanguages('SessionName', session.name),
  )

const writeUnit = (unit: OdfUnit): string =>
  markup(
    'Unit',
    {
      Code: unit.code,
      PhaseType: unit.phaseType,
      UnitNum: unit.unitNum,
      ScheduleStatus: unit.scheduleStatus,
      StartDate: unit.start,
      HideStartDate: unit.hideStart,
      EndDate: unit.end,
      HideEndDate: unit.hideEnd,
      ActualStartDate: unit.actualStart,
      ActualEndDate: unit.actualEnd,
      Order: unit.order,
      Medal: unit.medal === 0 ? null : unit.medal,
      Venue: unit.venue,
      Location: unit.location,
      SessionCode: unit.sessionCode,
    },
    writeLanguages('StartText', unit.startText) +
      writeLanguages('ItemName', unit.name) +
      writeVenue(unit) +
      container('StartList', each(unit.startList, writeStart)),
  )

const writeVenue = ({ venueName, locationName }: OdfUnit): string =>
  venueName === null && locationName === null
    ? ''
    : markup('VenueDescription', { VenueName: venueName, LocationName: locationName })

const writeStart = ({ sortOrder, startOrder, competitor, previousUnit }: OdfStart): string =>
  markup(
    'Start',
    { SortOrder: sortOrder, StartOrder: startOrder },
    writePreviousUnit(previousUnit) +
      (competitor
        ? markup('Competitor', {
            Code: competitor.code,
            Type: competitor.type,
            Organisation: competitor.organisation,
          })
        : ''),
  )
