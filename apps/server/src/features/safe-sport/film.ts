import { type Film, LocalizedText } from '@games/contract'
import { z } from 'zod'

/** Browsers are told what they are offered, so that they take the first that they can play. */
const TYPES = {
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  webm: 'video/webm',
  m3u8: 'application/vnd.apple.mpegurl',
} as const
const ending = (address: string): string => /\.(\w+)$/.exec(address.replace(/[?#].*$/s, ''))?.[1]?.toLowerCase() ?? ''
const isFilm = (address: string): boolean => Object.hasOwn(TYPES, ending(address))

/** Its origin goes into a header, so nothing but an address does. */
const Address = z
  .string()
  .max(500)
  .refine((address) => /^https:\/\/[\w.-]+(?::\d+)?\/[^\s;,'"\\]*$/.test(address) && URL.canParse(address), {
    error: 'must be an address like https://films.example/safe-sport.mp4',
  })

/** Longer than any film that somebody watches before the games. */
const MOST_SECONDS = 3_600
const SHORTEST_SECONDS = 5
const MOST_CHAPTERS = 20

/** The setting `safe_sport_film`. */
export const FilmSetting = z
  .object({
    sources: z
      .array(Address.refine(isFilm, { error: `must end with ${Object.keys(TYPES).join(', ')}` }))
      .min(1)
      .max(4),
    seconds: z.number().min(SHORTEST_SECONDS).max(MOST_SECONDS),
    captions: z.strictObject({ por: Address, eng: Address, spa: Address }).partial().prefault({}),
    chapters: z
      .array(z.strictObject({ at: z.number().nonnegative(), title: LocalizedText }))
      .max(MOST_CHAPTERS)
      .prefault([]),
  })
  .strict()
  .superRefine(({ chapters, seconds }, context) => {
    const say = (message: string) => context.addIssue({ code: 'custom', path: ['chapters'], message })
    if (chapters.length > 0 && chapters[0]?.at !== 0) say('the first must be at 0')
    if (chapters.some(({ at }, n) => at <= (chapters[n - 1]?.at ?? -1))) say('each must be later than the one before')
    if (chapters.some(({ at }) => at >= seconds)) say('each must begin before the end')
  })

/** The film of a setting; null: there is none, or what is written cannot be one. */
export function filmOf(setting: unknown): Film | null {
  const read = FilmSetting.safeParse(setting)
  if (!read.success) return null
  const { sources, seconds, captions, chapters } = read.data
  return {
    sources: sources.map((address) => ({ address, type: TYPES[ending(address) as keyof typeof TYPES] })),
    seconds,
    captions: (['por', 'eng', 'spa'] as const).flatMap((locale) => {
      const address = captions[locale]
      return address === undefined ? [] : [{ locale, address }]
    }),
    chapters,
  }
}

/** A policy stands in the header of every page. */
const MOST_ORIGINS = 30
/** Nothing else goes into a header. */
const ORIGIN = /^https:\/\/[\w.-]+(?::\d+)?$/

/**
 * The other sites the film and `published`, addresses of streams and videos, are fetched from, as a policy writes them; empty: it is all our own.
 * A page elsewhere is none of them.
 */
export function filmOrigins(film: Film | null, published: readonly string[] = []): string {
  const addresses = [...(film?.sources ?? []), ...(film?.captions ?? [])].map(({ address }) => address)
  const all = [...addresses, ...published.filter(isFilm)]
  const foreign = all.filter((address) => !address.startsWith('/'))
  const origins = foreign.flatMap((address) => URL.parse(address)?.origin ?? []).filter((origin) => ORIGIN.test(origin))
  return [...new Set(origins)].slice(0, MOST_ORIGINS).sort().join(' ')
}

/** What tells one film from another: whoever has watched half of one has watched nothing of the next. */
export const filmKey = ({ sources, seconds }: Film): string => `${sources[0]?.address} ${seconds}`
