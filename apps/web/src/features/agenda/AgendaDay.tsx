import type { Followed } from '@games/contract'
import type { Before } from '@games/domain/follow/agenda-plan'
import { Fragment, type ReactNode } from 'react'
import { timeOfDay } from '../../i18n/format.ts'
import { useT, useText } from '../../i18n/use-t.ts'
import { useShownTime } from '../../time/shown-time.ts'
import { Empty } from '../../ui/Empty.tsx'
import { minutesTo } from '../../units/countdown.ts'
import { UnitRow } from '../../units/UnitRow.tsx'
import type { AgendaLine } from './agenda-lines.ts'
import { useFollowedWords } from './use-followed-words.ts'

/** A start is counted down from so many minutes before. */
const SOON = 60
/** A longer gap than this leaves time for any way, minutes. */
const TIGHT = 90

/** A day in time order: what is over, on and to come of what is followed, and between them conflicts and gaps. */
export function AgendaDay({
  lines,
  followed,
  now,
  nowLine,
}: {
  lines: readonly AgendaLine[]
  followed: readonly Followed[]
  now: number | null
  nowLine: ReactNode
}) {
  const t = useT()
  const words = useFollowedWords()
  const athletes = new Map(followed.flatMap((one) => (one.kind === 'athlete' ? [[one.key, words.name(one)]] : [])))
  if (lines.length === 0) return <Empty title={t('agenda.nothing-on-day')} why={t('agenda.nothing-on-day-why')} />
  return (
    <section className="agenda-day" aria-label={t('agenda.in-order')}>
      <ol>
        {lines.map(({ unit, of, before, isConflicting, isNext }) => (
          <Fragment key={unit.code}>
            {isNext && nowLine ? <li>{nowLine}</li> : null}
            {before ? (
              <li className={before.kind === 'conflict' ? 'agenda-conflict' : 'agenda-gap'}>
                {before.kind === 'conflict' ? (
                  <Conflict before={before} venue={unit.venue} lines={lines} />
                ) : (
                  <Gap before={before} start={before.end + before.minutes * 60_000} />
                )}
              </li>
            ) : null}
            <li className={isConflicting ? 'agenda-conflicting' : undefined}>
              <UnitRow
                unit={unit}
                startsIn={minutesTo(unit, now, SOON)}
                who={of.flatMap((key) => athletes.get(key) ?? []).join(', ')}
              />
            </li>
          </Fragment>
        ))}
      </ol>
    </section>
  )
}

/** Why nobody can see both. */
function Conflict({
  before: { after, minutes, travel },
  venue,
  lines,
}: {
  before: Before
  venue: AgendaLine['unit']['venue']
  lines: readonly AgendaLine[]
}) {
  const t = useT()
  const text = useText()
  const from = lines.find(({ unit }) => unit.code === after.code)?.unit.venue
  return (
    <p>
      <b>{t('agenda.conflict')}</b>{' '}
      {travel && travel.minutes > 0 && from && venue
        ? t('agenda.conflict-way', {
            from: text(from.name, from.code),
            to: text(venue.name, venue.code),
            minutes: travel.minutes,
            by: travel.by ?? 'distance',
          })
        : t('agenda.conflict-overlap', { minutes: -minutes })}
    </p>
  )
}

function Gap({ before: { end, minutes, travel }, start }: { before: Before; start: number }) {
  const t = useT()
  const { at } = useShownTime()
  const hours = Math.floor(minutes / 60)
  const long =
    hours > 0 ? t('agenda.gap-hours', { hours, minutes: minutes % 60 }) : t('agenda.gap-minutes', { minutes })
  return (
    <p>
      <b>{long}</b>{' '}
      {travel && travel.minutes > 0 && minutes <= TIGHT
        ? t('agenda.gap-way', { minutes: travel.minutes, by: travel.by ?? 'distance' })
        : `${timeOfDay(at(end))}–${timeOfDay(at(start))}`}
    </p>
  )
}
