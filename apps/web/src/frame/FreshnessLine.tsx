import { useT } from '../i18n/use-t.ts'
import { useFreshness } from '../live/live-context.ts'
import { LiveDot } from '../ui/LiveDot.tsx'

/**
 * How fresh the page is, in the same place on every page: "● ao vivo  atualizado às 14:02". `said` is what the view says of its age;
 * offline it gives way to the time up to which the view is known to be true.
 */
export function FreshnessLine({ said }: { said: string }) {
  const t = useT()
  const { state, at } = useFreshness()
  // A page that has just come keeps the place of "ao vivo" free, so that nothing shifts when it is.
  const justCame = state === 'connecting' && at === null
  return (
    <p className={`frame-fresh frame-fresh-${justCame ? 'first' : state}`}>
      {state === 'live' ? <LiveDot /> : <span className="frame-hollow" aria-hidden="true" />}
      <b>{t(`frame.fresh-${justCame ? 'live' : state}`)}</b>
      <span>{state === 'offline' && at !== null ? t('frame.data-from', { time: at }) : said}</span>
      <span className="vh" role="status">
        {state === 'offline' ? t('frame.offline-said') : ''}
      </span>
    </p>
  )
}
