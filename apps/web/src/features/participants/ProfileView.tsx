import type { AthleteProfile } from '@games/contract'
import { Breadcrumb } from '../../frame/Breadcrumb.tsx'
import { FreshnessLine } from '../../frame/FreshnessLine.tsx'
import { PageTitle } from '../../frame/PageTitle.tsx'
import { useT, useText } from '../../i18n/use-t.ts'
import { AppearanceLine } from './AppearanceLine.tsx'
import { nextAppearance } from './appearances.ts'
import { athletesAddress } from './search-address.ts'
import { BibCard } from './BibCard.tsx'
import { Facts } from './Facts.tsx'
import { MedalsWon } from './MedalsWon.tsx'
import { NextUp } from './NextUp.tsx'
import type { UnitNaming } from './unit-naming.ts'

/** An athlete's profile (spec R5.4): number, what is next, medals, units, and what may be said of the person. */
export function ProfileView({
  profile,
  now,
  units,
}: {
  profile: AthleteProfile
  now: number | null
  units: UnitNaming
}) {
  const t = useT()
  const text = useText()
  const { appearances, athlete, medals } = profile
  const { organisation } = athlete
  const delegation = text(organisation.name, organisation.code)
  const next = nextAppearance(appearances)
  return (
    <article className="participants-page participants-profile">
      <PageTitle title={athlete.name} full={`${athlete.name}, ${delegation}`} />
      <Breadcrumb
        crumbs={[
          { text: t('participants.athletes'), address: athletesAddress({}) },
          { text: delegation, address: athletesAddress({ organisation: organisation.code }) },
          { text: athlete.name },
        ]}
      />
      <FreshnessLine said="" />
      <div className="participants-columns">
        <BibCard athlete={athlete} />
        <div>
          {next ? <NextUp appearance={next} athlete={athlete.id} now={now} units={units} /> : null}
          <MedalsWon medals={medals} />
          <section>
            <div className="ui-section">
              <h2>{t('participants.in-games')}</h2>
            </div>
            {appearances.length === 0 ? (
              <p className="participants-note">{t('participants.no-appearances')}</p>
            ) : (
              <ol>
                {appearances.map((appearance) => (
                  <li key={appearance.unit.code}>
                    <AppearanceLine appearance={appearance} athlete={athlete.id} units={units} />
                  </li>
                ))}
              </ol>
            )}
          </section>
          <Facts {...profile} />
        </div>
      </div>
    </article>
  )
}
