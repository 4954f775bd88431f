/** Longest side of a photo that is sent: what is written on a sheet is read, and a thin network carries it. */
const LONGEST_PX = 2000
const QUALITY = 0.8

/** A picture as a JPEG that is no larger than is needed; as it is where the browser cannot read it. */
export async function shrinkPhoto(photo: Blob): Promise<Blob> {
  const picture = await createImageBitmap(photo).catch(() => null)
  if (!picture) return photo
  const part = Math.min(1, LONGEST_PX / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * part)
  canvas.height = Math.round(picture.height * part)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  return drawn ?? photo
}
