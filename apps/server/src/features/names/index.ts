export { type Names, WantedNames } from './names.ts'
