import type { VenueFiles } from '@games/contract'
import { LYNX_ENCODING_NAMES } from '@games/contract/venue-files/venue-files'
import { useChange } from '../../calls/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { useUndoToast } from '../../ui/use-undo-toast.ts'

/** What a meet of swimming may be written as, in the order in which it is needed. */
const HOLDS = ['invitation', 'entries', 'start-lists', 'results'] as const

/** What goes out to the timing: start lists for FinishLynx, the meet of swimming. */
export function OutParts({ view }: { view: VenueFiles }) {
  const t = useT()
  const undoToast = useUndoToast()
  const choose = useChange('chooseLynxEncoding')
  return (
    <section className="timing-out" aria-labelledby="timing-out">
      <h2 className="office-h2" id="timing-out">
        {t('office-timing.out')}
      </h2>
      <div className="timing-outs">
        <div>
          <h3>{t('office-timing.out-lynx')}</h3>
          <p className="muted">{t('office-timing.out-lynx-count', { count: view.out.lynx })}</p>
          <label className="ui-field">
            <span>{t('office-timing.encoding')}</span>
            <select
              className="ui-select"
              value={view.encoding}
              disabled={choose.isPending}
              onChange={({ target }) => {
                const encoding = LYNX_ENCODING_NAMES.find((one) => one === target.value)
                if (encoding)
                  choose.mutate(
                    { body: { encoding } },
                    { onSuccess: ({ action }) => undoToast(t('office-timing.encoding-saved'), action) },
                  )
              }}
            >
              {LYNX_ENCODING_NAMES.map((name) => (
                <option key={name} value={name}>
                  {t(`office-timing.encoding-${name}`)}
                </option>
              ))}
            </select>
          </label>
          {view.out.lynx > 0 ? (
            <a className="ui-button" href="/api/office/lynx-files" download>
              {t('office-timing.download')}
            </a>
          ) : null}
        </div>
        <div>
          <h3>{t('office-timing.out-lenex')}</h3>
          <p className="muted">{t('office-timing.out-lenex-count', { count: view.out.lenex })}</p>
          {view.out.lenex > 0 ? (
            <div className="office-actions">
              {HOLDS.map((holds) => (
                <a key={holds} className="ui-button" href={`/api/office/lenex-file?holds=${holds}`} download>
                  {t(`office-timing.lenex-${holds}`)}
                </a>
              ))}
            </div>
          ) : null}
        </div>
      </div>
    </section>
  )
}
