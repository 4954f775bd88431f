import { plain } from '../values.ts'
import { resultStatusOf } from './result-status.ts'

const VERB =
  /(?:^|_)(?:venceu|vence|vencio|ganhou|ganha|gano|gana|won|wins|passa|pasa|avanca|avancou|avanza|avanzo|advances|advanced)(?:_|$)/
const NOUN = /(?:^|_)(?:vencedora?|ganadora?|winner|vitoria_d[aeo]|victoria_de)_/
/** A note about a part of the match: `AL venceu o 1º set`. */
const OF_PART = /(?:^|_)(?:sets?|tempos?|quartos?|periodos?|half|quarters?|games?|rounds?|sorteio|sorteo|toss)(?:_|$)/

/** The side (0 or 1) that a note names as the winner: `BA venceu nos pênaltis 4x3`, `Winner: Beta`; null: none. */
export function wonByNote(note: string, sideOf: (words: string) => 0 | 1 | null): 0 | 1 | null {
  const words = plain(note)
  if (OF_PART.test(words)) return null
  const verb = VERB.exec(words)
  if (verb) {
    const subject = words.slice(0, verb.index).split('_')
    const before = firstSide(
      subject.map((_, at) => subject.slice(at).join(' ')),
      sideOf,
    )
    // the subject can be behind the verb: `gana azul`
    const behind = words
      .slice(verb.index + verb[0].length)
      .replace(/^by_/, '')
      .split('_')
    return (
      before ??
      firstSide(
        behind.map((_, at) => behind.slice(0, behind.length - at).join(' ')),
        sideOf,
      )
    )
  }
  const noun = NOUN.exec(words)
  if (!noun) return null
  const named = words.slice(noun.index + noun[0].length).split('_')
  return firstSide(
    named.map((_, at) => named.slice(0, named.length - at).join(' ')),
    sideOf,
  )
}

function firstSide(phrases: readonly string[], sideOf: (words: string) => 0 | 1 | null): 0 | 1 | null {
  for (const phrase of phrases) {
    const side = phrase === '' ? null : sideOf(phrase)
    if (side !== null) return side
  }
  return null
}

/**
 * A result without the words of the winner behind it: `2-0 (12-4, 9-7) gana azul`; null: it has no such words, or they name no side.
 * `result` undefined: only words are left, such as the decision of the referee; `before`: all words that are left.
 */
export function resultWithWinner(
  cell: string,
  sideOf: (words: string) => 0 | 1 | null,
): {
  readonly result: string | undefined
  readonly winner: 0 | 1
  readonly words: string
  readonly before: string
} | null {
  const [, result = '', words = ''] =
    /^(.*?)[\s,;:–—-]*((?:gana|gan[oó]|vence|venceu|ganha|ganhou|ganador[a:]*|vencedor[a:]*|winner:?|won by)\s.+)$/iu.exec(
      cell,
    ) ?? []
  const winner = words === '' ? null : wonByNote(words, sideOf)
  if (winner === null) return null
  return { result: /^\d{1,3}\s?[x×:–-]\s?\d/i.test(result) ? result : undefined, winner, words, before: result }
}

/** The side (0 or 1) that did not come, by the words beside a walkover: `W.O. (no se presentó rojo)`; null: they name none. */
export function absentByNote(cell: string, sideOf: (words: string) => 0 | 1 | null): 0 | 1 | null {
  const [, note = ''] = /^w\.?[o/0]\.?\s*[(:,–-]\s*([^()]+)\)?$/i.exec(cell) ?? []
  return absentInWords(note, sideOf)
}

/** The side (0 or 1) that did not come, by a note beside a walkover: `Pará não compareceu`, `AL absent`; null: it names none. */
export function absentInWords(note: string, sideOf: (words: string) => 0 | 1 | null): 0 | 1 | null {
  const words = plain(note)
  const named = words.replace(ABSENT, '_').split('_').filter(Boolean).join(' ')
  return ABSENT.test(words) && named !== '' ? sideOf(named) : null
}

const ABSENT =
  /(?:^|_)(?:(?:nao|no)_(?:se_)?(?:compareceu|presento|vino|veio|show)(?:_a)?|ausentes?|ausencia_d[aeo]l?|falta_d[aeo]l?|absent|did_not_(?:come|appear)|wo_d[aeo])(?=_|$)/

