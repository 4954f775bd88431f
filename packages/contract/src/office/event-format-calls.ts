import { FORMAT_PARTS } from '@games/domain/ranking-rules/index'
import { z } from 'zod'
import * as form from 'zod/mini'
import type { PrivateEndpoints } from '../private-endpoint.ts'
import { EventFormat, EventFormatPlan, EventFormats, MedalDifferences } from './event-formats.ts'
import { OfficeChange } from './office.ts'

const Event = z.object({ event: z.string().regex(/^[A-Z0-9]{3}[A-Z0-9.-]{1,31}$/) })

/** The format of a part of an event or of a discipline; null takes it away. */
const Choice = { part: form.enum(FORMAT_PARTS), format: form.nullable(EventFormat) }

export const eventFormatCalls = {
  listEventFormats: {
    summary: 'Events whose medals are open, with the reasons, and events with a format that was chosen',
    audience: 'operator',
    whileClosed: true,
    response: EventFormats,
  },
  planEventFormat: {
    summary:
      'Returns the effect of a format on the medals of an event, or of a discipline’s events without a format; changes nothing',
    audience: 'operator',
    whileClosed: true,
    params: Event,
    body: form.object(Choice),
    response: EventFormatPlan,
  },
  chooseEventFormat: {
    summary:
      'Chooses the format of an event, or of a discipline’s events without a format; medals that followed from their results follow the format',
    audience: 'operator',
    whileClosed: true,
    params: Event,
    body: form.object({ ...Choice, seen: form.string().check(form.maxLength(64)) }),
    response: OfficeChange,
  },
  listMedalDifferences: {
    summary: 'Events whose medals in force are not those that the rules give to their results',
    audience: 'operator',
    whileClosed: true,
    response: MedalDifferences,
  },
  followResults: {
    summary: 'Replaces the medals of an event by those that the rules give to its results',
    audience: 'operator',
    whileClosed: true,
    params: Event,
    body: form.object({ seen: form.string().check(form.maxLength(64)) }),
    response: OfficeChange,
  },
} as const satisfies PrivateEndpoints
