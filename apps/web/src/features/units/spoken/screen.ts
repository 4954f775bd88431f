/** Keeps the screen on while the page is on it: a locked phone stops the page, and with it what is read. Until released; where the device allows it. */
export function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | undefined
  let isReleased = false
  const hold = async (): Promise<void> => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
    // refused with a low battery: it is read for as long as the device lets it
    const held = await navigator.wakeLock.request('screen').catch(() => undefined)
    if (isReleased) await held?.release()
    else lock = held
  }
  const onVisible = (): void => void hold()
  document.addEventListener('visibilitychange', onVisible)
  void hold()
  return () => {
    isReleased = true
    document.removeEventListener('visibilitychange', onVisible)
    void lock?.release()
  }
}
