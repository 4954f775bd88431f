import { createHash } from 'node:crypto'
import { dataShape } from '@games/contract/data-shape'
import type { Plugin } from 'vite'

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** `import.meta.env.DATA_SHAPE`: views stored on a device by a build of another shape are not shown (src/cache/offline-views.ts). */
export const dataShapePlugin = (): Plugin => ({
  name: 'games:data-shape',
  config: () => ({ define: { 'import.meta.env.DATA_SHAPE': JSON.stringify(dataShape(digest)) } }),
})
