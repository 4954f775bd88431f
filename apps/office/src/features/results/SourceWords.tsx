import type { ResultSource } from '@games/contract'
import { useT } from '../../i18n/use-t.ts'
import { useTime } from '../../time/use-time.ts'

/** The name of a source, or what it is, and when its newest message arrived and by whom. */
export function SourceWords({ source: { road, name, at, by, isStartList } }: { source: ResultSource }) {
  const t = useT()
  const { moment } = useTime()
  const roadName = t(`office-results.road-${road}`)
  return (
    <span className="office-two">
      <b dir="auto">{name ?? roadName}</b>
      <span>
        {[name === null ? '' : roadName, moment(at), by ?? '', isStartList ? t('office-results.start-list') : '']
          .filter((part) => part !== '')
          .join(' · ')}
      </span>
    </span>
  )
}

/** The page with everything that came from a source. */
export function hrefOfSource({ road, importId, message }: ResultSource): string {
  if (importId !== null) return `/office/imports/${importId}`
  return road === 'desk' ? '/office/desk' : `/office/feed?message=${message}`
}
