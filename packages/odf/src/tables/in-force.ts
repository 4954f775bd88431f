import type { ResultStatus } from '@games/domain'
import type { StoredEventType } from '@games/domain/sports/stored-event-type'
import type { OdfCode, OdfCompetitorType, OdfParticipant, OdfResults, OdfTeam, OdfUnit } from '../message.ts'
import type { MedalsNow } from './by-rule/event-facts.ts'

/** What is in force now, as far as a table is about it. Codes in full; disciplines of three letters. */
export interface InForce {
  unit(code: string): OdfUnit | null
  participant(code: string, discipline: string): OdfParticipant | null
  team(code: string, discipline: string): OdfTeam | null
  /** The list of a unit (DT_RESULT). */
  list(unit: string): { readonly status: ResultStatus | null; readonly results: OdfResults } | null
  /** The table of a pool (DT_POOL_STANDING), by its phase. */
  standing(phase: string): { readonly status: ResultStatus | null; readonly results: OdfResults } | null
  medals(event: string): MedalsNow | null
  /** Whether a code is a person's or a team's; null for one that nobody has. */
  typeOf(code: string): OdfCompetitorType | null
  /** Codes of a team's athletes, in order. */
  members(team: string): readonly string[]
  /** Names of a set of codes that tables have brought. */
  names(set: string): readonly OdfCode[]
  /** The stored type of the event of an event or unit; null: not known. */
  eventType(code: string): StoredEventType | null
}

export const NOTHING_IN_FORCE: InForce = {
  unit: () => null,
  participant: () => null,
  team: () => null,
  list: () => null,
  standing: () => null,
  medals: () => null,
  typeOf: () => null,
  members: () => [],
  names: () => [],
  eventType: () => null,
}
