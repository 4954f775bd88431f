import { ContentBody } from '@games/contract/content/content-body'
import type { Json, JsonObject } from '@games/domain/content/merge'

/** A body as JSON, which it is. */
export const jsonOf = (body: ContentBody): JsonObject => body

/** JSON that was put together of bodies, as a body again; null: it is none any more. */
export function bodyOf(json: Json | undefined): ContentBody | null {
  const sound = ContentBody.safeParse(json)
  return sound.success ? sound.data : null
}

/** What it is called, in Portuguese. */
export function titleIn(body: ContentBody): string {
  if ('title' in body) return body.title.por.trim()
  return (typeof body.name === 'string' ? body.name : body.name.por).trim()
}
