import { plain } from '../values.ts'

const words = (some: string): RegExp => new RegExp(`(?:^|_)(?:${some})`)

/** Words by which a competitor may lose a rank or a medal. */
const TAKES = words(
  'perd[a-z]*_(?:[a-z]+_){0,2}medal|pierd[a-z]*_(?:[a-z]+_){0,2}medal|los(?:es|t)_(?:[a-z]+_){0,2}medal|' +
    '(?:sem|sin|no|nao|not|without|fora_d[aeo]|fuera_del?)_(?:[a-z]+_){0,2}(?:medal|premi|podi)|medal[a-z]*_(?:not|nao|no|retirad|withdrawn|cassad|anulad|revog|revok|devolv)|' +
    'irregular|ineleg|inelig|in(?:h)?abilitad|des?class|descalif|disq|dsq|desq|stripped|cassad|cassou|revog|revocad|revoked|' +
    '(?:result|titulo|title|marca)[a-z]*_(?:anulad|annul)|dopin|dopaje|exclu[ids]|(?:atleta|alun[oa]|alumn[oa]|equip[aeo]|athlete|team)_suspen|' +
    'eliminad[oa]s?_(?:por|devido|debido)|eliminated_(?:for|due)|not_eligib|(?:nao|no)_elegi',
)
/** Words for a competitor who did not come: they contradict a result or a place on the podium. */
const ABSENT =
  /(?:^|_)(?:nao_(?:se_)?apresent|nao_comparec|no_(?:se_)?present|no_comparec|no_show|did_not_(?:show|appear|attend))|^n_s$/
/** Words that mean the same only beside a place on the podium: elsewhere they are of those who do not advance. */
const TAKES_PODIUM = /^(?:eliminad[oa]s?|eliminated|suspens[oa]|suspendid[oa]|suspended|punid[oa]|sancionad[oa])$/
/** The wind of a jump can be irregular, and a warning changes no rank. */
const OTHERS = /(?:^|_)(?:vento|viento|wind|advert|warning|cartao|tarjeta)/

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
    TAKES.test(written) || (isPodium && TAKES_PODIUM.test(written)) || ((isPodium || hasFigure) && ABSENT.test(written))
  )
}
