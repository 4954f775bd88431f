import { z } from 'zod'
import * as form from 'zod/mini'
import type { PrivateEndpoints } from '../private-endpoint.ts'
import { EventFormatPlan } from './event-formats.ts'
import { EventTypeAnswer, EventTypes } from './event-types.ts'
import { OfficeChange } from './office.ts'

const Event = z.object({ event: z.string().regex(/^[A-Z0-9]{3}[A-Z0-9.-]{1,31}$/) })

export const eventTypeCalls = {
  listEventTypes: {
    summary:
      'Events whose type is unknown or unconfirmed, with the types that they can be, and events whose type was chosen',
    audience: 'operator',
    whileClosed: true,
    response: EventTypes,
  },
  planEventType: {
    summary: 'Returns the effect of a type on the ranks and medals of an event; changes nothing',
    audience: 'operator',
    whileClosed: true,
    params: Event,
    body: form.object({ answer: form.nullable(EventTypeAnswer) }),
    response: EventFormatPlan,
  },
  chooseEventType: {
    summary:
      'Chooses the type of an event; lists of tables are ranked again by its rules, and medals follow (null: takes the choice away)',
    audience: 'operator',
    whileClosed: true,
    params: Event,
    body: form.object({ answer: form.nullable(EventTypeAnswer), seen: form.string().check(form.maxLength(64)) }),
    response: OfficeChange,
  },
} as const satisfies PrivateEndpoints
