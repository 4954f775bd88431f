import { loginAddress } from '@games/domain/access/guard'
import type { ReactNode } from 'react'
import { Breadcrumb } from '../../app-shell/Breadcrumb.tsx'
import { PageTitle } from '../../app-shell/PageTitle.tsx'
import { useT } from '../../i18n/use-t.ts'
import { Card } from '../../points/Card.tsx'
import { useSubject } from '../../session/subject.ts'
import { Empty } from '../../ui/Empty.tsx'

interface OwnPageProps {
  readonly title: string
  /** The page's own path, to which the login leads back. */
  readonly path: string
  readonly children: ReactNode
}

/**
 * A page of one's own account. It is drawn for a login type, never for a person (0071): what is private its parts ask for. Whoever has no
 * account is told what the page is for, and shown the way in.
 */
export function OwnPage({ title, path, children }: OwnPageProps) {
  const t = useT()
  const { loginEnabled, loginType } = useSubject()
  const isOwn = loginEnabled && loginType === 'user'
  return (
    <>
      <PageTitle title={title} />
      {path === '/account' || !isOwn ? null : (
        <Breadcrumb crumbs={[{ text: t('accounts.title'), address: '/account' }, { text: title }]} />
      )}
      {isOwn ? (
        <div className="accounts">{children}</div>
      ) : (
        <>
          {path === '/account' && loginType === 'guest' ? (
            <div className="accounts">
              <Card name={t('login.guest')} about={t('login.card-guest')} dashed />
            </div>
          ) : null}
          <Empty title={t('accounts.needed')} why={t(loginEnabled ? 'accounts.needed-why' : 'accounts.closed-why')}>
            {loginEnabled ? (
              <a className="ui-button ui-button-main" href={loginAddress(path)}>
                {t('login.title')}
              </a>
            ) : null}
          </Empty>
        </>
      )}
    </>
  )
}
