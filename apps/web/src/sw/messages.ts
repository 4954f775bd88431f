import type { MessageLocale } from './precache-manifest.ts'

/** What a page sends to the worker. Each is answered through the message's port where it has one. */
export type ToWorker =
  /** The page's language, whose messages are to be cached. Answer: whether the app can now start without network. */
  | { readonly say: 'locale'; readonly locale: MessageLocale }
  /** Answer: the id of the worker's build. */
  | { readonly say: 'build' }
  /**
   * Take charge of pages that no worker is in charge of. Not while activating, where it would stand in the way of navigations that wait
   * for the new worker (Chromium 156: for ever).
   */
  | { readonly say: 'claim' }
  /** Take over now. */
  | { readonly say: 'take-over' }
  /** Take over if no other page is open: the requesting page is of the same build. */
  | { readonly say: 'take-over-if-alone' }

/** Anybody on our origin could send something to the worker. */
export const isToWorker = (message: unknown): message is ToWorker =>
  typeof message === 'object' && message !== null && 'say' in message

/** What the worker sends to a page: go where a notification leads. Answered through its port: whether the page goes there. */
export interface FromWorker {
  readonly say: 'open'
  /** From the site's root. */
  readonly path: string
}

export const isFromWorker = (message: unknown): message is FromWorker =>
  typeof message === 'object' &&
  message !== null &&
  'say' in message &&
  message.say === 'open' &&
  'path' in message &&
  typeof message.path === 'string'
