export { createChanges } from './present.ts'
