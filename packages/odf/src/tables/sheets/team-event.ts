import { CONDUCT, DISQUALIFIED } from '@games/domain/ranking-rules/index'
import { isTeamEvent as hasTeamCode } from '@games/domain/sports/decision'
import { typedEventOf } from '@games/domain/sports/typed-event'

/** Whether teams, pairs, groups or relays compete in an event (`typeCodeOf`), by the catalogue of its sport, else by its code (`JUDXTEAM`). */
export function isTeamEvent(typeCode: string): boolean {
  const entrant = typedEventOf(typeCode)?.type.entrant
  return entrant === undefined ? hasTeamCode({ typeCode }) : entrant !== 'athlete'
}

/** Whether a mark of one member is that of the team: a relay is disqualified with any of its members. */
export const isMarkOfTeam = (typeCode: string, irm: string | null | undefined): boolean =>
  typedEventOf(typeCode)?.type.entrant === 'relay' && [...DISQUALIFIED, ...CONDUCT].some((mark) => mark === irm)
