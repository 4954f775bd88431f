/** Rows of a page of the ranking (R7.3). */
export const RANKING_PAGE = 20
