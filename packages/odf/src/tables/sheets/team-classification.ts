import { sportOf } from '@games/domain/sports/registry'
import { plain } from '../values.ts'

const WORD_START = '(?:^|_)'
const WORD_END = '(?=_|$)'
const CHAMPION = `${WORD_START}(?:(?:vice_?)?campe(?:a|ao|as|oes|on|ona|ones|onas)|champions?|trofeus?|trofeos?|troph(?:y|ies))${WORD_END}`
const TEAMS = `${WORD_START}(?:equipes?|equipas?|equipos?|teams?|escolas?|escuelas?|schools?|delegac(?:ao|oes|ion|iones)|delegations?|clubes?|clubs?|municipios?|colegios?)${WORD_END}`
const TABLE = `${WORD_START}(?:classificac(?:ao|oes)|clasificacion(?:es)?|classifications?|rankings?|standings?|pontuac(?:ao|oes)|puntuacion(?:es)?|puntajes?|quadro|tabela|tabla|points|pontos|puntos)${WORD_END}`
const OVERALL = `${WORD_START}(?:geral|gerais|general(?:es)?|overall|absolut[oa]s?)${WORD_END}`
/** A longer line is a remark about the rules. */
const MAX_WORDS = 8
const MIXED = /(?:^|_)(?:mist[oa]s?|mixt[oa]s?|mixed)(?=_|$)/

const [champion, teams, table, overall] = [CHAMPION, TEAMS, TABLE, OVERALL].map((words) => new RegExp(words)) as [
  RegExp,
  RegExp,
  RegExp,
  RegExp,
]

/**
 * Whether words name the classification of delegations by the results of all events, or its winner: `Equipe campeã`, `Campeão geral`,
 * `Classificação por equipes`. An event of teams has other words: `Equipes mistas`.
 */
export function isTeamClassification(words: string): boolean {
  const written = plain(words)
  if (MIXED.test(written) || written.split('_').length > MAX_WORDS) return false
  if (champion.test(written)) return teams.test(written) || overall.test(written)
  return table.test(written) && teams.test(written)
}

/** Whether athletes compete for themselves in a discipline; null: the catalogue has no events of it. */
export function hasIndividuals(discipline: string): boolean | null {
  const { eventTypes } = sportOf(discipline)
  return eventTypes.length === 0 ? null : eventTypes.some(({ entrant }) => entrant === 'athlete')
}
