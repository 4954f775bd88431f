export type * from './message.ts'
export { UNDERSTOOD_TYPES, UPDATE_TYPES } from './message.ts'
