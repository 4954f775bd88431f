import type { Localized } from '../../text/localized.ts'
import { MARKS } from '../by-discipline/marks.gen.ts'
import { type SportMarks, wordOf } from './sport-marks.ts'

const GAMES: Localized = { por: 'recorde dos Jogos', eng: 'games record', spa: 'récord de los Juegos' }
const PERSONAL_BEST: Localized = { por: 'melhor marca pessoal', eng: 'personal best', spa: 'mejor marca personal' }
const SEASON_BEST: Localized = {
  por: 'melhor marca da temporada',
  eng: 'season best',
  spa: 'mejor marca de la temporada',
}

const RECORDS: Readonly<Record<string, Localized>> = {
  WR: { por: 'recorde mundial', eng: 'world record', spa: 'récord mundial' },
  GR: GAMES,
  RG: GAMES,
  AR: { por: 'recorde continental', eng: 'area record', spa: 'récord continental' },
  NR: { por: 'recorde nacional', eng: 'national record', spa: 'récord nacional' },
  PB: PERSONAL_BEST,
  SB: SEASON_BEST,
}

const SPORTS: Readonly<Record<string, SportMarks>> = MARKS

/**
 * A record or a best by its type as sent (ODF §8, RecordIndicator), `=NR` an equalled one. Null for types without a word, which are shown
 * as sent.
 */
export function recordNameOf(discipline: string, code: string): Localized | null {
  if (!code.startsWith('=')) return namedRecord(discipline, code)
  const { por, eng, spa } = namedRecord(discipline, code.slice(1)) ?? {}
  return por && eng && spa ? { por: `iguala ${por}`, eng: `equals ${eng}`, spa: `iguala ${spa}` } : null
}

function namedRecord(discipline: string, code: string): Localized | null {
  return wordOf(SPORTS[discipline]?.record, code) ?? wordOf(RECORDS, code)
}
