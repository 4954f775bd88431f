/** The facts in which the title of a race can contradict a unit of the programme. */
export const TITLE_CONTRADICTIONS = ['gender', 'distance', 'event', 'age-class', 'division'] as const
export type TitleContradiction = (typeof TITLE_CONTRADICTIONS)[number]
