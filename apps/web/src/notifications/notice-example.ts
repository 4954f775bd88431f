import type { Followed, UnitSummary } from '@games/contract'
import { trimRsc } from '@games/domain'
import { type FollowKey, isFollowKey, readFollowKey } from '@games/domain/follow/follow'
import type { Lead } from '@games/domain/notifications/pushed'
import { toldOf } from '@games/domain/notifications/words'
import type { Locale } from '../i18n/locale.ts'
import { timeOfDay } from '../i18n/format.ts'
import type { ShownTime } from '../time/shown-time.ts'
import { printedStart } from '../units/countdown.ts'

/** The notification that will come of the next unit of somebody who is followed. */
export interface NoticeExample {
  readonly title: string
  readonly body: string
  /** When the unit begins, and when the notification comes, as times are shown. */
  readonly start: string
  readonly at: string
}

/** What comes next of somebody, by whose key and name. */
export interface NextOf {
  readonly key: FollowKey
  readonly name: string
  /** The unit's RSC. */
  readonly code: string
}

/** Of delegations and disciplines medals are told, and no starts. */
export const isToldStarts = (key: string): boolean => {
  const kind = readFollowKey(key)?.kind
  return kind !== 'delegation' && kind !== 'discipline'
}

/** What begins first of all that is followed and told of; null: nothing that has a time. */
export function firstOf(followed: readonly Followed[], nameOf: (one: Followed) => string): NextOf | null {
  const starts = followed.flatMap((one) =>
    one.next?.start && isFollowKey(one.key) && isToldStarts(one.key)
      ? [{ key: one.key, name: nameOf(one), code: one.next.code, start: Date.parse(one.next.start) }]
      : [],
  )
  const [first] = starts.sort((a, b) => a.start - b.start)
  return first ?? null
}

const MINUTE = 60_000

/** In the words that the server has for it; null: nobody knows yet when the unit begins. */
export function exampleOf(
  { key, name }: NextOf,
  unit: UnitSummary,
  lead: Lead,
  locale: Locale,
  { at }: ShownTime,
): NoticeExample | null {
  const start = printedStart(unit)
  if (start === null) return null
  const facts = {
    kind: 'start',
    unit: {
      code: trimRsc(unit.code),
      discipline: unit.discipline.code,
      disciplineName: unit.discipline.name,
      event: unit.event.name,
      unit: unit.name,
      place: unit.location?.name ?? unit.venue?.name ?? null,
      start: unit.start,
    },
    who: [{ code: readFollowKey(key)?.code ?? '', athletes: [], name }],
    expected: start,
  } as const
  const gamesNow = start - lead * MINUTE
  const { title, body } = toldOf(facts, { follows: new Set([key]), locale, hidesResults: false, gamesNow }, 'new')
  return { title, body, start: timeOfDay(at(start)), at: timeOfDay(at(gamesNow)) }
}
