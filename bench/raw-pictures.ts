import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

/** Pictures that the server's sources import as text, as the build gives them (`./icons.svg?raw`). To be imported before those that do. */
registerHooks({
  load: (url, context, nextLoad) =>
    url.endsWith('.svg?raw')
      ? {
          format: 'module',
          shortCircuit: true,
          source: `export default ${JSON.stringify(readFileSync(new URL(url.slice(0, -'?raw'.length)), 'utf8'))}`,
        }
      : nextLoad(url, context),
})
