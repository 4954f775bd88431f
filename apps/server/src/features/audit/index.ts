export { heldOf } from './held.ts'
