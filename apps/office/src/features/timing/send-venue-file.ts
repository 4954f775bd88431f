import { ApiFailure } from '@games/contract/failure'
import { MAX_VENUE_FILE_BYTES } from '@games/contract/venue-files/venue-files'
import { call } from '../../calls/call.ts'

/** Why a file was not taken. */
export type SendFault = 'too-large' | 'no-such-kind' | 'file-changed' | 'not-sent'

/** Longest name that is sent, characters; its end says what it is. */
const LONGEST_NAME = 200

/** Hands a file in; gives its number, or why it was not taken. */
export async function sendVenueFile(
  file: File,
  signal?: AbortSignal,
): Promise<{ readonly id: number } | { readonly fault: SendFault }> {
  if (file.size > MAX_VENUE_FILE_BYTES) return { fault: 'too-large' }
  // browsers read a file as it was when it was chosen, or not at all
  const bytes = await file.arrayBuffer().catch(() => null)
  if (bytes === null) return { fault: 'file-changed' }
  try {
    const content = base64Of(new Uint8Array(bytes))
    const body = { name: file.name.slice(-LONGEST_NAME), content }
    const { file: taken } = await call('addVenueFile', { body }, signal && { signal })
    return { id: taken.id }
  } catch (error) {
    const isKind = error instanceof ApiFailure && error.details.fields?.['name'] !== undefined
    return { fault: isKind ? 'no-such-kind' : 'not-sent' }
  }
}

/** As many bytes as can be given to a call at once. */
const PIECE = 32_768

function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += PIECE) text += String.fromCharCode(...bytes.subarray(at, at + PIECE))
  return btoa(text)
}
