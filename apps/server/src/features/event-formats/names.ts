import type { Localized } from '@games/domain'
import { eventTypeName } from '@games/domain/sports/stored-event-type'
import { typedEventOf } from '@games/domain/sports/typed-event'
import type { EventFacts } from '@games/odf/tables/index'
import { sentName } from '../../facts/sent-name.ts'
import type { Names } from '../names/index.ts'

/** The codes of the competitors in the lists of an event, with the names that its messages sent. */
export const sentNames = ({ lists }: EventFacts): ReadonlyMap<string, string | null> =>
  new Map(
    [...lists.values()].flatMap(({ results }) => results.results.map((row) => [row.competitor.code, sentName(row)])),
  )

/** Returns the name of a competitor: of the participants, else of the results, else the code. */
export const nameIn = (names: Names, sent: ReadonlyMap<string, string | null>, code: string): string =>
  names.person(code, sent.get(code) ?? null).name

/**
 * The name of an event: of the feed or a sheet, else of the catalogue of its sport by the RSC of its event type; null: neither has one.
 */
export function eventName(names: Names, event: string, typeCode: string): Localized | null {
  const sent = names.event(event).name
  const typed = sent === null ? typedEventOf(typeCode) : null
  return sent ?? (typed && eventTypeName(typed))
}
