import type { PasswordCode, PersonDetail } from '@games/contract'
import { Button } from '@games/web/ui/Button.tsx'
import { CloseButton } from '@games/web/ui/CloseButton.tsx'
import { Dialog } from '@games/web/ui/Dialog.tsx'
import { useState } from 'react'
import { useCall, useChange } from '../../calls/use-call.ts'
import { Initials } from '../../frame/Initials.tsx'
import { useT } from '../../i18n/use-t.ts'
import { useWorker } from '../../session/office-session.ts'
import { useTime } from '../../time/use-time.ts'
import { CallFailed } from '../../ui/CallFailed.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { useUndoToast } from '../../ui/use-undo-toast.ts'
import { CodeShown } from './CodeShown.tsx'
import { PointsPart } from './PointsPart.tsx'
import { RolePart } from './RolePart.tsx'
import { SessionsPart } from './SessionsPart.tsx'

/** Who is blocked or given a role elsewhere is seen here soon. Milliseconds. */
const EVERY_MS = 15_000

/** One person: role, devices, what was lost, and points. */
export function PersonPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT()
  const { data, error, refetch } = useCall('getPerson', { params: { id } }, { every: EVERY_MS })
  return (
    <aside className="people-panel" aria-label={data?.username ?? t('office-people.person')}>
      {error ? (
        <>
          <CloseButton label={t('office.close')} onClick={onClose} />
          <CallFailed error={error} onRetry={() => void refetch()} />
        </>
      ) : data ? (
        <Shown person={data} onClose={onClose} />
      ) : (
        <Loading />
      )}
    </aside>
  )
}

function Shown({ person, onClose }: { person: PersonDetail; onClose: () => void }) {
  const t = useT()
  const { moment } = useTime()
  const { role: ownRole } = useWorker()
  const { username, email, cpf, createdAt, own, role, blocked, alike } = person
  const mayChange = !own && (ownRole === 'admin' || role === null)
  return (
    <>
      <header className="people-head">
        <Initials name={username} own={own} />
        <div>
          <h2>{username}</h2>
          <p className="muted">
            {[email, cpf, t('office-people.since', { at: moment(createdAt) })].filter(Boolean).join(' · ')}
          </p>
        </div>
        <CloseButton label={t('office.close')} onClick={onClose} />
      </header>
      {blocked ? <p className="people-note">{t('office-people.is-blocked')}</p> : null}
      {person.waitsForGuardian ? <p className="people-note">{t('office-people.is-waiting')}</p> : null}
      {own ? <p className="people-note">{t('office-people.is-own')}</p> : null}
      {alike.length > 0 ? (
        <p className="muted">
          {t('office-people.alike', { count: alike.length })}{' '}
          {alike.map((one) => (
            <a key={one.id} className="link people-alike" href={`/office/people?open=${one.id}`}>
              {one.username}
            </a>
          ))}
        </p>
      ) : null}
      <RolePart key={person.state} person={person} />
      <SessionsPart person={person} mayChange={mayChange} />
      {mayChange ? <AccountPart person={person} /> : null}
      <PointsPart person={person} />
    </>
  )
}

/** Blocking, and a way to a new password. */
function AccountPart({ person: { id, username, blocked } }: { person: PersonDetail }) {
  const t = useT()
  const undoToast = useUndoToast()
  const block = useChange('blockPerson')
  const unblock = useChange('unblockPerson')
  const make = useChange('makePasswordCode')
  const [code, setCode] = useState<PasswordCode | null>(null)
  const { moment } = useTime()
  const params = { id }
  const error = block.error ?? unblock.error ?? make.error
  return (
    <section aria-labelledby="people-account">
      <h3 className="office-h2" id="people-account">
        {t('office-people.account')}
      </h3>
      <div className="office-actions people-actions">
        {blocked ? (
          <Button
            disabled={unblock.isPending}
            onClick={() =>
              unblock.mutate(
                { params },
                { onSuccess: ({ action }) => undoToast(t('office-people.unblocked-now', { username }), action) },
              )
            }
          >
            {t('office-people.unblock')}
          </Button>
        ) : (
          <>
            <Button disabled={make.isPending} onClick={() => make.mutate({ params }, { onSuccess: setCode })}>
              {t('office-people.password-code')}
            </Button>
            <Button
              disabled={block.isPending}
              onClick={() =>
                block.mutate(
                  { params },
                  {
                    onSuccess: ({ action }) =>
                      undoToast(t('office-people.blocked-now', { username }), action, t('office-people.blocked-why')),
                  },
                )
              }
            >
              {t('office-people.block')}
            </Button>
          </>
        )}
      </div>
      <p className="muted people-hint">{t(blocked ? 'office-people.unblock-hint' : 'office-people.password-hint')}</p>
      {error ? <CallFailed error={error} /> : null}
      <Dialog
        open={code !== null}
        onClose={() => setCode(null)}
        title={t('office-people.password-code-of', { username })}
        closeLabel={t('office.close')}
      >
        {code ? (
          <CodeShown
            address={location.origin + code.path}
            text={t('office-people.password-code-why', { username, until: moment(code.until) })}
          />
        ) : null}
      </Dialog>
    </section>
  )
}
