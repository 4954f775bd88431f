import { lazyPart } from '../../lazy/lazy.tsx'

/** What an open row shows: only who opens one needs it. */
export const openRowPart = lazyPart(async () => (await import('./OpenRow.tsx')).OpenRow, '.medals-open')
