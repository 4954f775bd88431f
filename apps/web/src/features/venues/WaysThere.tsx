import type { VenuePlace } from '@games/contract'
import { useState } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { outsideLink } from '../../platform/outside-link.ts'
import { TOAST_MS } from '../../ui/toast-options.ts'
import { mapLinks } from '../../platform/map-links.ts'
import { useHydrated } from '../../app-shell/use-hydrated.ts'

/** Where a venue is and the maps that show the way there. In the native wrapper they open over our pages, in a browser in another tab. */
export function WaysThere({ name, place }: { name: string; place: VenuePlace | null }) {
  const t = useT()
  return (
    <section>
      <div className="ui-section">
        <h2>{t('venues.way')}</h2>
      </div>
      {place?.address ? (
        <p className="venues-address">
          <span>{place.address}</span>
          <CopyButton text={`${name}, ${place.address}`} />
        </p>
      ) : (
        <p className="venues-none">{t(place?.point ? 'venues.no-address' : 'venues.no-place')}</p>
      )}
      <ul className="venues-maps">
        {mapLinks(name, place).map(({ map, address }) => (
          <li key={map}>
            <a className="ui-button" {...(map === 'geo' ? { href: address } : outsideLink(address))}>
              {t(`venues.map-${map}`)}
            </a>
          </li>
        ))}
      </ul>
      <p className="venues-aside">{t('venues.leaves')}</p>
    </section>
  )
}

function CopyButton({ text }: { text: string }) {
  const t = useT()
  const hydrated = useHydrated()
  const [announced, setAnnounced] = useState('')
  if (!hydrated) return null
  const copy = async () => {
    setAnnounced(
      await navigator.clipboard.writeText(text).then(
        () => t('venues.copied'),
        () => t('venues.not-copied'),
      ),
    )
    setTimeout(() => setAnnounced(''), TOAST_MS)
  }
  return (
    <>
      <button type="button" className="ui-button ui-button-quiet" onClick={() => void copy()}>
        {t('venues.copy')}
      </button>
      <small role="status">{announced}</small>
    </>
  )
}
