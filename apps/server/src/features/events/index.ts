export { eventPage } from './present.ts'
