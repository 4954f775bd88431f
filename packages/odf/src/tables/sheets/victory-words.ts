import { disciplineOf } from '@games/domain'
import { victoriesOf } from '@games/domain/sports/victories'
import type { Victory } from '@games/domain/sports/victory'

/** A way to win a bout as a cell has it. */
export interface WrittenVictory extends Victory {
  /** As ODF has it (UI/DECISION). */
  readonly decision: string
  /** The score beside the words, or undefined. */
  readonly score: string | undefined
  /** Minutes and seconds that the bout lasted; null: unknown. */
  readonly time: string | null
}

const FIGURES = String.raw`\d{1,3}\s?[x×–-]\s?\d{1,3}|\d{1,3}\s?:\s?\d(?!\d)`
/** A score, and the scores of its rounds or judges in parentheses behind it. */
const SCORE = new RegExp(
  String.raw`\(?(?<![\d:])(${FIGURES})(?![\d:])\)?(\s*\((?:[\s,;/]*(?:\d{1,3}\s?[x×:–-]\s?\d{1,3}))+\))?`,
  'i',
)
const TIME = /(?<!\d)(\d{1,2})\s?[:'’′]\s?([0-5]\d)(?!\d)\s?["”″]?/
/** The round in which a bout ended: `R2`, `2nd round`, `2do asalto`. */
const ROUND =
  /\b(?:r|rd|round|asalto|assalto)\.?\s?\d\b|(?<![\p{L}\d])\d\s?(?:[ºª°]|er|do|ro|to|st|nd|rd|th)?\.?\s?(?:r|rd|round|asalto|assalto)\b/iu
/** Words beside the victory that change nothing. */
const BESIDE =
  /\b(?:gs|golden score|ponto de ouro|punto de oro|vitoria|victoria|victory|won|win|gana|por|by|de|do|del|in|em|en|the)\b/gi

const bare = (words: string): string => words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Finds the words of each victory of a discipline, the longest first. */
const patterns = new Map<
  string,
  readonly { readonly form: RegExp; readonly decision: string; readonly victory: Victory }[]
>()

function patternsOf(event: string) {
  const discipline = disciplineOf(event)
  const known = patterns.get(discipline)
  if (known !== undefined) return known
  const byWords = new Map(
    victoriesOf(event).flatMap(([decision, victory]) =>
      victory.words.split('|').map((words) => [bare(words), { decision, victory }] as const),
    ),
  )
  const made = [...byWords]
    .toSorted(([a], [b]) => b.length - a.length)
    .map(([words, of]) => {
      // K.O., RSC I and hansokumake are written so too
      const letters = /^\p{L}{2,4}$/u.test(words)
        ? words.replaceAll(/(?<=.)(?=.)/gu, '\\.?')
        : words.replaceAll(/[\s-]/g, '[\\s_-]*')
      return { form: new RegExp(`(?<![\\p{L}\\d])${letters}\\.?(?![\\p{L}\\d])`, 'u'), ...of }
    })
  patterns.set(discipline, made)
  return made
}

/** Reads the way in which a bout was won; null: the cell has other words, or none. */
export function victoryIn(cell: string, event: string): WrittenVictory | null {
  let rest = bare(cell)
  let found: { readonly decision: string; readonly victory: Victory; readonly at: number } | null = null
  for (const { form, decision, victory } of patternsOf(event)) {
    const at = rest.search(form)
    if (at < 0) continue
    if (found === null || at < found.at) found = { decision, victory, at }
    // the places of other words stay
    rest = rest.replace(form, (words) => ' '.repeat(words.length))
  }
  if (found === null) return null
  const [, minutes, seconds] = TIME.exec(rest) ?? []
  const time = minutes === undefined ? null : `${Number(minutes)}:${seconds}`
  if (time !== null) rest = rest.replace(TIME, ' ')
  rest = rest.replace(ROUND, ' ')
  const [whole = '', score, parts = ''] = SCORE.exec(rest) ?? []
  if (/[\p{L}\d]/u.test(rest.replace(whole, ' ').replaceAll(BESIDE, ' '))) return null
  const written = score === undefined ? undefined : `${score}${parts}`
  return { ...found.victory, decision: found.decision, score: written, time }
}
