const SCRIPT = `${import.meta.env.BASE_URL}sw.js`
/** A newer build is looked for this often. Milliseconds. */
const EVERY_MS = 10 * 60_000

/** Keeps the desk on the device, and lets a newer build in once nothing is being played. */
export function registerWorker(isPlaying: () => boolean): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  const hadOne = navigator.serviceWorker.controller !== null
  let reloaded = false
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // the first worker of a device takes over a page that is its own build
    if (!hadOne || reloaded) return
    reloaded = true
    location.reload()
  })
  void navigator.serviceWorker.register(SCRIPT, { scope: import.meta.env.BASE_URL }).then((registration) => {
    const letIn = (): void => {
      if (registration.waiting && !isPlaying()) registration.waiting.postMessage('take-over')
    }
    letIn()
    setInterval(letIn, 5_000)
    setInterval(() => void registration.update().catch(() => undefined), EVERY_MS)
  })
}
