import { WRAPPER } from './wrapper.ts'

const domain = process.env['LIVE_UPDATE_DOMAIN']
const publicKey = process.env['LIVE_UPDATE_PUBLIC_KEY']
if (domain !== undefined && publicKey === undefined)
  throw new Error('LIVE_UPDATE_DOMAIN needs LIVE_UPDATE_PUBLIC_KEY: without it the app would run whatever it is sent')

/**
 * The native wrapper around the client build (decision 0012): `node scripts/native-shell.ts` fills `www`, and Capacitor's `cap sync` copies
 * it into the Android and iOS projects. The plugins' fields are those of Capacitor 8 and @capawesome/capacitor-live-update 8.
 */
const config = {
  appId: process.env['APP_ID'] ?? WRAPPER.appId,
  appName: process.env['APP_NAME'] ?? WRAPPER.appName,
  webDir: 'www',
  // the opening screen's, until the first page is drawn
  backgroundColor: '#13161d',
  server: {
    // pages of https://localhost, on iOS of capacitor://localhost: secure contexts, and the origins that the server answers
    androidScheme: 'https',
    hostname: 'localhost',
  },
  plugins: {
    // the pages' own env(safe-area-inset-*); a WebView that is too old for them is kept clear of the bars
    SystemBars: { insetsHandling: 'native', initialViewportFitValueHint: 'cover' },
    // on iPhones while the app is open; Android's are shown by our own service (android/…/NoticesService.java)
    PushNotifications: { presentationOptions: ['banner', 'list', 'sound'] },
    LiveUpdate: {
      // what bundles are published for (docs/contracts/live-update.md)
      appId: process.env['APP_ID'] ?? WRAPPER.appId,
      // without one the plugin would ask its maker's
      serverDomain: domain ?? 'localhost',
      ...(publicKey === undefined ? {} : { publicKey }),
      autoDeleteBundles: true,
      autoBlockRolledBackBundles: true,
      autoUpdateStrategy: 'none',
      // a bundle that does not call ready() within this goes back to the one the app was built with
      readyTimeout: 10_000,
    },
  },
}

export default config
