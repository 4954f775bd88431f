import type { ContentBody } from './content-body.ts'
import { plainOf } from './rich-text.ts'

const isBlank = (text: string): boolean => text.trim() === ''

/** Paths of a body that publishing waits for (`['title', 'por']`); none: it can be published. Translations are never waited for. */
export function missingIn(body: ContentBody): string[][] {
  const missing: string[][] = []
  const wants = (isThere: boolean, ...path: string[]) => {
    if (!isThere) missing.push(path)
  }
  const wantsText = (text: string, ...path: string[]) => wants(!isBlank(text), ...path)
  if ('title' in body) wantsText(body.title.por, 'title', 'por')
  if (body.kind === 'place') wantsText(body.name.por, 'name', 'por')
  if (body.kind === 'ambassador' || body.kind === 'sponsor') wantsText(body.name, 'name')
  if (body.kind === 'informativo') wantsText(plainOf(body.body.por), 'body', 'por')
  if (body.kind === 'report' || body.kind === 'transport') wants(body.pdf !== null, 'pdf')
  if (body.kind === 'transport') {
    wantsText(body.line, 'line')
    for (const [at, { name }] of body.stops.entries()) wantsText(name.por, 'stops', String(at), 'name', 'por')
  }
  if (body.kind === 'video') wants(body.source !== null, 'source')
  if (body.kind === 'award') wants(body.unit !== null || body.at !== null, 'at')
  if (body.kind === 'album') {
    wants(body.photos.length > 0, 'photos')
    for (const [at, { alt }] of body.photos.entries()) wantsText(alt.por, 'photos', String(at), 'alt', 'por')
  }
  if (body.kind === 'informativo' || body.kind === 'course')
    for (const [at, { title }] of body.attachments.entries())
      wantsText(title.por, 'attachments', String(at), 'title', 'por')
  return missing
}
