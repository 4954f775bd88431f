import { lazyPart } from '../../lazy/lazy.tsx'

/** A result list, as the server drew it until its script is there. Loaders of pages that show one await its `preload`. */
export const resultsPart = lazyPart(async () => (await import('./ResultTable.tsx')).ResultTable, '.units-results')
