/** Of the process; of Vitest in browsers. Vitest's global setup has an `import.meta.env` that lacks what the process has. */
const ENV = { ...import.meta.env, ...globalThis.process?.env }

/**
 * Which tests run: `push` is `npm test`, before every push; `nightly` is `npm run test:nightly`, which adds breadth (docs/testing.md). Vitest started by
 * hand runs everything in the files it is given.
 */
export const SUITE: 'push' | 'nightly' = ENV['SUITE'] === 'push' ? 'push' : 'nightly'

/** The option of a test that runs in the nightly suite only. A whole file of such tests has `.nightly.` in its name instead. */
export const NIGHTLY = { tags: ['nightly'] }

/**
 * The number of random cases of a property: `count` in the nightly suite, an eighth of them with a fixed seed in `npm test`. On the system's
 * PostgreSQL, where a property runs a second time, it is an eighth too.
 */
export const randomCases = (count: number): number =>
  SUITE === 'nightly' && ENV['TEST_DATABASE'] !== 'postgres' ? count : Math.ceil(count / 8)

/** The cases that run in `npm test`: every `step`th of them, beginning with the first. The nightly suite runs all. */
export const sampled = <Case>(cases: readonly Case[], step: number): readonly Case[] =>
  SUITE === 'nightly' ? cases : cases.filter((_, index) => index % step === 0)
