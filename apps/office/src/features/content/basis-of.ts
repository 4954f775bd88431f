import { isSame, type JsonObject, localizedParts } from '@games/domain/content/merge'
import { type Json, partAt } from './parts.ts'

interface Stale {
  /** Where the translation stands now. */
  readonly path: readonly string[]
  readonly language: 'spa' | 'eng'
}

/**
 * The Portuguese text that a translation was made of, in the version in which it was: beside the same translation, wherever that stood then,
 * since a stop or a photo may have moved; else at the same place. Undefined: it is not there any more.
 */
export function basisOf(then: JsonObject, now: JsonObject, { path, language }: Stale): Json | undefined {
  const translation = partAt(now, [...path, language])
  const same = localizedParts(then).filter(({ text }) => isSame(text[language], translation))
  const here = same.find((one) => one.path.join() === path.join()) ?? same[0]
  return here ? here.text['por'] : partAt(then, [...path, 'por'])
}
