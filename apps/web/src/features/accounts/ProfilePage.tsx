import type { Account } from '@games/contract/accounts/account'
import type { Api } from '@games/contract'
import { lazy, Suspense, useState } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ownAccount } from './accounts.query.ts'
import { NotArrived } from './NotArrived.tsx'
import { OwnPage } from './OwnPage.tsx'
import { useOwn } from './use-own.ts'

const ProfileForm = lazy(async () => ({ default: (await import('./ProfileForm.tsx')).ProfileForm }))

/** How one appears to others, and how one is written to. */
export function ProfilePage({ api }: { api: Api }) {
  const t = useT()
  return (
    <OwnPage title={t('accounts.profile')} path="/profile">
      <Profile api={api} />
    </OwnPage>
  )
}

function Profile({ api }: { api: Api }) {
  const t = useT()
  const own = useOwn(ownAccount)
  const [saved, setSaved] = useState<Account | null>(null)
  // what was asked for anew would take away what is being typed
  const [first, setFirst] = useState<Account>()
  if (own.view && first?.id !== own.view.id) setFirst(own.view)
  if (!first || first.id !== own.view?.id) return <NotArrived own={own} />
  return (
    <Suspense fallback={<Skeleton label={t('app-shell.loading')} rows={3} />}>
      <ProfileForm key={first.id} api={api} account={saved?.id === first.id ? saved : first} onSaved={setSaved} />
    </Suspense>
  )
}
