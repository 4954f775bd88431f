import type { Person } from '@games/contract'
import { knownOrganisationName } from '@games/domain/delegations/delegations'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { useT } from '../../i18n/use-t.ts'
import { useTime } from '../../time/use-time.ts'
import { useVenueNames } from '../../calls/use-venue-names.ts'

/** What somebody is and where, in words. */
export function usePeopleWords() {
  const t = useT()
  const locale = useLocale()
  const { moment } = useTime()
  const { venues, nameOf } = useVenueNames()
  const delegation = (code: string): string => {
    const names = knownOrganisationName(code)
    return names?.[locale] ?? names?.por ?? code
  }
  return {
    venues,
    delegation,
    what: ({ role, type }: Pick<Person, 'role' | 'type'>): string =>
      role === null ? t(`office-people.type-${type}`) : t(`office.role-${role}`),
    where: ({ role, venues: codes, organisation }: Pick<Person, 'role' | 'venues' | 'organisation'>): string =>
      role === 'results'
        ? codes.map(nameOf).join(', ')
        : role !== null
          ? t('office-people.everywhere')
          : organisation === null
            ? ''
            : delegation(organisation),
    seen: ({ blocked, waitsForGuardian, seenAt }: Pick<Person, 'blocked' | 'waitsForGuardian' | 'seenAt'>): string =>
      blocked
        ? t('office-people.blocked')
        : waitsForGuardian
          ? t('office-people.waits')
          : seenAt === null
            ? t('office-people.signed-out')
            : moment(seenAt),
  }
}
