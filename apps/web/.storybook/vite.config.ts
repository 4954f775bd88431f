import { defineConfig } from 'vite'
import { webPlugins } from '../vite.plugins.ts'

/** The workshop's own: apps/web/vite.config.ts builds the product and starts its server. */
export default defineConfig({ plugins: [webPlugins({ codeSplitting: false })] })
