import { readEventWords } from '@games/domain/sports/recognise/event-words'
import { plain } from '../values.ts'
import { isOfTitle, isPhase } from './match-line.ts'
import { partsOf } from './title-parts.ts'
import { withholdsMedals } from './withheld-medals.ts'

const words = (some: string): RegExp => new RegExp(`(?:^|_)(?:${some})`)

/** Words by which a competitor may lose a rank or a medal. */
const TAKES = words(
  'perd[a-z]*_(?:[a-z]+_){0,2}medal|pierd[a-z]*_(?:[a-z]+_){0,2}medal|los(?:es|t)_(?:[a-z]+_){0,2}medal|' +
    '(?:sem|sin|no|nao|not|without|fora_d[aeo]|fuera_del?)_(?:[a-z]+_){0,2}(?:medal|premi|podi)|medal[a-z]*_(?:not|nao|no|retirad|withdrawn|cassad|anulad|revog|revok|devolv)|' +
    'irregular|ineleg|inelig|in(?:h)?abilitad|des?class|descalif|disq|dsq|desq|stripped|cassad|cassou|revog|revocad|revoked|' +
    '(?:result|titulo|title|marca)[a-z]*_(?:anulad|annul)|dopin|dopaje|exclu[ids]|(?:atleta|alun[oa]|alumn[oa]|equip[aeo]|athlete|team)_suspen|' +
    'eliminad[oa]s?_(?:por|devido|debido)|eliminated_(?:for|due)|not_eligib|(?:nao|no)_elegi|black_card|cartao_preto|tarjeta_negra',
)
/** Words for a competitor who did not come: they contradict a result or a place on the podium. */
const ABSENT =
  /(?:^|_)(?:nao_(?:se_)?apresent|nao_comparec|no_(?:se_)?present|no_comparec|no_show|did_not_(?:show|appear|attend))|^n_s$/
/** Words that mean the same only beside a place on the podium: elsewhere they are of those who do not advance. */
const TAKES_PODIUM = /^(?:eliminad[oa]s?|eliminated|suspens[oa]|suspendid[oa]|suspended|punid[oa]|sancionad[oa])$/
/** Words for a result that may still change: they are a question beside a place on the podium. */
const PENDING =
  /(?:^|_)(?:(?:em|en|under|sob|bajo)_(?:analise|analisis|revis[a-z]*|review|protest[a-z]*|recurso|investiga[a-z]*)|protest[a-z]*|recurso|reclama[a-z]*|apela[a-z]*|appeal[a-z]*|sub_judice|pending|pendente|pendiente|(?:a|por|vai|va_a|to)_(?:be_)?confirm[a-z]*)(?=_|$)/
/** A protest that changed nothing. */
const REJECTED = /(?:^|_)(?:indefer|improced|negad|rechazad|desestimad|denegad|reject|dismiss|denied|retirad|withdrawn)/
/** The wind of a jump can be irregular, a warning changes no rank, and a class can be exclusive. */
const OTHERS = /(?:^|_)(?:vento|viento|wind|advert|warning|cartao(?!_preto)|tarjeta(?!_negra)|exclusiv)/

/** Facts about the row of a remark. `isPodium`: it has a medal or one of the first three ranks; `hasFigure`: its result is a figure. */
export interface RemarkedRow {
  readonly isPodium: boolean
  readonly hasFigure: boolean
}

/** Whether a remark may take the rank or the medal of its row away. */
export function takesPlace(remark: string, { isPodium, hasFigure }: RemarkedRow): boolean {
  const written = plain(remark)
  if (OTHERS.test(written)) return false
  return (
    TAKES.test(written) ||
    (isPodium && TAKES_PODIUM.test(written)) ||
    (isPodium && PENDING.test(written) && !REJECTED.test(written)) ||
    ((isPodium || hasFigure) && ABSENT.test(written))
  )
}

const NOT = '(?:nao|no|not|did_not|didn_t|sem|sin|without)_(?:[a-z]+_)?'
/** Words about a competitor who is out, has no bout or gave up. */
const OF_COMPETITOR = words(
  `${NOT}(?:deu|dio|bateu|pesou|pesar|peso|weigh|make|made|compareceu|comparec|apresentou|present|show|luta|lutou|combat|bout|adversari|rival|oponent|opponent)|` +
    'no_show|w_?o(?:_|$)|walk_?over|ausente|absent|les(?:ao|ion|ionad[oa]|ionou)|injur|retirad[oa]|retirou|se_retiro|retired|withdr|desist|abandon|' +
    'eliminad[oa](?:_|$)|eliminated|excess?o_de_peso|sobrepeso|overweight|(?:fora|acima)_d[oe]_peso|fuera_del?_peso|(?:passa|pasa|advances)_(?:direto|directo)',
)
/** A label of a note: `Obs.: …`, `Podio: ver acta`, `Bronces: …`. */
const LABEL =
  /^(?:obs(?:erva\p{L}*)?|notas?|notes?|remarks?|p[oó]dio|podium|medalhistas|medallistas|medallists|bronzes|bronces|ouro|oro|gold|prata|plata|silver|bronze|bronce)\.?\s*:/iu

/** Words of a title without a part in parentheses about a competitor or the medals: `-55 kg (excluído: Rocha)`. */
export const withoutRemark = (title: string): string =>
  title.replace(/\s*\([^()]*\)/g, (part) => (isAboutCompetitor(part) || withholdsMedals(part) ? '' : part))

/** Whether words are about a competitor, not about a class or a phase: `Rojas (VHO) no dio el peso`, `excluído`, `lesionada`. */
export function isAboutCompetitor(remark: string): boolean {
  const written = plain(remark)
  return !OTHERS.test(written) && (TAKES.test(written) || OF_COMPETITOR.test(written))
}

/** Whether a line alone in its row is a remark about a competitor or the medals, or a labelled note, and no title of the rows below it. */
export function isRemark(line: string): boolean {
  if (LABEL.test(line) || partsOf(line).every(withholdsMedals)) return true
  const title = withoutRemark(line)
  if (!isAboutCompetitor(title)) return false
  const [first = ''] = title.split(/\s+[–—|/-]\s+|[;:]/)
  const written = plain(title)
  const start = Math.min(...[TAKES, OF_COMPETITOR].flatMap((about) => about.exec(written)?.index ?? []))
  const before = written.slice(0, start)
  const { kg, metres, legs } = readEventWords(before.replaceAll('_', ' '))
  // a class or a phase before the remark: `-55 kg – excluído: Rocha`
  return [kg, metres, legs].every((measure) => measure === null) && !isOfTitle(before) && !isPhase(first)
}
