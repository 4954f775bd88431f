import type { DeskUnit } from '@games/contract'
import { type FormEvent, useState } from 'react'
import { useT } from '../i18n/use-t.ts'
import { useDesk, useDeskState } from '../store/use-desk.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Sign } from '../ui/Sign.tsx'

/** The feed sends the unit too: which of the two goes out, and, for who has an account, the key that changes it, with a reason. */
export function FeedLine({ unit: { code, feed } }: { unit: DeskUnit }) {
  const t = useT()
  const desk = useDesk()
  const { device } = useDeskState()
  const [asks, ask] = useState(false)
  const [reason, write] = useState('')
  const [state, setState] = useState<'open' | 'sending' | 'failed'>('open')
  if (!feed.speaks) return null
  const mayLead = device.me !== null && device.me.kind !== 'link'
  const send = (event: FormEvent): void => {
    event.preventDefault()
    if (reason.trim() === '') return
    setState('sending')
    desk.lead(code, !feed.deskLeads, reason.trim()).then(
      () => {
        ask(false)
        write('')
        setState('open')
      },
      () => setState('failed'),
    )
  }
  return (
    <>
      <p className="desk-net desk-net-bad" role="status" data-leads={feed.deskLeads}>
        <Sign name="warn" />
        <span>{feed.deskLeads ? t('desk.desk-leads', { reason: feed.reason ?? '' }) : t('desk.feed-speaks')}</span>
        {mayLead ? (
          <button type="button" className="desk-link" data-key="lead" onClick={() => ask(true)}>
            {feed.deskLeads ? t('desk.let-feed-lead') : t('desk.let-desk-lead')}
          </button>
        ) : null}
      </p>
      {asks ? (
        <Dialog title={feed.deskLeads ? t('desk.let-feed-lead') : t('desk.let-desk-lead')} onClose={() => ask(false)}>
          <form className="desk-form" onSubmit={send}>
            <p>{feed.deskLeads ? t('desk.feed-would-lead') : t('desk.desk-would-lead')}</p>
            <label className="desk-field">
              <span>{t('desk.reason')}</span>
              <textarea
                rows={2}
                required
                maxLength={400}
                value={reason}
                onChange={({ target }) => write(target.value)}
              />
            </label>
            {state === 'failed' ? <p className="desk-fault">{t('desk.lead-failed')}</p> : null}
            <button type="submit" className="desk-button desk-button-bad" disabled={state === 'sending'}>
              {feed.deskLeads ? t('desk.let-feed-lead') : t('desk.let-desk-lead')}
            </button>
          </form>
        </Dialog>
      ) : null}
    </>
  )
}
