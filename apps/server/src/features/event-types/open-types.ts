import type { EventToIdentify, EventTypeOption } from '@games/contract'
import { disciplineOf, padRsc } from '@games/domain'
import { type EventType, eventTypeCode } from '@games/domain/sports/event-type'
import { PLAIN_EVENT_TYPES } from '@games/domain/sports/plain-event-types'
import { sportOf } from '@games/domain/sports/registry'
import { eventTypeName, eventTypesFor } from '@games/domain/sports/stored-event-type'
import { LOCALES } from '@games/domain/text/localized'
import { nearestEventTypes, variantOfNames } from '@games/odf/tables/sheets/determine-event-type'
import type { Reading } from '../../facts/reading.ts'
import { WantedNames } from '../names/index.ts'
import { type OpenTypeRow, openTypes } from './event-types.queries.ts'

/** The events that the organiser is asked about or has answered, in the order of their codes. A sport without a catalogue has no types to ask for. */
export async function eventsToIdentify(tx: Reading): Promise<EventToIdentify[]> {
  const rows = (await openTypes(tx.from([]))).filter(
    ({ event, source }) => source === 'organiser' || sportOf(event).eventTypes.length > 0,
  )
  const wanted = new WantedNames()
  for (const { event } of rows) wanted.event(event)
  const names = await wanted.lookUp(tx)
  return rows.map((row): EventToIdentify => {
    const event = padRsc(row.event)
    return {
      event,
      name: names.event(event).name,
      discipline: disciplineOf(event),
      stored: row.type === null ? null : { type: row.type, variant: { ...row.variant } },
      isChosen: row.source === 'organiser',
      choices: optionsFor(row),
    }
  })
}

/** The types that an event can be: what is stored, then the nearest, then others of the sport with the values of the words, the plain ones last. */
function optionsFor({ event, type, variant, names }: OpenTypeRow): EventTypeOption[] {
  const discipline = disciplineOf(event)
  const texts = names.flatMap((name) => LOCALES.flatMap((locale) => name[locale] || []))
  const near = new Set(nearestEventTypes(discipline, texts).map(({ id }) => id))
  const isPlain = (one: EventType) => PLAIN_EVENT_TYPES.includes(one)
  const place = (one: EventType): number => (one.id === type ? 0 : near.has(one.id) ? 1 : isPlain(one) ? 3 : 2)
  const read = variantOfNames(discipline, texts)
  return eventTypesFor(discipline)
    .toSorted((a, b) => place(a) - place(b))
    .flatMap((one): EventTypeOption[] => {
      const values = one.id === type ? variant : takenBy(one, read)
      const name = eventTypeCode(one, values) === null ? null : eventTypeName({ type: one, variant: values })
      return name === null
        ? []
        : [{ type: one.id, variant: { ...values }, name: { ...name }, isNear: near.has(one.id) || one.id === type }]
    })
}

/** The values of a variant that codes of a type contain. */
function takenBy({ codes }: EventType, read: OpenTypeRow['variant']): OpenTypeRow['variant'] {
  const takes = (...names: readonly string[]): boolean =>
    codes.some((code) => names.some((name) => code.includes(`{${name}}`)))
  const { metres, legs, kg, over } = read
  return {
    ...(metres !== undefined && takes('metres', 'km') && { metres }),
    ...(legs !== undefined && takes('legs') && { legs }),
    ...(kg !== undefined && takes('kg') && { kg, ...(over && { over }) }),
  }
}
