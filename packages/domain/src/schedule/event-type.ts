/** Event types of the programme (spec R5.3). */
export const EVENT_TYPES = [
  'competition',
  'medal',
  'weighting',
  'broadcast',
  'default',
  'competition-medal',
  'training',
  'technical-meeting',
  'opening-ceremony',
  'closing-ceremony',
] as const
export type EventType = (typeof EVENT_TYPES)[number]

type CompetitionType = 'competition' | 'competition-medal'

/** Whether this is the type of a contest; the rest of the programme surrounds it. */
export const isCompetitionType = (type: EventType): type is CompetitionType =>
  type === 'competition' || type === 'competition-medal'

export const isCompetition = ({ eventType }: { readonly eventType: EventType }): boolean => isCompetitionType(eventType)

/**
 * The event type of a unit from ODF's PhaseType, its medal mark and its RSC (ODF §6, the table of PhaseType).
 * Weigh-ins and broadcasts have no PhaseType: our feeds send them as PhaseType 8 with the phases `WEIG` and `BRDC`, and arrivals and
 * departures, which R5.3 has no type for, with `ARRV` and `DEPT`.
 */
export function eventTypeFor(phaseType: string, medal: number, rsc: string): EventType {
  const phase = rsc.slice(22, 26)
  switch (phaseType) {
    case '0':
      return phase.startsWith('CLO') || rsc.includes('CLOS') ? 'closing-ceremony' : 'opening-ceremony'
    case '1':
    case '2':
      return 'training'
    case '3':
      return medal > 0 ? 'competition-medal' : 'competition'
    case '4':
    case '9':
      return 'technical-meeting'
    case '6':
      return 'medal'
    default:
      return phase === 'WEIG' ? 'weighting' : phase === 'BRDC' ? 'broadcast' : 'default'
  }
}
