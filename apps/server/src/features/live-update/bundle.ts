import { z } from 'zod'

/** Names that go into addresses and folders of phones as they are. */
export const APP_NAME = /^[A-Za-z\d][\w.-]{0,99}$/
export const CHANNEL_NAME = /^[\w.-]{1,64}$/

const version = z.int().min(1).max(2_100_000_000)

/** What is published once and never changes: `bundle.json` beside `bundle.zip`. */
export const bundleRecord = z.strictObject({
  /** `7-ab12cd34ef56`: the number of its folder, and the beginning of its checksum. A phone refuses for ever an id that did not come up. */
  id: z.string().regex(/^[1-9]\d{0,8}-[\da-f]{12}$/),
  app: z.string().regex(APP_NAME),
  channel: z.string().regex(CHANNEL_NAME),
  created: z.iso.datetime(),
  /** Of the zip. */
  bytes: z.int().positive(),
  /** SHA-256 of the zip in hex. */
  checksum: z.string().regex(/^[\da-f]{64}$/),
  /** RSA-SHA256 of the zip in base64. */
  signature: z.base64(),
  /** The wrappers that it runs in: versionCode of Android, CFBundleVersion of iOS. */
  minVersion: version,
  maxVersion: version,
})
export type BundleRecord = z.output<typeof bundleRecord>

/** What the organiser changes afterwards: `rollout.json`. */
export const rollout = z.strictObject({
  /** So many of a hundred phones get it. */
  percentage: z.number().min(0).max(100),
  withdrawn: z.boolean(),
})
export type Rollout = z.output<typeof rollout>

export interface Bundle extends BundleRecord, Rollout {
  /** Newer ones are higher. */
  readonly number: number
}

export const BUNDLE_FILE = 'bundle.zip'
export const RECORD_FILE = 'bundle.json'
export const ROLLOUT_FILE = 'rollout.json'

/** The folder of all bundles in DATA_DIR. */
export const BUNDLES_FOLDER = 'live-update'
