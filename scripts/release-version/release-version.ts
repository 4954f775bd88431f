import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gt, lt, valid } from 'semver'
import { ReleaseRefusal, versionsIn, withVersion } from './changelog.ts'

const USAGE = 'usage: npm run release:version -- X.Y.Z'

/**
 * Runs `npm run release:version` in the repository at `root`: moves the Unreleased section of CHANGELOG.md to the version, writes the version
 * into every package.json and package-lock.json, commits and tags. Returns what was done. Throws ReleaseRefusal, with everything unchanged,
 * if the version cannot be released.
 */
export function releaseVersion(args: readonly string[], root: string, today: string): string {
  const [version, ...others] = args
  if (version === undefined || others.length > 0) throw new ReleaseRefusal(USAGE)
  if (valid(version) !== version)
    throw new ReleaseRefusal(`"${version}" is no semantic version like 1.2.3 (https://semver.org).\n${USAGE}`)
  const tag = `v${version}`
  const changes = git(root, 'status', '--porcelain')
  if (changes) throw new ReleaseRefusal(`The working tree has changes: commit or stash them first.\n${changes}`)
  if (git(root, 'tag', '--list', tag)) throw new ReleaseRefusal(`The tag ${tag} exists already.`)

  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const changelog = read('CHANGELOG.md')
  const newer = versionsIn(changelog).find((one) => valid(one) && !gt(version, one))
  if (newer !== undefined)
    throw new ReleaseRefusal(`${version} is not newer than ${newer}, which CHANGELOG.md has already.`)
  const { version: current } = JSON.parse(read('package.json')) as { version: string }
  // equal before the first release
  if (lt(version, current)) throw new ReleaseRefusal(`${version} is older than ${current} in package.json.`)
  const released = withVersion(changelog, version, today)

  const before = git(root, 'rev-parse', 'HEAD')
  try {
    writeFileSync(join(root, 'CHANGELOG.md'), released)
    writePackages(root, version)
    git(root, 'commit', '--quiet', '--all', '--message', `chore(release): ${version}`)
    git(root, 'tag', '--annotate', tag, '--message', `Games Companion ${version}`)
  } catch (error) {
    git(root, 'reset', '--quiet', '--hard', before)
    throw error
  }
  return `${version} is committed and tagged as ${tag}. Publish it with: git push --follow-tags`
}

interface Lock {
  version: string
  readonly packages: Readonly<Record<string, { version?: string }>>
}

/** The root and its workspaces have one version. */
function writePackages(root: string, version: string): void {
  const lockFile = join(root, 'package-lock.json')
  const lock = JSON.parse(readFileSync(lockFile, 'utf8')) as Lock
  lock.version = version
  for (const [folder, entry] of Object.entries(lock.packages)) {
    if (folder.includes('node_modules/') || entry.version === undefined) continue
    entry.version = version
    const file = join(root, folder, 'package.json')
    // replaced in the text, since JSON.stringify would format the file differently
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^( {2}"version": )".*"/m, `$1"${version}"`))
  }
  writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`)
}

function git(root: string, ...args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (error) throw new ReleaseRefusal(`git cannot be run: ${error.message}`)
  if (status !== 0) throw new ReleaseRefusal(`git ${args[0]} failed: ${stderr.trim()}`)
  return stdout.trimEnd()
}
