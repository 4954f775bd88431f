import type { WeighIn } from '@games/contract'
import { capital } from '@games/domain/text/capital'
import { outOf, type WeighIn as Weighed, type WeighInLine } from '@games/domain/weigh-in/weigh-in'
import { useState } from 'react'
import { useT } from '../i18n/use-t.ts'
import { Moves } from '../pads/Moves.tsx'
import type { Press } from '../store/desk.ts'
import type { KeptUnit } from '../store/kept.ts'
import { useDesk, useDeskState } from '../store/use-desk.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Sign } from '../ui/Sign.tsx'
import { useKilograms } from '../ui/use-kilograms.ts'
import { useUnitNames } from './unit-names.ts'

/**
 * Who may not compete once the scales are closed, and what is proposed for the start lists: each said in words, asked, and taken back with one
 * key. Their weight goes nowhere with it.
 */
export function WeighedOut({ of: weighIn, weighed }: { of: WeighIn; weighed: Weighed }) {
  const t = useT()
  const out = outOf(weighed)
  if (weighed.closedBy === null) return null
  return (
    <section className="desk-weighed-out">
      <h2 className="desk-group">{t('desk.weigh-out')}</h2>
      {out.length === 0 ? <p className="desk-empty">{t('desk.weigh-all-within')}</p> : null}
      {out.map(({ competitor, state, refused }) => (
        <OutOf
          key={competitor}
          weighIn={weighIn}
          competitor={competitor}
          refused={refused}
          why={t(state === 'waits' ? 'desk.weigh-reason-waits' : 'desk.weigh-reason-outside')}
        />
      ))}
    </section>
  )
}

/** The unit's own tap: of two a side, of a list a competitor. */
const outPress = ({ unit }: KeptUnit, competitor: string, kind: 'out' | 'reinstate', reason: string): Press => {
  const at = unit.competitors.findIndex(({ code }) => code === competitor)
  return {
    kind,
    ...(unit.competitors.length === 2 && (at === 0 || at === 1) ? { side: at } : { competitor }),
    ...(kind === 'out' ? { value: { how: 'no-show', rule: null, reason, irm: null } } : {}),
  }
}

function OutOf({
  weighIn,
  competitor,
  refused,
  why,
}: {
  weighIn: WeighIn
  competitor: string
  refused: WeighInLine['refused']
  why: string
}) {
  const t = useT()
  const desk = useDesk()
  const { units } = useDeskState()
  const namesOf = useUnitNames()
  const kilograms = useKilograms()
  const [asked, ask] = useState<KeptUnit | null>(null)
  const name = weighIn.competitors.find(({ code }) => code === competitor)?.name ?? competitor
  const event = weighIn.event.slice(0, 22)
  const own = Object.values(units).filter(
    ({ unit, practice }) =>
      !practice && unit.code.startsWith(event) && unit.competitors.some(({ code }) => code === competitor),
  )
  const unitName = ({ unit: { unit } }: KeptUnit): string => namesOf(unit).own
  return (
    <article className="desk-note">
      <p>
        <b>{name}</b>: {why}
      </p>
      {refused.map((one) => (
        <p key={one.id} className="desk-bad">
          <Sign name="warn" /> {t(`desk.weigh-refused-${one.why}`, { weight: kilograms(one.grams) })}
        </p>
      ))}
      {own.length === 0 ? <p>{t('desk.weigh-no-list')}</p> : null}
      {own.map((kept) => {
        const { code } = kept.unit
        const state = desk.scoring(code)?.desk
        const isOut = state?.outs[competitor] !== undefined
        const mayChange = state !== undefined && (state.stage === 'list' || state.stage === 'ready')
        if (isOut)
          return (
            <div key={code} className="desk-actions">
              <span>{t('desk.weigh-is-out', { unit: unitName(kept) })}</span>
              {mayChange ? (
                <button
                  type="button"
                  className="desk-button"
                  data-key={`back:${competitor}`}
                  onClick={() => void desk.press(code, outPress(kept, competitor, 'reinstate', why))}
                >
                  {t('desk.weigh-put-back')}
                </button>
              ) : null}
            </div>
          )
        return mayChange ? (
          <button
            key={code}
            type="button"
            className="desk-button"
            data-key={`out:${competitor}`}
            onClick={() => ask(kept)}
          >
            {t('desk.weigh-take-out', { unit: unitName(kept) })}
          </button>
        ) : (
          <p key={code}>{t('desk.weigh-has-begun', { unit: capital(unitName(kept)) })}</p>
        )
      })}
      {asked ? (
        <Dialog title={name} onClose={() => ask(null)}>
          <div className="desk-form">
            <p>{t('desk.weigh-proposal', { name, unit: unitName(asked) })}</p>
            <Moves unit={asked.unit.code} of={outPress(asked, competitor, 'out', why)} />
            <button
              type="button"
              className="desk-button desk-button-bad"
              data-key="out-now"
              onClick={() => {
                void desk.press(asked.unit.code, outPress(asked, competitor, 'out', why))
                ask(null)
              }}
            >
              {t('desk.weigh-take-out', { unit: unitName(asked) })}
            </button>
          </div>
        </Dialog>
      ) : null}
    </article>
  )
}
