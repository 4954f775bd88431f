import { isDisciplineCode, isStateCode } from '@games/domain'
import { LONGEST_WAY, type WayFault, wayFaults } from '@games/domain/follow/venue-ways'
import { z } from 'zod'

/** Longest name of anything here, in characters as people count them. */
const MOST_NAME = 120
/** The longest games there are have a few weeks. */
const MOST_DAYS = 60
const DAY_MS = 86_400_000
const [FIRST_YEAR, LAST_YEAR] = [2000, 2100]

/** A fault by an id that the office has words for, beside what a command says. */
export const fault = (id: string, error: string) => ({ error, params: { fault: id } })

/** Any script, emoji too; no line breaks or other control characters, and nothing that cannot be stored. */
const isName = (text: string) => text.isWellFormed() && !/\p{Cc}/u.test(text)
const Name = z
  .string()
  .trim()
  .refine((text) => Array.from(text).length <= MOST_NAME, fault('name-long', `has more than ${MOST_NAME} characters`))
  .refine(isName, fault('name-characters', 'has line breaks or other control characters'))
const Optional = Name.optional().transform((text) => (text === '' ? undefined : text))

/** A name in Portuguese at least. */
export const NameSetting = z.strictObject({
  por: Name.refine((text) => text !== '', fault('name-required', 'is empty')),
  eng: Optional,
  spa: Optional,
})

const Day = z.iso.date().refine(
  (day) => {
    const year = Number(day.slice(0, 4))
    return year >= FIRST_YEAR && year <= LAST_YEAR
  },
  fault('day-far', `is not between ${FIRST_YEAR} and ${LAST_YEAR}`),
)

/** First and last day of the games. */
export const DaysSetting = z
  .strictObject({ first: Day, last: Day })
  .refine(({ first, last }) => first <= last, fault('days-order', 'the last day is before the first'))
  .refine(
    ({ first, last }) => (Date.parse(last) - Date.parse(first)) / DAY_MS < MOST_DAYS,
    fault('days-many', `games of more than ${MOST_DAYS} days are taken for a slip of the pen`),
  )

const ZONES: ReadonlySet<string> = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])

/** An IANA time zone by its own name. */
export const ZoneSetting = z
  .string()
  .refine(
    (zone) => ZONES.has(zone),
    fault('zone-unknown', 'is no time zone of the IANA list, such as America/Sao_Paulo'),
  )

/** A picture that was uploaded; its address is filled in by us. */
const Uploaded = z
  .strictObject({ file: z.uuid(), address: z.string().max(200).optional() })
  .nullable()
  .prefault(null)

const isOnce = (list: readonly { readonly code: string }[]) =>
  new Set(list.map(({ code }) => code)).size === list.length
const twice = fault('code-twice', 'has a code twice')

/** Who comes, in the organiser's order. A state of Brazil has its name and flag; everybody else needs a name. */
export const DelegationsSetting = z
  .array(
    z
      .strictObject({
        code: z.string().regex(/^[A-Z0-9]{2,10}$/, { error: 'a code has 2 to 10 capital letters and digits' }),
        name: NameSetting.nullable().prefault(null),
        flag: Uploaded,
      })
      .refine(({ code, name }) => name !== null || isStateCode(code), fault('name-required', 'needs a name')),
  )
  .max(300)
  .refine(isOnce, twice)

/** What is played, in the organiser's order. One of our eighteen has its name and pictogram; any other needs a name. */
export const DisciplinesSetting = z
  .array(
    z
      .strictObject({
        code: z.string().regex(/^[A-Z][A-Z0-9]{2}$/, { error: 'a code has three capital letters' }),
        name: NameSetting.nullable().prefault(null),
        pictogram: Uploaded,
        /** Hidden: pages do not list it. */
        visible: z.boolean().prefault(true),
      })
      .refine(({ code, name }) => name !== null || isDisciplineCode(code), fault('name-required', 'needs a name')),
  )
  .max(100)
  .refine(isOnce, twice)

/** Forty-five venues, each with each. */
const MOST_WAYS = 1_000

const AtVenue = z
  .string()
  .trim()
  .max(40)
  .refine(isName, fault('name-characters', 'has line breaks or other control characters'))
const Minutes = z.number().nullable().prefault(null)

/** How long people take between venues, on foot or by a shuttle of the games: a row for a pair, or one for each way. */
export const WaysSetting = z
  .array(
    z.strictObject({
      from: AtVenue,
      to: AtVenue,
      foot: Minutes,
      shuttle: Minutes,
      oneWay: z.boolean().prefault(false),
    }),
  )
  .max(MOST_WAYS, { error: `more than ${MOST_WAYS} ways` })
  .superRefine((ways, context) => {
    for (const [at, id] of wayFaults(ways))
      context.addIssue({ code: 'custom', path: [at], message: WAY_FAULTS[id], params: { fault: id } })
  })

const WAY_FAULTS: Readonly<Record<WayFault, string>> = {
  'way-venue': 'does not say between which venues',
  'way-same': 'leads to where it begins',
  'way-empty': 'has no minutes',
  'way-minutes': `has minutes that are no whole number from 1 to ${LONGEST_WAY}`,
  'way-twice': 'is of a pair that has one',
}
