// `npm run release:version -- X.Y.Z`: makes a version from the Unreleased section of CHANGELOG.md, as a commit with an annotated tag.
import { join } from 'node:path'
import { ReleaseRefusal } from './release-version/changelog.ts'
import { releaseVersion } from './release-version/release-version.ts'

try {
  const today = new Date().toISOString().slice(0, 10)
  console.log(releaseVersion(process.argv.slice(2), join(import.meta.dirname, '..'), today))
} catch (error) {
  if (!(error instanceof ReleaseRefusal)) throw error
  console.error(error.message)
  process.exitCode = 1
}
