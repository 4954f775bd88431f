import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { barChart, isLabelled, keptMarks, markAnchor } from './chart-scales.ts'
import { countText, shareText, shortCount } from './figures.ts'

/** A bar: a day, a week or an hour. */
export interface ChartBar {
  readonly key: string
  /** Below the bar: `sex 10`. */
  readonly label: string
  /** In full, for what is read aloud and the table: `sexta-feira, 10 de setembro`. */
  readonly name: string
  readonly success: number
  readonly errors: number
  /** Requests of the period before in its place; null where that is not shown. */
  readonly before: number | null
  /** What was going on when it was at its highest. */
  readonly peak?: string | undefined
  /** Over the bar: `341 mil`; of words that have no room beside each other the weightier stay. */
  readonly mark?: { readonly words: string; readonly weight: number } | undefined
  /** Now, and not over yet. */
  readonly isNow?: boolean
  /** Not begun: there is nothing to say of it. */
  readonly isToCome?: boolean
  /** Where its figures are. */
  readonly address?: string
  readonly isShown?: boolean
}

interface BarsChartProps {
  /** What the bars show, for screen readers and as the table's caption. */
  readonly title: string
  /** What a bar is, as the head of its column: "Dia". */
  readonly unit: string
  readonly bars: readonly ChartBar[]
  /** Pixels. */
  readonly height: number
  /** About so many lines of the scale; 0: none. */
  readonly ticks: number
  /** Most labels on a wide screen and on a phone. */
  readonly labels: readonly [wide: number, narrow: number]
  /** Which bar has its label for sure; hours are read from midnight on. */
  readonly labelledFrom?: 'first' | 'last'
}

/**
 * Requests as bars, what failed on top of what succeeded. One stop of the Tab key; arrows go from bar to bar, and each says what it stands
 * for. All of it stands in a table as well.
 */
