import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawAppIcons } from './app-icons.ts'

const PUBLIC = join(import.meta.dirname, '../public')
const icons = await drawAppIcons()
const pixelsOf = (bytes: Buffer) => sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })

test.each(icons.filter(({ path }) => path.endsWith('.png')))(
  '$path is what icon.svg draws: run `node apps/web/icons.ts` after changing it',
  async ({ path, bytes }) => {
    const [drawn, there] = await Promise.all([pixelsOf(bytes), pixelsOf(readFileSync(join(PUBLIC, path)))])
    const side = Number(/(\d+)\.png$/.exec(path)?.[1])
    expect(there.info).toMatchObject({ width: side, height: side })
    // another machine may round a pixel of an edge otherwise
    const differing = drawn.data.filter((value, at) => Math.abs(value - (there.data[at] ?? -1)) > 24).length
    expect(differing / drawn.data.length).toBeLessThan(0.002)
  },
)

test('nothing of the maskable icon is lost when it is cut to the circle of its safe zone', async () => {
  const { data, info } = await pixelsOf(readFileSync(join(PUBLIC, 'icons/maskable-512.png')))
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)]
  const ground = at(0, 0)
  expect(ground[3]).toBe(255)
  const middle = (info.width - 1) / 2
  let lost = 0
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++)
      if (Math.hypot(x - middle, y - middle) > info.width * 0.4 && at(x, y).join() !== ground.join()) lost++
  expect(lost).toBe(0)
})

test('favicon.ico holds 16, 32 and 48 pixels', () => {
  const ico = readFileSync(join(PUBLIC, 'favicon.ico'))
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico[6], ico[22], ico[38]]).toEqual([1, 3, 16, 32, 48])
  expect(ico.subarray(ico.readUInt32LE(18), ico.readUInt32LE(18) + 4).toString('latin1')).toBe('\x89PNG')
})
