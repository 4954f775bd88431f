import { pageMeta } from '../platform/page-meta.ts'

/** The id of this page's build; empty in development. */
export const runningBuild = (): string => pageMeta('build')
