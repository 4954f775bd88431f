/** The sections of a discipline's pages (spec R2.2) in the order of their links, by the word in their address. */
export const DISCIPLINE_SECTIONS = [
  'schedule',
  'competitions',
  'participants',
  'medals',
  'finalrank',
  'reports',
] as const
export type DisciplineSection = (typeof DISCIPLINE_SECTIONS)[number]

/** The section an address is in; undefined for none of these. */
export const sectionAt = (pathname: string): DisciplineSection | undefined =>
  DISCIPLINE_SECTIONS.find((section) => pathname.split('/')[3]?.toLowerCase() === section)

/** A code with which `/discipline/{key}` can begin: three letters or figures, in any case. */
export const disciplineKey = (key: string): string | undefined =>
  /^[A-Za-z0-9]{3}$/.test(key) ? key.toUpperCase() : undefined
