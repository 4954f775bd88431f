export { booksOfDiscipline, booksOfGames, booksOfUnit } from './book-lists.ts'
export { type BookAsked, type BookKind, type BookSources, isBookKind, writeBook } from './books.ts'
export { createPress, type Press } from './press.ts'
export type { Sheet } from './sheet.ts'
