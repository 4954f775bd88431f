import type { IconifyJSON } from '@iconify/types'

const SYMBOL = /<symbol id="([\w-]+)" viewBox="0 0 24 24">(.*?)<\/symbol>/gs

/** What the style sheet gives a sprite's drawings. */
const STROKES = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'

/** Sprites as an Iconify set; a symbol's id in lower case is the icon's name. */
export function spriteSet(prefix: string, sprites: readonly string[]): IconifyJSON {
  const icons = Object.create(null) as IconifyJSON['icons']
  for (const sprite of sprites)
    for (const [, id = '', drawing = ''] of sprite.matchAll(SYMBOL))
      icons[id.toLowerCase()] = { body: `<g ${STROKES}>${drawing}</g>` }
  return { prefix, icons, width: 24, height: 24 }
}
