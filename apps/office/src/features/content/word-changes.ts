/** A piece of a text beside another one: in both, in the older one alone, in the newer one alone. */
export interface Piece {
  readonly kind: 'same' | 'gone' | 'new'
  readonly text: string
}

/** Words and what is between them: a space is no reason to call two words changed. */
const wordsIn = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? []
/** Longer texts are told as one that is gone and one that is new: comparing them takes the square of their length. */
const MOST = 6_000

/** What was taken out of a text and put into it, word by word: the longest common sequence stays. */
export function wordChanges(before: string, after: string): Piece[] {
  const [a, b] = [wordsIn(before), wordsIn(after)]
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1
  let end = 0
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1
  const pieces: Piece[] = []
  const add = (kind: Piece['kind'], words: readonly string[]) => {
    const text = words.join('')
    const last = pieces.at(-1)
    if (text === '') return
    if (last?.kind === kind) pieces[pieces.length - 1] = { kind, text: last.text + text }
    else pieces.push({ kind, text })
  }
  add('same', a.slice(0, start))
  for (const { kind, text } of middle(a.slice(start, a.length - end), b.slice(start, b.length - end))) add(kind, [text])
  add('same', a.slice(a.length - end))
  return pieces
}

function middle(a: readonly string[], b: readonly string[]): Piece[] {
  if (a.length > MOST || b.length > MOST) return whole(a, b)
  const width = b.length + 1
  // how long the common sequence of what is left is, from each place on
  const left = new Uint16Array((a.length + 1) * width)
  const at = (i: number, j: number): number => left[i * width + j] ?? 0
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      left[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const pieces: Piece[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      pieces.push({ kind: 'same', text: a[i] ?? '' })
      i += 1
      j += 1
    } else if (j >= b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1))) {
      pieces.push({ kind: 'gone', text: a[i] ?? '' })
      i += 1
    } else {
      pieces.push({ kind: 'new', text: b[j] ?? '' })
      j += 1
    }
  }
  return pieces
}

const whole = (a: readonly string[], b: readonly string[]): Piece[] => [
  { kind: 'gone', text: a.join('') },
  { kind: 'new', text: b.join('') },
]
