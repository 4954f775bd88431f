import { useT } from '../i18n/use-t.ts'

/** The office for who is signed in and not of the staff, or an operator where only an admin may: who it is for and where to go (R4.4). */
export function NotAllowed({ username, forAdmins = false }: { username: string; forAdmins?: boolean }) {
  const t = useT()
  return (
    <main className="frame-alone" id="page">
      <title>{`${t('office.forbidden')} · ${t('office.name')}`}</title>
      <p className="frame-status">403</p>
      <h1 className="office-h1">{t('office.forbidden')}</h1>
      <p>{t(forAdmins ? 'office.forbidden-admins' : 'office.forbidden-why', { username })}</p>
      <p className="office-actions">
        <a className="ui-button ui-button-main" href={forAdmins ? '/office/' : '/'}>
          {t(forAdmins ? 'office.to-start' : 'office.to-site')}
        </a>
        <a className="ui-button" href="/account">
          {t('office.to-account')}
        </a>
      </p>
    </main>
  )
}
