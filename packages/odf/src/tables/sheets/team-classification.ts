import { sportOf } from '@games/domain/sports/registry'
import { plain } from '../values.ts'

/** A pattern over plain words (`plain`) for any of these words. */
const anyOf = (words: string): RegExp => new RegExp(`(?:^|_)(?:${words})(?=_|$)`)

const CHAMPION = anyOf('(?:vice_?)?campe(?:a|ao|as|oes|on|ona|ones|onas)|champions?|trofeus?|trofeos?|troph(?:y|ies)')
const TEAMS = anyOf(
  'equipes?|equipas?|equipos?|teams?|coletiv[ao]s?|colectiv[ao]s?|escolas?|escuelas?|schools?|delegac(?:ao|oes|ion|iones)|delegations?|clubes?|clubs?|municipios?|colegios?',
)
const TABLE = anyOf(
  'classificac(?:ao|oes)|clasificacion(?:es)?|classifications?|rankings?|standings?|pontuac(?:ao|oes)|puntuacion(?:es)?|puntajes?|quadro|tabela|tabla|points|pontos|puntos',
)
const OVERALL = anyOf('geral|gerais|general(?:es)?|overall|absolut[oa]s?')
const MIXED = anyOf('mist[oa]s?|mixt[oa]s?|mixed')
/** A longer line is a remark about the rules. */
const MAX_WORDS = 8

/**
 * Whether words name the classification of delegations by the results of all events, or its winner: `Equipe campeã`, `Campeão geral`,
 * `Classificação por equipes`. An event of teams has other words: `Equipes mistas`.
 */
export function isTeamClassification(words: string): boolean {
  const written = plain(words)
  if (MIXED.test(written) || written.split('_').length > MAX_WORDS) return false
  if (CHAMPION.test(written)) return TEAMS.test(written) || OVERALL.test(written)
  return TABLE.test(written) && TEAMS.test(written)
}

/** Whether athletes compete for themselves in a discipline; null: the catalogue has no events of it. */
export function hasIndividuals(discipline: string): boolean | null {
  const { eventTypes } = sportOf(discipline)
  return eventTypes.length === 0 ? null : eventTypes.some(({ entrant }) => entrant === 'athlete')
}
