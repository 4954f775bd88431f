import type { MapTiles } from '@games/contract'
import { lazy, Suspense, useState } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { useHydrated } from '../../app-shell/use-hydrated.ts'

const TileMap = lazy(() => import('./TileMap.tsx'))

/** The offer of a map from somebody else, who learns of the visitor when it is opened: never by itself, and not without script. */
export function MapPart({
  point,
  name,
  tiles,
}: {
  point: { readonly lat: number; readonly lon: number }
  name: string
  tiles: MapTiles
}) {
  const t = useT()
  const [wanted, setWanted] = useState(false)
  const hydrated = useHydrated()
  if (!hydrated) return null
  if (wanted)
    return (
      <Suspense fallback={<div className="venues-map-coming" />}>
        <TileMap point={point} name={name} tiles={tiles} />
      </Suspense>
    )
  return (
    <p className="venues-ask">
      <button type="button" className="ui-button" onClick={() => setWanted(true)}>
        {t('venues.open-map')}
      </button>
      <small>{t('venues.open-map-who', { host: new URL(tiles.template).host })}</small>
    </p>
  )
}
