import { MEDALS } from '@games/domain'
import { medalOf } from './cells.ts'
import { isNotAwarded } from './no-competitor.ts'
import { type Medallist, medallistsIn } from './podium-columns.ts'

/** A line without a header about a medal or a place: `Ouro – Ana Um (AL)`, `1º lugar: Ana Um (AL)`, `Gold | Ana Um | AL`. */
export interface MedalLine {
  readonly place: number
  /** Whether the line names the medal, not the place. */
  readonly isMedal: boolean
  /** Several share the place; none: they are not known yet. */
  readonly winners: readonly Medallist[]
  /** The columns of the words and of the delegation; the second null: it is in the words, or missing. */
  readonly columns: readonly [number, number | null]
}

const MEDAL = String.raw`(?:med(?:alha|alla)\s+(?:de\s+)?)?(?:ouro|oro|gold|prata|plata|silver|bronze|bronce)(?:\s+medal)?`
const ORDINAL = String.raw`\d{1,2}\s?(?:[ºª°]\.?|st|nd|rd|th|er|ro|do|to|o|a)`
const PLACE = String.raw`${ORDINAL}\s+(?:lugar|puesto|place|colocad[oa])|${ORDINAL}`
const WHOLE = new RegExp(`^(${MEDAL}|${PLACE})\\s*[:.–—-]?$`, 'iu')
const LINE = new RegExp(
  `^(?:(${MEDAL})(?:\\s*[:–—-]\\s*|\\s+)|(${PLACE})\\s*[:–—-]\\s*|(${PLACE})\\s+)(.*\\p{L}{2}.*)$`,
  'iu',
)
/** A delegation behind a name: `Ann One, Rookley`, `Ana Um – Escola Sol`. A single word before a comma is a family name. */
const BEHIND = /^([^,]+?)\s+[–—-]\s+(.+)$|^(\S+\s[^,]+?),\s*(.+)$/u
/** Words of a part, a contest or a division, which no name begins with: `1ª etapa`, `Gold medal match`, `Prata – Série B`. */
const NO_NAME =
  /^(?:etapa|fase|dia|d[ií]a|grupo|rodada|ronda|round|turno|tempo|tiempo|set|s[ée]ries?|bateria|divis|jornada|fecha|semi|final|edi[cç]|match|bout|game|contest|fight|disputa|decis|luta|combate|jogo|partid|copa|cup|ta[cç]a|trof|league|liga)/iu
/** Two sides: `Ouro: Ana Um (AL) x Bia Dois (BA)`. */
const SIDES = /\s(?:x|×|vs?\.?|versus)\s|\d\s?[x×:–-]\s?\d/iu

/** A row without a header as a medal or a place of the class above it; null: it is something else. */
export function medalLine(cells: readonly string[]): MedalLine | null {
  const [first, second, third, ...others] = cells.flatMap((cell, column) => (cell === '' ? [] : [{ cell, column }]))
  if (first === undefined || others.length > 0) return null
  const whole = WHOLE.exec(first.cell)?.[1]
  if (whole !== undefined) {
    if (second === undefined || !/\p{L}{2}/u.test(second.cell) || (third && !/\p{L}{2}/u.test(third.cell))) return null
    return lineOf(whole, second.cell, third?.cell, [second.column, third?.column ?? null])
  }
  const [, medal, marked, place, words = ''] = LINE.exec(first.cell) ?? []
  const named = medal ?? marked ?? place
  if (named === undefined || third !== undefined || NO_NAME.test(words) || SIDES.test(words)) return null
  const line = lineOf(named, words, second?.cell, [first.column, second?.column ?? null])
  // a number before words without a delegation can be that of a part
  return place === undefined || line?.winners.every(({ organisation }) => organisation !== null) ? line : null
}

function lineOf(
  named: string,
  words: string,
  organisation: string | undefined,
  columns: MedalLine['columns'],
): MedalLine | null {
  const medal = /^\d/.test(named) ? null : medalOf(named)
  const place = medal ? MEDALS.indexOf(medal) + 1 : Number.parseInt(named, 10)
  const found =
    organisation === undefined ? medallistsIn(words).map(withDelegationBehind) : [{ name: words, organisation }]
  const winners = found.length === 0 && isNotAwarded(words) ? [{ name: words, organisation: null }] : found
  return Number.isNaN(place) ? null : { place, isMedal: medal != null, winners, columns }
}

function withDelegationBehind({ name, organisation }: Medallist): Medallist {
  const [, before, behind, beforeComma, behindComma] = (organisation === null ? BEHIND.exec(name) : null) ?? []
  return { name: before ?? beforeComma ?? name, organisation: behind ?? behindComma ?? organisation }
}