export function BarsChart({ title, unit, bars, height, ticks, labels, labelledFrom }: BarsChartProps) {
  const [wide, narrow] = labels
  const t = useT()
  const locale = useLocale()
  const chart = useMemo(() => barChart(bars, { height, ticks: Math.max(ticks, 1) }), [bars, height, ticks])
  const marked = useMemo(
    () =>
      keptMarks(
        bars.map(({ mark }) => mark?.weight ?? null),
        chart.bars,
      ),
    [bars, chart],
  )
  const list = useRef<HTMLOListElement>(null)
  const [pointed, setPointed] = useState<string | null>(null)
  const shown = bars.findIndex(({ isShown, isNow }) => isShown === true || isNow === true)
  const from = pointed === null ? -1 : bars.findIndex(({ key }) => key === pointed)
  const stop = from === -1 ? (shown === -1 ? bars.length - 1 : shown) : from
  const said = bars[stop]

  const sayOf = ({ name, success, errors, before, peak, isToCome }: ChartBar): string =>
    isToCome
      ? t('access-log.bar-to-come', { name })
      : [
          t('access-log.bar', { name, total: countText(success + errors, locale) }),
          errors === 0
            ? ''
            : t('access-log.bar-errors', {
                errors: countText(errors, locale),
                share: shareText(errors, success + errors, locale),
              }),
          before === null ? '' : t('access-log.bar-before', { before: countText(before, locale) }),
          peak ?? '',
        ]
          .filter((part) => part !== '')
          .join(' · ')

  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowLeft: stop - 1, ArrowRight: stop + 1, Home: 0, End: bars.length - 1 }[event.key]
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const next =
      list.current?.children[Math.min(Math.max(to, 0), bars.length - 1)]?.querySelector<HTMLElement>('a,button')
    next?.focus()
  }

  return (
    <figure className="access-log-chart">
      <p className="access-log-said" aria-hidden="true">
        {said ? sayOf(said) : ''}
      </p>
      {/* numbers of the drawing are attributes: a style of its own no page of ours may have */}
      <div className={ticks === 0 ? 'access-log-plot access-log-plot-bare' : 'access-log-plot'}>
        <div className="access-log-room">
          {ticks === 0 ? null : (
            <svg className="access-log-scale" width="100%" height={height} aria-hidden="true">
              {chart.ticks.map(({ value, y }) => (
                <g key={value}>
                  <line x1="0" x2="100%" y1={y} y2={y} />
                  <text x="0" y={y}>
                    {shortCount(value, locale)}
                  </text>
                </g>
              ))}
            </svg>
          )}
          <svg
            className="access-log-drawn"
            width="100%"
            height={height}
            viewBox={`0 0 100 ${height}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            {chart.bars.map(({ x, width, success, errors }, at) => {
              const bar = bars[at]
              if (!bar) return null
              const kind = bar.isShown ? ' access-log-bar-shown' : bar.isNow ? ' access-log-bar-now' : ''
              return (
                <g
                  key={bar.key}
                  className={`access-log-bar${kind}`}
                  data-pointed={bar.key === pointed ? '' : undefined}
                >
                  <rect x={x} width={width} y={success.y} height={success.height} />
                  <rect x={x} width={width} y={errors.y} height={errors.height} className="access-log-bar-errors" />
                </g>
              )
            })}
            {chart.before === '' ? null : <path className="access-log-before" d={chart.before} />}
          </svg>
          <svg className="access-log-marks" width="100%" height={height} aria-hidden="true">
            {chart.bars.map(({ x, width, middle, errors, success }, at) => {
              const bar = bars[at]
              if (!bar?.mark || !marked.has(at)) return null
              const top = errors.height > 0 ? errors.y : success.y
              const anchor = markAnchor(at, chart.bars)
              return (
                <text
                  key={bar.key}
                  x={`${anchor === 'start' ? x : anchor === 'end' ? x + width : middle}%`}
                  y={top - 6}
                  textAnchor={anchor}
                >
                  {bar.mark.words}
                </text>
              )
            })}
          </svg>
          {/* the arrows that it takes go from one bar, which is a link or a button, to the next */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
          <ol ref={list} aria-label={title} onKeyDown={onKeyDown} onPointerLeave={() => setPointed(null)}>
            {bars.map((bar, at) => {
              const one = {
                tabIndex: at === stop ? 0 : -1,
                onFocus: () => setPointed(bar.key),
                onPointerEnter: () => setPointed(bar.key),
              }
              const name = <span className="vh">{sayOf(bar)}</span>
              return (
                <li key={bar.key}>
                  {bar.address === undefined ? (
                    <button type="button" {...one} onClick={() => setPointed(bar.key)}>
                      {name}
                    </button>
                  ) : (
                    <a {...one} href={bar.address} aria-current={bar.isShown ? 'true' : undefined} data-keep-scroll="">
                      {name}
                    </a>
                  )}
                  <span
                    className={
                      bar.isShown || bar.isNow ? 'access-log-label access-log-label-shown' : 'access-log-label'
                    }
                    data-wide={isLabelled(at, bars.length, wide, labelledFrom) ? undefined : 'off'}
                    data-narrow={isLabelled(at, bars.length, narrow, labelledFrom) ? undefined : 'off'}
                    aria-hidden="true"
                  >
                    {bar.label}
                  </span>
                </li>
              )
            })}
          </ol>
        </div>
      </div>
      <details className="access-log-as-table">
        <summary>{t('access-log.as-table')}</summary>
        <SeriesTable title={title} unit={unit} bars={bars.filter(({ isToCome }) => !isToCome)} />
      </details>
    </figure>
  )
}

function SeriesTable({ title, unit, bars }: { title: string; unit: string; bars: readonly ChartBar[] }) {
  const t = useT()
  const locale = useLocale()
  const whole = bars.reduce((sum, { success, errors }) => sum + success + errors, 0)
  const withBefore = bars.some(({ before }) => before !== null)
  return (
    // scrolled by keys as well, so it takes the focus
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="access-log-frame" role="region" aria-label={title} tabIndex={0}>
      <table className="access-log-table">
        <caption className="vh">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{unit}</th>
            <th scope="col">{t('access-log.total')}</th>
            <th scope="col">{t('access-log.share')}</th>
            <th scope="col">{t('access-log.success')}</th>
            <th scope="col">{t('access-log.errors')}</th>
            {withBefore ? <th scope="col">{t('access-log.before')}</th> : null}
          </tr>
        </thead>
        <tbody>
          {bars.map(({ key, name, success, errors, before }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{countText(success + errors, locale)}</td>
              <td>{t('access-log.per-cent', { share: shareText(success + errors, whole, locale) || '0' })}</td>
              <td>{countText(success, locale)}</td>
              <td>{countText(errors, locale)}</td>
              {withBefore ? <td>{before === null ? '' : countText(before, locale)}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
