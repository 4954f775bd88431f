import { medalTable, padRsc, STATE_CODES } from '@games/domain'
import type { OdfMedalStandings } from '@games/odf'
import type { Cue } from './cue.ts'
import { SECOND } from './games-time.ts'
import type { MedalAwarded } from './honours.ts'

/** The medals of one event as they were announced (or corrected) at an instant; each replaces the event's one before. */
export interface MedalsAnnounced {
  readonly at: number
  readonly event: string
  readonly complete: boolean
  readonly medals: readonly MedalAwarded[]
}

/** The medal table after every announcement (DT_MEDALS), in the order of time. */
export function medalStandings(announced: readonly MedalsAnnounced[], totalEvents: number): Cue[] {
  const latest = new Map<string, MedalsAnnounced>()
  return [...announced]
    .sort((a, b) => a.at - b.at)
    .map((one): Cue => {
      latest.set(one.event, one)
      const now = [...latest.values()]
      const body: OdfMedalStandings & { kind: 'medal-standings' } = {
        kind: 'medal-standings',
        totalEvents,
        finishedEvents: now.filter(({ complete }) => complete).length,
        lines: linesOf(now.flatMap(({ medals }) => medals)),
      }
      return {
        kind: 'message',
        at: one.at + 10 * SECOND,
        documentType: 'DT_MEDALS',
        documentCode: padRsc(''),
        documentSubtype: null,
        resultStatus: 'OFFICIAL',
        notes: [],
        body: () => body,
      }
    })
}

const linesOf = (medals: readonly MedalAwarded[]): OdfMedalStandings['lines'] =>
  medalTable(
    medals.map(({ medal, entrant }) => ({ medal, organisation: entrant.organisation })),
    (organisation) => STATE_CODES.some((state) => state === organisation),
  ).rows.map(({ organisation, rank, gold, silver, bronze, total }) => ({
    organisation,
    rank: String(rank),
    gold,
    silver,
    bronze,
    total,
  }))
