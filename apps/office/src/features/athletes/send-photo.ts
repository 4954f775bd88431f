import { ApiFailure } from '@games/contract/failure'
import { FILE_FAULTS, type FileFault } from '@games/contract/files/files'
import { sendFile } from '@games/contract/files/send-file'
import type { PhotoAthlete } from '@games/contract'
import { serverOrigin } from '@games/web/session/bearer.ts'
import { credentials } from '@games/web/session/private-api.ts'
import { call } from '../../calls/call.ts'

/** Why a photo is not in its place: the file was not taken, somebody else was quicker, files cannot be stored now, or there was no answer. */
export type PhotoFault = FileFault | 'changed' | 'away' | 'store'

const TOO_MANY_MS = 3_000

/** Why a call about a photo was refused. */
export const faultOf = (error: unknown): PhotoFault => {
  if (!(error instanceof ApiFailure)) return 'away'
  const { file } = error.details
  if (error.id === 'changed-meanwhile') return 'changed'
  if (error.id === 'store-unavailable') return 'store'
  return FILE_FAULTS.find((fault) => fault === file) ?? 'away'
}

/** Sends a photo and puts it in an athlete's place: the line of the record, or why it is not there. Where the server has too many under way it waits. */
export async function sendPhoto(
  file: File,
  { id: athlete, photo, withheld }: PhotoAthlete,
): Promise<{ readonly action: number } | { readonly fault: PhotoFault }> {
  const id = crypto.randomUUID()
  for (;;)
    try {
      await sendFile(file, { id, credentials, baseUrl: serverOrigin() })
      return await call('setAthletePhoto', {
        params: { id: athlete },
        body: { file: id, expected: photo?.id ?? null, again: withheld },
      })
    } catch (error) {
      if (!(error instanceof ApiFailure && error.status === 429)) return { fault: faultOf(error) }
      await new Promise((resolve) => setTimeout(resolve, TOO_MANY_MS))
    }
}
