/**
 * What the page was told by the build (`build`: its id, build/finish-plugin.ts) or when it was put into the native wrapper
 * (`api-base`, `live-update-channel`: scripts/native-shell.ts). Empty for what is not set.
 */
export const pageMeta = (name: 'build' | 'api-base' | 'live-update-channel'): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
