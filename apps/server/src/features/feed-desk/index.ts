export { feedMessageCalls, MESSAGE_KIND, undoMessage } from './messages.ts'
export { feedNeeds } from './needs.ts'
export { type FeedKeys, openFeedKeys } from './feed-keys.ts'
export { feedSourceCalls, SOURCE_KIND, undoSource } from './sources.ts'
