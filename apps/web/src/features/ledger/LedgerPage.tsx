import { loginAddress } from '@games/domain/access/guard'
import { levelOf } from '@games/domain/points/level'
import { PageTitle } from '../../app-shell/PageTitle.tsx'
import { useT } from '../../i18n/use-t.ts'
import { LevelTape } from '../../points/LevelTape.tsx'
import { useSubject } from '../../session/subject.ts'
import { Button } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { LedgerTable } from './LedgerTable.tsx'
import { type Ledger, useLedger } from './use-ledger.ts'

export const LEDGER = '/account/points'

/** One's own points, line by line (R7.3): sum, level, what was earned for what. */
export function LedgerPage({ onSignedOut }: { onSignedOut: () => void }) {
  const t = useT()
  const { loginEnabled, loginType } = useSubject()
  const ledger = useLedger(onSignedOut)
  return (
    <>
      <PageTitle title={t('ledger.title')} />
      <div className="ledger">
        {ledger ? <OwnLedger ledger={ledger} /> : null}
        {/* the server does not know whose it is */}
        {!ledger && loginType === 'user' ? <Skeleton label={t('ledger.loading')} rows={6} /> : null}
        {!ledger && loginType !== 'user' ? (
          <Empty title={t('ledger.nobody')} why={t(loginEnabled ? 'ledger.nobody-why' : 'ledger.closed')}>
            {loginEnabled ? (
              <a className="ui-button ui-button-main" href={loginAddress(LEDGER)}>
                {t('ledger.log-in')}
              </a>
            ) : null}
          </Empty>
        ) : null}
      </div>
    </>
  )
}

function OwnLedger({ ledger: { points, entries, hasMore, failed, busy, retry, showMore } }: { ledger: Ledger }) {
  const t = useT()
  return (
    <>
      <p className="ledger-sum">
        <b>{t('points.figure', { points })}</b>
        <span>{t('ledger.level', { points, level: levelOf(points).level })}</span>
      </p>
      <LevelTape points={points} />
      {failed === 'ledger' ? (
        <ErrorNote
          title={t('ledger.failed')}
          why={t(entries ? 'ledger.failed-rest' : 'ledger.failed-why')}
          retry={{ label: t('app-shell.retry'), onRetry: retry }}
        />
      ) : null}
      {!entries && !failed ? <Skeleton label={t('ledger.loading')} rows={6} /> : null}
      {entries?.length === 0 ? (
        <Empty title={t('ledger.empty')} why={t('ledger.empty-why')}>
          <a className="ui-button" href="/ranking">
            {t('ledger.ranking')}
          </a>
        </Empty>
      ) : null}
      {entries && entries.length > 0 ? (
        <>
          <LedgerTable entries={entries} />
          {hasMore ? (
            <p className="ledger-more">
              <Button disabled={busy} onClick={() => void showMore()}>
                {t('ledger.more')}
              </Button>
              <span role="status">{failed === 'more' ? t('ledger.more-failed') : ''}</span>
            </p>
          ) : null}
          <p className="ledger-about">{t('ledger.about')}</p>
        </>
      ) : null}
    </>
  )
}
