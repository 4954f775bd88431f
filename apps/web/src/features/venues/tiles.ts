/** A picture of a map, and where it stands in one of `width` by `height` pixels around a point. */
export interface Tile {
  readonly address: string
  readonly x: number
  readonly y: number
}

export const TILE = 256
export const ZOOMS = { least: 12, first: 16, most: 18 } as const

/**
 * The tiles of a map ("slippy map": Web Mercator, 2^zoom tiles a side, x from the west, y from the north) that are needed for a picture
 * with the point in its middle. `template` has `{z}`, `{x}` and `{y}`.
 */
export function tilesAround(
  { lat, lon }: { readonly lat: number; readonly lon: number },
  zoom: number,
  { width, height }: { readonly width: number; readonly height: number },
  template: string,
): Tile[] {
  const side = 2 ** zoom
  const phi = (lat * Math.PI) / 180
  const middle = {
    x: ((lon + 180) / 360) * side,
    y: ((1 - Math.asinh(Math.tan(phi)) / Math.PI) / 2) * side,
  }
  const [left, top] = [middle.x - width / 2 / TILE, middle.y - height / 2 / TILE]
  const tiles: Tile[] = []
  for (let y = Math.floor(top); y < top + height / TILE; y++)
    for (let x = Math.floor(left); x < left + width / TILE; x++) {
      if (y < 0 || y >= side) continue
      const address = template
        .replace('{z}', String(zoom))
        // around the world it begins anew
        .replace('{x}', String(((x % side) + side) % side))
        .replace('{y}', String(y))
      tiles.push({ address, x: Math.round((x - left) * TILE), y: Math.round((y - top) * TILE) })
    }
  return tiles
}
