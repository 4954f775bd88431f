import { useT } from '../i18n/use-t.ts'
import { useNames, usePad } from '../pads/use-pad.ts'
import { useDesk } from '../store/use-desk.ts'
import { Proposals } from './Proposals.tsx'
import { ResultList } from './ResultList.tsx'
import { SinceSent } from './SinceSent.tsx'
import { TapLog } from './TapLog.tsx'

/** What may be missing and is not sent without a word. */
const MISSING: ReadonlySet<string> = new Set(['time', 'wind', 'part', 'score'])

/** Before it is sent: places, ties that have to be answered, what is missing. */
export function CheckStep({ onPad }: { onPad: () => void }) {
  const { scoring, press, ask, unit } = usePad()
  const { now } = useDesk()
  const t = useT()
  const names = useNames(unit)
  const ties = scoring.proposals(now()).filter(({ kind }) => kind === 'tie')
  const missing = scoring.proposals(now()).filter(({ kind }) => MISSING.has(kind))
  const reopen = scoring.keys.find(({ kind }) => kind === 'reopen')
  const without = scoring
    .outcome(now())
    .rows.filter(({ rank, wlt, irm }) => rank === null && wlt === null && irm === null)
    .map(({ competitor }) => names.competitor(competitor.code))
  const isList = unit.competitors.length !== 2 || scoring.keys.some(({ kind }) => kind === 'rank')
  const rank = scoring.keys.find(({ kind }) => kind === 'rank')
  return (
    <>
      <h2 className="desk-group">
        {t('desk.check-title')} <span>{t('desk.by-rules')}</span>
      </h2>
      <ResultList />
      <SinceSent />
      <Proposals />
      {without.length > 0 ? <p className="desk-note">{t('desk.no-result-of', { names: without.join(', ') })}</p> : null}
      {isList && rank?.why === null ? <TypedRank /> : null}
      <TapLog most={3} />
      <footer className="desk-foot desk-foot-stuck">
        <button
          type="button"
          className="desk-button desk-button-full"
          data-key="unofficial"
          aria-disabled={ties.length > 0}
          onClick={() => {
            if (ties.length === 0) press({ kind: 'unofficial' })
          }}
        >
          {missing.length > 0 || without.length > 0 ? t('desk.send-incomplete') : t('desk-words.send-unofficial')}
        </button>
        <div className="desk-foot-row">
          <button type="button" className="desk-button" onClick={onPad}>
            {t('desk.enter-more')}
          </button>
          <button
            type="button"
            className="desk-button"
            data-key="reopen"
            onClick={() => {
              if (reopen) ask(reopen)
            }}
          >
            {t('desk.play-on')}
          </button>
        </div>
        <p className="desk-mute">{ties.length > 0 ? t('desk-refusals.tie-unanswered') : t('desk.send-note')}</p>
      </footer>
    </>
  )
}

/** A place typed against the rule, with its reason. */
function TypedRank() {
  const { scoring, unit, ask } = usePad()
  const t = useT()
  const rank = scoring.keys.find(({ kind }) => kind === 'rank')
  return (
    <label className="desk-field">
      <span>{t('desk-words.typed-rank')}</span>
      <select
        value=""
        onChange={({ target }) => {
          if (rank && target.value) ask(rank, target.value)
        }}
      >
        <option value="">–</option>
        {unit.competitors.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
