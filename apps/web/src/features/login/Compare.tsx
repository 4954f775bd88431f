import { useT } from '../../i18n/use-t.ts'
import { Icon } from '../../ui/Icon.tsx'

/** What is open to a guest, and to an account (R1.6). */
const SECTIONS = [
  ['results', true],
  ['medals', true],
  ['ranking', true],
  ['trivia', false],
  ['places', false],
  ['photos', false],
] as const

/** What guests and accounts see, for who wonders whether to sign up. */
export function Compare() {
  const t = useT()
  return (
    <details className="login-compare">
      <summary>
        {t('login.compare')}
        <Icon name="chevron-down" />
      </summary>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('login.guest')}</th>
            <th scope="col">{t('login.compare-account')}</th>
          </tr>
        </thead>
        <tbody>
          {SECTIONS.map(([section, isForGuests]) => (
            <tr key={section}>
              <th scope="row">{t(`login.compare-${section}`)}</th>
              <Mark yes={isForGuests} />
              <Mark yes />
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

function Mark({ yes }: { yes: boolean }) {
  const t = useT()
  return (
    <td className={yes ? undefined : 'login-compare-no'}>
      {yes ? <Icon name="done" /> : <span aria-hidden="true">×</span>}
      <span className="ui-hidden">{t(yes ? 'login.compare-yes' : 'login.compare-no')}</span>
    </td>
  )
}
