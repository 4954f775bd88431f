import { expect, test } from 'vitest'
import { tilesAround } from './tiles.ts'

const TEMPLATE = 'https://tiles.example/{z}/{x}/{y}.png'

test('the tile of a known point has the number its map gives it', () => {
  // the middle of the world's map is a corner of four tiles
  expect(tilesAround({ lat: 0, lon: 0 }, 1, { width: 256, height: 256 }, TEMPLATE)).toEqual([
    { address: 'https://tiles.example/1/0/0.png', x: -128, y: -128 },
    { address: 'https://tiles.example/1/1/0.png', x: 128, y: -128 },
    { address: 'https://tiles.example/1/0/1.png', x: -128, y: 128 },
    { address: 'https://tiles.example/1/1/1.png', x: 128, y: 128 },
  ])
  const [tile] = tilesAround({ lat: 51.50741, lon: -0.12777 }, 16, { width: 2, height: 2 }, TEMPLATE)
  expect(tile?.address).toBe('https://tiles.example/16/32744/21792.png')
})

test('the picture is covered without a gap, also around the date line', () => {
  const tiles = tilesAround({ lat: -10.5, lon: 179.999 }, 12, { width: 512, height: 384 }, TEMPLATE)
  expect(Math.min(...tiles.map(({ x }) => x))).toBeLessThanOrEqual(0)
  expect(Math.max(...tiles.map(({ x }) => x)) + 256).toBeGreaterThanOrEqual(512)
  expect(new Set(tiles.map(({ address }) => address)).size).toBe(tiles.length)
  for (const { address } of tiles) expect(address).not.toMatch(/-|\/4096\//)
})
