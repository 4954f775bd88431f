import { lazyPart } from '../../lazy/lazy.tsx'

/** What an open row tells: only who opens one needs it. */
export const openRowPart = lazyPart(async () => (await import('./OpenRow.tsx')).OpenRow, '.medals-open')
