import { ApiFailure } from '@games/contract/failure'
import type { PointEntry } from '@games/contract/points/points'
import { useEffect, useState } from 'react'
import { useViewState } from '../../cache/use-view.ts'
import { preferences, type UserData, usePreferences } from '../../session/preferences.ts'
import { privateApi } from '../../session/private-api.ts'
import { ledgerQuery, NOBODYS_LEDGER } from './ledger.query.ts'
import { mergedEntries } from './ledger-lines.ts'

/** Lines that were read further down, and where the rest of the ledger begins. */
interface Older {
  readonly of: string
  readonly entries: readonly PointEntry[]
  readonly next: string | null
}

export interface Ledger {
  readonly user: UserData
  readonly points: number
  /** Undefined until they are there. */
  readonly entries: readonly PointEntry[] | undefined
  /** Whether there are lines before these. */
  readonly hasMore: boolean
  /** What of it could not be read last. */
  readonly failed: 'ledger' | 'more' | null
  readonly busy: boolean
  readonly retry: () => void
  readonly showMore: () => Promise<void>
}

const isSignedOut = (error: unknown): boolean => error instanceof ApiFailure && error.status === 401

/** The ledger of whoever is signed in; null for everybody else. `onSignedOut`: the session has ended elsewhere. */
export function useLedger(onSignedOut: () => void): Ledger | null {
  const { loginType, userData } = usePreferences()
  const user = loginType === 'user' ? userData : null
  const { view, error, retry } = useViewState(user ? ledgerQuery(user.id) : NOBODYS_LEDGER)
  const [older, setOlder] = useState<Older | null>(null)
  const [more, setMore] = useState<'idle' | 'busy' | 'failed'>('idle')
  const known = user && older?.of === user.id ? older : null

  const end = async () => {
    const { clearSession } = await import('../../session/login.ts')
    clearSession()
    onSignedOut()
  }
  const isOver = isSignedOut(error)
  useEffect(() => {
    if (isOver) void end()
    // once, as it is known
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOver])
  // the strip above other pages has the same figure
  const points = user && view ? view.points : undefined
  useEffect(() => {
    const { userData: stored } = preferences.get()
    if (points !== undefined && stored && stored.points !== points) preferences.set({ userData: { ...stored, points } })
  }, [points])

  if (!user) return null
  const next = (known ?? view)?.next ?? null
  const entries = view || known ? mergedEntries(view?.entries ?? [], known?.entries ?? []) : undefined
  return {
    user,
    points: points ?? user.points,
    entries,
    hasMore: next !== null,
    failed: error !== undefined && !isOver ? 'ledger' : more === 'failed' ? 'more' : null,
    busy: more === 'busy',
    retry,
    async showMore() {
      if (next === null) return
      setMore('busy')
      try {
        const page = await privateApi.listPoints({ query: { cursor: next } })
        // those above as well: the newest fifty are others soon
        setOlder({ of: user.id, entries: mergedEntries(entries ?? [], page.entries), next: page.next })
        setMore('idle')
      } catch (failure) {
        if (isSignedOut(failure)) await end()
        else setMore('failed')
      }
    },
  }
}
