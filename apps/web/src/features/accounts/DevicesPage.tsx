import type { Devices } from '@games/contract/accounts/account'
import { ApiFailure } from '@games/contract/failure'
import { useRef, useState } from 'react'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { isSignedOut } from '../../session/is-signed-out.ts'
import type { VisitorApi } from '../../session/private-api.ts'
import { useLogInAgain } from '../../session/use-log-in-again.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { List } from '../../ui/List.tsx'
import { ListRow } from '../../ui/ListRow.tsx'
import { toast } from '../../ui/toast.ts'
import { listDevices } from './accounts.query.ts'
import { NotArrived } from './NotArrived.tsx'
import { OwnPage } from './OwnPage.tsx'
import { ownDate } from './own-time.ts'
import { PATIENCE_MS, useOwn } from './use-own.ts'

type Device = Devices['devices'][number]

/** Where the account is open, this device marked, and the way to end it elsewhere. */
export function DevicesPage() {
  const t = useT()
  return (
    <OwnPage title={t('accounts.devices')} path="/account/devices">
      <DeviceList />
    </OwnPage>
  )
}

function DeviceList() {
  const t = useT()
  const own = useOwn(listDevices)
  const { isBusy, signOut } = useSigningOut(own.retry)
  const devices = own.view?.devices
  return (
    <>
      <div className="ui-section">
        <h2>{t('accounts.connected')}</h2>
        {devices ? <span>{devices.length}</span> : null}
      </div>
      {devices ? (
        <List label={t('accounts.connected')}>
          {devices.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              isBusy={isBusy}
              onSignOut={() => signOut((api, options) => api.signOutDevice({ params: { id: device.id } }, options))}
            />
          ))}
        </List>
      ) : (
        <NotArrived own={own} />
      )}
      <div className="accounts-note">
        <b>{t('accounts.strange')}</b>
        <p>
          {t('accounts.strange-why')} <a href="/account/password">{t('accounts.strange-way')}</a>.
        </p>
      </div>
      {devices && devices.length > 1 ? (
        <Button
          kind="bad"
          disabled={isBusy}
          onClick={() => signOut((api, options) => api.signOutOtherDevices({}, options), t('accounts.all-are-out'))}
        >
          {t('accounts.all-out')}
        </Button>
      ) : null}
    </>
  )
}

interface DeviceRowProps {
  readonly device: Device
  readonly isBusy: boolean
  readonly onSignOut: () => void
}

function DeviceRow({ device, isBusy, onSignOut }: DeviceRowProps) {
  const t = useT()
  const locale = useLocale()
  const { current, browser, system, seenAt, createdAt } = device
  const name =
    browser !== null && system !== null
      ? t('accounts.device', { browser, system })
      : (browser ?? system ?? t('accounts.device-unknown'))
  const since = ownDate(createdAt, locale)
  return (
    <ListRow
      lead={<Icon name={system === 'Android' || system === 'iOS' ? 'device' : 'laptop'} />}
      title={
        <>
          {name} {current ? <span className="accounts-mine">{t('accounts.this-one')}</span> : null}
        </>
      }
      second={
        current ? t('accounts.used-now', { since }) : t('accounts.used', { date: ownDate(seenAt, locale), since })
      }
      trail={
        current ? undefined : (
          <Button disabled={isBusy} aria-label={t('accounts.device-out-of', { device: name })} onClick={onSignOut}>
            {t('accounts.device-out')}
          </Button>
        )
      }
    />
  )
}

type Call = (api: VisitorApi, options: { signal: AbortSignal }) => Promise<unknown>

/** Signs devices out, one call at a time, and looks again afterwards. One that is out already is what was wanted. */
function useSigningOut(onDone: () => void) {
  const t = useT()
  const logInAgain = useLogInAgain()
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)
  const run = async (call: Call, done: string) => {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    try {
      const { privateApi } = await import('../../session/private-api.ts')
      await call(privateApi, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch((error: unknown) => {
        if (!(error instanceof ApiFailure) || error.status !== 404) throw error
      })
      toast.success(done)
      onDone()
    } catch (error) {
      if (isSignedOut(error)) logInAgain()
      else toast.error(t('accounts.device-failed'))
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }
  return { isBusy, signOut: (call: Call, done = t('accounts.device-is-out')) => void run(call, done) }
}
