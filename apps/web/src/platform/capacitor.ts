import { App } from '@capacitor/app'
import { Browser } from '@capacitor/browser'
import { Capacitor } from '@capacitor/core'
import { LiveUpdate } from '@capawesome/capacitor-live-update'
import type { LiveUpdatePort, PlatformPort } from './port.ts'
import { shareOrCopy } from './share.ts'

const liveUpdate: LiveUpdatePort = {
  async ready() {
    await LiveUpdate.ready()
  },
  setChannel: (channel) => LiveUpdate.setChannel({ channel }),
  sync: async () => (await LiveUpdate.sync()).nextBundleId,
  reload: () => LiveUpdate.reload(),
}

/** The native wrapper: the only module that knows Capacitor, and one that no browser loads. */
export const capacitorPlatform = (): PlatformPort => ({
  platform: Capacitor.getPlatform() === 'ios' ? 'ios' : 'android',
  onBack(listener) {
    void App.addListener('backButton', ({ canGoBack }) => listener(canGoBack))
  },
  onOpenAddress(listener) {
    void App.addListener('appUrlOpen', ({ url }) => listener(url))
  },
  exitApp: () => App.exitApp(),
  openExternal: (address) => Browser.open({ url: address }),
  share: shareOrCopy,
  liveUpdate,
})
