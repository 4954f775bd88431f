import type { OwnStanding, Ranking, RankingRow } from '@games/contract'
import { RANKING_PAGE } from '@games/domain/points/ranking-page'

export const ALAGOAS = {
  code: 'AL',
  name: { por: 'Alagoas', eng: 'Alagoas', spa: 'Alagoas' },
  flag: null,
} as const

export const aRow = (over: Partial<RankingRow> & Pick<RankingRow, 'list' | 'username'>): RankingRow => ({
  within: { position: over.list, equal: false },
  general: { position: over.list, equal: false },
  type: 'athlete',
  organisation: ALAGOAS,
  points: 50_000 - over.list * 500,
  ...over,
})

/** A page of the ranking of so many people, each with 500 points less than the one before. */
export function aRanking({ page = 1, total = 1_284, seq = 1, ...over }: Partial<Ranking> = {}): Ranking {
  const first = (page - 1) * RANKING_PAGE
  return {
    seq,
    page,
    total,
    zeros: 0,
    organisations: [ALAGOAS],
    rows: Array.from({ length: Math.max(0, Math.min(RANKING_PAGE, total - first)) }, (_, at) =>
      aRow({ list: first + at + 1, username: `pessoa_${first + at + 1}` }),
    ),
    ...over,
  }
}

/** 37th of 1,284, with another, on the second page. */
export const aStanding = (over: Partial<OwnStanding> = {}): OwnStanding => ({
  username: 'marola_27',
  type: 'guest',
  organisation: ALAGOAS,
  points: 24_500,
  general: { position: 37, equal: true },
  of: 1_284,
  moved: 4,
  within: { position: 37, equal: true, list: 37, page: 2 },
  neighbours: [
    aRow({ list: 36, username: 'so_mais_um_tempo', points: 25_000 }),
    aRow({ list: 37, username: 'marola_27', points: 24_500 }),
  ],
  ...over,
})
