import { LIVE_PATH } from '@games/contract'
import type { Hono } from 'hono'

/** The methods that a path takes by one of the app's own routes (RFC 9110 §15.5.6); none where no route takes it. */
export function allowedMethods({ router }: Pick<Hono, 'router'>, path: string): string[] {
  const isTaken = (method: string): boolean => router.match(method, path)[0].length > 0
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(isTaken)
  if (methods.length === 0) return []
  // Hono answers HEAD by GET's handler, the stream alone refuses it
  if (methods.includes('GET') && path !== LIVE_PATH) methods.push('HEAD')
  return isTaken('OPTIONS') ? [...methods, 'OPTIONS'] : methods
}
