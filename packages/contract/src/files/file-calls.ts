import { z } from 'zod'
import type { PrivateEndpoints } from '../private-endpoint.ts'
import { text } from '../texts.ts'
import { FileLimits, StoredFile } from './files.ts'

export const fileCalls = {
  getFileLimits: {
    summary: 'How large a file of each kind may be, bytes',
    audience: 'operator',
    whileClosed: true,
    response: FileLimits,
  },
  uploadFile: {
    summary:
      'Stores a file, the body as it is; its kind is told by its content. The id is made by the sender: sent again, it is stored once',
    audience: 'operator',
    whileClosed: true,
    params: z.object({ id: z.uuid() }),
    query: z.object({ name: text(1, 500) }),
    rawBody: true,
    response: StoredFile,
  },
} as const satisfies PrivateEndpoints
