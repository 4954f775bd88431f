import { useT } from '../../i18n/use-t.ts'
import { chooseConsent } from '../../usage/consent.ts'

/**
 * Asks whether page views may be counted (R3.5): two answers of equal weight, above the bottom bar, in nobody's way. The page below gets as
 * much room at its end, so that nothing stays covered.
 */
export function ConsentStrip() {
  const t = useT()
  return (
    <section className="frame-consent" aria-label={t('frame.consent')}>
      <p>
        {t('frame.consent-question')}{' '}
        <a className="link" href="/settings#privacy">
          {t('frame.consent-more')}
        </a>
      </p>
      <div>
        <button type="button" className="ui-button" onClick={() => chooseConsent('rejected')}>
          {t('frame.consent-reject')}
        </button>
        <button type="button" className="ui-button" onClick={() => chooseConsent('accepted')}>
          {t('frame.consent-accept')}
        </button>
      </div>
    </section>
  )
}
