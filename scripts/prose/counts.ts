import { dirname } from 'node:path'

/** Findings by file. */
export type Counts = ReadonlyMap<string, number>

/**
 * Reads `count file` lines. Of two lines for a file the smaller count is valid: git merges this file by keeping the lines of both sides.
 */
export function readCounts(text: string): Counts {
  const counts = new Map<string, number>()
  for (const [, count, file = ''] of text.matchAll(/^(\d+) (.+)$/gm))
    counts.set(file, Math.min(Number(count), counts.get(file) ?? Infinity))
  return counts
}

export const writeCounts = (counts: Counts): string =>
  [...counts]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, count]) => `${count} ${file}\n`)
    .join('')

/** The counts by folder. */
export function byFolder(counts: Counts): Counts {
  const folders = new Map<string, number>()
  for (const [file, count] of counts) folders.set(dirname(file), (folders.get(dirname(file)) ?? 0) + count)
  return folders
}

export interface Comparison {
  /** Files with findings that have no stored count. */
  readonly newFiles: readonly string[]
  /** Folders with more findings than stored, and with fewer, not counting new files. */
  readonly risen: readonly string[]
  readonly fallen: readonly string[]
}

export function compareCounts(stored: Counts, found: Counts): Comparison {
  const newFiles = [...found.keys()].filter((file) => !stored.has(file))
  const before = byFolder(stored)
  const now = byFolder(new Map([...found].filter(([file]) => stored.has(file))))
  const difference = (folder: string): number => (now.get(folder) ?? 0) - (before.get(folder) ?? 0)
  const folders = [...new Set([...before.keys(), ...now.keys()])].toSorted()
  return {
    newFiles,
    risen: folders.filter((folder) => difference(folder) > 0),
    fallen: folders.filter((folder) => difference(folder) < 0),
  }
}

/** The stored counts under the new names of files that were moved. */
export const afterMoves = (stored: Counts, moves: ReadonlyMap<string, string>): Counts =>
  new Map([...stored].map(([file, count]) => [moves.get(file) ?? file, count]))
