import type { PointEntry } from '@games/contract/points/points'
import { levelOf, XP_PER_LEVEL } from '@games/domain/points/level'

/** A line of the ledger with the level it led to; null: one stayed where one was. */
export interface LedgerLine {
  readonly entry: PointEntry
  readonly crossing: { readonly level: number; readonly up: boolean; readonly at: number } | null
}

/** Lines of several answers as one ledger, each once, newest first: lines are only ever added, and never change. */
export function mergedEntries(...answers: readonly (readonly PointEntry[])[]): PointEntry[] {
  const byId = new Map(answers.flat().map((entry) => [entry.id, entry]))
  return [...byId.values()].sort((a, b) => b.id - a.id)
}

/** What of the ledger leads over a level's border, up or, by a correction, down. */
export function linesOf(entries: readonly PointEntry[]): LedgerLine[] {
  return entries.map((entry) => {
    const { level: before } = levelOf(entry.balance - entry.points)
    const { level } = levelOf(entry.balance)
    if (level === before) return { entry, crossing: null }
    const up = level > before
    return { entry, crossing: { level, up, at: (up ? level - 1 : level) * XP_PER_LEVEL } }
  })
}

/** Lines by the day they were earned on, in the time shown. */
export function linesByDay(
  lines: readonly LedgerLine[],
  dayOf: (instant: string) => string,
): { readonly day: string; readonly lines: readonly LedgerLine[] }[] {
  const days: { day: string; lines: LedgerLine[] }[] = []
  for (const line of lines) {
    const day = dayOf(line.entry.earnedAt)
    const last = days.at(-1)
    if (last?.day === day) last.lines.push(line)
    else days.push({ day, lines: [line] })
  }
  return days
}
