import { useT } from '../i18n/use-t.ts'
import { usePad } from '../pads/use-pad.ts'
import { useDeskState } from '../store/use-desk.ts'
import { go } from '../ui/address.ts'
import { Sign } from '../ui/Sign.tsx'
import { secondOf } from '../ui/times.ts'
import { ResultList } from './ResultList.tsx'
import { SinceSent } from './SinceSent.tsx'

/** It was sent: a second person looks at it and makes it official, or says why not. Official, it is corrected in the open. */
export function SentStep() {
  const { scoring, unit, press, ask } = usePad()
  const { device } = useDeskState()
  const t = useT()
  const { desk } = scoring
  const sending = scoring.taps.findLast(({ tap, is }) => tap.kind === 'unofficial' && is === 'counted')?.tap
  const undone = scoring.taps.filter(({ is }) => is === 'undone').length
  const reopen = scoring.keys.find(({ kind }) => kind === 'reopen')
  const protest = scoring.keys.find(({ kind }) => kind === 'protest')
  const by = device.me?.by
  const own = unit.rules.secondPerson && by !== undefined && desk.enteredBy.includes(by)
  const isOfficial = desk.sent === 'OFFICIAL'
  const mayDo = !own && unit.mayMakeOfficial && !desk.protest
  return (
    <>
      <section className="desk-signed">
        <b>{isOfficial ? t('desk.state-official') : desk.protest ? t('desk.state-protested') : t('desk.state-sent')}</b>
        {sending ? <span>{t('desk.entered-at', { time: secondOf(sending.deviceTime), undone })}</span> : null}
        {desk.protest ? <p>{desk.protest.text}</p> : null}
      </section>
      <SinceSent />
      <ResultList />
      {isOfficial && unit.course && unit.course.open.length > 0 ? (
        <p className="desk-mute">{t('desk.course-open')}</p>
      ) : isOfficial && unit.course?.medals === 'others' ? (
        <p className="desk-mute">{t('desk.course-others')}</p>
      ) : null}
      {isOfficial ? null : (
        <p className="desk-mute">{own || !unit.mayMakeOfficial ? t('desk.second-person') : t('desk.you-confirm')}</p>
      )}
      <footer className="desk-foot desk-foot-stuck">
        {isOfficial || own || !unit.mayMakeOfficial ? (
          <button type="button" className="desk-button desk-button-full" onClick={() => go({ is: 'choose' })}>
            {t('desk.back-to-day')}
          </button>
        ) : null}
        {isOfficial ? null : (
          <button
            type="button"
            className="desk-button desk-button-ok"
            data-key="official"
            aria-disabled={!mayDo}
            onClick={() => {
              if (mayDo) press({ kind: 'official' })
            }}
          >
            <Sign name="official" /> {t('desk.make-official')}
          </button>
        )}
        {desk.protest ? (
          <div className="desk-foot-row">
            {[true, false].map((accepted) => (
              <button
                key={String(accepted)}
                type="button"
                className="desk-button"
                onClick={() => press({ kind: 'protest-end', value: { accepted } })}
              >
                {accepted ? t('desk-words.protest-accepted') : t('desk-words.protest-rejected')}
              </button>
            ))}
          </div>
        ) : null}
        <div className="desk-foot-row">
          <button
            type="button"
            className="desk-button"
            data-key="protest"
            aria-disabled={protest?.why !== null}
            onClick={() => {
              if (protest?.why === null) ask(protest)
            }}
          >
            {t('desk-words.protest')}
          </button>
          <button
            type="button"
            className="desk-button desk-button-bad"
            data-key="reopen"
            onClick={() => {
              if (reopen) ask(reopen)
            }}
          >
            {isOfficial ? t('desk.correct') : t('desk.does-not-match')}
          </button>
        </div>
      </footer>
    </>
  )
}
