import type { Sponsor, Sponsors } from '@games/contract'
import { SPONSOR_TIERS } from '@games/domain/content/content-kinds'
import { FreshnessLine } from '../../app-shell/FreshnessLine.tsx'
import { PageTitle } from '../../app-shell/PageTitle.tsx'
import { useT } from '../../i18n/use-t.ts'
import { outsideLink } from '../../platform/outside-link.ts'
import { Picture } from '../../ui/Picture.tsx'

/** The sponsors by tier, the larger the nearer; one without a logo is set in type (R6.1). */
export function SponsorsPage({ view }: { view: Sponsors }) {
  const t = useT()
  const by = Map.groupBy(view.sponsors, ({ tier }) => tier)
  return (
    <>
      <PageTitle title={t('pages.title-sponsors')} />
      <FreshnessLine text={t('pages.about-sponsors')} />
      <div className="organisation-sponsors">
        {SPONSOR_TIERS.map((tier) => {
          const ones = by.get(tier)
          return ones ? (
            <section key={tier}>
              <div className="ui-section">
                <h2>{t(`organisation.tier-${tier}`)}</h2>
              </div>
              <ul className={`organisation-tier organisation-tier-${tier}`}>
                {ones.map((sponsor) => (
                  <li key={sponsor.id} id={sponsor.id}>
                    {sponsor.link === null ? (
                      <span>
                        <Mark sponsor={sponsor} />
                      </span>
                    ) : (
                      <a {...outsideLink(sponsor.link)}>
                        <Mark sponsor={sponsor} />
                      </a>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          ) : null
        })}
        <p className="organisation-aside">{t('organisation.leaves')}</p>
      </div>
    </>
  )
}

function Mark({ sponsor: { name, logo } }: { sponsor: Sponsor }) {
  return logo && logo.variants.length > 0 ? (
    <Picture className="organisation-logo" variants={logo.variants} alt={name} sizes="240px" />
  ) : (
    <b>{name}</b>
  )
}
