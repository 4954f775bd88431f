import type { Api } from '@games/contract'
import { menuFor } from '@games/domain/access/menu'
import { USER_TYPES } from '@games/domain/accounts/user-types'
import { type ComponentProps, useEffect, useState } from 'react'
import { useViewState } from '../../cache/use-view.ts'
import { useNames } from '../../i18n/use-names.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { usePreferences } from '../../session/preferences.ts'
import { useSubject } from '../../session/subject.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Flag } from '../../ui/Flag.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { List } from '../../ui/List.tsx'
import { ListRow } from '../../ui/ListRow.tsx'
import { Credential } from '../../points/Credential.tsx'
import { delegationsQuery, listDevices, ownAccount } from './accounts.query.ts'
import { OwnPage } from './OwnPage.tsx'
import { ownDate } from './own-time.ts'
import { useOwn } from './use-own.ts'

/** One's account: who one is here, and the ways to everything about it. */
export function AccountPage({ api }: { api: Api }) {
  const t = useT()
  return (
    <OwnPage title={t('accounts.title')} path="/account">
      <Overview api={api} />
    </OwnPage>
  )
}

function Overview({ api }: { api: Api }) {
  const t = useT()
  const locale = useLocale()
  const subject = useSubject()
  const { userData } = usePreferences()
  const own = useOwn(ownAccount)
  const account = own.view
  const devices = useOwn(listDevices).view?.devices
  useEffect(() => {
    // points and what was changed on another device
    if (account) void import('../../session/login.ts').then(({ takeAccount }) => takeAccount(account))
  }, [account])
  // without a network what the device has stored: masked there as well
  const shown = account ?? userData
  const hasRanking = menuFor(subject).some(({ key }) => key === 'ranking')
  return (
    <>
      {own.failed ? (
        <ErrorNote
          title={t('accounts.failed')}
          why={t('accounts.failed-why')}
          retry={{ label: t('app-shell.retry'), onRetry: own.retry }}
        />
      ) : null}
      {shown ? <Card api={api} shown={shown} organisation={account?.organisation ?? null} /> : <NoCard />}
      <dl className="accounts-facts">
        <div>
          <dt>{t('accounts.email')}</dt>
          <dd>{shown && (shown.email || t('accounts.no-email'))}</dd>
        </div>
        <div>
          <dt>{t('accounts.cpf')}</dt>
          <dd>{shown && (shown.cpf || t('accounts.no-cpf'))}</dd>
        </div>
      </dl>
      <List label={t('accounts.title')}>
        <Way name="results" href="/account/points" title={t('accounts.points')} second={t('accounts.points-about')} />
        {hasRanking ? (
          <Way name="ranking" href="/ranking" title={t('accounts.ranking')} second={t('accounts.ranking-about')} />
        ) : null}
        <Way name="account" href="/profile" title={t('accounts.profile')} second={t('accounts.profile-about')} />
        <Way
          name="lock"
          href="/account/password"
          title={t('accounts.password')}
          second={account && t('accounts.password-about', { date: ownDate(account.passwordChangedAt, locale) })}
        />
        <Way
          name="lock"
          href="/account/passkeys"
          title={t('accounts.passkeys')}
          second={t('accounts.passkeys-about')}
        />
        <Way
          name="device"
          href="/account/devices"
          title={t('accounts.devices')}
          second={devices ? t('accounts.devices-count', { count: devices.length }) : t('accounts.devices-about')}
        />
        <Way name="download" href="/account/data" title={t('accounts.data')} second={t('accounts.data-about')} />
      </List>
      <SignOut />
    </>
  )
}

interface Shown {
  readonly username: string
  readonly type: string
  readonly points: number
}

/** The accreditation card, with the delegation's name once it is there. */
function Card({ api, shown, organisation }: { api: Api; shown: Shown; organisation: string | null }) {
  const type = USER_TYPES.find((one) => one === shown.type) ?? 'guest'
  const card = { username: shown.username, type, points: shown.points }
  return organisation === null ? (
    <Credential {...card} organisation={null} />
  ) : (
    <NamedCard api={api} card={card} code={organisation} />
  )
}

function NamedCard({
  api,
  card,
  code,
}: {
  api: Api
  card: Omit<ComponentProps<typeof Credential>, 'organisation'>
  code: string
}) {
  const { nameOf } = useNames()
  const { view } = useViewState(delegationsQuery(api))
  const mine = view?.delegations.find(({ organisation }) => organisation.code === code)
  return (
    <Credential
      {...card}
      organisation={mine ? nameOf(mine.organisation) : code}
      flag={mine ? <Flag organisation={mine.organisation} /> : null}
    />
  )
}

/** The card's room until it is there. */
const NoCard = () => <div className="accounts-no-card" aria-hidden="true" />

function Way({
  name,
  href,
  title,
  second,
}: {
  name: string
  href: string
  title: string
  second?: string | undefined
}) {
  return <ListRow href={href} lead={<Icon name={name} />} title={title} second={second} />
}

/** Ends the session. What came of it is said by a toast, and where it did not end everything stays. */
function SignOut() {
  const t = useT()
  const [isBusy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    await (await import('../../session/login.ts')).signOut().finally(() => setBusy(false))
  }
  return (
    <div className="accounts-form">
      <Button disabled={isBusy} onClick={() => void leave()}>
        <Icon name="logout" />
        {t('accounts.log-out')}
      </Button>
      <p className="accounts-small">{t('accounts.log-out-about')}</p>
    </div>
  )
}
