import { lazyPart } from '../../lazy/lazy.tsx'

/** What can be done with a page about somebody: no first load pays for its script. Loaders of such pages await `preload`. */
export const pageActionsPart = lazyPart(
  async () => (await import('./PageActions.tsx')).PageActions,
  '.participants-actions',
)
