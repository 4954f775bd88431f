import { laterPart } from '../../platform/later-part.tsx'

/** The way to what changed since the morning, where a visitor begins. */
export const changesHintPart = laterPart(async () => (await import('./ChangesHint.tsx')).ChangesHint, '.changes-hint')
