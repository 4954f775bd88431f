import type { UnitSummary, VenueDay } from '@games/contract'
import { isForSpectators } from '@games/domain/schedule/for-spectators'
import { UNIT_KIND } from '@games/domain/units/status'
import { type ReactNode, useEffect, useMemo } from 'react'
import { Breadcrumb } from '../../app-shell/Breadcrumb.tsx'
import { FreshnessLine } from '../../app-shell/FreshnessLine.tsx'
import { PageTitle } from '../../app-shell/PageTitle.tsx'
import { dayLabel, shortDay } from '../../i18n/format.ts'
import { useNames } from '../../i18n/use-names.ts'
import { useLocale, useT, useText } from '../../i18n/use-t.ts'
import { UnitRow } from '../../units/UnitRow.tsx'
import { useMinutesTo } from '../../units/use-minutes-to.ts'
import { MapPart } from './MapPart.tsx'
import { VenuePlan } from './VenuePlan.tsx'
import { numbered, venueAddress } from './venue-names.ts'
import { WaysThere } from './WaysThere.tsx'

/** Longer waits than this many minutes are shown by the clock alone. */
const LONGEST_COUNTDOWN = 60

export interface VenueViewProps {
  readonly view: VenueDay
  readonly today: string
  /** Games time; null on the server and until hydrated. */
  readonly now: number | null
  readonly onChoose: (address: string) => void
  /** Called when what was sent of the units to come has all begun: the view has to be requested anew. */
  readonly onRunOut: () => void
}

/** A venue: the way there, what is on and comes next by day, and where it lies (spec R2.1 `/venues`). */
export function VenueView({ view, today, now, onChoose, onRunOut }: VenueViewProps) {
  const t = useT()
  const text = useText()
  const names = useNames()
  const locale = useLocale()
  const { venue, day, days, others, tiles } = view
  const { place } = venue
  const name = text(venue.name, venue.code)
  const fields = venue.locations.flatMap((location) => (location.name ? [text(location.name, '')] : []))
  const points = useMemo(() => {
    const own = place?.point ? [{ code: venue.code, name: venue.name, ...place.point }] : []
    return own.length === 0
      ? []
      : numbered([...own, ...others], names).map(({ venue: { code, lat, lon }, name: called }) => ({
          code,
          lat,
          lon,
          name: called,
          sign: '',
          live: false,
        }))
    // the names are the venues' in the visitor's language
    // oxlint-disable-next-line react/exhaustive-deps
  }, [venue, others, locale])
  return (
    <>
      <PageTitle title={name} full={t('venues.title-of', { name })} />
      <Breadcrumb crumbs={[{ text: t('venues.title'), address: '/venues' }, { text: name }]} />
      <FreshnessLine text={dayLabel(day, locale)} />
      <div className="venues-page venues-one">
        <div>
          <WaysThere name={name} place={place} />
          <dl className="venues-facts">
            <Fact name={t('venues.notes')}>{text(place?.notes, '')}</Fact>
            <Fact name={t('venues.accessibility')}>{text(place?.accessibility, '')}</Fact>
            <Fact name={t('venues.transport')}>{text(place?.transport, '')}</Fact>
            <Fact name={t('venues.fields')}>{fields.length > 1 ? fields.join(', ') : ''}</Fact>
          </dl>
        </div>
        <div className="venues-programme">
          <nav className="venues-days" aria-label={t('venues.days')} data-keep-scroll="">
            {days.map((one) => (
              <a
                key={one.day}
                className="ui-chip"
                href={venueAddress(venue.code, one.day)}
                aria-current={one.day === day ? 'page' : undefined}
              >
                {one.day === today ? t('venues.today') : shortDay(one.day, locale)}
                <span className="ui-chip-count">
                  <span className="ui-hidden">{t('venues.count', { count: one.units })}</span>
                  <span aria-hidden="true">{one.units}</span>
                </span>
              </a>
            ))}
          </nav>
          <Programme view={view} now={now} onRunOut={onRunOut} />
        </div>
        <div>
          <VenuePlan venues={points} chosen={venue.code} onChoose={onChoose} />
          {tiles && place?.point ? <MapPart point={place.point} name={name} tiles={tiles} /> : null}
        </div>
      </div>
    </>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return children ? (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  ) : null
}

function Programme({
  view: { venue, day, units: unitsOfDay, toCome, over },
  now,
  onRunOut,
}: Pick<VenueViewProps, 'view' | 'now' | 'onRunOut'>) {
  const t = useT()
  // the day's rows that were put in live may be other venues'
  const here = unitsOfDay.filter((unit) => unit.venue?.code === venue.code && isForSpectators(unit.eventType))
  const live = here.filter((unit) => UNIT_KIND[unit.status] === 'live')
  const next = here.filter((unit) => UNIT_KIND[unit.status] === 'scheduled')
  const runsOut = next.length === 0 && toCome > 0
  useEffect(() => {
    if (runsOut) onRunOut()
  }, [runsOut, onRunOut])
  const whole = new URLSearchParams({ day, venue: venue.code })
  return (
    <>
      <Part title={t('venues.live')} units={live} whole now={now} />
      <Part title={t('venues.coming')} units={next} whole={next.length >= toCome} now={now} />
      {live.length + next.length === 0 ? (
        <p className="venues-none">
          {over > 0 ? t('venues.all-over') : venue.days.includes(day) ? t('venues.nothing-on') : t('venues.no-day')}
        </p>
      ) : null}
      {venue.days.includes(day) ? (
        <p className="venues-whole">
          <a className="ui-button" href={`/schedule/days?${whole}`}>
            {t('venues.whole-day')}
          </a>
        </p>
      ) : null}
    </>
  )
}

function Part({
  title,
  units,
  whole,
  now,
}: {
  title: string
  units: readonly UnitSummary[]
  /** These are all there are: then they are counted. */
  whole: boolean
  now: number | null
}): ReactNode {
  const t = useT()
  const minutesTo = useMinutesTo()
  if (units.length === 0) return null
  return (
    <section>
      <div className="ui-section">
        <h2>{title}</h2>
        {whole ? <span>{t('venues.count', { count: units.length })}</span> : null}
      </div>
      <ul className="venues-units">
        {units.map((unit) => (
          <li key={unit.code}>
            <UnitRow unit={unit} startsIn={minutesTo(unit, now, LONGEST_COUNTDOWN)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
