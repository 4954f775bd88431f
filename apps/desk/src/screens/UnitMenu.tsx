import { useRef, useState } from 'react'
import { useT } from '../i18n/use-t.ts'
import { useNames, usePad } from '../pads/use-pad.ts'
import { useDesk } from '../store/use-desk.ts'
import { go } from '../ui/address.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Sign } from '../ui/Sign.tsx'
import { Rules } from './Rules.tsx'
import { SignDialog } from './SignDialog.tsx'
import { SpareTimer } from './SpareTimer.tsx'
import { TapLog } from './TapLog.tsx'

type Shown = 'menu' | 'rules' | 'log' | 'timer' | 'sign' | 'outs'

/** Everything of a unit that is not pressed all the time. */
export function UnitMenu({ practice }: { practice: boolean }) {
  const { unit, scoring, ask, swapped } = usePad()
  const desk = useDesk()
  const t = useT()
  const names = useNames(unit)
  const [shown, show] = useState<Shown | null>(null)
  const close = (): void => show(null)
  const serious = scoring.keys.filter(({ kind }) => kind === 'abandon' || kind === 'rules' || kind === 'winner')
  const outs = scoring.keys.filter(({ kind, side }) => (kind === 'out' || kind === 'reinstate') && side !== undefined)
  return (
    <>
      <button type="button" className="desk-round" aria-label={t('desk.more')} onClick={() => show('menu')}>
        <Sign name="more" />
      </button>
      {shown === 'menu' ? (
        <Dialog title={t('desk.more')} onClose={close}>
          <div className="desk-form">
            <button
              type="button"
              className="desk-button"
              aria-pressed={swapped}
              onClick={() => {
                desk.swap(unit.code)
                close()
              }}
            >
              <Sign name="swap" /> {t('desk.swap')}
            </button>
            <button type="button" className="desk-button" onClick={() => show('rules')}>
              {t('desk.rules')}
            </button>
            <button type="button" className="desk-button" onClick={() => show('log')}>
              {t('desk.log')}
            </button>
            <button type="button" className="desk-button" onClick={() => show('timer')}>
              {t('desk.timer')}
            </button>
            {outs.length > 0 ? (
              <button type="button" className="desk-button" onClick={() => show('outs')}>
                {t('desk.out')}
              </button>
            ) : null}
            {practice ? (
              <button
                type="button"
                className="desk-button"
                onClick={() => {
                  go({ is: 'choose' }, true)
                  void desk.forget(unit.code)
                }}
              >
                {t('desk.forget-practice')}
              </button>
            ) : (
              <>
                <button type="button" className="desk-button" onClick={() => show('sign')}>
                  {t('desk.signature')}
                </button>
                <Photo />
              </>
            )}
            {serious
              .filter(({ why }) => why === null)
              .map((key) => (
                <button
                  key={key.id}
                  type="button"
                  className="desk-button desk-button-bad"
                  onClick={() => {
                    close()
                    ask(key)
                  }}
                >
                  {names.key(key)} {key.side === undefined ? '' : names.side(key.side)}
                </button>
              ))}
          </div>
        </Dialog>
      ) : null}
      {shown === 'outs' ? (
        <Dialog title={t('desk.out')} onClose={close}>
          <div className="desk-form">
            {outs
              .filter(({ why }) => why === null)
              .map((key) => (
                <button
                  key={key.id}
                  type="button"
                  className="desk-button"
                  onClick={() => {
                    close()
                    ask(key)
                  }}
                >
                  {names.key(key)} · {key.side === undefined ? '' : names.side(key.side)}
                </button>
              ))}
          </div>
        </Dialog>
      ) : null}
      {shown === 'rules' ? (
        <Dialog title={t('desk.rules')} onClose={close}>
          <Rules />
        </Dialog>
      ) : null}
      {shown === 'log' ? (
        <Dialog title={t('desk.log')} onClose={close}>
          <TapLog most={1000} />
        </Dialog>
      ) : null}
      {shown === 'timer' ? <SpareTimer onClose={close} /> : null}
      {shown === 'sign' ? <SignDialog onClose={close} /> : null}
    </>
  )
}

/** The paper sheet as a picture, for the staff. */
function Photo() {
  const { unit } = usePad()
  const desk = useDesk()
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<'none' | 'sending' | 'sent' | 'failed'>('none')
  return (
    <>
      <button type="button" className="desk-button" onClick={() => input.current?.click()}>
        <span>
          {t('desk.photo')}
          {state === 'none' ? null : <small>{t(`desk.photo-${state}`)}</small>}
        </span>
      </button>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={t('desk.photo')}
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (!file) return
          setState('sending')
          desk.addPhoto(unit.code, file).then(
            () => setState('sent'),
            () => setState('failed'),
          )
        }}
      />
    </>
  )
}
