import type { OutboxMail } from '@games/contract/accounts/account'
import { Fragment } from 'react'
import type { z } from 'zod'
import { PageTitle } from '../../app-shell/PageTitle.tsx'
import { useLocale, useT } from '../../i18n/use-t.ts'
import type { VisitorApi } from '../../session/private-api.ts'
import { Button } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { NotArrived } from './NotArrived.tsx'
import { ownDate, ownTime } from './own-time.ts'
import { useAsked } from './use-own.ts'

const outbox = (api: VisitorApi, options: { signal: AbortSignal }) => api.getOutbox({}, options)

/** The e-mails that the demo did not send, about the accounts that this browser created, newest first. */
export function OutboxPage() {
  const t = useT()
  const asked = useAsked(outbox, 'this browser')
  const mails = asked.view?.mails
  return (
    <>
      <PageTitle title={t('accounts.outbox')} />
      <div className="accounts">
        <p className="accounts-note">{t('accounts.outbox-about')}</p>
        {mails === undefined ? <NotArrived own={asked} /> : null}
        {mails?.length === 0 ? <Empty title={t('accounts.outbox-empty')} why={t('accounts.outbox-empty-why')} /> : null}
        {mails?.map((mail) => (
          <MailShown key={`${mail.sentAt} ${mail.to} ${mail.subject}`} mail={mail} />
        ))}
        <Button onClick={asked.retry}>{t('accounts.outbox-again')}</Button>
      </div>
    </>
  )
}

function MailShown({ mail: { to, subject, text, sentAt } }: { mail: z.infer<typeof OutboxMail> }) {
  const t = useT()
  const locale = useLocale()
  return (
    <article className="accounts-mail">
      <h2>{subject}</h2>
      <p className="accounts-small">
        {t('accounts.outbox-to', { to, date: ownDate(sentAt, locale), time: ownTime(sentAt) })}
      </p>
      <p className="accounts-mail-text">
        <Linked text={text} />
      </p>
    </article>
  )
}

/** A mail's text, in which the address it is about can be followed. */
function Linked({ text }: { text: string }) {
  return text.split(/(\S*\/auth\?\S+)/).map((part, at) => (
    // the parts of one text stay in their order
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>{at % 2 === 1 ? <a href={part}>{part}</a> : part}</Fragment>
  ))
}
