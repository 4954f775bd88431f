import { join } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'

/** The component workshop: `npm run stories`. It asks nobody for updates and tells nobody that it runs. */
const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: join(import.meta.dirname, 'vite.config.ts') } },
  },
  stories: ['../src/**/*.stories.tsx'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: false },
}
export default config
