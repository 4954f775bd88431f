import { existsSync } from 'node:fs'
import { installPackages, mayInstallPackages } from './process.mjs'

/** Firefox, and WebKitGTK with its driver and a display to draw on, where Debian puts them. */
const PACKAGES = {
  '/usr/bin/firefox-esr': ['firefox-esr'],
  '/usr/bin/WebKitWebDriver': ['webkit2gtk-driver'],
  '/usr/bin/xvfb-run': ['xvfb', 'xauth'],
}

/** Whether this system has the other two engines, after an attempt to get them where we may. */
export async function ensureOtherBrowsers() {
  const missing = () => Object.keys(PACKAGES).filter((path) => !existsSync(path))
  if (missing().length === 0) return true
  if (!mayInstallPackages()) return false
  console.log('Installing Firefox and WebKitGTK for the journey in other browsers')
  return (await installPackages(...missing().flatMap((path) => PACKAGES[path]))) && missing().length === 0
}
