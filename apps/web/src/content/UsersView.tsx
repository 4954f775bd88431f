import type { Api } from '@games/contract'
import { ApiFailure } from '@games/contract/failure'
import type { ContentKind } from '@games/domain/content/content-kinds'
import { type ReactNode, useEffect } from 'react'
import { FreshnessLine } from '../app-shell/FreshnessLine.tsx'
import { PageTitle } from '../app-shell/PageTitle.tsx'
import { useViewState } from '../cache/use-view.ts'
import type { View } from '../cache/view-cache.ts'
import { useT } from '../i18n/use-t.ts'
import { usePreferences } from '../session/preferences.ts'
import { useLogInAgain } from '../session/use-log-in-again.ts'
import { Empty } from '../ui/Empty.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { usersQuery } from './users-query.ts'

interface UsersViewProps<V> {
  readonly api: Api
  readonly kind: ContentKind
  /** What of the kind it is. */
  readonly of?: string
  /** The page's title where it is that of what is there; without it, that of the section. */
  readonly title?: (view: V | undefined) => string
  readonly load: () => Promise<V>
  readonly children: (view: V) => ReactNode
}

/** Content for users alone, once it is there: on its way, failed, of an earlier visit, gone. */
export function UsersView<V extends object>(props: UsersViewProps<V>) {
  const t = useT()
  const { loginType, userData } = usePreferences()
  const account = loginType === 'user' ? userData?.id : undefined
  // who signs in is known once the page runs
  if (account === undefined)
    return (
      <>
        {props.title ? <PageTitle title={props.title(undefined)} /> : null}
        <Skeleton label={t('content.loading')} />
      </>
    )
  return <OwnView key={account} account={account} {...props} />
}

const statusOf = (error: unknown): number | undefined => (error instanceof ApiFailure ? error.status : undefined)

function OwnView<V extends object>({
  account,
  api,
  kind,
  of = '',
  title,
  load,
  children,
}: UsersViewProps<V> & { account: string }) {
  const t = useT()
  const logInAgain = useLogInAgain()
  const { view, error, retry } = useViewState<V & View>(usersQuery(api, account, kind, of === '' ? [] : [of], load))
  const status = statusOf(error)
  useEffect(() => {
    if (status === 401) logInAgain()
  }, [status, logInAgain])
  if (view && status !== 404)
    return (
      <>
        {title ? <PageTitle title={title(view)} /> : null}
        <FreshnessLine text="" />
        {children(view)}
      </>
    )
  return (
    <>
      {title ? <PageTitle title={title(undefined)} /> : null}
      {status === 404 ? (
        <Empty title={t('content.gone')} why={t('content.gone-why')} />
      ) : error === undefined || status === 401 ? (
        <Skeleton label={t('content.loading')} />
      ) : (
        <ErrorNote
          title={t('app-shell.load-error')}
          why={t('app-shell.try-later')}
          retry={{ label: t('app-shell.retry'), onRetry: retry }}
        />
      )}
    </>
  )
}
