import type { AthleteProfile } from '@games/contract'
import { Breadcrumb } from '../../app-shell/Breadcrumb.tsx'
import { FreshnessLine } from '../../app-shell/FreshnessLine.tsx'
import { PageTitle } from '../../app-shell/PageTitle.tsx'
import { useT, useText } from '../../i18n/use-t.ts'
import { Spoiler } from '../../spoilers/Spoiler.tsx'
import { AppearanceList } from './AppearanceList.tsx'
import { hasCalendar, nextAppearance } from './appearances.ts'
import { BibCard } from './BibCard.tsx'
import { EventsEntered } from './EventsEntered.tsx'
import { Facts } from './Facts.tsx'
import { MedalsWon } from './MedalsWon.tsx'
import { NextUp } from './NextUp.tsx'
import { pageActionsPart } from './page-actions-part.ts'
import { athletesAddress, delegationAddress } from './search-address.ts'

/** An athlete's profile (spec R5.4): number, what is next, medals, units, and the person's public fields. */
export function ProfileView({ profile, now }: { profile: AthleteProfile; now: number | null }) {
  const t = useT()
  const text = useText()
  const { appearances, athlete, events, medals } = profile
  const { organisation } = athlete
  const delegation = text(organisation.name, organisation.code)
  const next = nextAppearance(appearances)
  return (
    <article className="participants-page participants-profile">
      <PageTitle title={athlete.name} full={`${athlete.name}, ${delegation}`} />
      <Breadcrumb
        crumbs={[
          { text: t('participants.athletes'), address: athletesAddress({}) },
          { text: delegation, address: delegationAddress(organisation.code) },
          { text: athlete.name },
        ]}
      />
      <FreshnessLine text="" />
      <div className="participants-columns">
        <div>
          <BibCard athlete={athlete} />
          <pageActionsPart.Part
            follows={`athlete.${athlete.id}`}
            name={athlete.name}
            calendar={hasCalendar(profile) ? `/api/athletes/${encodeURIComponent(athlete.id)}/calendar.ics` : null}
            family={`/family/${encodeURIComponent(athlete.id)}`}
          />
        </div>
        <div>
          {next ? <NextUp appearance={next} athlete={athlete.id} now={now} /> : null}
          {/* that there is something to show is told of everybody: of medallists alone it would tell who they are */}
          {medals.length + events.length + appearances.length > 0 ? (
            <Spoiler isWide of={athlete.id} name={athlete.name}>
              {medals.length > 0 ? <MedalsWon medals={medals} /> : null}
              {events.length > 0 ? <EventsEntered events={events} /> : null}
            </Spoiler>
          ) : null}
          <AppearanceList appearances={appearances} of={athlete.id} />
        </div>
        <div>
          <Facts athlete={athlete} personal={profile.personal} />
        </div>
      </div>
    </article>
  )
}
