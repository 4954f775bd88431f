import type { PushedNotification } from '@games/domain/notifications/pushed'
import { isMessageLocale } from './precache-manifest.ts'

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

const isRevision = (told: Partial<Record<'about' | 'revision', unknown>> | null): boolean =>
  isText(told?.about) && Number.isSafeInteger(told.revision)

const isPushed = (push: Partial<Record<keyof PushedNotification, unknown>> | null): push is PushedNotification =>
  isText(push?.tag) &&
  Array.isArray(push.tells) &&
  push.tells.length > 0 &&
  push.tells.every(isRevision) &&
  isText(push.title) &&
  typeof push.body === 'string' &&
  isText(push.path) &&
  isMessageLocale(push.locale) &&
  Number.isFinite(push.at)

/** A push as the server writes it; null: none of ours, or of another version. */
export function readPushed(text: string | null): PushedNotification | null {
  try {
    const read = JSON.parse(text ?? 'null') as Partial<Record<keyof PushedNotification, unknown>> | null
    return isPushed(read) ? read : null
  } catch {
    return null
  }
}
