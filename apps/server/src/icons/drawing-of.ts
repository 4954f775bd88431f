import { ICON_SPRITES } from '@games/web/icon-sprites'
import { spriteSet } from './sprite-set.ts'

const games = spriteSet('games', ICON_SPRITES)

/** One of our own drawings as SVG by itself, in black; null: there is none of this name. */
export function drawingOf(name: string): string | null {
  const { icons } = games
  const key = name.toLowerCase()
  const body = Object.hasOwn(icons, key) ? icons[key]?.body : undefined
  return body === undefined ? null : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${body}</svg>`
}