/** A side and the words behind it by which it did not come: `Chubut (no se presentó)`. Null: it has no such words. */
export function absentSide(side: string): string | null {
  const [, name, note = ''] = /^(.*\p{L}.*?)\s*[([]([^()[\]]+)[)\]]$/u.exec(side) ?? []
  const words = plain(note)
  return name !== undefined && words !== '' && words.replace(ABSENT, '') === '' ? name : null
}

const NOT_PLAYED = /^(?:[-–—x×?]|vs?\.?|versus|contra)$/i

/** Whether a cell of scores means that the match has no score: `vs`, `suspendido`, `a definir`. */
export const isNotPlayed = (cell: string): boolean =>
  NOT_PLAYED.test(cell) ||
  (resultStatusOf(cell) === 'INTERMEDIATE' &&
    !/\d\s?[x×:–-]\s?\d/i.test(cell) &&
    !hasWalkover(cell) &&
    !isRetirement(cell))

const RETIREMENT =
  /(?:^|_)(?:ret|retired|retirad[oa]|retirou|retiro|retiros|withdrew|withdrawn|desist\w*|aband\w*|abd|ab|lesao|lesion\w*|injur\w*|(?:due_to|por)_(?:lesao|lesion|injury))(?=_|$)/

/** Whether words are of a match that a side gave up: `6-4 3-1 ret.`. */
export const isRetirement = (words: string): boolean => RETIREMENT.test(plain(words))

/** The side (0 or 1) that gave up, by the words beside the score: `6-4 3-1 ret. Silva`; null: they name none. */
export function retiredByNote(cell: string, sideOf: (words: string) => 0 | 1 | null): 0 | 1 | null {
  const words = plain(cell.replace(/\d{1,3}\s?[x×:–/-]\s?\d{1,3}|\([^()]*\)/gi, ' '))
  const found = RETIREMENT.exec(words)
  if (!found) return null
  const named = words.replace(new RegExp(RETIREMENT, 'g'), '_').split('_').filter(Boolean)
  // `Sule retired in the 2nd set`
  const before = words.slice(0, found.index).split('_').filter(Boolean)
  const subjects = before.map((_, at) => before.slice(at).join(' '))
  return firstSide([named.join(' '), ...subjects], sideOf)
}

/** Whether the status of a match tells why it ended, not how final its result is: `Sule retired`, `Pam advances`. */
export const isOutcome = (status: string): boolean =>
  isRetirement(status) || hasWalkover(status) || VERB.test(plain(status))

/** Whether the words of a cell tell that a match is over: `Sule retired`, `Beta (absent)`. */
export const isOver = (cell: string): boolean =>
  isOutcome(cell) || absentSide(cell) !== null || absentByStatus(cell) !== undefined

/** The name before a reason, in a column of winners: `Dandara (hantei)`, `Joyce por WO (Fernanda ausente)`. */
export const withoutReason = (winner: string): string =>
  winner.replace(/\s*\([^()]*\)\s*$/, '').replace(/\s+(?:[-–—]\s.*|(?:por|by|nos?|nas?|en|on|after|ap[óo]s)\s.*)$/i, '')

/** Whether a note contains a walkover: `WO AL`. */
export const hasWalkover = (note: string): boolean => /(?:^|_)(?:w_?o|walk_?over)(?:_|$)/.test(plain(note))

const NO_SHOW =
  /^(?:no_(?:se_)?present\w*|no_comparec\w*|nao_(?:se_)?apresent\w*|nao_comparec\w*|no_show|did_not_(?:show|appear))(?:_|$)/
const SIDES = [/_(?:local|mandante|casa|home)(?:_|$)/, /_(?:visitante|visita|away|visitor)(?:_|$)/]

/**
 * The absent side that the status of a match names: `NO_PRESENTA_LOCAL` is 0, the first side; null: it names none of the two. Undefined: the status is
 * another one.
 */
export function absentByStatus(status: string): 0 | 1 | null | undefined {
  const words = plain(status)
  if (!NO_SHOW.test(words)) return undefined
  const named = ([0, 1] as const).filter((side) => SIDES[side]?.test(words))
  return named.length === 1 ? (named[0] ?? null) : null
}

/** Headers of scores and of their sets. */
export const isScoreHeader = (header: string): boolean =>
  /set|parcia|partial|game|placar|score|resultado|result|marcador/.test(plain(header))
