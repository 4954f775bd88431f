/** Portuguese, in which content is written, first. */
export const LANGUAGES = ['por', 'spa', 'eng'] as const
export type Language = (typeof LANGUAGES)[number]
