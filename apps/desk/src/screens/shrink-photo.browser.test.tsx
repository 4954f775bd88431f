import { sampled } from '@games/testing/suite'
import { expect, test } from 'vitest'
import { shrinkPhoto } from './shrink-photo.ts'

async function aPicture(width: number, height: number): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.fillRect(0, 0, width, height)
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!drawn) throw new Error('nothing was drawn')
  return drawn
}

const SIZES: readonly (readonly [width: number, height: number, toWidth: number, toHeight: number])[] = [
  [100, 3000, 67, 2000],
  [800, 600, 800, 600],
  [4000, 3000, 2000, 1500],
]
test.each(sampled(SIZES, SIZES.length))(
  'a photo of %i × %i is sent as a JPEG of %i × %i (R12.6)',
  async (width, height, toWidth, toHeight) => {
    const small = await shrinkPhoto(await aPicture(width, height))
    expect(small.type).toBe('image/jpeg')
    const picture = await createImageBitmap(small)
    expect([picture.width, picture.height]).toEqual([toWidth, toHeight])
  },
)

test('a picture that the browser cannot read is sent as it is (R12.6)', async () => {
  const photo = new Blob(['no picture'], { type: 'image/heic' })
  expect(await shrinkPhoto(photo)).toBe(photo)
})
