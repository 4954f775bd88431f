import type { LiveUpdatePort } from './port.ts'

export interface LiveUpdateDeps {
  /** Null: disabled by configuration. */
  readonly channel: string | null
  /** Announces that a newer bundle is about to be started; resolves when that was seen. */
  readonly announce: () => Promise<void>
  /** Whether starting anew would lose what somebody has written. */
  readonly hasUnsentInput: () => boolean
}

/** `later`: fetched, and started with the next start of the app. */
export type LiveUpdateOutcome = 'skipped' | 'current' | 'reloaded' | 'later'

/**
 * R3.10: the channel of the configuration is set, and its newest bundle is announced and started. Before anything else the running bundle
 * is reported ready, so that a failing update never takes it back. Rejects when the native side does.
 */
export async function updateLive(
  port: LiveUpdatePort | null,
  { channel, announce, hasUnsentInput }: LiveUpdateDeps,
): Promise<LiveUpdateOutcome> {
  if (!port || channel === null) return 'skipped'
  await port.ready()
  await port.setChannel(channel)
  const next = await port.sync()
  if (next === null) return 'current'
  await announce()
  if (hasUnsentInput()) return 'later'
  await port.reload()
  return 'reloaded'
}
