import { DISCIPLINE_CODES } from '../sports/by-discipline/codes.gen.ts'

/**
 * The 18 disciplines of the games (spec §1, R5.1). Their names stand in a file of their own: every page draws pictograms by code, and
 * names come from the feed.
 */
export { DISCIPLINE_CODES }
export type DisciplineCode = (typeof DISCIPLINE_CODES)[number]

export const isDisciplineCode = (code: string): code is DisciplineCode =>
  (DISCIPLINE_CODES as readonly string[]).includes(code)
