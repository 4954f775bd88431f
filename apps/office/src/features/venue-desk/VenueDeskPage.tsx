import type { UnitSummary } from '@games/contract'
import { pick } from '@games/domain/text/localized'
import { calendarDay, shortDay, timeOfDay } from '@games/web/i18n/format.ts'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { Button } from '@games/web/ui/Button.tsx'
import { Empty } from '@games/web/ui/Empty.tsx'
import { Field } from '@games/web/ui/Field.tsx'
import { StatusMark } from '@games/web/ui/StatusMark.tsx'
import { useState } from 'react'
import { useCall } from '../../calls/use-call.ts'
import { SessionEnded } from '../../frame/SessionEnded.tsx'
import { signOutHere } from '../../frame/sign-out.ts'
import { useT } from '../../i18n/use-t.ts'
import { useWorker } from '../../session/office-session.ts'
import { useTime } from '../../time/use-time.ts'
import { CallFailed } from '../../ui/CallFailed.tsx'
import { Loading } from '../../ui/Loading.tsx'

/** What is new in the venue is seen within this. Milliseconds. */
const EVERY_MS = 15_000

/** The office of who works at venues: their units of a day, and nothing else (R4.7). */
export function VenueDeskPage() {
  const t = useT()
  const { username } = useWorker()
  const { moment } = useTime()
  const desk = useCall('getVenueDesk', undefined, { every: EVERY_MS })
  const [chosen, setChosen] = useState<string | null>(null)
  const locale = useLocale()
  const venues = desk.data?.venues ?? []
  const venue = venues.find(({ code }) => code === chosen) ?? venues[0]
  const nameOf = (one: (typeof venues)[number]): string => (one.name ? pick(one.name, locale) : one.code)
  return (
    <div className="desk">
      <title>{`${venue ? nameOf(venue) : t('office-venue.title')} · ${t('office.name')}`}</title>
      <header className="desk-head">
        <div>
          <b>{username}</b>
          <small>
            {t('office.role-results')}
            {desk.data?.until ? <> · {t('office-venue.until', { until: moment(desk.data.until) })}</> : null}
          </small>
        </div>
        <Button onClick={() => void signOutHere(t)}>{t('office.sign-out')}</Button>
      </header>
      <main id="page" className="desk-page">
        <h1 className="office-h1">{venue ? nameOf(venue) : t('office-venue.title')}</h1>
        {venues.length > 1 && venue ? (
          <Field label={t('office-venue.venue')}>
            {(control) => (
              <select
                {...control}
                className="ui-select"
                value={venue.code}
                onChange={({ target }) => setChosen(target.value)}
              >
                {venues.map((one) => (
                  <option key={one.code} value={one.code}>
                    {nameOf(one)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ) : null}
        {desk.error ? (
          <CallFailed error={desk.error} onRetry={() => void desk.refetch()} />
        ) : !desk.data ? (
          <Loading />
        ) : venue ? (
          <VenueUnits key={venue.code} code={venue.code} today={desk.data.today} />
        ) : (
          <Empty title={t('office-venue.no-venue')} why={t('office-venue.no-venue-why')} />
        )}
      </main>
      <SessionEnded />
    </div>
  )
}

function VenueUnits({ code, today }: { code: string; today: string }) {
  const t = useT()
  const locale = useLocale()
  const [day, setDay] = useState<string | null>(null)
  const { data, error, refetch } = useCall(
    'getVenueDeskDay',
    { params: { code }, query: { ...(day !== null && { day }) } },
    { every: EVERY_MS },
  )
  if (error) return <CallFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  const days = [...new Set([...data.days, today])].toSorted()
  return (
    <>
      <div className="desk-days" role="group" aria-label={t('office-venue.day')}>
        {days.map((one) => (
          <button
            key={one}
            type="button"
            className="office-button-small"
            aria-pressed={one === data.day}
            onClick={() => setDay(one)}
          >
            {one === today ? t('office-venue.today') : shortDay(one, locale)}
          </button>
        ))}
      </div>
      {data.units.length === 0 ? (
        <Empty title={t('office-venue.none')} why={t('office-venue.none-why')} />
      ) : (
        <ol className="desk-units">
          {data.units.map((unit) => (
            <Unit key={unit.code} unit={unit} day={data.day} />
          ))}
        </ol>
      )}
      <p className="muted small">{t('office-venue.read-only')}</p>
    </>
  )
}

function Unit({ unit, day }: { unit: UnitSummary; day: string }) {
  const t = useT()
  const locale = useLocale()
  const { start, status, name, event, discipline, location } = unit
  const text = (of: typeof name): string | null => (of ? pick(of, locale) : null)
  const time =
    start === null
      ? '–'
      : calendarDay(start) === day
        ? timeOfDay(start)
        : `${shortDay(calendarDay(start), locale)} ${timeOfDay(start)}`
  return (
    <li>
      <time dateTime={start ?? undefined}>{unit.hideStart ? (text(unit.startText) ?? time) : time}</time>
      <div>
        <b>{text(name) ?? text(event.name) ?? discipline.code}</b>
        <small>{[text(discipline.name), text(location?.name ?? null)].filter(Boolean).join(' · ')}</small>
        {unit.kind === 'head-to-head' ? (
          unit.sides.map((side, at) => (
            <span key={at} className="desk-side">
              <span>
                {side.competitor
                  ? [side.competitor.name, side.competitor.organisation?.code].filter(Boolean).join(', ')
                  : t('office-venue.unknown')}
              </span>
              <b>{side.irm ?? side.result ?? ''}</b>
            </span>
          ))
        ) : unit.kind === 'ranked' && unit.leader ? (
          <span className="desk-side">
            <span>{unit.leader.competitor.name}</span>
            <b>{unit.leader.result ?? ''}</b>
          </span>
        ) : null}
      </div>
      <StatusMark status={status} word={t(`status.${status}`)} />
    </li>
  )
}
