import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The running version. */
export interface AppVersion {
  /** Semantic version of package.json. */
  readonly version: string
  /** Commit the app was built from, 12 hex digits; ends in `-dirty` if tracked files were changed; `unknown` without git. */
  readonly commit: string
}

/** `npm run build` and `npm start` write it beside the built server (scripts/run/build.mjs). */
const BUILT = 'version.json'

/**
 * Reads the version that the build has written into `folder`, which is the built server's. A server that runs from its sources has the version
 * of the root package.json.
 */
export function readAppVersion(folder = import.meta.dirname): AppVersion {
  const built = join(folder, BUILT)
  if (existsSync(built)) return JSON.parse(readFileSync(built, 'utf8')) as AppVersion
  const { version } = JSON.parse(readFileSync(join(folder, '../../../package.json'), 'utf8')) as { version: string }
  return { version, commit: 'unknown' }
}
