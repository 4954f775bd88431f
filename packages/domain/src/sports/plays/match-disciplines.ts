/** Disciplines whose matches have statistics or actions of both sides (R5.11); apart from those tables, so that a page need not load them. */
export { MATCH_DISCIPLINES } from '../by-discipline/codes.gen.ts'
