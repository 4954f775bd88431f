import { ApiFailure } from '@games/contract'
import type { PrivateCalls } from '../../http/session/private-call-types.ts'
import { viewerOf } from '../../http/session/private-call-types.ts'
import { fileRows } from './files.queries.ts'
import { fileLimits } from './limits.ts'
import type { OpenFiles } from './open-files.ts'
import { presentFile } from './present.ts'
import { storeUpload } from './store-upload.ts'

/** Under way at the same time, of one account and of all. */
const MOST_OF_ONE = 4
const MOST_OF_ALL = 12

export function fileCalls({ addresses, ...deps }: OpenFiles): PrivateCalls<'getFileLimits' | 'uploadFile'> {
  const underWay: string[] = []
  return {
    getFileLimits: async () => ({ view: await fileLimits(deps.pool) }),
    async uploadFile({ params: { id }, query: { name }, raw }, caller) {
      const { accountId } = viewerOf(caller)
      if (underWay.length >= MOST_OF_ALL || underWay.filter((one) => one === accountId).length >= MOST_OF_ONE)
        throw new ApiFailure(429, 'too-many-attempts', 'Too many files at the same time', { retryAfter: 5 })
      underWay.push(accountId)
      try {
        await storeUpload({ id, name: plainName(name), accountId, raw }, deps)
      } finally {
        underWay.splice(underWay.indexOf(accountId), 1)
      }
      const [row] = await fileRows(deps.pool, [id])
      if (!row) throw new Error(`file ${id} is gone`)
      return { view: presentFile(row, addresses, 'staff') }
    },
  }
}

const LONGEST_NAME = 120

/** A file's name: the last part of a path, without what file systems and pages take for something else. */
export function plainName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const plain = last.replace(/[\s\p{Cc}\p{Cf}:*?"<>|]+/gu, ' ').replace(/^[.\s]+|[.\s]+$/g, '')
  return Array.from(plain).slice(0, LONGEST_NAME).join('') || 'file'
}
