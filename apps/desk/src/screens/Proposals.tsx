import type { Proposal } from '@games/domain/scoring/index'
import { useState } from 'react'
import { useT } from '../i18n/use-t.ts'
import { shownMetres } from '../pads/figures.ts'
import { useNames, usePad } from '../pads/use-pad.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { useNow } from '../ui/use-now.ts'
import { usePoint } from '../ui/use-point.ts'

/** Said elsewhere: who scored under the score, whose turn it is in the list, the steps in the bars. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'credit',
  'attempt',
  'trial',
  'bar',
  'list-confirm',
  'unofficial',
  'official',
])
/** What is to be entered, and cannot be answered by a press. */
const TOLD: ReadonlySet<string> = new Set(['time', 'part', 'score', 'total-check', 'wind', 'out'])

/** The kinds that matter before the start: who may not compete, and the order of a relay. */
const BEFORE_START: ReadonlySet<string> = new Set(['out', 'relay-order'])

/** What the rules propose, each with the key that answers it. Nothing ends by itself. `isBefore`: the unit has not started. */
export function Proposals({ isBefore = false }: { isBefore?: boolean }) {
  const { scoring, unit, press, ask } = usePad()
  const t = useT()
  const names = useNames(unit)
  const point = usePoint()
  const now = useNow(scoring.desk.stage === 'running')
  const [photo, askPhoto] = useState<readonly string[] | null>(null)
  // while it is played everybody is missing something
  const shown = scoring
    .proposals(now)
    .filter(
      ({ kind, word }) =>
        !ELSEWHERE.has(kind) &&
        (!isBefore || BEFORE_START.has(kind)) &&
        (word !== 'results-missing' || scoring.desk.stage === 'finished'),
    )
  const whoOf = ({ side, competitors = [], athletes = [] }: Proposal): string =>
    side === undefined
      ? [...new Set([...competitors.map((code) => names.competitor(code)), ...athletes.map(names.athlete)])].join(', ')
      : names.side(side)
  return (
    <>
      {shown.map((proposal) => {
        const { kind, word, side, competitors, value } = proposal
        const who = whoOf(proposal)
        const height = kind === 'jump-off' && typeof value === 'number' ? shownMetres(String(value), point) : null
        const key = scoring.keys.find(
          (one) => one.kind === kind && (side === undefined || one.side === undefined || one.side === side),
        )
        return (
          <section key={`${kind} ${word} ${who}`} className="desk-proposal" aria-live="polite">
            <p>
              {kind === 'end' && side !== undefined ? (
                <b>{t('desk.victory-of', { name: who })}</b>
              ) : (
                <>
                  <b>{t(`desk-words.${word}`)}</b> {who}
                </>
              )}
            </p>
            {kind === 'tie' ? (
              <div className="desk-actions">
                <button
                  type="button"
                  className="desk-button desk-button-full"
                  onClick={() => press({ kind: 'tie', value: { codes: competitors ?? [], equal: true } })}
                >
                  {t('desk.tie-equal')}
                </button>
                <button type="button" className="desk-button" onClick={() => askPhoto(competitors ?? [])}>
                  {t('desk.tie-parted')}
                </button>
              </div>
            ) : kind === 'winner' ? (
              <div className="desk-actions">
                {scoring.keys
                  .filter((one) => one.kind === 'winner')
                  .map((one) => (
                    <button key={one.id} type="button" className="desk-button" onClick={() => ask(one)}>
                      {one.side === undefined ? '' : names.side(one.side)}
                    </button>
                  ))}
              </div>
            ) : TOLD.has(kind) ? null : (
              <button
                type="button"
                className="desk-button desk-button-full"
                data-proposal={kind}
                onClick={() => {
                  if (key && height === null && (key.hold || key.entry)) return ask(key, competitors?.[0])
                  press({ kind, ...(side === undefined ? {} : { side }), ...(value === undefined ? {} : { value }) })
                }}
              >
                {[t(`desk-words.${key?.entry ? key.word : word}`), height].filter((part) => part !== null).join(' ')}
              </button>
            )}
          </section>
        )
      })}
      {photo ? <PhotoOrder codes={photo} onClose={() => askPhoto(null)} /> : null}
    </>
  )
}

/** Who was ahead though the times are the same: in the order in which they are pressed. */
function PhotoOrder({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { unit, press } = usePad()
  const t = useT()
  const names = useNames(unit)
  const [order, setOrder] = useState<readonly string[]>([])
  const choose = (code: string): void => {
    const next = [...order, code]
    if (next.length < codes.length) return setOrder(next)
    press({ kind: 'tie', value: { codes: next, equal: false } })
    onClose()
  }
  return (
    <Dialog title={t('desk.tie-parted')} onClose={onClose}>
      <div className="desk-form">
        <p>{t('desk.in-order')}</p>
        {codes.map((code) => (
          <button
            key={code}
            type="button"
            className="desk-button"
            disabled={order.includes(code)}
            onClick={() => choose(code)}
          >
            {order.includes(code) ? `${order.indexOf(code) + 1}. ` : ''}
            {names.competitor(code)}
          </button>
        ))}
      </div>
    </Dialog>
  )
}
