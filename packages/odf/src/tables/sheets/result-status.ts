import type { ResultStatus } from '@games/domain'
import { plain } from '../values.ts'

const word = (words: string): RegExp => new RegExp(`(?:^|_)(?:${words})`)

/** The status that a result has by the words of a sheet, the least final first. A match that is not over, or not valid, is intermediate. */
const STATUSES: readonly (readonly [RegExp, ResultStatus])[] = [
  [word('(?:nao|no|not)_(?:of+icial|official)|un_?official|extra_?oficial|provis|preliminar'), 'UNOFFICIAL'],
  [
    word(
      'nao_(?:finaliz|conclu|encerr|realiz|homolog|confirm|disput|jogad|valid)|no_(?:finaliz|conclu|realiz|homolog|confirm|disput|jugad|valid|termin)|' +
        'not_(?:finish|complet|play|confirm|start)|andamento|em_curso|en_curso|in_progress|running|ao_vivo|en_vivo|live(?:_|$)|em_jogo|en_juego|' +
        'parcia|partial|incomplet|cancel|adiad|adiament|aplazad|postpon|suspens|suspend|anulad|annul|void|invalid|interromp|interrump|interrupt|' +
        'abandoned|remarcad|resched|reprogram|delayed|atrasad|retrasad|pendent|pendient|pending|(?:a|por)_(?:confirmar|definir|disputar|jogar|jugar)|' +
        'intermed|interim|agendad|programad|scheduled|previst|tbc(?:_|$)',
    ),
    'INTERMEDIATE',
  ],
  [word('protest|recurso|recurrid|apela|appeal|em_analise|en_revision|under_review|impugn|sub_?judice'), 'PROTESTED'],
  [/^(?:official|oficial|final|encerrad|finish|conclu|completed|homologad|terminad)/, 'OFFICIAL'],
]
const FINALITY: readonly ResultStatus[] = ['INTERMEDIATE', 'PROTESTED', 'UNOFFICIAL', 'OFFICIAL']

/** Words about the athlete, the place or the medal, not about the status of the result. */
const OTHERS =
  /^(?:|[vdwlteqxs]|ok|sim|si|yes|ft|fim|fin|f|[a-z]*(?:jogad|jugad|disputad|realizad|fechad|cerrad|aprovad|aprobad|confirmad|validad|ratificad|completad|computad)[oa]s?|played|closed|approved|confirmed|valid[oa]?|full_time|ativ[oa]|activ[oae]|active|present[ea]?|apt[oa]|inscrit[oa]|regular|normal|titular|reserva|federad[oa]|participou|participo|competiu|compitio|completou|completo|terminou|chegou|llego|finalista|qf|pb|sb|rc|rp)$|^(?:classific|clasific|qualif|eliminad|eliminated|advance|avanc|medal|campe|vice|vencedor|ganador|perdedor|winner|loser|vitoria|victoria|derrota|empat|draw|ouro|oro|gold|prata|plata|silver|bronze|bronce|record|novo_record|\d)/

/** The status of a result by a cell; null: the words are about something else; undefined: they are not understood. */
export function resultStatusOf(cell: string): ResultStatus | null | undefined {
  const words = plain(cell)
  // of a column that asks whether a result is official
  if (/^(?:nao|no|n)$/.test(words)) return 'UNOFFICIAL'
  const status = STATUSES.find(([known]) => known.test(words))?.[1]
  return status ?? (OTHERS.test(words) ? null : undefined)
}

const TITLE =
  /\(?\b(?:resultados?|results?)\s+(?:parcia(?:l|is|les)|prelimin\w*|provis\S*)\)?|\(?\bpartial results?\)?|\(?(?:n[ãa]o[ -]oficia(?:l|is)|no oficial(?:es)?|extraoficial\w*|unofficial|provis[óo]ri[oa]s?|provisional(?:es)?)\)?/giu

/** A title without the words of the status of its results, and that status, or null. */
export function statusInTitle(title: string): { readonly rest: string; readonly status: ResultStatus | null } {
  const found = title.match(TITLE) ?? []
  const statuses = found.map((words) => resultStatusOf(words) ?? null)
  return found.length === 0
    ? { rest: title, status: null }
    : { rest: title.replaceAll(TITLE, ' ').trim(), status: leastFinal(statuses) }
}

/** The least final of some statuses; or null. */
export const leastFinal = (statuses: readonly (ResultStatus | null | undefined)[]): ResultStatus | null =>
  FINALITY.find((status) => statuses.includes(status)) ?? null
