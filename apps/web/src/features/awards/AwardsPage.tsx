import type { AwardsDay } from '@games/contract'
import { UNIT_KIND } from '@games/domain/units/status'
import type { ReactNode } from 'react'
import { FreshnessLine } from '../../app-shell/FreshnessLine.tsx'
import { PageTitle } from '../../app-shell/PageTitle.tsx'
import { ContentText } from '../../i18n/ContentText.tsx'
import { dayLabel, timeOfDay } from '../../i18n/format.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { useShownTime } from '../../time/shown-time.ts'
import { Empty } from '../../ui/Empty.tsx'
import { MedalDisc } from '../../ui/MedalDisc.tsx'
import { hue } from '../../ui/Pictogram.tsx'
import { UnitStatusMark } from '../../units/UnitStatusMark.tsx'
import { UnitTime } from '../../units/UnitTime.tsx'
import { unitAddress } from '../../units/unit-address.ts'
import { useUnitWords } from '../../units/use-unit-words.ts'
import { AwardsCalendar } from './AwardsCalendar.tsx'
import { type AwardRow, awardRows, isGiven } from './award-rows.ts'

const MEDALS = ['gold', 'silver', 'bronze'] as const

/** Who is awarded when on a day: the programme's ceremonies and finals, which move with it, and the organiser's own (R6.1). */
export function AwardsPage({
  view,
  published,
  today,
  now,
  strip,
}: {
  view: AwardsDay
  /** The same day as the organiser has published it since. */
  published: AwardsDay | undefined
  today: string
  /** Games time in epoch milliseconds; null: not known yet. */
  now: number | null
  /** The days. */
  strip: ReactNode
}) {
  const t = useT()
  const locale = useLocale()
  const { at } = useShownTime()
  const rows = awardRows(view, published)
  const given = rows.filter((row) => isGiven(row, now))
  const toCome = rows.filter((row) => !isGiven(row, now))
  const day = dayLabel(view.day, locale)
  const title = t('pages.title-awards')
  return (
    <>
      <PageTitle title={title} full={view.day === today ? title : `${title}, ${day}`} />
      <FreshnessLine text={day} />
      {strip}
      {rows.length === 0 ? (
        <Empty title={t('app-shell.no-results')} why={t('awards.none')} />
      ) : (
        <div className="awards">
          {given.length > 0 ? (
            <section>
              <div className="ui-section">
                <h2>{t('awards.given')}</h2>
                <span>{given.length}</span>
              </div>
              <ul className="awards-given">
                {given.map((row) => (
                  <AwardLine key={row.award.id} row={row} />
                ))}
              </ul>
            </section>
          ) : null}
          {toCome.length > 0 ? (
            <section>
              <div className="ui-section">
                <h2>{t('awards.to-come')}</h2>
                <span>{toCome.length}</span>
              </div>
              {view.day === today && now !== null ? (
                <p className="awards-now">
                  <b>{timeOfDay(at(now))}</b>
                  <span>{t('awards.now')}</span>
                </p>
              ) : null}
              <ul>
                {toCome.map((row) => (
                  <AwardLine key={row.award.id} row={row} />
                ))}
              </ul>
            </section>
          ) : null}
          <p className="awards-aside">{t('awards.moves')}</p>
          <AwardsCalendar />
        </div>
      )}
    </>
  )
}

function AwardLine({ row: { award, unit, at: instant } }: { row: AwardRow }) {
  const t = useT()
  const words = useUnitWords()
  const { at } = useShownTime()
  const { title, where, presenters, notes } = award
  // one of the programme's finals: nobody has said when its medals are presented, but after it
  const isAfter = unit !== null && unit.kind !== 'non-competition'
  const starts = instant === null || unit?.hideStart ? null : timeOfDay(at(instant))
  const venue = unit ? words.venue(unit) : ''
  const parts = [
    where ? <ContentText key="where" text={where} /> : venue,
    isAfter ? (starts ? t('awards.after-final-at', { time: starts }) : t('awards.after-final')) : '',
    presenters ? (
      <span key="by">
        {t('awards.presented-by')}
        <ContentText text={presenters} />
      </span>
    ) : (
      ''
    ),
    notes ? <ContentText key="notes" text={notes} /> : '',
  ].filter((part) => part !== '')
  const isOff = unit !== null && UNIT_KIND[unit.status] === 'called-off'
  const line = (
    <>
      <span className="awards-time">
        {isAfter ? (
          <em>{t('awards.after')}</em>
        ) : unit ? (
          <UnitTime unit={unit} />
        ) : starts === null ? null : (
          <time dateTime={instant ?? undefined}>{starts}</time>
        )}
      </span>
      <span className="awards-what">
        <b>{title ? <ContentText text={title} /> : unit ? words.event(unit.event) || words.heading(unit) : null}</b>
        <span>
          {parts.map((part, index) => (
            <span key={index}>
              {index > 0 ? ', ' : ''}
              {part}
            </span>
          ))}
        </span>
      </span>
      <span className="awards-discs">
        {isOff ? (
          <UnitStatusMark unit={unit} />
        ) : unit ? (
          <span role="img" aria-label={t('awards.medals')}>
            {MEDALS.map((medal) => (
              <MedalDisc key={medal} medal={medal} />
            ))}
          </span>
        ) : null}
      </span>
    </>
  )
  return (
    <li id={award.id}>
      {unit ? (
        <a className={`ui-timed awards-line ${hue(unit.discipline.code)}`} href={unitAddress(unit.code)}>
          {line}
        </a>
      ) : (
        <div className="ui-timed awards-line">{line}</div>
      )}
    </li>
  )
}
