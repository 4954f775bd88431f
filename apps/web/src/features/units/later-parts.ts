import { lazyPart } from '../../lazy/lazy.tsx'

/** The unit of a film: rows are more than a page of films needs to be read. */
export const liveUnitPart = lazyPart(async () => (await import('./LiveUnit.tsx')).LiveUnit, '.units-live')
