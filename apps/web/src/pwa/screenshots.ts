/** A picture of the running app that the browser shows before it installs it. Taken by scripts/app-screenshots.ts. */
export interface AppScreenshot {
  readonly name: 'home' | 'schedule' | 'medals' | 'grid'
  readonly address: string
  readonly form: 'narrow' | 'wide'
}

/** CSS pixels of the window, and of the picture for each of them. */
export const SCREENS = {
  narrow: { width: 390, height: 844, scale: 2 },
  wide: { width: 1280, height: 800, scale: 1 },
} as const

export const APP_SCREENSHOTS = [
  { name: 'home', address: '/', form: 'narrow' },
  { name: 'schedule', address: '/schedule/days', form: 'narrow' },
  { name: 'medals', address: '/medals/all', form: 'narrow' },
  { name: 'medals', address: '/medals/all', form: 'wide' },
  { name: 'grid', address: '/schedule/grid', form: 'wide' },
] as const satisfies readonly AppScreenshot[]

/** Where a picture lies below apps/web/public, by locale. */
export const screenshotPath = (locale: string, { name, form }: AppScreenshot): string =>
  `screenshots/${locale}/${name}-${form}.webp`
