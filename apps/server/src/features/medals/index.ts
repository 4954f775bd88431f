export { medallists, medallistsPage } from './medallists.ts'
export { type MedalTableRow, medalsByDay, medalTableRows, unlistedOrganisations } from './medals.queries.ts'
export { medalTableView, presentMedalRow } from './present.ts'
