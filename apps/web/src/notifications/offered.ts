import type { FollowKey } from '@games/domain/follow/follow'
import type { ReactElement } from 'react'
import { createStore } from '../session/store.ts'

/** The athlete, team, delegation or unit that the visitor has just followed. */
export interface JustFollowed {
  readonly key: FollowKey
  readonly name: string
}

/** The question that the app shell shows, or `null`. */
export const offered = createStore<{ readonly question: ReactElement | null }>({ question: null })
