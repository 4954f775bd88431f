export { eventCalls } from './calls.ts'
export { eventPublishers } from './publishers.ts'
