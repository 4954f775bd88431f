/** Writes the generated files without a build: the types of the messages and the route tree. Run by scripts/run/generate.mjs. */
import { Generator, getConfig } from '@tanstack/router-generator'
import { messagesOf, writeMessageTypes } from './build/catalogs.ts'
import { ROUTES } from './vite.plugins.ts'

for (const app of ['web', 'office', 'desk'] as const) writeMessageTypes(messagesOf(app))
await new Generator({ config: getConfig(ROUTES, import.meta.dirname), root: import.meta.dirname }).run()
