/** What the organiser publishes beside the competition (R6.1), in the order of the office's lists. */
export const CONTENT_KINDS = [
  'informativo',
  'announcement',
  'report',
  'ambassador',
  'sponsor',
  'volunteer',
  'course',
  'place',
  'transport',
  'album',
  'video',
  'live-stream',
  'award',
] as const
export type ContentKind = (typeof CONTENT_KINDS)[number]

/** Kinds that visitors see in the organiser's order; the others by date. */
export const ORDERED_KINDS: readonly ContentKind[] = ['ambassador', 'sponsor', 'volunteer', 'place', 'transport']

/** How far a piece of content is. What is scheduled has never been published; what is published may have a newer version scheduled. */
export const CONTENT_STATES = ['draft', 'scheduled', 'published', 'archived'] as const
export type ContentState = (typeof CONTENT_STATES)[number]

/** How much it matters, the most urgent first. */
export const PRIORITIES = ['urgent', 'important', 'normal'] as const
export type Priority = (typeof PRIORITIES)[number]

/**
 * How a translation stands beside the Portuguese text: `stale`, the Portuguese has changed since; `missing`, some of it has none;
 * `not-wanted`, the organiser has said that Portuguese is enough.
 */
export const TRANSLATION_STATES = ['ready', 'stale', 'missing', 'not-wanted'] as const
export type TranslationState = (typeof TRANSLATION_STATES)[number]

/** Languages that content is translated into. */
export const TRANSLATIONS = ['spa', 'eng'] as const
export type Translation = (typeof TRANSLATIONS)[number]

export const PLACE_TYPES = ['hotel', 'hospital', 'other'] as const
export type PlaceType = (typeof PLACE_TYPES)[number]

/** Places that only who has signed in sees (R1.6). */
export const GUARDED_PLACES = ['hotel', 'hospital'] as const satisfies readonly PlaceType[]

export const SPONSOR_TIERS = ['main', 'official', 'support', 'organiser'] as const
export type SponsorTier = (typeof SPONSOR_TIERS)[number]
