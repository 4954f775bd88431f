import type { ResolvedCode } from '@games/contract/trivia/trivia'
import { shortDay, timeOfDay } from '../../i18n/format.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { useShownTime } from '../../time/shown-time.ts'

/** Why the code of an address opens nothing. */
export function CodeRefused({ refused }: { refused: Extract<ResolvedCode, { kind: 'refused' }> }) {
  const t = useT()
  const locale = useLocale()
  const { at } = useShownTime()
  const { reason, opensAt } = refused
  const opens = opensAt === null ? '' : at(Date.parse(opensAt))
  return (
    <div className="trivia-body">
      <h2>{t('trivia.code-refused')}</h2>
      <p className="trivia-note trivia-note-bad" role="alert">
        {reason === 'not-open'
          ? t('trivia.opens', { day: shortDay(opens.slice(0, 10), locale), time: timeOfDay(opens) })
          : // an address that was opened here is of no other host
            t(`trivia.code-${reason === 'other-host' ? 'unknown' : reason}`)}
      </p>
      <a className="ui-button ui-button-main" href="/qr-scan">
        {t('trivia.scan')}
      </a>
      <a className="ui-button ui-button-plain" href="/trivia">
        {t('trivia.others')}
      </a>
    </div>
  )
}
