import { isTeamEvent as hasTeamCode } from '@games/domain/sports/decision'
import { typedEventOf } from '@games/domain/sports/typed-event'

/** Whether teams, pairs, groups or relays compete in an event, by the catalogue of its sport, else by its code (`JUDXTEAM`). */
export function isTeamEvent(event: string): boolean {
  const entrant = typedEventOf(event)?.type.entrant
  return entrant === undefined ? hasTeamCode({ code: event }) : entrant !== 'athlete'
}
