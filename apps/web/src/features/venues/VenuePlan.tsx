import { type MouseEvent, useMemo } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { type PlanPoint, planOf } from './plan.ts'
import { venueAddress } from './venue-names.ts'

/** A venue as the plan shows it: `sign` is its number in the list, or nothing. */
export interface PlannedVenue extends PlanPoint {
  readonly name: string
  readonly sign: string
  /** Something is on there now; the list beside the plan says so in words. */
  readonly live: boolean
}

/**
 * Where the venues are to each other, drawn by us from their coordinates: no map service learns who looks. Each sign is a link, also
 * without script; `onChoose` follows it inside the app. Nothing while no venue has coordinates.
 */
export function VenuePlan({
  venues,
  chosen = null,
  onChoose,
}: {
  venues: readonly PlannedVenue[]
  /** The venue the page is about. */
  chosen?: string | null
  onChoose: (address: string) => void
}) {
  const t = useT()
  const plan = useMemo(() => planOf(venues), [venues])
  if (!plan) return null
  const by = new Map(venues.map((venue) => [venue.code, venue]))
  const { width, height, scale } = plan
  const rows = Array.from({ length: Math.ceil(height / scale.length) }, (_, at) => at * scale.length)
  const columns = Array.from({ length: Math.ceil(width / scale.length) }, (_, at) => at * scale.length)
  const follow = (code: string) => (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onChoose(venueAddress(code))
  }
  // the venue of the page is drawn last, above its neighbours
  const pins = [...plan.pins].sort((a, b) => Number(a.code === chosen) - Number(b.code === chosen))
  return (
    <figure className="venues-plan">
      <svg viewBox={`0 0 ${width} ${height}`} role="group" aria-label={t('venues.plan')}>
        <path className="venues-grid" d={rows.map((y) => `M0 ${y}H${width}`).join('')} />
        <path className="venues-grid" d={columns.map((x) => `M${x} 0V${height}`).join('')} />
        {pins.map(({ code, x, y, at }) => (
          <path key={code} className="venues-leader" d={`M${at.x} ${at.y}L${x} ${y}`} />
        ))}
        {pins.map(({ code, x, y }) => {
          const { name = code, sign = '', live = false } = by.get(code) ?? {}
          const own = code === chosen
          return (
            <a
              key={code}
              href={venueAddress(code)}
              onClick={follow(code)}
              aria-current={own ? 'page' : undefined}
              aria-label={[sign, name].filter(Boolean).join(', ')}
              className={`venues-sign${own ? ' venues-sign-own' : ''}${live ? ' venues-sign-live' : ''}`}
            >
              <title>{name}</title>
              <circle cx={x} cy={y} r={sign || own ? 12 : 6} />
              <circle className="venues-hit" cx={x} cy={y} r="14" />
              <text x={x} y={y} dy="0.36em" textAnchor="middle">
                {sign}
              </text>
            </a>
          )
        })}
        <path className="venues-scale" d={`M10 ${height - 8}h${scale.length}m0 -4v8m${-scale.length} -8v8`} />
        <path className="venues-north" d={`M${width - 14} 30V10m-4 5 4-5 4 5`} />
      </svg>
      <figcaption>
        <span>
          {scale.metres < 1000
            ? t('venues.scale-metres', { metres: scale.metres })
            : t('venues.scale', { kilometres: scale.metres / 1000 })}
        </span>
        {plan.far.length > 0 ? <span>{t('venues.far', { count: plan.far.length })}</span> : null}
        <span>{t('venues.plan-own')}</span>
      </figcaption>
    </figure>
  )
}
