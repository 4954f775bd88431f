import { WRAPPER } from './wrapper.ts'

/**
 * The native wrapper around the client build (decision 0012): `node scripts/native-shell.ts` fills `www`, and Capacitor's `cap sync` copies
 * it into the Android and iOS projects. The plugins' fields are those of Capacitor 8 and @capawesome/capacitor-live-update 8.
 */
const config = {
  appId: process.env['APP_ID'] ?? WRAPPER.appId,
  appName: process.env['APP_NAME'] ?? WRAPPER.appName,
  webDir: 'www',
  server: {
    // pages of https://localhost: a secure context, and the origin the server's CORS answers
    androidScheme: 'https',
    iosScheme: 'https',
    hostname: 'localhost',
  },
  plugins: {
    LiveUpdate: {
      // docs/contracts/live-update.md
      // what bundles are published for (npm run release)
      appId: process.env['APP_ID'] ?? WRAPPER.appId,
      ...(process.env['LIVE_UPDATE_DOMAIN'] === undefined ? {} : { serverDomain: process.env['LIVE_UPDATE_DOMAIN'] }),
      ...(process.env['LIVE_UPDATE_PUBLIC_KEY'] === undefined
        ? {}
        : { publicKey: process.env['LIVE_UPDATE_PUBLIC_KEY'] }),
      autoDeleteBundles: true,
      autoBlockRolledBackBundles: true,
      autoUpdateStrategy: 'none',
      // a bundle that does not call ready() within this goes back to the one the app was built with
      readyTimeout: 10_000,
    },
  },
}

export default config
