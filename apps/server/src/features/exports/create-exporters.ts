import type { ExporterOptions, Exporters } from './exporters.ts'
import { icsFeeds } from './ics-feeds.ts'
import { tableExports } from './table-exports.ts'

/** Every export on this database. */
export const createExporters = (options: ExporterOptions): Exporters => ({
  ...tableExports(options),
  ...icsFeeds(options),
})
