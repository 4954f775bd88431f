import type { DelegationDay, DelegationPage, UnitSummary } from '@games/contract'
import { MEDALS } from '@games/domain/medals/medal-table'
import type { ReactNode } from 'react'
import { Breadcrumb } from '../../app-shell/Breadcrumb.tsx'
import { FreshnessLine } from '../../app-shell/FreshnessLine.tsx'
import { PageTitle } from '../../app-shell/PageTitle.tsx'
import { shortDay } from '../../i18n/format.ts'
import { useLocale, useT, useText } from '../../i18n/use-t.ts'
import { Flag } from '../../ui/Flag.tsx'
import { MedalDisc } from '../../ui/MedalDisc.tsx'
import { ShowResult } from '../../spoilers/ShowResult.tsx'
import { useShown } from '../../spoilers/spoilers.ts'
import { DelegationSent } from './DelegationSent.tsx'
import { DelegationUnits } from './DelegationUnits.tsx'
import { MedalsWon } from './MedalsWon.tsx'
import { pageActionsPart } from './page-actions-part.ts'
import { delegationMedalsAddress, delegationScheduleAddress } from './search-address.ts'

export interface DelegationViewProps {
  readonly page: DelegationPage
  /** Says why it has its place in the medal table. */
  readonly rankReason: ReactNode
  /** How it stands, seen from today. */
  readonly today: DelegationDay
  /** What it has on and next today. */
  readonly units: readonly UnitSummary[]
}

/** A delegation (spec R2.7): its place and medals, what it has today and on which days, and whom it has sent. */
export function DelegationView({ page, rankReason, today, units }: DelegationViewProps) {
  const t = useT()
  const text = useText()
  const locale = useLocale()
  const { days, medals, medalsWon, organisation } = page
  const name = text(organisation.name, organisation.code)
  return (
    <article className="participants-page participants-profile" {...useShown(`delegation.${organisation.code}`)}>
      <PageTitle title={name} full={t('participants.delegation-title', { name })} />
      <Breadcrumb
        crumbs={[{ text: t('participants.delegations'), address: '/participants/delegations' }, { text: name }]}
      />
      <FreshnessLine text="" />
      <div className="participants-columns">
        <div>
          <Standing page={page} today={today} rankReason={rankReason} />
          <pageActionsPart.Part
            follows={`delegation.${organisation.code}`}
            name={name}
            calendar={days.length > 0 ? `/api/delegations/${organisation.code}/calendar.ics` : null}
          />
        </div>
        <div>
          <section>
            <div className="ui-section">
              <h2>{t('participants.today')}</h2>
              <a className="link" href={delegationScheduleAddress(organisation.code, today.day)}>
                {t('participants.whole-day')}
              </a>
            </div>
            {units.length > 0 ? (
              <DelegationUnits units={units} />
            ) : (
              <p className="participants-note">{t('participants.nothing-today')}</p>
            )}
          </section>
          {days.length === 0 ? null : (
            <section>
              <div className="ui-section">
                <h2>{t('participants.days')}</h2>
              </div>
              <ul className="participants-days">
                {days.map(({ day, units: count }) => (
                  <li key={day}>
                    <a
                      href={delegationScheduleAddress(organisation.code, day)}
                      aria-current={day === today.day ? 'date' : undefined}
                    >
                      <b>{shortDay(day, locale)}</b>
                      <small>{t('participants.count-units', { count })}</small>
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <div className="spoilers-inside" data-spoiler="">
            {medals.length > 0 ? <MedalsWon medals={medals} showsWinners /> : null}
            {medalsWon > medals.length ? (
              <a className="ui-button participants-more" href={delegationMedalsAddress(organisation.code)}>
                {t('participants.all-medals', { count: medalsWon })}
              </a>
            ) : null}
          </div>
        </div>
        <div>
          <DelegationSent page={page} />
        </div>
      </div>
    </article>
  )
}

/** Its place in the medal table, why it has it, what it won, and how that changed today. */
function Standing({
  page: { organisation, row },
  today,
  rankReason,
}: Pick<DelegationViewProps, 'page' | 'today' | 'rankReason'>) {
  const t = useT()
  const text = useText()
  const moved = row && today.rankBefore !== null ? today.rankBefore - row.rank : 0
  return (
    <section className="participants-badge" data-spoiler-of="" aria-label={t('participants.standing')}>
      <Flag organisation={organisation} size="l" />
      <ShowResult of={`delegation.${organisation.code}`} name={t('participants.standing')} />
      <div data-spoiler="">
        <a href="/medals/all">
          {row ? (
            <>
              <b className="participants-rank">{t('participants.rank', { rank: row.rank })}</b>{' '}
              {t(row.rankEqual ? 'participants.in-table-shared' : 'participants.in-table')}
            </>
          ) : (
            t('participants.no-medals-yet', { name: text(organisation.name, organisation.code) })
          )}
        </a>
        {rankReason}
        <p>
          {[
            moved > 0 ? t('participants.risen', { count: moved }) : '',
            moved < 0 ? t('participants.fallen', { count: -moved }) : '',
            t('participants.units-left', { count: today.unitsLeft }),
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
      </div>
      {row ? (
        <ul className="participants-tally" data-spoiler="">
          {MEDALS.map((medal) => (
            <li key={medal}>
              <MedalDisc medal={medal} label={t(`participants.medal-${medal}`)} />
              <b>{row[medal]}</b>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
