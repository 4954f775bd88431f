import { useT } from '../../i18n/use-t.ts'

const ROLES = ['results', 'operator', 'admin'] as const
const THINGS = ['results', 'content', 'people', 'settings'] as const

/** What each role may do, in words; the server decides. */
export function RoleTable() {
  const t = useT()
  return (
    <details className="people-roles">
      <summary>
        {t('office-people.roles')} <span className="muted">{t('office-people.roles-why')}</span>
      </summary>
      <table className="office-table" aria-label={t('office-people.roles')}>
        <thead>
          <tr>
            <th scope="col">{t('office-people.role')}</th>
            {THINGS.map((thing) => (
              <th key={thing} scope="col">
                {t(`office-people.thing-${thing}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROLES.map((role) => (
            <tr key={role}>
              <th scope="row">
                <b>{t(`office.role-${role}`)}</b>
              </th>
              {THINGS.map((thing) => (
                <td key={thing} data-thing={t(`office-people.thing-${thing}`)}>
                  {t(`office-people.may-${role}-${thing}`)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
