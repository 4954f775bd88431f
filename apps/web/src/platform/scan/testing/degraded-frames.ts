import { contextOf, drawCode, drawFrame } from './draw-code.ts'

type Draw = (context: CanvasRenderingContext2D) => void

/** The same noise every time. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

function withNoise(canvas: HTMLCanvasElement, strength: number): HTMLCanvasElement {
  const context = contextOf(canvas)
  const image = context.getImageData(0, 0, canvas.width, canvas.height)
  const next = random(7)
  for (let at = 0; at < image.data.length; at += 4) {
    const noise = (next() + next() + next() - 1.5) * strength
    for (const part of [0, 1, 2]) image.data[at + part] = (image.data[at + part] ?? 0) + noise
  }
  context.putImageData(image, 0, 0)
  return canvas
}

async function asJpeg(canvas: HTMLCanvasElement, quality: number): Promise<HTMLCanvasElement> {
  const blob = await new Promise<Blob | null>((settle) => canvas.toBlob(settle, 'image/jpeg', quality))
  if (!blob) throw new Error('no JPEG')
  const bitmap = await createImageBitmap(blob)
  contextOf(canvas).drawImage(bitmap, 0, 0)
  return canvas
}

/** Twenty frames as cameras in halls give them, by what is wrong with them; the last shows half of a code. */
export function degradedFrames(text: string): ReadonlyMap<string, () => Promise<HTMLCanvasElement>> {
  const code = (size: number): Draw => {
    const drawn = drawCode(text, size)
    return (context) => context.drawImage(drawn, -size / 2, -size / 2)
  }
  const turned =
    (degrees: number, draw: Draw): Draw =>
    (context) => {
      context.rotate((degrees * Math.PI) / 180)
      draw(context)
    }
  const filtered =
    (filter: string, draw: Draw): Draw =>
    (context) => {
      context.filter = filter
      draw(context)
    }
  // a plane that leans away: its lower edge is 1.8 times as far as its upper one
  const leaning: Draw = (context) => {
    const [drawn, height, away] = [drawCode(text, 400), 240, 0.8]
    for (let line = 0; line < height; line++) {
      const at = line / height / (1 + away - (away * line) / height)
      const width = 400 / (1 + away * at)
      context.drawImage(drawn, 0, at * 400, 400, 1, -width / 2, line - height / 2, width, 1)
    }
  }
  const shadow: Draw = (context) => {
    code(320)(context)
    const falls = context.createLinearGradient(-200, 0, 200, 0)
    falls.addColorStop(0.4, 'rgba(0, 0, 0, 0.75)')
    falls.addColorStop(0.6, 'rgba(0, 0, 0, 0)')
    context.fillStyle = falls
    context.fillRect(-360, -360, 720, 720)
  }
  const glare: Draw = (context) => {
    code(320)(context)
    const shines = context.createRadialGradient(20, 10, 5, 20, 10, 60)
    shines.addColorStop(0, 'rgba(255, 255, 255, 1)')
    shines.addColorStop(1, 'rgba(255, 255, 255, 0)')
    context.fillStyle = shines
    context.fillRect(-360, -360, 720, 720)
  }
  const thumb =
    (x: number, y: number, width: number, height: number): Draw =>
    (context) => {
      code(320)(context)
      context.fillStyle = '#b98a6e'
      context.fillRect(x, y, width, height)
    }
  // five pictures in one, each two pixels further
  const moved: Draw = (context) => {
    for (const [index, x] of [-4, -2, 0, 2, 4].entries()) {
      context.globalAlpha = 1 / (index + 1)
      context.translate(x, 0)
      code(320)(context)
      context.translate(-x, 0)
    }
  }
  const frame = (draw: Draw) => () => Promise.resolve(drawFrame(draw))
  return new Map<string, () => Promise<HTMLCanvasElement>>([
    ['small', frame(code(150))],
    ['tiny', frame(code(100))],
    ['as large as the frame', frame(code(700))],
    ['turned 8°', frame(turned(8, code(300)))],
    ['turned 33°', frame(turned(33, code(300)))],
    ['turned 45°', frame(turned(45, code(300)))],
    ['upside down', frame(turned(180, code(300)))],
    ['skewed', frame((context) => (context.transform(1, 0.15, 0.12, 0.8, 0, 0), code(320)(context)))],
    ['leaning', frame(leaning)],
    ['out of focus', frame(filtered('blur(2px)', code(320)))],
    ['far out of focus', frame(filtered('blur(3.5px)', code(320)))],
    ['moved', frame(moved)],
    ['dark', frame(filtered('brightness(0.12)', code(320)))],
    ['faint', frame(filtered('contrast(0.15)', code(320)))],
    ['noisy', () => Promise.resolve(withNoise(drawFrame(code(320)), 160))],
    [
      'dark, noisy and turned',
      () => Promise.resolve(withNoise(drawFrame(turned(20, filtered('brightness(0.3)', code(320)))), 60)),
    ],
    ['a poor JPEG', () => asJpeg(drawFrame(turned(5, code(220))), 0.08)],
    ['half in the shadow', frame(shadow)],
    ['with a reflection', frame(glare)],
    ['half covered', frame(thumb(-160, 0, 320, 160))],
  ])
}
