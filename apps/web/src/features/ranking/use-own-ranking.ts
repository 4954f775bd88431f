import type { OwnStanding } from '@games/contract'
import { ApiFailure } from '@games/contract/failure'
import { useEffect, useRef, useState } from 'react'
import { useViewState } from '../../cache/use-view.ts'
import { type UserData, usePreferences } from '../../session/preferences.ts'
import { NOBODYS_RANKING, ownRankingQuery } from './ranking.query.ts'
import type { RankingSearch } from './ranking-search.ts'

export interface OwnPlace {
  readonly user: UserData
  /** Undefined: not known, or not yet; null: one does not appear. While a filter is new, what is known of the one before. */
  readonly standing: OwnStanding | null | undefined
  /** Undefined: not known yet; null: the filter leaves one out. */
  readonly within: OwnStanding['within'] | undefined
}

/** Where whoever is signed in stands; null for everybody else. `seq`: the ranking that is shown. */
export function useOwnRanking(search: RankingSearch, seq: number): OwnPlace | null {
  const { loginType, userData } = usePreferences()
  const user = loginType === 'user' ? userData : null
  const { view, error, retry } = useViewState(user ? ownRankingQuery(user.id, search) : NOBODYS_RANKING)
  const [known, setKnown] = useState<{ readonly of: string; readonly standing: OwnStanding | null } | null>(null)
  if (user && view && known?.standing !== view.standing) setKnown({ of: user.id, standing: view.standing })
  const shown = useRef(seq)
  useEffect(() => {
    if (shown.current === seq) return
    shown.current = seq
    retry()
    // `retry` is made anew by every render
    // oxlint-disable-next-line react/exhaustive-deps
  }, [seq])
  const isOver = error instanceof ApiFailure && error.status === 401
  useEffect(() => {
    if (isOver) void import('../../session/login.ts').then(({ clearSession }) => clearSession())
  }, [isOver])
  if (!user) return null
  return {
    user,
    standing: known?.of === user.id ? known.standing : undefined,
    within: view?.standing ? view.standing.within : undefined,
  }
}
