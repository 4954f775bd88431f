import { encode } from 'uqr'

/** What a poster's code holds, as long as real ones. */
export const POSTER = 'https://jogos.example/trivia/judo-golpes?code=t4k2v0.Zx8Qm1cN4uY7pRw2sJd9Lg'

/** A code in its white border, `size` pixels wide. */
export function drawCode(text: string, size: number): HTMLCanvasElement {
  const { size: modules, data } = encode(text, { ecc: 'M', border: 4 })
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size
  const context = contextOf(canvas)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, size, size)
  context.fillStyle = '#000'
  const step = size / modules
  // without seams between modules
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries()) if (isDark) context.fillRect(x * step, y * step, step + 0.5, step + 0.5)
  return canvas
}

export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  return context
}

/** A frame of a hall's wall, 720 px, with something drawn around its middle. */
export function drawFrame(draw: (context: CanvasRenderingContext2D) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 720
  const context = contextOf(canvas)
  context.fillStyle = '#8a8f99'
  context.fillRect(0, 0, 720, 720)
  context.translate(360, 360)
  draw(context)
  context.resetTransform()
  return canvas
}
