import type { SearchHit } from '@games/contract'

const JUDO = { code: 'JUD', name: { por: 'Judô', eng: 'Judo', spa: 'Judo' } }
export const ALAGOAS = { code: 'AL', name: { por: 'Alagoas' }, flag: null }

export const aHit = (hit: Partial<SearchHit> = {}): SearchHit => ({
  kind: 'athlete',
  code: '1247',
  name: { por: 'Luzia Teste do Tatame' },
  organisation: ALAGOAS,
  disciplines: [JUDO],
  gender: null,
  events: [],
  ...hit,
})

export const aDiscipline = (): SearchHit =>
  aHit({ kind: 'discipline', code: 'JUD', name: JUDO.name, organisation: null })
export const aVenue = (): SearchHit =>
  aHit({ kind: 'venue', code: 'GJU', name: { por: 'Ginásio do Tatame' }, organisation: null })
export const anEvent = (): SearchHit =>
  aHit({ kind: 'event', code: 'JUDW57KG', name: { por: 'Até 57 kg feminino' }, organisation: null })
