import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterMoves, byFolder, type Counts, compareCounts, readCounts, writeCounts } from './counts.ts'
import { readFindings } from './cached-findings.ts'
import { type Exception, EXCEPTIONS } from './exceptions.ts'
import { type Finding, withoutExceptions, wordsIn } from './find-words.ts'
import { type CheckedCommits, checkedCommits, movesSince, treeFiles } from './git.ts'
import { hasProse } from './pieces.ts'

const COUNTS = 'scripts/prose/counts.txt'
const UPDATE = 'npm run prose -- --update'

export interface Outcome {
  readonly passed: boolean
  readonly lines: readonly string[]
}

interface Options {
  /** Stores the counts that are found, if none has risen. */
  readonly update?: boolean
  readonly exceptions?: readonly Exception[]
  /** A file for the findings of unchanged files. */
  readonly cache?: string
}

/** Checks the prose of a working tree and the subjects of its commits. */
export function checkProse(root: string, { update = false, exceptions = EXCEPTIONS, cache }: Options = {}): Outcome {
  const files = proseFiles(root)
  if (files === undefined) return { passed: true, lines: ['Prose was not checked: git does not list the files.'] }
  const commits = checkedCommits(root)
  const { remaining, unused } = withoutExceptions(
    [...readFindings(root, files, cache), ...inSubjects(commits)],
    exceptions,
  )
  const inCommits = remaining.filter(({ kind }) => kind === 'commit subject')
  const byFile = Map.groupBy(
    remaining.filter(({ kind }) => kind !== 'commit subject'),
    fileOf,
  )
  const found: Counts = new Map([...byFile].map(([file, { length }]) => [file, length]))

  const isFirst = !existsSync(join(root, COUNTS))
  const recorded = isFirst ? new Map() : readCounts(readFileSync(join(root, COUNTS), 'utf8'))
  const stored = update && isFirst ? found : update ? afterMoves(recorded, movesSince(root, COUNTS)) : recorded
  const { newFiles, risen, fallen } = compareCounts(stored, found)
  const before = byFolder(stored)
  const now = byFolder(found)
  const faults = [
    ...inCommits.map(shown),
    ...newFiles.flatMap((file) => [
      `${file} has no stored count, so it may have no findings. If it was moved: git add, then ${UPDATE}`,
      ...(byFile.get(file) ?? []).map(shown),
    ]),
    ...risen.flatMap((folder) => [
      `${folder}: findings rose from ${before.get(folder) ?? 0} to ${now.get(folder)}. The number may only fall.`,
      ...[...byFile]
        .filter(
          ([file, { length }]) => dirname(file) === folder && stored.has(file) && length > (stored.get(file) ?? 0),
        )
        .flatMap(([, findings]) => findings.map(shown)),
    ]),
    ...unused.map(({ place, words }) => `The exception for "${words}" in ${place} is not needed: delete it.`),
  ]
  const lines = [
    ...faults,
    ...(commits.kind === 'left out' ? [`Commit subjects were not checked: ${commits.reason}.`] : []),
    `Findings: ${remaining.length} in ${files.length} files`,
  ]
  if (faults.length > 0) return { passed: false, lines }
  if (update) writeFileSync(join(root, COUNTS), writeCounts(found))
  else if (fallen.length > 0)
    return {
      passed: false,
      lines: [
        ...lines,
        ...fallen.map((folder) => `${folder}: findings fell from ${before.get(folder)} to ${now.get(folder) ?? 0}.`),
        `Store the new counts: ${UPDATE}`,
      ],
    }
  return { passed: true, lines }
}

/** All findings of files whose path begins with `prefix`. */
export const listFindings = (root: string, prefix: string): string[] =>
  withoutExceptions(
    readFindings(root, proseFiles(root)?.filter((file) => file.startsWith(prefix)) ?? []),
  ).remaining.map(shown)

const proseFiles = (root: string): string[] | undefined =>
  treeFiles(root)?.filter((file) => hasProse(file) && existsSync(join(root, file)))

const inSubjects = (commits: CheckedCommits): Finding[] =>
  commits.kind === 'left out'
    ? []
    : commits.commits.flatMap(({ hash, message }) =>
        wordsIn('commit subject', summaryOf(message)).map(({ words, use }) => ({
          place: `commit ${hash}`,
          kind: 'commit subject',
          words,
          use,
        })),
      )

/** The first line of a message without its type. */
const summaryOf = (message: string): string => message.replace(/\n[^]*/, '').replace(/^[a-z]+(?:\([^)]*\))?!?: /, '')

const fileOf = ({ place }: Finding): string => place.replace(/:\d+$/, '')

const shown = ({ place, kind, words, use }: Finding): string => `${place}  ${kind} "${words}": ${use}`
