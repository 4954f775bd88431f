import type { OdfResults } from '../message.ts'
import type { Warnings } from '../warnings.ts'
import { child, children, instant, integer, rsc, text, type XmlElement } from '../xml/element.ts'
import { readExtensions } from './read-extensions.ts'

export type ExtendedInfos = Pick<
  OdfResults,
  'start' | 'end' | 'extendedInfos' | 'sportDescription' | 'venueName' | 'locationName' | 'progress'
>

export const NO_EXTENDED_INFOS: ExtendedInfos = {
  start: null,
  end: null,
  extendedInfos: [],
  sportDescription: null,
  venueName: null,
  locationName: null,
  progress: null,
}

/** What is said of the unit as a whole: its actual times, weather and the like, names, and how far it has come (ODF §8). */
export function readExtendedInfos(infos: XmlElement, warnings: Warnings): ExtendedInfos {
  const times = child(infos, 'UnitDateTime')
  const sport = child(infos, 'SportDescription')
  const venue = child(infos, 'VenueDescription')
  const progress = child(infos, 'Progress')
  return {
    start: times ? instant(times, 'StartDate', warnings) : null,
    end: times ? instant(times, 'EndDate', warnings) : null,
    extendedInfos: readExtensions(children(infos, 'ExtendedInfo'), warnings),
    sportDescription: sport
      ? {
          disciplineName: text(sport, 'DisciplineName'),
          eventName: text(sport, 'EventName'),
          subEventName: text(sport, 'SubEventName'),
        }
      : null,
    venueName: venue ? text(venue, 'VenueName') : null,
    locationName: venue ? text(venue, 'LocationName') : null,
    progress: progress
      ? {
          unitsTotal: integer(progress, 'UnitsTotal', warnings),
          unitsComplete: integer(progress, 'UnitsComplete', warnings),
          lastUnit: rsc(progress, 'LastUnit', warnings),
        }
      : null,
  }
}
