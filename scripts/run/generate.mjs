import { Refusal, runNode } from './process.mjs'

/**
 * Writes the files that are generated from sources and not in git: the route tree and the types of the messages. The compiler, the
 * linter, the editor and every build need them. `output`: see `run` in process.mjs.
 */
export async function ensureGenerated(output) {
  const code = await runNode(['apps/web/generate.ts'], output)
  if (code !== 0)
    throw new Refusal(`The route tree and message types could not be generated (${code}); see the lines above.`)
}
