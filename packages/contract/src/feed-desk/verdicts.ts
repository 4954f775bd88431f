/** What became of a message (docs/contracts/feed.md). */
export const FEED_VERDICTS = [
  'pending',
  'held',
  'applied',
  'superseded',
  'duplicate',
  'rejected',
  'voided',
  'kept',
  'withdrawn',
] as const
