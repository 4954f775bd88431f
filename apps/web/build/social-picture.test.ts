import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawSocialPicture } from './social-picture.ts'

const existing = readFileSync(join(import.meta.dirname, '../public/social.png'))

test('the picture of shared links is 1200 × 630, as the pages say it is', async () => {
  expect(await sharp(existing).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' })
  expect(existing.length).toBeLessThan(100_000)
})

test('it is drawn from the mark, the pictograms and the colours as they are: run `node apps/web/social.ts`', async () => {
  const pixels = (bytes: Buffer) => sharp(bytes).resize(120, 63).removeAlpha().raw().toBuffer()
  const [committed, drawn] = await Promise.all([pixels(existing), pixels(await drawSocialPicture())])
  const difference = committed.reduce((sum, value, i) => sum + Math.abs(value - (drawn[i] ?? 0)), 0) / committed.length
  expect(difference).toBeLessThan(2)
})
