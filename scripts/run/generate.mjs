import { Refusal, runNode } from './process.mjs'

/**
 * Writes the files that are generated from sources and not in git: the registries of sports, the route tree and the types of the messages.
 * The compiler, the linter, the editor and every build need them. `output`: see `run` in process.mjs.
 */
export async function ensureGenerated(output) {
  for (const script of ['scripts/sport-registries.ts', 'apps/web/generate.ts']) {
    const code = await runNode([script], output)
    if (code !== 0) throw new Refusal(`${script} could not generate its files (${code}); see the lines above.`)
  }
}
