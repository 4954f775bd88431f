import { join } from 'node:path'
import type { Plugin } from 'vite'

const OURS = join(import.meta.dirname, '../src/platform/load-part.ts')
const NAME = '__vitePreload'

/** Puts src/platform/load-part.ts in the place of the helper that Vite wraps every lazy import in. Stops the build where that has gone. */
export function loadPartPlugin(): Plugin {
  let isReplaced = false
  return {
    name: 'games:load-part',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler(code) {
        isReplaced = code.includes(`export const ${NAME}`)
        return { code: `export { loadPart as ${NAME} } from ${JSON.stringify(OURS)}`, map: null }
      },
    },
    generateBundle() {
      if (!isReplaced) this.error('Vite loads lazy parts in another way than before: look at load-part-plugin.ts')
    },
  }
}
