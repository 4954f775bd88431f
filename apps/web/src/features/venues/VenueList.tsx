import type { UnitSummary, Venues } from '@games/contract'
import { isDisciplineCode } from '@games/domain'
import { isForSpectators } from '@games/domain/schedule/for-spectators'
import { UNIT_KIND } from '@games/domain/units/status'
import { useEffect } from 'react'
import { FreshnessLine } from '../../app-shell/FreshnessLine.tsx'
import { PageTitle } from '../../app-shell/PageTitle.tsx'
import { useShownToday } from '../../app-shell/use-shown-today.ts'
import { dayLabel, shortDay, timeOfDay } from '../../i18n/format.ts'
import { useNames } from '../../i18n/use-names.ts'
import { useLocale, useT, useText } from '../../i18n/use-t.ts'
import { shownDayOf, useShownTime } from '../../time/shown-time.ts'
import { LiveDot } from '../../ui/LiveDot.tsx'
import { Pictogram } from '../../ui/Pictogram.tsx'
import { useUnitWords } from '../../units/use-unit-words.ts'
import { VenuePlan } from './VenuePlan.tsx'
import { numbered, venueAddress } from './venue-names.ts'

/** The venues by name beside their plan: what is on in each, and what is next there (spec R2.1 `/venues`). */
export function VenueList({
  view,
  onChoose,
  onRunOut,
}: {
  view: Venues
  onChoose: (address: string) => void
  /** Called when what was sent of a venue's units to come has all begun: the view has to be requested anew. */
  onRunOut: () => void
}) {
  const t = useT()
  const text = useText()
  const locale = useLocale()
  const named = numbered(view.venues, useNames())
  const by = Map.groupBy(
    view.units.filter(({ eventType }) => isForSpectators(eventType)),
    (unit) => unit.venue?.code,
  )
  useRunOut(by, onRunOut)
  const liveIn = (code: string) => (by.get(code) ?? []).filter((unit) => UNIT_KIND[unit.status] === 'live')
  const points = named.flatMap(({ venue: { code, place }, name, number }) =>
    place?.point ? [{ code, name, sign: String(number), live: liveIn(code).length > 0, ...place.point }] : [],
  )
  return (
    <>
      <PageTitle title={t('venues.title')} />
      <FreshnessLine text={dayLabel(view.day, locale)} />
      <div className={points.length > 0 ? 'venues-page' : 'venues-page venues-without-plan'}>
        <VenuePlan venues={points} onChoose={onChoose} />
        <ul className="venues-list">
          {named.map(({ venue, name, number }) => {
            const here = by.get(venue.code) ?? []
            const live = liveIn(venue.code)
            const next = here.find((unit) => UNIT_KIND[unit.status] === 'scheduled')
            return (
              <li key={venue.code}>
                <a className="venues-line" href={venueAddress(venue.code)}>
                  {venue.place?.point ? (
                    <span className="venues-number" aria-hidden="true">
                      {number}
                    </span>
                  ) : (
                    <span className="venues-number venues-number-none" />
                  )}
                  <span className="venues-what">
                    <b>{name}</b>
                    <span className="venues-disciplines">
                      {venue.disciplines.map(({ code, name: called }) => (
                        <span key={code}>
                          {isDisciplineCode(code) ? <Pictogram code={code} size="s" /> : null}
                          {text(called, code)}
                        </span>
                      ))}
                    </span>
                    <Next unit={next} live={live.length} />
                  </span>
                </a>
              </li>
            )
          })}
        </ul>
      </div>
    </>
  )
}

function Next({ unit, live }: { unit: UnitSummary | undefined; live: number }) {
  const t = useT()
  const words = useUnitWords()
  const locale = useLocale()
  const shown = useShownTime()
  const today = useShownToday()
  if (live === 0 && !unit) return <small>{t('venues.nothing-more')}</small>
  const day = unit ? shownDayOf(shown, unit) : null
  const clock = unit?.start && !unit.hideStart ? timeOfDay(shown.at(unit.start)) : ''
  const time = clock && day && shown.zone !== null && day !== today ? `${shortDay(day, locale)} ${clock}` : clock
  return (
    <>
      {live > 0 ? (
        <span className="venues-live">
          <LiveDot still /> {t('venues.on-now', { count: live })}
        </span>
      ) : null}
      {unit ? (
        <small>
          {time
            ? t('venues.next-at', { time, what: words.heading(unit) })
            : t('venues.next', { what: words.heading(unit) })}
        </small>
      ) : null}
    </>
  )
}

/** A venue had units to come, and none of those that were sent is to come any more. */
function useRunOut(by: ReadonlyMap<string | undefined, readonly UnitSummary[]>, onRunOut: () => void): void {
  const dry = [...by.values()].filter(
    (units) => units.length > 1 && units.every((unit) => UNIT_KIND[unit.status] !== 'scheduled'),
  ).length
  useEffect(() => {
    if (dry > 0) onRunOut()
    // only when another venue has run out
  }, [dry, onRunOut])
}
