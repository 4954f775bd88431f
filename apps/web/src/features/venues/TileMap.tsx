import type { MapTiles } from '@games/contract'
import { useState } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { TILE, tilesAround, ZOOMS } from './tiles.ts'

const SIZE = { width: 512, height: 384 } as const

/** A venue on the map the organiser set up. It is fetched from somebody else: only ever shown after the visitor asked. */
export default function TileMap({
  point,
  name,
  tiles,
}: {
  point: { readonly lat: number; readonly lon: number }
  name: string
  tiles: MapTiles
}) {
  const t = useT()
  const [zoom, setZoom] = useState<number>(ZOOMS.first)
  const button = (step: 1 | -1, label: string, sign: string) => (
    <button
      type="button"
      className="ui-button"
      aria-label={label}
      disabled={zoom + step > ZOOMS.most || zoom + step < ZOOMS.least}
      onClick={() => setZoom(zoom + step)}
    >
      {sign}
    </button>
  )
  return (
    <figure className="venues-map">
      <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} role="img" aria-label={t('venues.map-of', { name })}>
        {tilesAround(point, zoom, SIZE, tiles.template).map(({ address, x, y }) => (
          <image key={address} href={address} x={x} y={y} width={TILE} height={TILE} />
        ))}
        <circle className="venues-pin" cx={SIZE.width / 2} cy={SIZE.height / 2} r="9" />
      </svg>
      <figcaption>
        <span>{tiles.attribution}</span>
        <span className="venues-zoom">
          {button(-1, t('venues.zoom-out'), '−')}
          {button(1, t('venues.zoom-in'), '+')}
        </span>
      </figcaption>
    </figure>
  )
}
