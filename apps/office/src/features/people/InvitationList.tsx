import type { StaffInvitation } from '@games/contract'
import { Empty } from '@games/web/ui/Empty.tsx'
import { useCall, useChange } from '../../calls/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { useTime } from '../../time/use-time.ts'
import { CallFailed } from '../../ui/CallFailed.tsx'
import { type DataColumn, DataTable } from '../../ui/DataTable.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { useUndoToast } from '../../ui/use-undo-toast.ts'
import { usePeopleWords } from './use-people-words.ts'

/** Who was invited to the staff, and what became of it. */
export function InvitationList() {
  const t = useT()
  const { data, error, refetch } = useCall('listStaffInvitations')
  const revoke = useChange('revokeStaffInvitation')
  const undoToast = useUndoToast()
  const columns = useColumns((id) =>
    revoke.mutate({ params: { id } }, { onSuccess: ({ action }) => undoToast(t('office-people.revoked-now'), action) }),
  )
  if (!data) return error ? <CallFailed error={error} onRetry={() => void refetch()} /> : <Loading />
  return (
    <>
      {revoke.error ? <CallFailed error={revoke.error} /> : null}
      {data.invitations.length === 0 ? (
        <Empty title={t('office-people.no-invitations')} why={t('office-people.no-invitations-why')} />
      ) : (
        <DataTable
          caption={t('office-people.invitations')}
          columns={columns}
          rows={data.invitations}
          rowKey={({ id }) => id}
        />
      )}
    </>
  )
}

function useColumns(onRevoke: (id: string) => void): readonly DataColumn<StaffInvitation>[] {
  const t = useT()
  const { moment } = useTime()
  const { where } = usePeopleWords()
  return [
    {
      key: 'label',
      head: t('office-people.for-whom'),
      cell: ({ label, username, by }) => (
        <span className="office-two">
          <b dir="auto">{username ?? label ?? t('office-people.account-gone')}</b>
          <span>{by === null ? t('office-people.by-nobody') : t('office-people.invited-by', { by })}</span>
        </span>
      ),
    },
    {
      key: 'role',
      head: t('office-people.role'),
      cell: ({ role }) => <span className="people-role">{t(`office.role-${role}`)}</span>,
    },
    { key: 'where', head: t('office-people.where'), cell: (one) => where({ ...one, organisation: null }), wide: true },
    {
      key: 'state',
      head: t('office-people.state'),
      cell: ({ state, expiresAt }) => (
        <span className={state === 'open' ? 'people-warned' : 'muted'}>
          {state === 'open'
            ? t('office-people.good-until', { until: moment(expiresAt) })
            : t(`office-people.is-${state}`)}
        </span>
      ),
    },
    {
      key: 'revoke',
      head: t('office-people.revoke'),
      narrow: true,
      cell: ({ id, state, label }) =>
        state === 'open' ? (
          <button
            type="button"
            className="office-button-small"
            aria-label={t('office-people.revoke-this', { label: label ?? '' })}
            onClick={() => onRevoke(id)}
          >
            {t('office-people.revoke')}
          </button>
        ) : null,
    },
  ]
}
