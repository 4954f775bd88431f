export { type MedalTableRow, medalTableRows } from './medals.queries.ts'
export { medallists, medalTableView, presentMedalRow } from './present.ts'
