import type { Plugin } from 'vite'

const INSERT = '\n__insertCSS('

/**
 * sonner writes its styles into a `<style>` element when it is imported, which our security policy forbids. The call is taken out;
 * ui/toast.css imports the same styles as a file.
 */
export function sonnerPlugin(): Plugin {
  return {
    name: 'games:sonner',
    enforce: 'pre',
    // as it is: a prebundled copy would not come by here
    config: () => ({ optimizeDeps: { exclude: ['sonner'] } }),
    transform: {
      filter: { id: /node_modules\/sonner\/dist\/index\.mjs/ },
      handler: (code) => ({ code: withoutStyleElement(code), map: null }),
    },
  }
}

/** sonner's module without the call that inserts its styles. Throws when a newer one does it otherwise. */
export function withoutStyleElement(code: string): string {
  const start = code.indexOf(INSERT)
  if (start < 0) throw new Error('sonner inserts its styles in another way than before: look at sonner-plugin.ts')
  return code.slice(0, start) + code.slice(code.indexOf('\n', start + INSERT.length))
}
