import { decideAccess } from '@games/domain/access/guard'
import { useT } from '../../i18n/use-t.ts'
import { useSubject } from '../../session/subject.ts'

/** Back to the schedule, for those whom the guard lets see it: who has to log in first is offered no way that leads back here. */
export function WayBack() {
  const t = useT()
  const subject = useSubject()
  if (decideAccess('/schedule/days', subject).kind !== 'open') return null
  return (
    <a href="/schedule/days" className="login-back">
      {t('login.back')}
    </a>
  )
}
