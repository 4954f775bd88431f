import { join } from 'node:path'

/** NODE_COMPILE_CACHE of programs that tests start: what Node has compiled before it need not compile again. */
export const COMPILED = join(import.meta.dirname, '../../../node_modules/.cache/compiled')
