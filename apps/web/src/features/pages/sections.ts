/** Where a reader goes from a section that has nothing to show. */
const DAYS = { key: 'days', address: '/schedule/days' } as const
const EVENT = { key: 'event', address: '/schedule/event' } as const
const DISCIPLINES = { key: 'disciplines', address: '/schedule/disciplines' } as const
const MEDALS = { key: 'medals', address: '/medals/all' } as const
const VENUES = { key: 'venues', address: '/venues' } as const

/**
 * The sections of spec §2 that nothing has been published for, and where each leads on. Their words are `pages.title-…`, `pages.about-…`
 * (what the section is for) and `pages.why-…` (why it is empty).
 */
export const SECTIONS = {
  hotel: VENUES,
  hospital: VENUES,
  other: DAYS,
  venues: DAYS,
  videos: DAYS,
  courses: DAYS,
  sponsors: DAYS,
  transport: VENUES,
  volunteers: DAYS,
  ambassadors: DAYS,
  informativos: DAYS,
  announcements: DAYS,
  'official-photos': MEDALS,
  'official-reports': DAYS,
  awards: EVENT,
  reports: DISCIPLINES,
  live: DAYS,
} as const

export type SectionKey = keyof typeof SECTIONS
