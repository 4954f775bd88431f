import { createIsbotFromList, list } from 'isbot'

/** A browser without a screen shows pages as any other does: to previews, monitors and tests. */
const NO_CRAWLERS: ReadonlySet<string> = new Set(['headless'])

/** Whether a User-Agent is a crawler's (R3.4). */
export const isCrawler: (userAgent: string | undefined) => boolean = createIsbotFromList(
  list.filter((pattern) => !NO_CRAWLERS.has(pattern)),
)
