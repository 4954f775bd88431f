import { createHash } from 'node:crypto'
import type { Bundle } from './bundle.ts'

/** What a phone says of itself when it asks for the newest bundle. */
export interface Phone {
  readonly app: string
  readonly channel: string
  /** Of the wrapper: versionCode of Android, CFBundleVersion of iOS. */
  readonly version: number
  /** The same as long as the app is installed; empty: it says none. */
  readonly device: string
  /** The bundle that runs; null: the one the app was built with. */
  readonly running: string | null
}

/**
 * The bundle that a phone should run in place of its own; null: it has what it should have. The newest of its app and channel that runs in its
 * wrapper and is rolled out to it. A phone goes back to an older one only from one that was withdrawn: a percentage made smaller takes nothing away.
 */
export function offerFor(phone: Phone, bundles: readonly Bundle[]): Bundle | null {
  const ours = bundles
    .filter(({ app, channel }) => app === phone.app && channel === phone.channel)
    .toSorted((a, b) => b.number - a.number)
  const running = ours.find(({ id, withdrawn }) => id === phone.running && !withdrawn)
  const offered = ours.find(
    (bundle) =>
      bundle === running ||
      (!bundle.withdrawn &&
        bundle.minVersion <= phone.version &&
        phone.version <= bundle.maxVersion &&
        isRolledOut(bundle, phone.device)),
  )
  return offered === running ? null : (offered ?? null)
}

const OUT_OF = 2 ** 32

/** Whether a device is among the first so many of a hundred: always the same ones for a bundle, and others for the next. */
export function isRolledOut({ id, percentage }: Pick<Bundle, 'id' | 'percentage'>, device: string): boolean {
  if (percentage >= 100) return true
  if (device === '') return false
  const place = createHash('sha256').update(`${id} ${device}`).digest().readUInt32BE()
  return place < (percentage / 100) * OUT_OF
}
