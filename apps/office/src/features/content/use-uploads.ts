import type { FileKind } from '@games/contract/files/files'
import { sendFile } from '@games/contract/files/send-file'
import { serverOrigin } from '@games/web/session/bearer.ts'
import { credentials } from '@games/web/session/private-api.ts'
import { useEffect, useRef, useState } from 'react'
import { namesPlace } from './names-place.ts'
import { type Sending, type Stored, type UploadQueue, uploadQueue } from './upload-queue.ts'

/** Uploads of a field that takes these kinds, as long as the field is shown; `onStored` gets each stored file. */
export function useUploads(kinds: readonly FileKind[], onStored: (stored: Stored) => void) {
  const [sending, setSending] = useState<readonly Sending[]>([])
  const latest = useRef({ kinds, onStored })
  useEffect(() => {
    latest.current = { kinds, onStored }
  })
  const queue = useRef<UploadQueue>(null)
  useEffect(() => {
    const own = uploadQueue({
      takes: (kind) => latest.current.kinds.includes(kind),
      upload: (file, options) => sendFile(file, { ...options, credentials, baseUrl: serverOrigin() }),
      namesPlace,
      onChange: setSending,
      onStored: (stored) => latest.current.onStored(stored),
    })
    queue.current = own
    return () => own.stop()
  }, [])
  return {
    sending,
    add: (files: readonly File[]) => queue.current?.add(files),
    again: (one: Sending) => queue.current?.again(one),
    forget: (id: string) => queue.current?.forget(id),
  }
}
export type Uploads = ReturnType<typeof useUploads>
