import type { UserType } from '@games/domain/accounts/user-types'
import { useGames } from '../app-shell/games-context.ts'
import { useT, useText } from '../i18n/use-t.ts'
import { LevelTape } from './LevelTape.tsx'
import { Username } from './Username.tsx'

interface CredentialProps {
  readonly username: string
  readonly type: UserType
  /** Name of the delegation; null: none. */
  readonly organisation: string | null
  readonly points: number
}

/** An account as an accreditation card: the name large, the letter of who one is, level and points. There is never a photo. */
export function Credential({ username, type, organisation, points }: CredentialProps) {
  const t = useT()
  const text = useText()
  const games = useGames()
  const who = t(`points.type-${type}`)
  return (
    <div className="points-card">
      <i className="points-card-letter" aria-hidden="true">
        {t(`points.letter-${type}`)}
      </i>
      <span>{text(games.name, games.competitionCode ?? '')}</span>
      <p className="points-card-name">
        <Username name={username} />
      </p>
      <b>{organisation === null ? who : `${who}, ${organisation}`}</b>
      <LevelTape points={points} head />
    </div>
  )
}
