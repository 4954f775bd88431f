import { plain } from '../values.ts'
import { irmOf, irmWithReason, isBreak } from './cells.ts'
import { isNote } from './footnotes.ts'
import type { PassedOver } from './found-table.ts'
import type { Competitor, Values } from './reading.ts'

/** Lines in a column of athletes that are records or figures: `Recorde: Ana Silva`. */
const NOTE =
  /^(?:(?:recordes?|r[ée]cords?)(?:\s*:.*|\s+(?:d[aeo]s?|del|of|the|nacional|estadual|brasileir[oa]|mundial|ol[íi]mpico|sul-americano)(?:\s.*)?|)|(?:[íi]ndice|m[ée]dia|promedio|average|[áa]rbitr[oa]|ju[ií]z|juez|referee)\s*:.*)$/iu

/** A free place of a draw, or one that another contest fills: `(bye)`, `TBC from heats`. */
const FREE_PLACE = /^(?:bye|exento|isento|(?:tbc|to_be_confirmed|(?:a|por)_confirmar)(?:_.*)?)$/

/** Whether words name a free place in a draw, whose competitor has no match. */
export const isFreePlace = (words: string): boolean => FREE_PLACE.test(plain(words))

/** A line above the athletes of a heat: `Série 2`. */
const HEADING = /^(?:s[ée]rie|bateria|heat|eliminat[óo]ria)s?\s*(?:n[º°.]?\s*)?\d{1,2}$/iu

const TOTALS = /^(?:sub_?)?tota(?:l|is|les|ls)(?:_|$)|^(?:soma|suma|sum|grand_total)(?:_|$)/

/** Whether words name a row of sums. */
export const isTotals = (words: string): boolean => TOTALS.test(plain(words))

/** The reason why a row of results has no competitor; null: it has one, or names no athlete. */
export function noCompetitor({ athlete, organisation, result, rank }: Values): PassedOver['why'] | null {
  if (athlete === undefined) return null
  if (isNote(athlete) || NOTE.test(athlete)) return 'note'
  // `(não houve outros inscritos)`
  if (rank === undefined && result === undefined && /^\([^()]+\)$/.test(athlete)) return 'note'
  // `Cena` is a meal, and the name of a family
  if (organisation !== undefined) return null
  if (isBreak(athlete) || isFreePlace(athlete)) return 'note'
  if (irmOf(athlete) !== null || irmWithReason(athlete) !== null) return 'note'
  if (isTotals(athlete)) return 'totals'
  return result === undefined && HEADING.test(athlete) ? 'title' : null
}

/** Words of a medal without a winner: `não atribuída`, `vacante`, `not awarded`. */
const NOT_AWARDED =
  /^(?:(?:medalha |medalla )?(?:n[ãa]o (?:atribu[íi]d|concedid|entreg|h[áa]|houve)\p{L}*|no (?:se )?(?:otorg|conced|entreg|adjudic)\p{L}*|sem (?:medalh|premia|vencedor)\p{L}*|sin (?:medall|ganador)\p{L}*|vag[ao]|vacante|desiert[ao])|(?:medal )?(?:not (?:awarded|given)|withheld)|no (?:award|medal)|noaward)$/iu

/** A medal that is withheld (ODF §7). */
export const NO_AWARD: Competitor = { code: 'NOAWARD', type: 'A', organisation: 'NOAWARD', name: 'NOAWARD' }

export const isNotAwarded = (words: string): boolean => NOT_AWARDED.test(words.trim())

/** Guests, who have a result and no rank: the header of their column, and the words behind a name. */
const GUEST = String.raw`convidad[oa]s?|invitad[oa]s?|guests?|exh(?:ibition)?|f(?:ora|uera) de (?:concurso|competi[cç][aãi][oó]n?|competencia)|out of competition|hors concours|extra(?:[- ]?oficial)?`
const GUEST_HEADER = new RegExp(`^(?:${GUEST})\\??$`, 'i')
const GUEST_NAME = new RegExp(String.raw`^(.+?)\s*[([](?:${GUEST})[)\]]$`, 'i')

/** Words of a guest within a remark; `extra` and `guest` can mean other things there. */
const GUEST_WITHIN =
  /(?:^|_)(?:convidad[oa]|invitad[oa]|exhibition|hors_concours|f(?:ora|uera)_de_(?:concurso|compet)|out_of_competition)/

/** Whether a remark says that its competitor is a guest: `atleta convidada`, `EXH`. */
export const isGuestRemark = (remark: string): boolean =>
  GUEST_HEADER.test(remark.trim()) || GUEST_WITHIN.test(plain(remark))

/** Whether a cell of the column of delegations names none: its competitor is a guest. */
export const isGuestDelegation = (cell: string): boolean => GUEST_HEADER.test(cell.trim())

export const isGuestHeader = (header: string): boolean => GUEST_HEADER.test(header.trim())

/** Whether a cell of the column of guests marks one. */
export const isMarked = (cell: string): boolean => /^(?:s|sim|s[íi]|y|yes|x|1|✓|✔|true|verdadeiro)$/i.test(cell.trim())

/** The name of a guest, or of the delegation of one, without the words behind it; null: the name has no such words. */
export const nameOfGuest = (name: string): string | null => GUEST_NAME.exec(name)?.[1] ?? null

const NO_MEDALLIST =
  /^(?:(?:nao|no)_(?:houve|hubo|teve|premiad\w+|entreg\w+|award\w*|disputad\w+|\d\w*|gold|silver|bronze)|(?:sem|sin)_(?:medal\w+|compet\w+|atletas?|inscri\w+)|none|nenhuma?|ningun[oa]?|vacante?|desert[oa]|desiert[oa]|not_awarded)$/

/** Whether words beside a place or a medal mean that it was not awarded: `não houve`, `desierto`. */
export const isNoMedallist = (words: string): boolean => NO_MEDALLIST.test(plain(words))
