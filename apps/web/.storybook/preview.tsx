import type { Preview } from '@storybook/react-vite'
import { LOCALE_NAMES, LOCALES } from '../src/i18n/locale.ts'
import { annotations } from '../src/workshop/annotations.tsx'

const preview: Preview = {
  ...annotations,
  globalTypes: {
    theme: {
      toolbar: { title: 'Theme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    locale: {
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: LOCALES.map((value) => ({ value, title: LOCALE_NAMES[value] })),
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { ...annotations.initialGlobals, theme: 'light' },
  parameters: {
    ...annotations.parameters,
    viewport: {
      options: {
        smallest: { name: '320', styles: { width: '320px', height: '640px' } },
        phone: { name: '390', styles: { width: '390px', height: '844px' } },
        tablet: { name: '768', styles: { width: '768px', height: '1024px' } },
        wide: { name: '1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset['theme'] = String(globals['theme'])
      return <Story />
    },
    ...[annotations.decorators ?? []].flat(),
  ],
}
export default preview
