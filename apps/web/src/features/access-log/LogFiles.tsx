import type { AccessLog } from '@games/contract'
import { useLocale, useT } from '../../i18n/use-t.ts'
import type { AccessLogSearch } from './access-log-search.ts'

/** The log that is shown as files for spreadsheets, by date, device and status. Links, so that they are there without script. */
export function LogFiles({
  log: { first, last, by },
  search: { device, app },
}: {
  log: AccessLog
  search: AccessLogSearch
}) {
  const t = useT()
  const lang = useLocale()
  const query = new URLSearchParams({ first, last, by, lang })
  if (device) query.set('device', device)
  if (app) query.set('platform', app)
  return (
    <p className="access-log-files">
      {t('access-log.files')}
      {(['csv', 'xlsx'] as const).map((format) => (
        <a key={format} href={`/api/access-log.${format}?${query.toString()}`}>
          {t(`access-log.file-${format}`)}
        </a>
      ))}
    </p>
  )
}
