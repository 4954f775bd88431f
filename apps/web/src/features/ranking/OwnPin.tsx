import { levelOf } from '@games/domain/points/level'
import { useEffect, useState } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { Username } from '../../points/Username.tsx'
import { Position } from './Position.tsx'
import { OWN_ROW } from './RankingTable.tsx'
import { pageAddress, rankingAddress } from './ranking-address.ts'
import type { RankingSearch } from './ranking-search.ts'
import type { OwnPlace } from './use-own-ranking.ts'

/** One's own row, above the bar until it is on the screen; in a filter that leaves one out, that it does, and the way to it (R7.3). */
export function OwnPin({
  place: { standing, within },
  search,
  row,
}: {
  place: OwnPlace
  search: RankingSearch
  /** One's own row, where it is on this page. */
  row: HTMLTableRowElement | null
}) {
  const t = useT()
  const isSeen = useIsSeen(row)
  if (!standing || within === undefined || isSeen) return null
  if (within === null) {
    const isHidden = standing.points === 0 && search.zeros === undefined
    return (
      <div className="ranking-pin">
        <p>
          {isHidden
            ? t('ranking.hidden')
            : t('ranking.left-out', { position: standing.general.position, who: t(`points.types-${standing.type}`) })}
        </p>
        <a href={rankingAddress(isHidden || search.zeros ? { zeros: 1 } : {})}>{t('ranking.show-all')}</a>
      </div>
    )
  }
  const { level, toNext } = levelOf(standing.points)
  return (
    <a
      className="ranking-pin"
      href={
        within.page === (search.page ?? 1) && row ? `#${OWN_ROW}` : `${pageAddress(search, within.page)}#${OWN_ROW}`
      }
    >
      <b className="ranking-pin-position">
        <Position position={within} />
      </b>
      <span>
        <b>
          <Username name={standing.username} />
        </b>
        <small>{t('ranking.you-are', { level, points: toNext })}</small>
      </span>
      <b className="ranking-points">{t('points.figure', { points: standing.points })}</b>
    </a>
  )
}

/** Whether an element is on the screen, between the bars. */
function useIsSeen(element: Element | null): boolean {
  const [seen, setSeen] = useState<Element | null>(null)
  useEffect(() => {
    if (!element) return
    const observer = new IntersectionObserver(
      ([entry]) => setSeen(entry?.isIntersecting ? element : null),
      // the pin is as high as a row
      { rootMargin: '-52px 0px -60px', threshold: 0.5 },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return element !== null && seen === element
}
