import { laterPart } from '../platform/later-part.tsx'

/** The way to what changed since the morning, where a visitor begins. */
export const changesHint = laterPart(
  async () => (await import('../features/changes/ChangesHint.tsx')).ChangesHint,
  '.changes-hint',
)
