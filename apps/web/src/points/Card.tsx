import type { ReactNode } from 'react'
import { useGames } from '../app-shell/games-context.ts'
import { useText } from '../i18n/use-t.ts'

interface CardProps {
  /** The category's letter. */
  readonly letter?: string
  /** Large on the card. */
  readonly name: ReactNode
  /** The line below the name. */
  readonly about: string
  /** Before that line. */
  readonly flag?: ReactNode
  /** Not issued: a guest's, or one that is being made. */
  readonly dashed?: boolean
  /** Below a line, at the card's foot. */
  readonly children?: ReactNode
}

/** An accreditation card of these games. There is never a photo. */
export function Card({ letter, name, about, flag, dashed = false, children }: CardProps) {
  const text = useText()
  const games = useGames()
  return (
    <div className={`points-card ${dashed ? 'points-card-dashed' : ''}`}>
      {letter === undefined ? null : (
        <i className="points-card-letter" aria-hidden="true">
          {letter}
        </i>
      )}
      <span>{text(games.name, games.competitionCode ?? '')}</span>
      <p className="points-card-name">{name}</p>
      <b>
        {flag ? <>{flag} </> : null}
        <span>{about}</span>
      </b>
      {children}
    </div>
  )
}
