import { useT } from '../i18n/use-t.ts'
import { useNow } from '../ui/use-now.ts'
import { useNames, usePad } from './use-pad.ts'

/** Who scored, asked after the score and never waited for. */
export function CreditStrip() {
  const { scoring, unit, press } = usePad()
  const t = useT()
  const names = useNames(unit)
  const now = useNow(false)
  const asked = scoring.proposals(now).find(({ kind }) => kind === 'credit')
  const side = asked?.side
  if (!asked || side === undefined) return null
  const { value } = asked
  const athletes = (unit.competitors[side]?.athletes ?? []).filter(
    ({ code }) => scoring.desk.absent[code] === undefined,
  )
  return (
    <section className="desk-credit" aria-label={t('desk-words.who-scored')}>
      <p>
        <b>{names.side(side)}.</b> {t('desk-words.who-scored')} <span className="desk-mute">{t('desk.optional')}</span>
      </p>
      <div className="desk-keys desk-keys-many">
        {athletes.map(({ code, name, bib }) => (
          <button
            key={code}
            type="button"
            className="desk-key desk-key-line"
            aria-label={`${bib ?? ''} ${name}`}
            onClick={() => press({ kind: 'credit', side, athlete: code, ...(value === undefined ? {} : { value }) })}
          >
            <b>{bib ?? name}</b>
            {bib ? <small>{name}</small> : null}
          </button>
        ))}
      </div>
    </section>
  )
}
