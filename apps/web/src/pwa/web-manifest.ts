import type { Games } from '@games/contract'
import { LOCALE_TAGS, type Locale, pick } from '@games/domain/text/localized'
import { loadMessages, translatorOf } from '../i18n/translator.ts'
import { APP_SCREENSHOTS, SCREENS, screenshotPath } from './screenshots.ts'

/** `--paper`, light (styles/tokens.css). A page's own theme-color takes over once one is open. */
const PAPER = '#fafaf8'

const png = (path: string, side: number, purpose: 'any' | 'maskable' | 'monochrome') => ({
  src: `/icons/${path}-${side}.png`,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose,
})

/**
 * The web app manifest in one language. Its `id` is the same in all: whoever changes the language has the same app. It begins at
 * `/?start=installed`, by which the server renders the first page for an installed app.
 */
export async function webManifest(games: Games, locale: Locale) {
  await loadMessages(locale, ['manifest'])
  const t = translatorOf(locale)
  const shortcut = (name: string, url: string, icon: string) => ({
    name,
    url,
    icons: [png(`shortcut-${icon}`, 96, 'any')],
  })
  return {
    id: '/',
    name: pick(games.name, locale),
    short_name: t('manifest.short-name'),
    description: t('manifest.description'),
    lang: LOCALE_TAGS[locale],
    dir: 'ltr',
    start_url: '/?start=installed',
    scope: '/',
    display: 'standalone',
    display_override: ['standalone'],
    orientation: 'any',
    theme_color: PAPER,
    background_color: PAPER,
    categories: ['sports', 'events', 'news'],
    icons: [
      png('any', 192, 'any'),
      png('any', 512, 'any'),
      png('maskable', 192, 'maskable'),
      png('maskable', 512, 'maskable'),
      png('monochrome', 512, 'monochrome'),
    ],
    screenshots: APP_SCREENSHOTS.map((shot) => {
      const { width, height, scale } = SCREENS[shot.form]
      return {
        src: `/${screenshotPath(locale, shot)}`,
        sizes: `${width * scale}x${height * scale}`,
        type: 'image/webp',
        form_factor: shot.form,
        label: t(`manifest.screenshot-${shot.name}`),
      }
    }),
    shortcuts: [
      shortcut(t('manifest.shortcut-schedule'), '/schedule/grid', 'schedule'),
      shortcut(t('manifest.shortcut-medals'), '/medals/all', 'medals'),
      shortcut(t('manifest.shortcut-results'), '/schedule/days', 'results'),
    ],
  }
}
