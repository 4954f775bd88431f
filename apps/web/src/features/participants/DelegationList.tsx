import type { Delegations } from '@games/contract'
import { useNames } from '../../i18n/use-names.ts'
import { useT } from '../../i18n/use-t.ts'
import { Empty } from '../../ui/Empty.tsx'
import { Flag } from '../../ui/Flag.tsx'
import { delegationAddress } from './search-address.ts'

/** Every delegation that has athletes, each leading to its page (spec R2.7). */
export function DelegationList({ delegations }: Pick<Delegations, 'delegations'>) {
  const t = useT()
  const { nameOf, byName } = useNames()
  if (delegations.length === 0)
    return <Empty title={t('participants.no-delegations')} why={t('participants.none-why')} />
  const named = delegations.map((one) => ({ ...one, name: nameOf(one.organisation) })).sort(byName)
  return (
    <>
      <p className="participants-count">{t('participants.count-delegations', { count: named.length })}</p>
      <ul className="participants-list participants-delegations">
        {named.map(({ organisation, name, athletes, disciplines }) => (
          <li key={organisation.code}>
            <a className="participants-line" href={delegationAddress(organisation.code)}>
              <Flag organisation={organisation} />
              <span>
                <b>{name}</b>
                <small>
                  {`${t('participants.count', { count: athletes })}, ${t('participants.disciplines', { count: disciplines })}`}
                </small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
