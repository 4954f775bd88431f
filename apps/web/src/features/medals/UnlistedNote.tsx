import type { MedalTableView } from '@games/contract'
import { useT, useText } from '../../i18n/use-t.ts'

/** Medals of organisations that have no row in the table: counted in the open, never ranked (ODF §10). */
export function UnlistedNote({ unlisted }: { unlisted: MedalTableView['unlisted'] }) {
  const t = useT()
  const text = useText()
  return unlisted.map(({ organisation, gold, silver, bronze }) => (
    <p key={organisation.code} className="medals-note">
      {t('medals.unlisted', { name: text(organisation.name, organisation.code), gold, silver, bronze })}
    </p>
  ))
}
