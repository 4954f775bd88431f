import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { createBuilder } from 'vite'

const ROOT = join(import.meta.dirname, '..')

/** A build of client and server in a folder of its own. */
export interface ReleaseUnderTest {
  /** To start it with (`startServer`). */
  readonly main: string
  remove(): void
}

/** Builds everything as a release that says `name` of itself, in `globalThis.release`: the ids of two of different names differ. */
export async function buildRelease(name: string): Promise<ReleaseUnderTest> {
  // inside the project, where the server finds its dependencies
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(ROOT, '.cache/release-'))
  const server = join(folder, 'apps/server')
  // a test runner's NODE_ENV would give React for development
  const { NODE_ENV } = process.env
  process.env['NODE_ENV'] = 'production'
  try {
    const builder = await createBuilder({
      configFile: join(ROOT, 'apps/web/vite.config.ts'),
      logLevel: 'error',
      environments: {
        client: { build: { outDir: join(folder, 'apps/web/dist/client') } },
        ssr: { build: { outDir: join(server, 'dist') } },
      },
      plugins: [
        {
          name: 'games:release-under-test',
          transform: (code, id) =>
            id.endsWith('/entry.client.tsx') ? `globalThis.release = ${JSON.stringify(name)}\n${code}` : undefined,
        },
      ],
    })
    await builder.buildApp()
  } finally {
    process.env['NODE_ENV'] = NODE_ENV
  }
  // its migrations
  symlinkSync(join(ROOT, 'apps/server/src'), join(server, 'src'))
  return { main: join(server, 'dist/main.js'), remove: () => rmSync(folder, { recursive: true, force: true }) }
}
