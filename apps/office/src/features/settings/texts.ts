/** Portuguese, which is never missing, first. */
export const LANGUAGES = ['por', 'spa', 'eng'] as const
export interface Texts {
  readonly por: string
  readonly spa?: string
  readonly eng?: string
}

export const textsOf = (value: unknown): Texts => (value as Texts | null) ?? { por: '' }

/** Without spaces at the ends, and without the languages that are empty. */
export const trimmed = ({ por, spa, eng }: Texts): Texts => ({
  por: por.trim(),
  ...(spa?.trim() && { spa: spa.trim() }),
  ...(eng?.trim() && { eng: eng.trim() }),
})
