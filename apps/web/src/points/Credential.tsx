import type { UserType } from '@games/domain/accounts/user-types'
import type { ReactNode } from 'react'
import { useT } from '../i18n/use-t.ts'
import { Card } from './Card.tsx'
import { LevelTape } from './LevelTape.tsx'
import { Username } from './Username.tsx'

interface CredentialProps {
  readonly username: string
  readonly type: UserType
  /** Name of the delegation; null: none. */
  readonly organisation: string | null
  /** Before who one is. */
  readonly flag?: ReactNode
  readonly points: number
}

/** An account as an accreditation card: the name large, the letter of who one is, level and points. */
export function Credential({ username, type, organisation, flag, points }: CredentialProps) {
  const t = useT()
  const who = t(`points.type-${type}`)
  return (
    <Card
      letter={t(`points.letter-${type}`)}
      name={<Username name={username} />}
      about={organisation === null ? who : `${who}, ${organisation}`}
      flag={flag}
    >
      <LevelTape points={points} head />
    </Card>
  )
}
