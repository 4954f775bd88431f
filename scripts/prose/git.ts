import { spawnSync } from 'node:child_process'

/** The output of git in a folder, or undefined if git is missing or fails. */
export function git(root: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000 })
  return status === 0 ? stdout : undefined
}

const lines = (text: string | undefined): string[] | undefined => text?.split('\n').filter(Boolean)

/** Files of the working tree, new ones included, ignored ones not; undefined without git. */
export const treeFiles = (root: string): string[] | undefined =>
  lines(git(root, '-c', 'core.quotePath=false', 'ls-files', '--cached', '--others', '--exclude-standard'))

/** New paths of files that were moved since the last commit that changed `file`, by their old paths. */
export function movesSince(root: string, file: string): ReadonlyMap<string, string> {
  const commit = git(root, 'log', '-1', '--format=%H', '--', file)?.trim()
  const moved =
    commit && git(root, '-c', 'core.quotePath=false', 'diff', '-M', '--diff-filter=R', '--name-status', commit)
  return new Map([...(moved || '').matchAll(/^R\d+\t(.+)\t(.+)$/gm)].map(([, from = '', to = '']) => [from, to]))
}

const CONFIG = 'commitlint.config.ts'

export interface Commit {
  /** The short hash. */
  readonly hash: string
  readonly message: string
}

export type CheckedCommits =
  | { readonly kind: 'commits'; readonly commits: readonly Commit[] }
  | { readonly kind: 'left out'; readonly reason: string }

/** Commits made on top of the one that added the configuration of commitlint, without merges. */
export function checkedCommits(root: string): CheckedCommits {
  const shallow = git(root, 'rev-parse', '--is-shallow-repository')?.trim()
  if (shallow === undefined) return { kind: 'left out', reason: 'this is no git repository, or git is missing' }
  if (shallow === 'true') return { kind: 'left out', reason: 'the clone is shallow (fetch its whole history)' }
  const since = lines(git(root, 'log', '--diff-filter=A', '--format=%H', '--', CONFIG))?.at(-1)
  if (since === undefined) return { kind: 'left out', reason: `no commit adds ${CONFIG}` }
  const log = git(root, 'log', '-z', '--no-merges', '--ancestry-path', '--format=%h %B', `${since}..HEAD`) ?? ''
  return {
    kind: 'commits',
    commits: log
      .split('\0')
      .filter(Boolean)
      .map((entry) => ({ hash: entry.slice(0, entry.indexOf(' ')), message: entry.slice(entry.indexOf(' ') + 1) })),
  }
}
