import type { Localized } from '../../text/localized.ts'

/** What an action of a match is called, and what it is to the match: it scores, it scores if it succeeds, or it is a penalty. */
export interface PlayWord {
  readonly label: Localized
  readonly is?: 'score' | 'attempt' | 'card'
}

/** The actions of a sport by code, in capitals with `_` between words. */
export type PlayWords = Readonly<Record<string, PlayWord>>

export const word = (por: string, eng: string, spa: string, is?: PlayWord['is']): PlayWord => ({
  label: { por, eng, spa },
  ...(is ? { is } : {}),
})

const TIMEOUT = word('Tempo técnico', 'Timeout', 'Tiempo muerto')
const SUBSTITUTION = word('Substituição', 'Substitution', 'Sustitución')
const PERIOD_START = word('Início do período', 'Period starts', 'Comienza el periodo')
const PERIOD_END = word('Fim do período', 'Period ends', 'Termina el periodo')
const MEDICAL = word('Atendimento médico', 'Medical attention', 'Atención médica')
const REVIEW = word('Revisão de vídeo', 'Video review', 'Revisión de vídeo')

/** Actions that any match may have. */
export const ANY_MATCH: PlayWords = {
  START: word('Início', 'Start', 'Inicio'),
  END: word('Fim', 'End', 'Final'),
  PSTART: PERIOD_START,
  PERIOD_START,
  PEND: PERIOD_END,
  PERIOD_END,
  TOUT: TIMEOUT,
  TMO: TIMEOUT,
  TIMEOUT,
  TTO: word('Tempo obrigatório', 'Technical timeout', 'Tiempo técnico obligatorio'),
  SUB: SUBSTITUTION,
  SUBST: SUBSTITUTION,
  SUBIN: word('Entra', 'In', 'Entra'),
  SUBOUT: word('Sai', 'Out', 'Sale'),
  CHALLENGE: word('Desafio', 'Challenge', 'Desafío'),
  VAR: REVIEW,
  VIDEO_REVIEW: REVIEW,
  INJ: MEDICAL,
  MEDICAL,
}

export const YELLOW_CARD = word('Cartão amarelo', 'Yellow card', 'Tarjeta amarilla', 'card')
export const RED_CARD = word('Cartão vermelho', 'Red card', 'Tarjeta roja', 'card')
export const ASSIST = word('Assistência', 'Assist', 'Asistencia')
