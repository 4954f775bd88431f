import { type Json, wordsOf } from './parts.ts'
import { wordChanges } from './word-changes.ts'

interface ChangedWordsProps {
  readonly before: Json | undefined
  readonly after: Json | undefined
  /** What was taken out is left out. */
  readonly withoutGone?: boolean
}

/** A text with the words that were taken out of it and put into it, as a browser marks both. */
export function ChangedWords({ before, after, withoutGone = false }: ChangedWordsProps) {
  return wordChanges(shownOf(before), shownOf(after))
    .filter(({ kind }) => kind !== 'gone' || !withoutGone)
    .map((piece, at) =>
      piece.kind === 'same' ? (
        piece.text
      ) : piece.kind === 'gone' ? (
        // pieces of a text have no names
        // oxlint-disable-next-line react/no-array-index-key
        <del key={at}>{piece.text}</del>
      ) : (
        // oxlint-disable-next-line react/no-array-index-key
        <ins key={at}>{piece.text}</ins>
      ),
    )
}

/** A part in words, nothing where there is nothing. */
export const shownOf = (part: Json | undefined): string => {
  const words = wordsOf(part)
  return words === '—' ? '' : words
}
