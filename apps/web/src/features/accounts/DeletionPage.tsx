import { useT } from '../../i18n/use-t.ts'
import { Username } from '../../points/Username.tsx'
import { usePreferences } from '../../session/preferences.ts'
import { OwnPage } from './OwnPage.tsx'
import { DeletionPart } from './parts.ts'

/** What is deleted with the account and what stays without a name, before it is done. */
export function DeletionPage() {
  const t = useT()
  const { userData } = usePreferences()
  return (
    <OwnPage title={t('accounts.delete')} path="/account/deletion">
      <div className="accounts-question">
        <h2>{userData ? <Question username={userData.username} /> : t('accounts.delete-question-own')}</h2>
        <p>{t('accounts.delete-points', { points: userData?.points ?? 0 })}</p>
      </div>
      <div className="ui-section">
        <h2>{t('accounts.gone')}</h2>
      </div>
      <ul className="accounts-lines">
        <li>{t('accounts.gone-person')}</li>
        <li>{t('accounts.gone-points')}</li>
        <li>{t('accounts.gone-devices')}</li>
      </ul>
      <div className="ui-section">
        <h2>{t('accounts.stays')}</h2>
      </div>
      <ul className="accounts-lines">
        <li>{t('accounts.stays-feedback')}</li>
      </ul>
      <DeletionPart.Part />
    </OwnPage>
  )
}

/** The question, in which a long username breaks at its own signs. */
function Question({ username }: { username: string }) {
  const t = useT()
  // no username holds a line break
  const [before, after] = t('accounts.delete-question', { username: '\n' }).split('\n')
  return (
    <>
      {before}
      <Username name={username} />
      {after}
    </>
  )
}
