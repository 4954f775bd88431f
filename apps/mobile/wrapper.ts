/**
 * What the native app is, for its configuration and for the bundles that it is sent. `version` and `versionName` stand in
 * android/app/build.gradle and in the iOS project too, which a test compares; each delivery to a store has a higher version.
 */
export const WRAPPER = {
  appId: 'org.gamescompanion.app',
  appName: 'Jogos',
  version: 1,
  versionName: '1.0.0',
  /** The oldest one that these pages run in: raised where they need what older wrappers have not. */
  oldest: 1,
} as const
