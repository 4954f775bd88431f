import type { ContentFile } from '@games/contract/content/shown-content'
import { useMemo, useState } from 'react'
import type { KnownFiles } from './known-files.ts'
import type { Stored } from './upload-queue.ts'

/** The files of the version that is on the server, and those sent since. `files` undefined: nobody has said yet. */
export function useFiles(files: readonly ContentFile[] | undefined): KnownFiles {
  const [sent, setSent] = useState<ReadonlyMap<string, Stored>>(new Map())
  return useMemo(() => {
    const stored = new Map(files?.map((file) => [file.id, file]))
    return {
      get: (id) => stored.get(id) ?? sent.get(id)?.file,
      isWhole: files !== undefined,
      learn: (one) => setSent((before) => new Map(before).set(one.file.id, one)),
      placeRemoved: (id) => sent.get(id)?.place ?? false,
    }
  }, [files, sent])
}
