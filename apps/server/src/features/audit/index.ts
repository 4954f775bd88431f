export { readStored } from './stored.ts'
