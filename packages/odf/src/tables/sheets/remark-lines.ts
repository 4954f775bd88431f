import { genderOfCell } from '@games/domain/sports/recognise/event-words'
import { plain } from '../values.ts'
import { sidesOf } from './cells.ts'
import { statusInTitle } from './result-status.ts'
import { partsOf } from './title-parts.ts'
import { splitPhase } from './word-codes.ts'

/** The sign of a footnote: `* ordem a confirmar`. */
const SIGN = /^\(?[*†‡¹²³]+\)?\s*\S/
/** The points of each outcome of a match: `V=3 E=2 D=1`. */
const POINTS = /^(?:\p{L}{1,10}\s*=\s*\d{1,2}(?:\s*(?:pts?|pontos?|puntos?|points?)\.?)?(?:\s*[,;/|]\s*|\s+|$)){2,}$/iu
/** All places of a group in one line: `Pos. A: 1 Norte 4 pts / 2 Sul 1 pt`. */
const PLACES = /^[^:]{2,30}:\s*1[.ºª°)]*\s+\p{L}[^:]*[/;,|]\s*2[.ºª°)]*\s+\p{L}/u
/** Words that begin a remark. */
const LABELLED =
  /^(?:premia[cç](?:[aã]o|i[oó]n)|pr[eê]mios?|prizes?|awards?|notas?|notes?|n\.?b\.?|avisos?|aten[cç][aã]o|atenci[oó]n|attention|important[e]?)\s*[.:]/i
const BEGINNING =
  /^(?:obs|observac\w+|des?classificad[oa]s?|descalificad[oa]s?|disqualified|eliminad[oa]s?|protest(?:os?|as?|s)?|recursos?|apelacion(?:es)?|appeals?|empates?|desempates?|criterios?|tie_?breaks?|legendas?|leyendas?|legend|scoring_codes)(?:_|$)/
/** Words of sentences, which no name of an event and no round has. */
const SENTENCE =
  /(?:^|_)(?:nao_(?:ha|houve|sera|se)|no_(?:hay|hubo|se|medals?)|recebem?|reciben?|receives?|ficam|quedan|foi|foram|fue|fueron|was|were|will_be|serao|seran|conforme|(?:por|segun)_reglamento|classificam|clasifican|avancam|avanzan|passam|pasan|advances?|mantid[oa]s?|aguardando|(?:fora|fuera)_d[ae](?:_la)?_zona|(?:sujeit|sujet)[oa]s?_a|subject_to)(?:_|$)/
const FULL_STOP = /\p{L}{4}\.$/u
const MIN_WORDS = 4
/** Whether the full stop of a line is of the short form of a gender: `K2 500 m Cadetes Masc.` */
const endsWithGender = (words: string): boolean => genderOfCell(words.split(/\s+/).at(-1) ?? '') !== null

/**
 * Whether words alone in a row are a remark about results or rules, not a title of the rows below: `* 44 kg: apenas 3 inscritas`, `Não há disputa de
 * 3º lugar`. Words that begin with a round are its title.
 */
export function isRemarkLine(words: string): boolean {
  if (SIGN.test(words) || LABELLED.test(words) || POINTS.test(words) || PLACES.test(words)) return true
  const [first = ''] = partsOf(words.replace(/\s*\([^()]*\)/g, ' ').trim())
  const known = plain(first)
  const count = known.split('_').length
  if (statusInTitle(words).status !== null || sidesOf(words) !== null) return false
  if (BEGINNING.test(known)) return /:/.test(words) || known.startsWith('obs') || count >= MIN_WORDS
  const phase = splitPhase(first)?.phase
  if (count < MIN_WORDS || (phase !== undefined && first.startsWith(phase))) return false
  return SENTENCE.test(known) || (FULL_STOP.test(words) && count > MIN_WORDS && !endsWithGender(words))
}
