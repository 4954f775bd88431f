export { feedMessageCalls, MESSAGE_KIND, undoMessage } from './messages.ts'
export { feedNeeds } from './needs.ts'
export { countWrongKey, feedSourceCalls, SOURCE_KIND, sourceOfKey, undoSource } from './sources.ts'
