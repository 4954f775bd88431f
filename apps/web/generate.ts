/** Writes the generated types without a build: the messages' keys and arguments, and the route tree. Run by `npm run check`. */
import { Generator, getConfig } from '@tanstack/router-generator'
import { messagesOf, writeMessageTypes } from './build/catalogs.ts'
import { ROUTES } from './vite.plugins.ts'

for (const app of ['web', 'office', 'desk'] as const) writeMessageTypes(messagesOf(app))
await new Generator({ config: getConfig(ROUTES, import.meta.dirname), root: import.meta.dirname }).run()
