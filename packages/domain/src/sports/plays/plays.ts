import { disciplineOf } from '../../rsc.ts'
import type { Localized } from '../../text/localized.ts'
import { PLAYS as WORDS } from '../by-discipline/plays.gen.ts'
import { ANY_MATCH, type PlayWord, type PlayWords } from './play-words.ts'

/** The actions of each discipline that is played or fought by two sides. */
export const PLAYS: Readonly<Record<string, PlayWords>> = WORDS

const MADE: Localized = { por: 'convertido', eng: 'made', spa: 'anotado' }
const MISSED: Localized = { por: 'errado', eng: 'missed', spa: 'fallado' }
const POINT: Localized = { por: 'ponto', eng: 'point', spa: 'punto' }
const ERROR: Localized = { por: 'erro', eng: 'error', spa: 'error' }
const SAVED: Localized = { por: 'defendido', eng: 'saved', spa: 'parado' }
const BLOCKED: Localized = { por: 'bloqueado', eng: 'blocked', spa: 'bloqueado' }

const RESULTS: Readonly<Record<string, Localized>> = {
  MADE,
  SUCCESS: MADE,
  GOAL: { por: 'gol', eng: 'goal', spa: 'gol' },
  POINT,
  MISSED,
  MISS: MISSED,
  OUT: { por: 'para fora', eng: 'wide', spa: 'fuera' },
  POST: { por: 'na trave', eng: 'woodwork', spa: 'al poste' },
  SAVED,
  SAVE: SAVED,
  BLOCKED,
  BLOCK: BLOCKED,
  FAULT: ERROR,
  ERROR,
}
/** Results by which an attempt has scored. */
const SCORED: ReadonlySet<string> = new Set(['MADE', 'SUCCESS', 'GOAL', 'POINT'])

/** Sources write `WAZA-ARI`, `Waza ari` and `WAZA_ARI`. */
const asKey = (code: string): string => code.toUpperCase().replaceAll(/[\s-]+/g, '_')

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | null =>
  Object.hasOwn(table, key) ? (table[key] ?? null) : null

/** The word of an action of an RSC's discipline; null for a code nobody has a word for. */
export function playWordOf(rsc: string, code: string): PlayWord | null {
  const key = asKey(code)
  return own(own(PLAYS, disciplineOf(rsc)) ?? {}, key) ?? own(ANY_MATCH, key)
}

/** What came of an attempt: "convertido". Null for a code nobody has a word for. */
export const playResultOf = (code: string): Localized | null => own(RESULTS, asKey(code))

/** What an action is to the match by its codes alone; a score that has moved says more (features/matches). */
export function playKindOf(rsc: string, action: string | null, result: string | null): 'score' | 'card' | null {
  const is = action === null ? undefined : playWordOf(rsc, action)?.is
  if (is === 'attempt') return result !== null && SCORED.has(asKey(result)) ? 'score' : null
  return is ?? null
}
