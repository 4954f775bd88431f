import { z } from 'zod'
import { isGamesDay } from '@games/domain/calendar'
import * as form from 'zod/mini'
import { Paging } from '../paging.ts'
import type { PrivateEndpoints } from '../private-endpoint.ts'
import { text } from '../texts.ts'
import { Colleagues, OfficeActions, OfficeChange, OfficeHome } from './office.ts'

/** A text that a program has made: nothing that a person types fits. */
const made = (pattern: RegExp) => form.string().check(form.regex(pattern))

const ActionId = z.object({ id: z.string().regex(/^\d{1,15}$/) })

export const officeCalls = {
  listOfficeActions: {
    summary: 'Who did what in the office and when, newest first, fifty a page',
    audience: 'operator',
    whileClosed: true,
    query: Paging.extend({
      /** Username. */
      person: text(1, 100).optional(),
      kind: text(1, 100).optional(),
      /** One subject of the kind. */
      subject: text(1, 200).optional(),
      /** Of the games' zone. */
      day: z.iso.date().refine(isGamesDay).optional(),
    }),
    response: OfficeActions,
  },
  undoOfficeAction: {
    summary: 'Takes one line of the record back, unless what it was about has changed since',
    audience: 'operator',
    whileClosed: true,
    params: ActionId,
    response: OfficeChange,
  },
  keepPresence: {
    summary: 'Says where in the office one is, and asks who else is in it: half a minute without it, and one is gone',
    audience: 'operator',
    whileClosed: true,
    body: form.object({
      /** Of this tab of the browser. */
      tab: form.uuid(),
      /** A path of the office. */
      page: made(/^\/[\w/.~-]{0,200}$/),
      /** What of the page is worked on, as the page names it: `body:por`. */
      spot: form.nullable(made(/^[a-z][\w:.-]{0,80}$/)),
    }),
    response: Colleagues,
  },
  getOfficeHome: {
    summary: 'What waits for somebody of the staff, what hurts the public most first',
    audience: 'operator',
    whileClosed: true,
    response: OfficeHome,
  },
  handleNeed: {
    summary: 'Says that something that waits is done, as it is now',
    audience: 'operator',
    whileClosed: true,
    body: form.object({
      key: made(/^[a-z][a-z-]*:[\w:.-]{1,200}$/),
      state: made(/^[a-z][\w:.-]{0,200}$/),
    }),
    response: OfficeChange,
  },
} as const satisfies PrivateEndpoints
