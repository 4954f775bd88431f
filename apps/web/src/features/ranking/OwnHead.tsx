import { useT } from '../../i18n/use-t.ts'
import { LevelTape } from '../../points/LevelTape.tsx'
import { Username } from '../../points/Username.tsx'
import { Position } from './Position.tsx'
import type { OwnPlace } from './use-own-ranking.ts'

/** Where one stands oneself, large, at the head of the ranking: position, of how many, places moved today, level. */
export function OwnHead({ place: { user, standing } }: { place: OwnPlace }) {
  const t = useT()
  return (
    <section className="ranking-own" aria-label={t('ranking.own')}>
      <div className="ranking-own-head">
        <b className="ranking-own-position">{standing ? <Position position={standing.general} /> : '–'}</b>
        <p>
          <b>
            <Username name={standing?.username ?? user.username} />
          </b>
          {standing === null ? <span>{t('ranking.not-there')}</span> : null}
          {standing ? (
            <>
              <span>{standing.points === 0 ? t('ranking.no-points') : t('ranking.of', { people: standing.of })}</span>
              {standing.moved === null ? null : <span>{t('ranking.moved', movedBy(standing.moved))}</span>}
            </>
          ) : null}
        </p>
      </div>
      <LevelTape points={standing?.points ?? user.points} head />
    </section>
  )
}

const movedBy = (moved: number) => ({ way: moved > 0 ? 'up' : moved < 0 ? 'down' : 'none', places: Math.abs(moved) })
