import { medalTable, padRsc, STATE_CODES } from '@games/domain'
import type { OdfBody, OdfMedalStandings } from '@games/odf'
import type { Cue } from './cue.ts'
import { SECOND } from './games-time.ts'
import { type MedalAwarded, odfMedals } from './honours.ts'
import type { PlannedEvent } from './plan.ts'

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

/** The medals of a discipline's events so far, after every announcement of one (DT_MEDALLISTS_DISCIPLINE). */
export function disciplineMedallists(announced: readonly MedalsAnnounced[], events: readonly PlannedEvent[]): Cue[] {
  const planned = new Map(events.map((event) => [event.code, event]))
  const latest = new Map<string, Map<string, MedalsAnnounced>>()
  return [...announced]
    .sort((a, b) => a.at - b.at)
    .flatMap((one): Cue[] => {
      const discipline = planned.get(one.event)?.discipline
      if (discipline === undefined) return []
      const known = new Map(latest.get(discipline)).set(one.event, one)
      latest.set(discipline, known)
      const totalEvents = events.filter((event) => event.discipline === discipline).length
      const finishedEvents = [...known.values()].filter(({ complete }) => complete).length
      const body = (): OdfBody => ({
        kind: 'discipline-medallists',
        disciplines: [
          {
            code: padRsc(discipline),
            totalEvents,
            finishedEvents,
            events: [...known.values()].map(({ event, medals }) => ({
              code: padRsc(event),
              name: planned.get(event)?.name.por ?? null,
              date: medals[0]?.date ?? null,
              medals: odfMedals(medals),
            })),
          },
        ],
      })
      return [
        {
          kind: 'message',
          at: one.at + 15 * SECOND,
          documentType: 'DT_MEDALLISTS_DISCIPLINE',
          documentCode: padRsc(discipline),
          documentSubtype: null,
          resultStatus: finishedEvents === totalEvents ? 'OFFICIAL' : 'PARTIAL',
          notes: [],
          body,
        },
      ]
    })
}
