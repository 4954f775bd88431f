import type { MouseEvent } from 'react'
import { isNative } from './is-native.ts'
import { openPlatform } from './open-platform.ts'

/** Attributes of a link to somebody else's site: over our pages in the native wrapper, in a browser in another tab. */
export const outsideLink = (address: string) => ({
  href: address,
  target: '_blank',
  rel: 'noopener noreferrer',
  onClick: (event: MouseEvent) => {
    if (!isNative()) return
    event.preventDefault()
    void openPlatform().then((platform) => platform.openExternal(address))
  },
})
