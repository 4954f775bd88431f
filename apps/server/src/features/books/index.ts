export { booksOfDiscipline, booksOfGames, booksOfUnit } from './book-lists.ts'
export { createPress, type Press } from './press.ts'
export type { Sheet } from './sheet.ts'
export { type BookDeps, bookRoutes } from './routes.ts'
