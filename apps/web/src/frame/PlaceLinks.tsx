import { Link, useLocation } from '@tanstack/react-router'
import { useT } from '../i18n/use-t.ts'
import { isAt, PLACES } from './places.tsx'

/** The main navigation: words in the top bar of a wide screen, icons over words at the bottom of a phone. */
export function PlaceLinks({ shape }: { shape: 'top' | 'bottom' }) {
  const t = useT()
  const pathname = useLocation({ select: (location) => location.pathname })
  return (
    <nav className={`frame-places frame-places-${shape}`} aria-label={t('frame.places')}>
      {PLACES.map((place) => (
        <Link
          key={place.key}
          to={place.address}
          aria-current={isAt(place, pathname) ? (pathname === place.address ? 'page' : 'true') : undefined}
        >
          {shape === 'bottom' ? (
            <svg className="frame-icon" viewBox="0 0 24 24" aria-hidden="true">
              {place.icon}
            </svg>
          ) : null}
          <span>{t(`frame.place-${place.key}`)}</span>
        </Link>
      ))}
    </nav>
  )
}
