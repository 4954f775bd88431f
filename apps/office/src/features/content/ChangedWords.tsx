import { type Json, wordsOf } from './parts.ts'
import { wordChanges } from './word-changes.ts'

/** A text with the words that were taken out of it and put into it, as a browser marks both. */
export function ChangedWords({ before, after }: { before: Json | undefined; after: Json | undefined }) {
  return wordChanges(shownOf(before), shownOf(after)).map((piece, at) =>
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

/** A text with the words marked that another one of the same does not have. */
export function OwnWords({ part, other }: { part: Json | undefined; other: Json | undefined }) {
  return wordChanges(shownOf(other), wordsOf(part)).map((piece, at) =>
    piece.kind === 'same' ? (
      piece.text
    ) : piece.kind === 'new' ? (
      // pieces of a text have no names
      // oxlint-disable-next-line react/no-array-index-key
      <ins key={at}>{piece.text}</ins>
    ) : null,
  )
}

/** A part in words, nothing where there is nothing. */
export const shownOf = (part: Json | undefined): string => {
  const words = wordsOf(part)
  return words === '—' ? '' : words
}
