export { medallists, medalTableView } from './present.ts'
