import { chooseConsent } from '../../analytics/consent.ts'
import { useT } from '../../i18n/use-t.ts'

/**
 * Asks whether page views may be counted (R3.5): two answers of equal weight, above the bottom bar, in nobody's way. The page below gets as
 * much room at its end, so that nothing stays covered.
 */
export function ConsentStrip() {
  const t = useT()
  return (
    <section className="app-shell-consent" aria-label={t('app-shell.consent')}>
      <p>
        {t('app-shell.consent-question')}{' '}
        <a className="link" href="/settings#privacy">
          {t('app-shell.consent-more')}
        </a>
      </p>
      <div>
        <button type="button" className="ui-button" onClick={() => chooseConsent('rejected')}>
          {t('app-shell.consent-reject')}
        </button>
        <button type="button" className="ui-button" onClick={() => chooseConsent('accepted')}>
          {t('app-shell.consent-accept')}
        </button>
      </div>
    </section>
  )
}
