import type { Platform } from '@games/domain/access/platform'
import type { CodeScan, ScannerWords } from './scan/code-scan.ts'

/** What an app of a store does for the pages in it, and a browser in its own way. */
export interface PlatformPort {
  readonly platform: Platform
  /** Hands over the system's back button, which then does nothing by itself. `canGoBack`: there is a previous page. Browsers have none. */
  onBack(listener: (canGoBack: boolean) => void): void
  /** Addresses that other apps open this one with. Browsers open them themselves. */
  onOpenAddress(listener: (address: string) => void): void
  /** Closes the app. Nothing in a browser. */
  exitApp(): Promise<void>
  /** Opens somebody else's page over ours; a browser in another tab. */
  openExternal(address: string): Promise<void>
  /** Hands an address to the device's share sheet, or copies it where there is none. A closed sheet counts as shared. */
  share(what: { readonly title: string; readonly url: string }): Promise<'shared' | 'copied'>
  /** What a device does for its apps; null in browsers. */
  readonly device: DevicePort | null
  /** Opens the device's own scanner of QR codes over the page; null where the page looks through the camera itself (scan/scan.ts). */
  readonly scanCode: ((words: ScannerWords) => Promise<CodeScan>) | null
  /** New client builds without the store (R3.10); null where a reload loads them. */
  readonly liveUpdate: LiveUpdatePort | null
}

/** What the system has for apps that are installed. */
export interface DevicePort {
  /** Stores bytes where the visitor finds them, under this name or the like. Rejects when the device refuses, or is full. */
  keepFile(bytes: Blob, name: string): Promise<void>
  /** Shows bytes in the device's own viewer. Rejects when there is none. */
  showFile(bytes: Blob, name: string): Promise<void>
  /** Colours the signs in the system's bars for a theme. */
  showBars(theme: 'light' | 'dark' | 'system'): Promise<void>
  /** What no other app and no backup reads. */
  readonly secrets: SecretsPort
  /** Notifications of the system; null in a wrapper that has none. */
  readonly notices: NoticesPort | null
}

/** How the system tells the visitor of something while the app is closed. */
export interface NoticesPort {
  /** The service that the app is reached through. */
  readonly service: 'fcm' | 'apns'
  /** Whether this build of the wrapper has what its service needs. */
  isSetUp(): Promise<boolean>
  /** What the visitor has allowed; `default`: they may be asked. */
  permission(): Promise<NotificationPermission>
  /** Asks the visitor. */
  ask(): Promise<NotificationPermission>
  /** The token that the app is reached by, the same until the system gives another. Rejects when its service gives none. */
  register(): Promise<string>
  /** The app is reached no longer. */
  unregister(): Promise<void>
  /** The system has given the app another token. */
  onToken(listener: () => void): void
  /** A notification was pressed, also the one that the app was opened by. `path`: where it leads, as the server wrote it. */
  onOpen(listener: (path: unknown) => void): void
  /** A notification came while the app is open; not told where the system's half takes back by itself what it voids. */
  onShown(listener: () => void): void
  /** What of ours is on the screen, as far as it has to be taken back from here. */
  shown(): Promise<readonly ShownNotice[]>
  takeBack(ids: readonly string[]): Promise<void>
  /** Takes everything of ours from the screen. */
  takeAllBack(): Promise<void>
  /** The system's half remembers no longer what it has shown. */
  forget(): Promise<void>
}

/** A notification on the system's screen, with what the server sent. */
export interface ShownNotice {
  readonly id: string
  readonly data: unknown
}

/** The device's keychain or keystore. Both reject where it is locked, or its keys are lost. */
export interface SecretsPort {
  /** Null: there is none of this name. */
  read(key: string): Promise<string | null>
  /** With null forgets it. */
  write(key: string, value: string | null): Promise<void>
}

/** Bundles of the client that the native app fetches and stores. Every method rejects when the app cannot do it. */
export interface LiveUpdatePort {
  /** The running bundle works, said once however often it is called: without this word in time the app goes back to the one it was built with. */
  ready(): Promise<void>
  setChannel(channel: string): Promise<void>
  /** Fetches the newest bundle of the channel; gives its id, or null when the running one is the newest. */
  sync(): Promise<string | null>
  /** Starts the newest fetched bundle in place of this one. */
  reload(): Promise<void>
}
