import { lazyPart } from '../../lazy/lazy.tsx'

/** A published medal table: only few games show one. */
export const publishedPart = lazyPart(
  async () => (await import('./PublishedTable.tsx')).PublishedTable,
  '.medals-published',
)

/** What an open row shows: only who opens one needs it. */
export const openRowPart = lazyPart(async () => (await import('./OpenRow.tsx')).OpenRow, '.medals-open')
