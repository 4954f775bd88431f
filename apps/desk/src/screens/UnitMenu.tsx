import type { Key } from '@games/domain/scoring/index'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { useRef, useState } from 'react'
import { useT } from '../i18n/use-t.ts'
import { useNames, usePad } from '../pads/use-pad.ts'
import { useDesk } from '../store/use-desk.ts'
import { go } from '../ui/address.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Sign } from '../ui/Sign.tsx'
import { Rules } from './Rules.tsx'
import { shrinkPhoto } from './shrink-photo.ts'
import { SignDialog } from './SignDialog.tsx'
import { SpareTimer } from './SpareTimer.tsx'
import { TapLog } from './TapLog.tsx'

/** A file is saved by then. Milliseconds. */
const SAVED_MS = 60_000

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
  const outs = scoring.keys.filter(({ kind }) => kind === 'out' || kind === 'reinstate')
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
                <Paper />
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
      {shown === 'outs' ? <Outs of={outs} onClose={close} /> : null}
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

/** Ways of being out, and back in: of two sides each with its name, of a list once it is said of whom. */
function Outs({ of: keys, onClose }: { of: readonly Key[]; onClose: () => void }) {
  const { unit, scoring, ask, press } = usePad()
  const t = useT()
  const names = useNames(unit)
  const [who, choose] = useState('')
  const isList = keys.every(({ side }) => side === undefined)
  const isOut = scoring.desk.outs[who] !== undefined
  const shown = keys.filter(
    ({ why, kind }) => why === null && (!isList || (who !== '' && (kind === 'reinstate') === isOut)),
  )
  return (
    <Dialog title={t('desk.out')} onClose={onClose}>
      <div className="desk-form">
        {isList ? (
          <label className="desk-field">
            <span>{t('desk.athlete')}</span>
            <select value={who} onChange={({ target }) => choose(target.value)}>
              <option value="">–</option>
              {unit.competitors.map(({ code }) => (
                <option key={code} value={code}>
                  {names.competitor(code)}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        {shown.map((key) => (
          <button
            key={key.id}
            type="button"
            className="desk-button"
            data-key={key.id}
            onClick={() => {
              onClose()
              if (isList && key.kind === 'reinstate') press({ kind: 'reinstate', competitor: who })
              else ask(key, isList ? who : undefined)
            }}
          >
            {[names.key(key), key.side === undefined ? '' : names.side(key.side)].filter(Boolean).join(' · ')}
          </button>
        ))}
      </div>
    </Dialog>
  )
}

/** The unit's paper, to be printed and filled in by hand. */
function Paper() {
  const { unit } = usePad()
  const desk = useDesk()
  const t = useT()
  const locale = useLocale()
  const [state, setState] = useState<'none' | 'asking' | 'failed'>('none')
  const fetchIt = async (): Promise<void> => {
    setState('asking')
    try {
      const address = URL.createObjectURL(await desk.sheet(unit.code, locale))
      const link = document.createElement('a')
      link.href = address
      link.download = `${unit.code.replace(/[^A-Za-z0-9]+/g, '-')}.pdf`
      link.click()
      setTimeout(() => URL.revokeObjectURL(address), SAVED_MS)
      setState('none')
    } catch {
      setState('failed')
    }
  }
  return (
    <button type="button" className="desk-button" disabled={state === 'asking'} onClick={() => void fetchIt()}>
      <span>
        {t('desk.sheet')}
        {state === 'none' ? null : <small>{t(`desk.sheet-${state}`)}</small>}
      </span>
    </button>
  )
}

/** The paper sheet as a picture, for the staff. */
function Photo() {
  const { unit } = usePad()
  const desk = useDesk()
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<'none' | 'sending' | 'sent' | 'failed'>('none')
  // the same over all tries: what arrived though nobody heard of it is not there twice
  const [photo, setPhoto] = useState<{ readonly id: string; readonly picture: Blob } | null>(null)
  const send = async (id: string, picture: Blob): Promise<void> => {
    setState('sending')
    try {
      await desk.addPhoto(unit.code, id, picture)
      setState('sent')
      setPhoto(null)
    } catch {
      setState('failed')
    }
  }
  const take = async (file: Blob): Promise<void> => {
    setState('sending')
    const taken = { id: crypto.randomUUID(), picture: await shrinkPhoto(file) }
    setPhoto(taken)
    await send(taken.id, taken.picture)
  }
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
          if (file) void take(file)
        }}
      />
      {photo && state === 'failed' ? (
        <button type="button" className="desk-button" onClick={() => void send(photo.id, photo.picture)}>
          {t('desk.photo-again')}
        </button>
      ) : null}
    </>
  )
}
