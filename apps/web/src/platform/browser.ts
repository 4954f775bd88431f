import type { Platform } from '@games/domain/access/platform'
import type { PlatformPort } from './port.ts'
import { shareOrCopy } from './share.ts'

/** A browser's tab, or the app installed from a browser. */
export const browserPlatform = (platform: Platform): PlatformPort => ({
  platform,
  onBack() {},
  onOpenAddress() {},
  exitApp: async () => {},
  async openExternal(address) {
    open(address, '_blank', 'noopener')
  },
  share: shareOrCopy,
  device: null,
  scanCode: null,
  liveUpdate: null,
})
