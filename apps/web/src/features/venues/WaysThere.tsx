import type { VenuePlace } from '@games/contract'
import { type MouseEvent, useState } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { isNative } from '../../platform/is-native.ts'
import { openPlatform } from '../../platform/open-platform.ts'
import { TOAST_MS } from '../../ui/toast.ts'
import { mapLinks } from './map-links.ts'
import { useHydrated } from './use-hydrated.ts'

/** Where a venue is and the maps that show the way there. In the native wrapper they open over our pages, in a browser in another tab. */
export function WaysThere({ name, place }: { name: string; place: VenuePlace | null }) {
  const t = useT()
  const open = (address: string) => (event: MouseEvent) => {
    if (!isNative()) return
    event.preventDefault()
    void openPlatform().then((platform) => platform.openExternal(address))
  }
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
            <a
              className="ui-button"
              href={address}
              {...(map === 'geo' ? {} : { target: '_blank', rel: 'noopener noreferrer', onClick: open(address) })}
            >
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
