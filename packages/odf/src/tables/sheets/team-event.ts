import { isTeamEvent as hasTeamCode } from '@games/domain/sports/decision'
import { typedEventOf } from '@games/domain/sports/typed-event'

/** Whether teams, pairs, groups or relays compete in an event (`typeCodeOf`), by the catalogue of its sport, else by its code (`JUDXTEAM`). */
export function isTeamEvent(typeCode: string): boolean {
  const entrant = typedEventOf(typeCode)?.type.entrant
  return entrant === undefined ? hasTeamCode({ typeCode }) : entrant !== 'athlete'
}
