import type { GuardedPlaces, Place } from '@games/contract/content/shown-content'
import { useGames } from '../../app-shell/games-context.ts'
import { useHydrated } from '../../app-shell/use-hydrated.ts'
import { ContentText } from '../../i18n/ContentText.tsx'
import { weekday } from '../../i18n/format.ts'
import { LOCALE_TAGS } from '../../i18n/locale.ts'
import { useLocale, useT, useText } from '../../i18n/use-t.ts'
import { venueInstant } from '../../live/games-clock.ts'
import { useGamesNow } from '../../live/live-context.ts'
import { mapLinks } from '../../platform/map-links.ts'
import { outsideLink } from '../../platform/outside-link.ts'
import { metresBetween, minutesOnFoot } from './distance.ts'
import { isAlwaysOpen, type Opening, openingAt } from './opening.ts'
import { usePosition } from './use-position.ts'

/**
 * Places with how far they are, their telephone and the way there. Distances are measured on the device: from where the organiser counts, in
 * the organiser's order, or from where the visitor is, the nearest first.
 */
export function PlaceList({ view: { origin, places } }: { view: GuardedPlaces }) {
  const t = useT()
  const text = useText()
  const isHydrated = useHydrated()
  const { position, ask, forget } = usePosition()
  const isOwn = position.kind === 'known'
  const from = isOwn ? position.point : origin?.point
  const measured = places.map((place) => ({
    place,
    metres: from && place.point ? metresBetween(from, place.point) : null,
  }))
  const shown = isOwn
    ? measured.toSorted((a, b) => (a.metres ?? Number.MAX_VALUE) - (b.metres ?? Number.MAX_VALUE))
    : measured
  return (
    <div className="places">
      <p className="places-from">
        <span role="status">
          {isOwn
            ? t('places.from-you')
            : position.kind === 'unasked'
              ? origin
                ? t('places.from', { name: text(origin.name, '') })
                : ''
              : t(`places.position-${position.kind}`)}
        </span>
        {isHydrated ? (
          <button type="button" className="link" disabled={position.kind === 'asking'} onClick={isOwn ? forget : ask}>
            {t(isOwn ? 'places.forget-position' : 'places.use-position')}
          </button>
        ) : null}
      </p>
      <ul className="places-list">
        {shown.map(({ place, metres }) => (
          <PlaceRow key={place.id} place={place} metres={metres} isOwn={isOwn} isMeasured={from !== undefined} />
        ))}
      </ul>
      <p className="places-aside">{t('places.about')}</p>
    </div>
  )
}

function PlaceRow({
  place,
  metres,
  isOwn,
  isMeasured,
}: {
  place: Place
  metres: number | null
  isOwn: boolean
  isMeasured: boolean
}) {
  const t = useT()
  const text = useText()
  const { id, name, address, telephone, notes, directions, link, opening, point } = place
  const called = text(name, '')
  const [map] = mapLinks(called, { point, address })
  const onFoot = metres === null ? null : minutesOnFoot(metres)
  return (
    <li id={id}>
      <span className="places-far">
        {metres === null ? isMeasured ? <span>{t('places.unmeasured')}</span> : null : <Distance metres={metres} />}
        {/* the organiser's word is how one comes from the origin */}
        {directions && !isOwn ? (
          <span>
            <ContentText text={directions} />
          </span>
        ) : onFoot === null ? null : (
          <span>{t('places.on-foot', { minutes: onFoot })}</span>
        )}
      </span>
      <span className="places-what">
        <b>
          <ContentText text={name} />
        </b>
        <span>{address ?? t('places.no-address')}</span>
        {notes ? (
          <span>
            <ContentText text={notes} />
          </span>
        ) : null}
        <Hours opening={opening} />
        {place.correction ? (
          <span>
            <ContentText text={place.correction} />
          </span>
        ) : null}
      </span>
      <span className="places-acts">
        {telephone === null ? null : (
          <a
            href={`tel:${telephone.replace(/[^\d+]/g, '')}`}
            aria-label={t('places.call', { name: called, telephone })}
          >
            {telephone}
          </a>
        )}
        {map && (point || address) ? (
          <a {...outsideLink(map.address)} aria-label={t('places.map-of', { name: called })}>
            {t('places.map')}
          </a>
        ) : null}
        {link === null ? null : (
          <a {...outsideLink(link)} aria-label={t('places.site-of', { name: called })}>
            {t('places.site')}
          </a>
        )}
      </span>
    </li>
  )
}

/** "0,8 km", below a hundred metres "< 0,1 km". */
function Distance({ metres }: { metres: number }) {
  const t = useT()
  const tag = LOCALE_TAGS[useLocale()]
  const km = Math.max(0.1, metres / 1_000)
  const figure = km.toLocaleString(tag, {
    minimumFractionDigits: km < 10 ? 1 : 0,
    maximumFractionDigits: km < 10 ? 1 : 0,
  })
  return (
    <b>
      {metres < 50 ? `< ${figure}` : figure}
      <small> {t('places.km')}</small>
    </b>
  )
}

/** The hours, and once it is known what time it is whether it is open. */
function Hours({ opening }: { opening: readonly Opening[] }) {
  const t = useT()
  const locale = useLocale()
  const now = useGamesNow()
  const { utcOffset } = useGames()
  if (opening.length === 0) return null
  const state = now === null ? null : openingAt(opening, venueInstant(now, utcOffset))
  // 2027-09-13 is a Monday
  const nameOf = (day: number) => weekday(`2027-09-${String(12 + day)}`, locale)
  const daysOf = (days: readonly number[]) => {
    const [first, last] = [Math.min(...days), Math.max(...days)]
    if (days.length === 7) return ''
    const isRow = last - first === days.length - 1 && days.length > 2
    return isRow
      ? `${t('places.days', { first: nameOf(first), last: nameOf(last) })} `
      : `${days
          .toSorted((a, b) => a - b)
          .map(nameOf)
          .join(', ')} `
  }
  return (
    <>
      <span>
        {isAlwaysOpen(opening)
          ? t('places.always')
          : opening.map(({ days, from, to }) => `${daysOf(days)}${t('places.hours', { from, to })}`).join('; ')}
      </span>
      {state && state.kind !== 'always' ? (
        <span className={`places-state places-${state.kind}`}>
          {state.kind === 'open'
            ? t('places.open-until', { time: state.until })
            : state.from === null
              ? t('places.closed')
              : t('places.opens', { time: state.from })}
        </span>
      ) : null}
    </>
  )
}
