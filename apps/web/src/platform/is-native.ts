/** Whether the pages run inside the native wrapper, which marks that before any script of ours runs. */
export function isNative(): boolean {
  const platform = globalThis.Capacitor?.getPlatform?.()
  return platform === 'ios' || platform === 'android'
}
