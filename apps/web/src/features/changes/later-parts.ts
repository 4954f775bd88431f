import { lazyPart } from '../../lazy/lazy.tsx'

/** The way to what changed since the morning, where a visitor begins. */
export const changesHintPart = lazyPart(async () => (await import('./ChangesHint.tsx')).ChangesHint, '.changes-hint')
