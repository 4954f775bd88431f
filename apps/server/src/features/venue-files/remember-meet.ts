import { EventFormat } from '@games/contract'
import { rscPrefix } from '@games/domain'
import type { MeetProgramme } from '@games/odf/venue-files/index'
import type { ClientBase } from 'pg'
import * as form from 'zod/mini'
import { addFormat, withdrawFormat } from '../event-formats/index.ts'
import type { RecordedState } from '../office-log/index.ts'
import { originIn, originText } from './choices.ts'
import { choiceOf, eventsInProgramme, putChoice } from './venue-files.queries.ts'

/** Data that an import of a programme stores beside its messages, by event (22 characters). The office's record has it for the undo. */
const Remembered = form.object({
  meetEvents: form.record(form.string(), form.string()),
  formats: form.record(form.string(), EventFormat),
})

/** Stores the events of a meet and the formats that follow from its rounds; an event that has a format keeps it. Returns the new ones. */
export async function rememberMeet(
  tx: ClientBase,
  programme: MeetProgramme | null,
  meet: string,
): Promise<form.infer<typeof Remembered> | null> {
  if (programme === null) return null
  const meetEvents: Record<string, string> = {}
  const formats: Record<string, EventFormat> = {}
  for (const { code, number, format } of programme.events) {
    const event = rscPrefix(code, 'event')
    const before = await choiceOf(tx, 'lenex', 'meet-event', event)
    if (before === null || originIn(before).number !== number) {
      // the name of the meet that imported the event stays
      const text = originText({ number, meet: before === null ? meet : originIn(before).meet })
      await putChoice(tx, 'lenex', 'meet-event', event, text)
      meetEvents[event] = text
    }
    if (format !== null && (await addFormat(tx, event, format))) formats[event] = format
  }
  return { meetEvents, formats }
}

/** Deletes the data of an undone import, unless it has changed since or a later file still has the event. */
export async function forgetMeet(tx: ClientBase, after: RecordedState | null): Promise<void> {
  const { data } = Remembered.safeParse(after)
  if (!data) return
  const present = new Set(await eventsInProgramme(tx, Object.keys(data.meetEvents)))
  for (const [event, number] of Object.entries(data.meetEvents))
    if (!present.has(event) && (await choiceOf(tx, 'lenex', 'meet-event', event)) === number)
      await putChoice(tx, 'lenex', 'meet-event', event, null)
  for (const [event, format] of Object.entries(data.formats))
    if (!present.has(event)) await withdrawFormat(tx, event, format)
}
