import { ApiFailure } from '@games/contract/failure'
import { pick } from '@games/domain/text/localized'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { Button } from '@games/web/ui/Button.tsx'
import { Dialog } from '@games/web/ui/Dialog.tsx'
import { Field } from '@games/web/ui/Field.tsx'
import { useState } from 'react'
import { useCall, useChange } from '../../calls/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { useGames } from '../../session/games.ts'
import { CallFailed } from '../../ui/CallFailed.tsx'
import { Loading } from '../../ui/Loading.tsx'

const GONE = ['messages', 'content', 'trivia', 'venues', 'accounts', 'feedback'] as const

/** The end of the demo: what goes and what stays, and the name of the games typed before it goes for good. */
export function DemoPart() {
  const t = useT()
  const games = useGames()
  const locale = useLocale()
  const { data, error, refetch } = useCall('getDemo')
  const wipe = useChange('wipeDemo')
  const [asking, setAsking] = useState(false)
  const [name, setName] = useState('')
  if (error && !data) return <CallFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  if (wipe.isSuccess)
    return (
      <p className="settings-lead" role="status">
        {t('office-settings.demo-gone')} <a href="/office/first-day">{t('office-settings.demo-next')}</a>
      </p>
    )
  if (!data.demo) return <p className="settings-lead">{t('office-settings.demo-none')}</p>
  const { figures, ownAccount } = data.demo
  const isOther = wipe.error instanceof ApiFailure && wipe.error.details.fields !== undefined
  return (
    <div className="settings-form">
      <p className="settings-lead">{t('office-settings.demo-about')}</p>
      <ul className="settings-rows">
        {GONE.map((one) => (
          <li key={one}>
            <b>{t(`office-settings.demo-${one}`, { count: figures[one] })}</b>
          </li>
        ))}
      </ul>
      <p className="settings-note">
        {t('office-settings.demo-stays', { accounts: figures.ownAccounts, content: figures.ownContent })}
      </p>
      {ownAccount ? (
        <Button onClick={() => setAsking(true)}>{t('office-settings.demo-wipe')}</Button>
      ) : (
        <p className="settings-fault">
          {t('office-settings.demo-own-first')} <code>npm run accounts -- create NOME EMAIL --role admin</code>
        </p>
      )}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('office-settings.demo-wipe')}
        closeLabel={t('office.close')}
      >
        <form
          className="settings-form"
          onSubmit={(event) => {
            event.preventDefault()
            wipe.mutate(
              { body: { name } },
              // it may be gone though its answer was lost, or by somebody else
              { onSuccess: () => setAsking(false), onError: () => void refetch() },
            )
          }}
        >
          <p>{t('office-settings.demo-ask', { name: pick(games.name, locale) })}</p>
          <Field
            label={t('office-settings.demo-name')}
            {...(isOther && { error: t('office-settings.fault-name-other') })}
          >
            {(control) => (
              <input
                {...control}
                className="ui-input"
                autoComplete="off"
                value={name}
                onChange={({ target }) => setName(target.value)}
              />
            )}
          </Field>
          {wipe.error && !isOther ? <CallFailed error={wipe.error} /> : null}
          <Button kind="main" type="submit" disabled={wipe.isPending || name.trim() === ''}>
            {t(wipe.isPending ? 'office-settings.demo-wiping' : 'office-settings.demo-do')}
          </Button>
        </form>
      </Dialog>
    </div>
  )
}
