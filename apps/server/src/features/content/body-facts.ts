import type { ContentBody } from '@games/contract'
import { type Localized, searchable } from '@games/domain'
import type { BodyFacts } from './content.queries.ts'
import { type Translated, translationsOf } from './translations.ts'

/** What it is called; a name stands under `por`. */
export function titleOf(body: ContentBody): Localized {
  if ('title' in body) return body.title
  return typeof body.name === 'string' ? { por: body.name } : body.name
}

const typeOf = (body: ContentBody): string | null => {
  if (body.kind === 'place') return body.type
  if (body.kind === 'sponsor') return body.tier
  return body.kind === 'ambassador' ? body.role : null
}

export function factsOf(body: ContentBody, translated: Translated): BodyFacts {
  const title = titleOf(body)
  const translations = translationsOf(body, translated)
  return {
    title,
    search: searchable(Object.values(title).join('\n')),
    priority: 'priority' in body ? body.priority : null,
    type: typeOf(body),
    spa: translations.spa.state,
    eng: translations.eng.state,
  }
}
