import type { PersonDetail } from '@games/contract'
import { Button } from '@games/web/ui/Button.tsx'
import { useState } from 'react'
import { useChange } from '../../calls/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { useWorker } from '../../session/office-session.ts'
import { useTime } from '../../time/use-time.ts'
import { CallFailed } from '../../ui/CallFailed.tsx'
import { useUndoToast } from '../../ui/use-undo-toast.ts'
import { type Grant, grantFault, sameGrant } from './grant.ts'
import { GrantFields } from './GrantFields.tsx'
import { usePeopleWords } from './use-people-words.ts'

/** Somebody's role: in words, and to be changed by an admin who is somebody else. */
export function RolePart({ person }: { person: PersonDetail }) {
  const t = useT()
  const undoToast = useUndoToast()
  const isAdmin = useWorker().role === 'admin'
  const { moment } = useTime()
  const { where } = usePeopleWords()
  const change = useChange('changeRole')
  const { id, username, role, venues, until, state, own } = person
  const was: Grant = { role, venues, until }
  const [grant, setGrant] = useState(was)
  const fault = grantFault(grant)
  const mayChange = isAdmin && !own
  return (
    <section aria-labelledby="people-role">
      <h3 className="office-h2" id="people-role">
        {t('office-people.role')}
        <span className="office-h2-more">{role === null ? t('office-people.no-role') : t(`office.role-${role}`)}</span>
      </h3>
      {role === 'results' || (until !== null && role !== null) ? (
        <p className="people-hint">
          {[
            role === 'results' ? where(person) : null,
            until === null ? null : t('office-people.ends', { at: moment(until) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      ) : null}
      {mayChange ? (
        <form
          className="people-form"
          data-unsent={!sameGrant(grant, was)}
          onSubmit={(event) => {
            event.preventDefault()
            if (fault === null)
              change.mutate(
                { params: { id }, body: { ...grant, expected: state } },
                { onSuccess: ({ action }) => undoToast(t('office-people.role-changed', { username }), action) },
              )
          }}
        >
          <GrantFields grant={grant} onChange={setGrant} none />
          {sameGrant(grant, was) ? null : (
            <>
              {fault === null ? null : <p className="people-warned">{t(`office-people.fault-${fault}`)}</p>}
              <div className="office-actions">
                <Button kind="main" type="submit" disabled={change.isPending || fault !== null}>
                  {t(grant.role === null ? 'office-people.take-role' : 'office-people.give-role')}
                </Button>
                <Button onClick={() => setGrant(was)}>{t('office-people.leave')}</Button>
              </div>
            </>
          )}
          {change.error ? <CallFailed error={change.error} /> : null}
        </form>
      ) : role === null || own ? null : (
        <p className="muted people-hint">{t('office-people.by-admins')}</p>
      )}
    </section>
  )
}
