export { type Names, WantedNames } from './names.ts'
export { codeNames } from './names.queries.ts'
