import fc from 'fast-check'
import { randomCases, SUITE } from './suite.ts'

// Setup of the projects that run in Node: `npm test` tries the same random cases in every run, the nightly suite others each night.
if (SUITE === 'push') fc.configureGlobal({ seed: 20_261_128, numRuns: randomCases(100) })
