import type { Person } from '@games/contract'
import { Button } from '@games/web/ui/Button.tsx'
import { Empty } from '@games/web/ui/Empty.tsx'
import { SearchField } from '@games/web/ui/SearchField.tsx'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import { useCall, usePagedCall } from '../../calls/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { useWorker } from '../../session/office-session.ts'
import { CallFailed } from '../../ui/CallFailed.tsx'
import { type DataColumn, DataTable } from '../../ui/DataTable.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { OfficeIcon } from '../../ui/OfficeIcon.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { InvitationList } from './InvitationList.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { PersonPanel } from './PersonPanel.tsx'
import type { PeopleSearch } from './people-search.ts'
import { RoleTable } from './RoleTable.tsx'
import { usePeopleWords } from './use-people-words.ts'

const route = getRouteApi('/people')
/** Which of the list's buttons narrows it how. */
const CHOICES = {
  all: {},
  staff: { role: 'staff' },
  blocked: { blocked: '1' },
  invitations: { invitations: '1' },
} as const satisfies Record<string, PeopleSearch>
type Choice = keyof typeof CHOICES
const WHOLE_EMAIL = /^\S+@\S+\.\S{2,}$/

/** Who has an account: the staff first, then everybody; one person beside the list (R12.4, R4.7). */
export function PeoplePage() {
  const t = useT()
  const isAdmin = useWorker().role === 'admin'
  const { open, invitations, ...wanted } = route.useSearch()
  const [inviting, setInviting] = useState(false)
  const ofInvitations = isAdmin && invitations !== undefined
  const navigate = route.useNavigate()
  /** What is typed with an @: looked for by a call of its own, since it stands in no address. */
  const [email, setEmail] = useState<string | null>(null)
  const figures = useCall('getPeopleFigures')
  const list = usePagedCall('listPeople', wanted)
  const byEmail = useCall(
    'findPeopleByEmail',
    { body: { email: email ?? '' } },
    { enabled: email !== null && WHOLE_EMAIL.test(email) },
  )
  const { fetchNextPage, hasNextPage, isFetchingNextPage } = list
  const shownBy = email === null ? list : byEmail
  const rows = useMemo(
    () => (email === null ? (list.data?.pages.flatMap((page) => page.people) ?? []) : (byEmail.data?.people ?? [])),
    [email, list.data, byEmail.data],
  )
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage])
  const go = useCallback((search: PeopleSearch) => void navigate({ search, replace: true }), [navigate])
  const columns = useColumns()
  const choice: Choice = ofInvitations ? 'invitations' : wanted.blocked ? 'blocked' : wanted.role ? 'staff' : 'all'
  const counts = { all: undefined, staff: figures.data?.staff, blocked: figures.data?.blocked, invitations: undefined }
  const isNarrowed = Object.keys(wanted).length > 0 || email !== null
  const isHalfTyped = email !== null && !WHOLE_EMAIL.test(email)
  return (
    <div className="office-page people-page" data-open={open === undefined ? undefined : ''}>
      <PageHead
        title={t('office.menu-people')}
        about={
          figures.data
            ? t('office-people.about', {
                staff: figures.data.staff,
                accounts: figures.data.accounts - figures.data.staff,
              })
            : null
        }
      >
        {isAdmin ? (
          <Button kind="main" onClick={() => setInviting(true)}>
            <OfficeIcon name="plus" />
            {t('office-people.invite')}
          </Button>
        ) : null}
      </PageHead>
      <div className="people-columns">
        <div className="people-list">
          <div className="office-filter people-filter" role="group" aria-label={t('office-people.filter')}>
            <SearchField
              className="people-search"
              label={t('office-people.search')}
              q={email ?? wanted.search ?? ''}
              onSearch={(typed) => {
                const isEmail = typed.includes('@')
                setEmail(isEmail ? typed.trim() : null)
                const { search: _before, ...others } = wanted
                go(isEmail || typed === '' ? others : { ...others, search: typed })
              }}
            />
            {(Object.keys(CHOICES) as Choice[])
              .filter((one) => isAdmin || one !== 'invitations')
              .map((one) => (
                <button
                  key={one}
                  type="button"
                  className="office-button-small people-choice"
                  aria-pressed={choice === one && email === null}
                  onClick={() => {
                    setEmail(null)
                    go({ ...CHOICES[one], ...(wanted.search && one !== 'invitations' && { search: wanted.search }) })
                  }}
                >
                  {t(`office-people.only-${one}`)}
                  {counts[one] === undefined ? null : <b>{counts[one]}</b>}
                </button>
              ))}
          </div>
          <RoleTable />
          {ofInvitations && email === null && wanted.search === undefined ? (
            <InvitationList />
          ) : isHalfTyped ? (
            <Empty title={t('office-people.whole-email')} why={t('office-people.whole-email-why')} />
          ) : shownBy.isPending ? (
            <Loading />
          ) : shownBy.error && !shownBy.data ? (
            <CallFailed error={shownBy.error} onRetry={() => void shownBy.refetch()} />
          ) : rows.length === 0 ? (
            <Empty
              title={t(isNarrowed ? 'office-people.none-found' : 'office-people.none')}
              why={t(isNarrowed ? 'office-people.none-found-why' : 'office-people.none-why')}
            >
              {isNarrowed ? (
                <Button
                  onClick={() => {
                    setEmail(null)
                    go({})
                  }}
                >
                  {t('office-people.all')}
                </Button>
              ) : null}
            </Empty>
          ) : (
            <DataTable
              caption={t('office.menu-people')}
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
              onOpen={({ id }) => go({ ...wanted, open: id })}
              open={open}
              onEnd={email === null && hasNextPage && !isFetchingNextPage ? more : undefined}
            />
          )}
        </div>
        {open === undefined ? null : <PersonPanel key={open} id={open} onClose={() => go(wanted)} />}
      </div>
      <InviteDialog open={inviting} onClose={() => setInviting(false)} />
    </div>
  )
}

function useColumns(): readonly DataColumn<Person>[] {
  const t = useT()
  const own = useWorker().id
  const { what, where, seen } = usePeopleWords()
  return [
    {
      key: 'name',
      head: t('office-people.name'),
      cell: (one) => (
        <b className="people-name">
          {one.id === own ? t('office-people.you', { username: one.username }) : one.username}
        </b>
      ),
    },
    {
      key: 'role',
      head: t('office-people.role'),
      cell: (one) => <span className={one.role === null ? undefined : 'people-role'}>{what(one)}</span>,
    },
    { key: 'where', head: t('office-people.where'), cell: where, wide: true },
    {
      key: 'points',
      head: t('office-people.points'),
      cell: ({ points }) => <Figure value={points} />,
      figure: true,
      wide: true,
    },
    {
      key: 'devices',
      head: t('office-people.devices'),
      cell: ({ devices }) => <Figure value={devices} />,
      figure: true,
      wide: true,
    },
    {
      key: 'seen',
      head: t('office-people.seen'),
      cell: (one) => (
        <span className={one.blocked || one.waitsForGuardian ? 'people-warned' : 'muted'}>{seen(one)}</span>
      ),
      narrow: true,
    },
  ]
}

/** A number in the page's own language; none is grey. */
function Figure({ value }: { value: number }) {
  const words = new Intl.NumberFormat(document.documentElement.lang).format(value)
  return value === 0 ? <span className="muted">{words}</span> : <>{words}</>
}
