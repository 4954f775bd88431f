import { readEventWords } from '@games/domain/sports/recognise/event-words'
import { plain } from '../values.ts'
import { withoutParaClasses } from './para-classes.ts'
import { partsOf } from './title-parts.ts'

const PRIZES = '(?:medal|premi(?:o|a|s)|podi(?:o|u))'
const FEW = '(?:[a-z]+_){0,3}'
const COUNT = '(\\d{1,2}|one|um|uma|uno|una|two|dois|duas|dos|three|tres|four|quatro|cuatro|five|cinco)'
const RACES = '(?:(?:valid|complet)[a-z]*_)?(?:races?|regatas?|provas?|pruebas?|corridas?|carreras?|series?)'
const ENTRIES =
  '(?:boats?|barcos?|entries|entrantes|inscri[a-z]*|at[lh]+et[a-z]*|competi[dt]or[a-z]*|participant[a-z]*|equip[a-z]*|teams?|duplas?|parejas?|pairs?|crews?|swimmers?|nadador[a-z]*)'
const word = (some: string): RegExp => new RegExp(`(?:^|_)(?:${some})(?:_|$)`)

/** Words of results without medals. In Portuguese `no pódio` is where the medallists are. */
const WITHHELD = [
  `(?:sem|sin|nao|not|without|nenhum[a]?|ningun[a]?|doesn_t|don_t|non)_${FEW}${PRIZES}[a-z]*`,
  `no_(?:hay|habra|hubo|se|otorga[a-z]*|entrega[a-z]*|reparte[a-z]*|tiene[a-z]*|vale[a-z]*|cuenta[a-z]*|suma[a-z]*|da|dan|recibe[a-z]*)_${FEW}${PRIZES}[a-z]*`,
  'no_(?:(?:award|prize)s?_)?medals?',
  `(?:medal|premi)[a-z]*_${FEW}(?:nao|no|not)_${FEW}(?:atribu|conced|entreg|otorg|adjudic|award|given|distribu|vale|val)[a-z]*`,
  `(?:medal|premi)[a-z]*_(?:withheld|suspens[ao]s?|suspendid[ao]s?)`,
].map(word)
/** Words of an event outside the competition. */
const OUTSIDE = [
  'hors_concours',
  '(?:fora|fuera)_de_(?:concurso|competi[a-z]*)',
  'out_of_competition',
  '(?:prova|prueba|evento|event|race|regata|corrida|carrera|serie|categoria|torneio|torneo)_(?:de_)?(?:extra|exibicao|exhibicion|demonstracao|demostracion)',
  '(?:exhibition|demonstration|extra)_(?:event|race|sport|heat|match|game|only)s?',
].map(word)
/** The same as a whole part of a title. */
const OUTSIDE_ALONE =
  /^(?:demonstracao|demostracion|demonstration|exibicao|exhibicion|exhibition|amistos[ao]s?|friendly)$/
/** Words of a series that is not valid yet, or of a number of races that it needs. */
const NOT_VALID = [
  'constitu[a-z]*_(?:an?_|una?_|uma?_|la_|el_|o_)?(?:valid[a-z]*_)?(?:series?|campeonato|championship|prova|prueba|event|regata)',
  '(?:prova|prueba|serie|series|regata|race|event|evento|campeonato|championship|categoria|competicao|competicion)_(?:is_|are_)?(?:nao|no|not|in)_?valid[a-z]*',
  `${COUNT}_${RACES}_(?:are_|is_|sao_|son_|completed_)*(?:required|needed|necess?ari[ao]s|exigid[ao]s|requerid[ao]s|minim[ao]s?|obrigatori[ao]s)`,
  `(?:minimo|minima|minimum|at_least|ao_menos|pelo_menos|al_menos|por_lo_menos|requieren?|exigem?|required|necess?ari[ao]s)_(?:de_|of_)?${COUNT}_${RACES}`,
].map(word)
/** Words of the number of competitors that an event needs. */
const TOO_FEW = [
  `(?:menos|inferior[a-z]*|fewer|less|under)_(?:d[eo]_|que_|a_|than_)*${COUNT}_${ENTRIES}`,
  `(?:minimo|minima|minimum|at_least|ao_menos|pelo_menos|al_menos|por_lo_menos)_(?:de_|of_)?${COUNT}_${ENTRIES}`,
].map(word)
/** Words of the rule that an event has one medal less than competitors, three at most. */
const ONE_LESS = [
  '(?:rule|regra|regla)_(?:d[eo]l?_)?(?:minus_one|menos_um[a]?|menos_un[oa])',
  '(?:minus|menos)_(?:one|um[a]?|un[oa])_(?:rule|regra|regla|medal[a-z]*)',
  '(?:starters|entries|competitors|inscrit[oa]s|atletas|participantes)_(?:minus|menos)_(?:one|um[a]?|un[oa]|1)',
  '(?:one|uma|una)_medal[a-z]*_(?:a_)?(?:less|fewer|menos)',
].map(word)
const ENOUGH_WITH_ONE_LESS = 4
/** A note about some medals only, about those of teams, about who has them, or about the ceremony. */
const OTHERS =
  /(?:^|_)(?:ouro|oro|gold|prata|plata|silver|bronz[a-z]*|bronc[a-z]*|por_equip[a-z]*|by_teams?|teams?_(?:medal|prize|award)s?|quadro_(?:geral_)?de_medal[a-z]*|medallero|medal_table|medal_count|cerimonias?|ceremonias?|ceremon(?:y|ies))(?:_|$)/

const NUMBERS: ReadonlyMap<string, number> = new Map(
  ['one um uma uno una', 'two dois duas dos', 'three tres', 'four quatro cuatro', 'five cinco'].flatMap((words, at) =>
    words.split(' ').map((one) => [one, at + 1] as const),
  ),
)

const isIn = (written: string, patterns: readonly RegExp[]): boolean => patterns.some((one) => one.test(written))

/** Whether an event, not a competitor, has no medals or may not be valid by the words of a note. */
export function withholdsMedals(words: string): boolean {
  const written = plain(words)
  return (
    (!OTHERS.test(written) && isIn(written, [...WITHHELD, ...OUTSIDE, ...NOT_VALID, ...TOO_FEW, ...ONE_LESS])) ||
    partsOf(words).some((part) => OUTSIDE_ALONE.test(plain(part)))
  )
}

/** Whether words name a race of several classes, whose places can be by points and not by time. */
export const isOfSeveralClasses = (words: string): boolean =>
  /(?:^|_)multi_?clas(?:s|ses?|es?)(?:_|$)/.test(plain(words))

/** The number of competitors from which an event gives medals anyway, by the words of a note; null: they state none. */
export function enoughCompetitors(words: string): number | null {
  const written = plain(words)
  if (isIn(written, ONE_LESS)) return ENOUGH_WITH_ONE_LESS
  const [, count = ''] = TOO_FEW.map((one) => one.exec(written)).find((found) => found !== null) ?? []
  return count === '' ? null : (NUMBERS.get(count) ?? Number(count))
}

/** Whether the words of a note can be about an event: both name no different distance, weight, gender or age class. */
export function canBeAbout(note: string, event: string): boolean {
  const [own, other] = [note, event].map((words) => readEventWords(withoutParaClasses(words)))
  if (!own || !other) return true
  return (['kg', 'metres', 'gender', 'ageClass'] as const).every(
    (fact) => own[fact] === null || other[fact] === null || own[fact] === other[fact],
  )
}
