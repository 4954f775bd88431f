/**
 * The 18 disciplines of the games (spec §1, R5.1). Their names stand in a file of their own: every page draws pictograms by code, and
 * names come from the feed.
 */
export const DISCIPLINE_CODES = [
  'ARC',
  'ATH',
  'BDM',
  'BKB',
  'CYC',
  'FEN',
  'GAR',
  'GRY',
  'HBL',
  'JUD',
  'OWS',
  'SWM',
  'TKW',
  'TRI',
  'TTE',
  'VBV',
  'VVO',
  'WRE',
] as const
export type DisciplineCode = (typeof DISCIPLINE_CODES)[number]

export const isDisciplineCode = (code: string): code is DisciplineCode =>
  (DISCIPLINE_CODES as readonly string[]).includes(code)
