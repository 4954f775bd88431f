export { booksOfDiscipline, booksOfGames, booksOfUnit } from './book-lists.ts'
export { createPdfWorkers, type PdfWorkers } from './pdf-workers.ts'
export { type BookDeps, bookRoutes } from './routes.ts'
export type { Sheet } from './sheet.ts'
