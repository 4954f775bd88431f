import type { Preview } from '@storybook/react-vite'
import { isLocale, type Locale } from '../i18n/locale.ts'
import type { Noun } from '../i18n/messages.gen.d.ts'
import { LanguageProvider } from '../i18n/provider.tsx'
import { loadMessages, translatorOf } from '../i18n/translator.ts'
import '../styles/index.css'
import './workshop.css'

/** What components of features say. */
const NOUNS: readonly Noun[] = ['app-shell', 'events', 'medals', 'status', 'units']

const localeOf = (given: unknown): Locale => (isLocale(given) ? given : 'por')

/** What surrounds every story: the styles, the words of a language, a page's gutter. For Storybook, the galleries and the tests alike. */
export const annotations: Preview = {
  parameters: { layout: 'fullscreen' },
  initialGlobals: { locale: 'por' },
  loaders: [({ globals }) => loadMessages(localeOf(globals['locale']), NOUNS)],
  decorators: [
    (Story, { globals }) => {
      const locale = localeOf(globals['locale'])
      return (
        <LanguageProvider language={{ locale, t: translatorOf(locale) }}>
          <div className="workshop-story">
            <Story />
          </div>
        </LanguageProvider>
      )
    },
  ],
}
