import type { OwnStanding } from '@games/contract'
import { useNames } from '../../i18n/use-names.ts'
import { useT } from '../../i18n/use-t.ts'
import { Credential } from '../../points/Credential.tsx'
import { Username } from '../../points/Username.tsx'
import { Position } from './Position.tsx'

/** Beside the list on a wide screen: one's own card, and who stands around one. */
export function OwnAside({ standing }: { standing: OwnStanding }) {
  const t = useT()
  const { nameOf } = useNames()
  const { username, type, organisation, points, moved, neighbours } = standing
  return (
    <aside className="ranking-aside" aria-label={t('ranking.own')}>
      <Credential username={username} type={type} organisation={organisation && nameOf(organisation)} points={points} />
      <div>
        <h2>{t('ranking.neighbours')}</h2>
        {moved === null ? null : (
          <span>
            {t('ranking.moved', { way: moved > 0 ? 'up' : moved < 0 ? 'down' : 'none', places: Math.abs(moved) })}
          </span>
        )}
      </div>
      <ol>
        {neighbours.map((row) => (
          <li key={row.username} aria-current={row.username === username ? true : undefined}>
            <b>
              <Position position={row.general} />
            </b>
            <span>
              <Username name={row.username} />
            </span>
            <b className="ranking-points">{t('points.figure', { points: row.points })}</b>
          </li>
        ))}
      </ol>
      <p>{t('ranking.privacy')}</p>
    </aside>
  )
}
