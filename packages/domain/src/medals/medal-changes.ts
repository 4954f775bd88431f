import type { Medal } from './medal-table.ts'

/** One medal of an event and who has it. */
export interface MedalInForce {
  readonly competitor: string
  readonly medal: Medal
}

/** What became of a competitor's medal between two lists of an event's medals; null: none. */
export interface MedalChange {
  readonly competitor: string
  readonly what: 'medal'
  readonly from: Medal | null
  readonly to: Medal | null
}

/** Competitors in the order of the new list, those who are no longer in it last. Somebody with two medals has a change for each that changed. */
export function medalChanges(before: readonly MedalInForce[], after: readonly MedalInForce[]): MedalChange[] {
  const competitors = new Set([...after, ...before].map(({ competitor }) => competitor))
  return [...competitors].flatMap((competitor) => {
    const [was, is] = [before, after].map((list) => medalsOf(list, competitor)) as [Medal[], Medal[]]
    const [lost, won] = [without(was, is), without(is, was)]
    return Array.from({ length: Math.max(lost.length, won.length) }, (_, at) => ({
      competitor,
      what: 'medal' as const,
      from: lost[at] ?? null,
      to: won[at] ?? null,
    }))
  })
}

const medalsOf = (list: readonly MedalInForce[], competitor: string): Medal[] =>
  list.filter((entry) => entry.competitor === competitor).map(({ medal }) => medal)

/** Those of the medals that have no counterpart among the others. */
function without(medals: readonly Medal[], others: readonly Medal[]): Medal[] {
  const left = [...others]
  return medals.filter((medal) => {
    const at = left.indexOf(medal)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/**
 * What of a change of medals is published: after a list that was OFFICIAL or protested all of it; before that the medals come one after
 * another, and only what somebody had had is a change, with who has it now.
 */
export function publishedMedalChanges(changes: readonly MedalChange[], wasFinal: boolean): readonly MedalChange[] {
  if (wasFinal) return changes
  const lost = new Set(changes.map(({ from }) => from))
  return changes.filter(({ from, to }) => from !== null || lost.has(to))
}
