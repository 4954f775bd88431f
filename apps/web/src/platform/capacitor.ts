import { App } from '@capacitor/app'
import { Browser } from '@capacitor/browser'
import type { CapacitorBarcodeScannerOptions, CapacitorBarcodeScannerPlugin } from '@capacitor/barcode-scanner'
import { Capacitor, registerPlugin } from '@capacitor/core'
import { LiveUpdate } from '@capawesome/capacitor-live-update'
import type { LiveUpdatePort, PlatformPort } from './port.ts'
import type { CodeScan, ScanFault, ScannerWords } from './scan/code-scan.ts'
import { shareOrCopy } from './share.ts'

const liveUpdate: LiveUpdatePort = {
  async ready() {
    await LiveUpdate.ready()
  },
  setChannel: (channel) => LiveUpdate.setChannel({ channel }),
  sync: async () => (await LiveUpdate.sync()).nextBundleId,
  reload: () => LiveUpdate.reload(),
}

const SCANNER = 'CapacitorBarcodeScanner'
/** The plugin's native half alone: its own script would bring a reader for browsers along, 109 kB. */
const scanner = registerPlugin<CapacitorBarcodeScannerPlugin>(SCANNER)

/** `QR_CODE`, `BACK` and `ADAPTIVE` of the plugin's enumerations, which are in that script. */
const ASKED = { hint: 0, cameraDirection: 1, scanOrientation: 3, scanButton: false } as CapacitorBarcodeScannerOptions

/** The plugin's codes of errors, the same on both systems. */
const SCAN_FAULTS: Readonly<Record<string, ScanFault>> = {
  'OS-PLUG-BARC-0006': 'canceled',
  'OS-PLUG-BARC-0007': 'denied',
}

async function scanCode({ aim, cancel, torchOn, torchOff }: ScannerWords): Promise<CodeScan> {
  try {
    const { ScanResult } = await scanner.scanBarcode({
      ...ASKED,
      scanInstructions: aim,
      cancelButtonAccessibilityLabel: cancel,
      torchButtonOnAccessibilityLabel: torchOn,
      torchButtonOffAccessibilityLabel: torchOff,
    })
    return { kind: 'read', texts: [ScanResult] }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    return { kind: SCAN_FAULTS[code] ?? 'failed' }
  }
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
  // a wrapper older than this build of its pages may have none
  scanCode: Capacitor.isPluginAvailable(SCANNER) ? scanCode : null,
  liveUpdate,
})
