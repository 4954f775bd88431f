import { pageMeta } from '../platform/page-meta.ts'

/** The id of the build this page came with; empty in development. */
export const runningBuild = (): string => pageMeta('build')
