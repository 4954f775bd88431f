import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { ICON_SPRITES } from '@games/web/icon-sprites'
import type { IconifyJSON } from '@iconify/types'
import { spriteSet } from './sprite-set.ts'

/** Material Design Icons: 3 MB of text, 15 MB once read. It is requested seldom, since browsers store icons for a week. */
const MDI = '@iconify-json/mdi/icons.json'

/** How long a set that was read stays in memory after its last use. */
const KEEP_MS = 60_000

/** A set by its prefix; null for a prefix that is none of ours. Rejects when a set's file cannot be read. */
export type IconSets = (prefix: string) => Promise<IconifyJSON | null>

/** Our own drawings (`games`), and Material Design Icons (`mdi`), which are read when they are first wanted and forgotten again. */
export function createIconSets(): IconSets {
  const games = spriteSet('games', ICON_SPRITES)
  let mdi: Promise<IconifyJSON> | undefined
  const forget = () => {
    mdi = undefined
  }
  let forgetting: NodeJS.Timeout | undefined
  const readMdi = async () => {
    const text = await readFile(createRequire(import.meta.url).resolve(MDI), 'utf8')
    const set = JSON.parse(text) as IconifyJSON
    // `constructor` is the name of no icon
    for (const names of [set.icons, set.aliases]) if (names) Object.setPrototypeOf(names, null)
    return set
  }
  return async (prefix) => {
    if (prefix === 'games') return games
    if (prefix !== 'mdi') return null
    clearTimeout(forgetting)
    forgetting = setTimeout(forget, KEEP_MS).unref()
    mdi ??= readMdi()
    return mdi.catch((error: unknown) => {
      forget()
      throw error
    })
  }
}
