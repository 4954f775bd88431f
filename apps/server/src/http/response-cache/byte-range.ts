/** What of a file is wanted: all of it, the bytes from `first` to `last` inclusive, or none it has. */
export type WantedBytes =
  | { readonly kind: 'whole' }
  | { readonly kind: 'part'; readonly first: number; readonly last: number }
  | { readonly kind: 'unsatisfiable' }

const WHOLE: WantedBytes = { kind: 'whole' }

/**
 * A Range header for a file of `size` bytes (RFC 9110 §14.2). What is no valid range is ignored, as the standard asks; of several ranges
 * the whole is sent, as it allows.
 */
export function wantedBytes(range: string | undefined, size: number): WantedBytes {
  const [, from = '', to = ''] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(range ?? '') ?? []
  if (from === '' && to === '') return WHOLE
  if (from === '') return Number(to) === 0 ? { kind: 'unsatisfiable' } : part(Math.max(0, size - Number(to)), size - 1)
  if (to !== '' && Number(to) < Number(from)) return WHOLE
  if (Number(from) >= size) return { kind: 'unsatisfiable' }
  return part(Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1))
}

const part = (first: number, last: number): WantedBytes => ({ kind: 'part', first, last })
