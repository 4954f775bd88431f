import type { Api } from '@games/contract'
import { drawDisciplines } from '@games/web/icons/OtherDiscipline.tsx'
import { OtherPictogram } from '@games/web/ui/Pictogram.tsx'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { GamesContext } from '../session/games.ts'
import { loginHere, officeSession, useOfficeState } from '../session/office-session.ts'
import { NotAllowed } from './NotAllowed.tsx'
import { Away, Starting } from './Starting.tsx'

/** How often a server that is away is asked whose session this is. Milliseconds. */
const ASK_AGAIN_MS = 3_000

interface GateProps {
  readonly api: Api
  /** What who works at venues alone is let in to. */
  readonly desk: ReactNode
  readonly children: ReactNode
}

/** Lets who works here in, and says to everybody else why not and where to go (R4.7). */
export function Gate({ api, desk, children }: GateProps) {
  const state = useOfficeState()
  const games = useQuery({ queryKey: ['getGames'], queryFn: ({ signal }) => api.getGames({}, { signal }), retry: true })
  useEffect(() => {
    if (state.kind === 'nobody') location.replace(loginHere())
    if (state.kind !== 'away') return undefined
    const timer = setInterval(() => void officeSession.ask(), ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [state.kind])
  switch (state.kind) {
    case 'starting':
    case 'nobody':
      return <Starting />
    case 'away':
      return <Away />
    case 'forbidden':
      return <NotAllowed username={state.username} />
    case 'open':
    case 'ended':
      return games.data ? (
        <GamesContext value={games.data}>
          <OtherPictogram value={drawDisciplines(games.data.pictograms)}>
            {state.worker.role === 'results' ? desk : children}
          </OtherPictogram>
        </GamesContext>
      ) : (
        <Starting />
      )
  }
}
