export { medallists, medallistsPage } from './medallists.ts'
export { type MedalTableRow, medalsByDay, medalTableRows } from './medals.queries.ts'
export { readMedallists } from './past.ts'
export { medalTableView, presentMedalRow } from './present.ts'
