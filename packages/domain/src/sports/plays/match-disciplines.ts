/** Disciplines whose matches have statistics or actions of both sides (R5.11); apart from those tables, so that a page need not load them. */
export const MATCH_DISCIPLINES: ReadonlySet<string> = new Set([
  'BDM',
  'BKB',
  'FBL',
  'FEN',
  'HBL',
  'JUD',
  'TKW',
  'TTE',
  'VBV',
  'VVO',
  'WRE',
])
