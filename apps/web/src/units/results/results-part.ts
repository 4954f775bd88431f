import { laterPart } from '../../platform/later-part.tsx'

/** A result list, as the server drew it until its script is there. Loaders of pages that show one await `bring`. */
export const resultsPart = laterPart(async () => (await import('./ResultTable.tsx')).ResultTable, '.units-results')
