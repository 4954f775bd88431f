import type { PersonDetail } from '@games/contract'
import { toast } from '@games/web/ui/toast.ts'
import { useChange } from '../../calls/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { useTime } from '../../time/use-time.ts'
import { CallFailed } from '../../ui/CallFailed.tsx'

/** The devices that are signed in, each of which can be signed out; its owner signs in again by the password. */
export function SessionsPart({ person: { id, sessions }, mayChange }: { person: PersonDetail; mayChange: boolean }) {
  const t = useT()
  const { moment } = useTime()
  const one = useChange('signOutPersonDevice')
  const all = useChange('signOutPerson')
  const error = one.error ?? all.error
  return (
    <section aria-labelledby="people-devices">
      <h3 className="office-h2" id="people-devices">
        {t('office-people.sessions')}
        <span className="office-h2-more">{sessions.length}</span>
        {mayChange && sessions.length > 1 ? (
          <button
            type="button"
            className="people-all-out"
            disabled={all.isPending}
            onClick={() =>
              all.mutate({ params: { id } }, { onSuccess: () => void toast.success(t('office-people.all-out')) })
            }
          >
            {t('office-people.sign-all-out')}
          </button>
        ) : null}
      </h3>
      {sessions.length === 0 ? <p className="muted people-hint">{t('office-people.no-session')}</p> : null}
      <ul className="people-lines">
        {sessions.map((session) => {
          const name = [session.system, session.browser].filter(Boolean).join(', ') || t('office-people.some-device')
          return (
            <li key={session.id}>
              <span>
                {name}
                <small>
                  {t('office-people.session-since', { since: moment(session.createdAt), seen: moment(session.seenAt) })}
                </small>
              </span>
              {mayChange ? (
                <button
                  type="button"
                  className="office-button-small"
                  aria-label={t('office-people.sign-this-out', { name })}
                  disabled={one.isPending}
                  onClick={() => one.mutate({ params: { id, device: session.id } })}
                >
                  {t('office-people.sign-out')}
                </button>
              ) : null}
            </li>
          )
        })}
      </ul>
      {error ? <CallFailed error={error} /> : null}
    </section>
  )
}
