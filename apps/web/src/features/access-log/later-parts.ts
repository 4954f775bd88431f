import { lazyPart } from '../../lazy/lazy.tsx'

/** Charts and tables: what draws them is more than the page needs to be read. */
export const logFiguresPart = lazyPart(async () => (await import('./LogFigures.tsx')).LogFigures, '.access-log-figures')
