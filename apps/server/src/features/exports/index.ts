export { csvText } from './csv-text.ts'
export { createExporters } from './create-exporters.ts'
export type { ExportedFile, Exporters } from './exporters.ts'
export { type ExportDeps, exportRoutes } from './routes.ts'
