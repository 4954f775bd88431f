import type { FoundCode } from './reader-messages.ts'

/** Longest side of what is read: a code of 2 cm on a poster two metres away still has two pixels a module. */
const LONGEST = 1_000

/** Draws the square in the middle of a video, which is what the visitor sees of it. False while there is no picture. */
export function drawSquare(video: HTMLVideoElement, canvas: HTMLCanvasElement): boolean {
  const { videoWidth, videoHeight } = video
  const side = Math.min(videoWidth, videoHeight)
  if (side === 0) return false
  canvas.width = canvas.height = Math.min(side, LONGEST)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context?.drawImage(
    video,
    (videoWidth - side) / 2,
    (videoHeight - side) / 2,
    side,
    side,
    0,
    0,
    canvas.width,
    canvas.height,
  )
  return context !== null
}

/** A picture of any size as a canvas that a reader takes. Rejects what is no picture. */
export async function drawPicture(file: Blob): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(file)
  try {
    // a photograph of a poster from afar has its code small: twice a frame's size
    const scale = Math.min(1, (2 * LONGEST) / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    canvas.getContext('2d', { willReadFrequently: true })?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    return canvas
  } finally {
    bitmap.close()
  }
}

/** Points of brightness across and down. */
const POINTS = 16
/** A lens under a finger is at about 5 of 255, a street at night at 30. */
const DARK = 16

/** Whether a frame is too dark to read: the lens covered, the light off. */
export function isDark(canvas: HTMLCanvasElement, small: HTMLCanvasElement): boolean {
  small.width = small.height = POINTS
  const context = small.getContext('2d', { willReadFrequently: true })
  context?.drawImage(canvas, 0, 0, POINTS, POINTS)
  const { data } = context?.getImageData(0, 0, POINTS, POINTS) ?? { data: [] }
  // green is most of what the eye calls bright, and every fourth byte
  let sum = 0
  for (let at = 1; at < data.length; at += 4) sum += data[at] ?? 0
  return sum < DARK * POINTS * POINTS
}

/** The texts of codes, the nearest to the middle of the canvas first. */
export function textsOf(codes: readonly FoundCode[], { width, height }: HTMLCanvasElement): string[] {
  const far = ({ corners }: FoundCode): number => {
    const [x, y] = [0, 0].map((_, axis) => corners.reduce((sum, at) => sum + (axis ? at.y : at.x), 0) / corners.length)
    return Math.hypot((x ?? 0) - width / 2, (y ?? 0) - height / 2)
  }
  return codes.toSorted((a, b) => far(a) - far(b)).map(({ text }) => text)
}
