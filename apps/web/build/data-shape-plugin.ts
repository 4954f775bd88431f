import { createHash } from 'node:crypto'
import { answerShapes, contract } from '@games/contract'
import type { Plugin } from 'vite'

/** Changes with the shape of anything the server answers, and with nothing else. */
const shape = (): string =>
  createHash('sha256')
    .update(JSON.stringify(answerShapes(contract)))
    .digest('base64url')
    .slice(0, 12)

/** `import.meta.env.DATA_SHAPE`: views stored on a device by a build of another shape are not shown (src/cache/offline-views.ts). */
export const dataShapePlugin = (): Plugin => ({
  name: 'games:data-shape',
  config: () => ({ define: { 'import.meta.env.DATA_SHAPE': JSON.stringify(shape()) } }),
})
