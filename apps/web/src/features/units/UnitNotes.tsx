import type { UnitPage } from '@games/contract'
import { useT } from '../../i18n/use-t.ts'

/** The source's notes, oldest first; the one a correction quotes is said there already. */
export function UnitNotes({ notes, correction }: Pick<UnitPage, 'notes' | 'correction'>) {
  const t = useT()
  const rest = notes.filter((note) => note !== correction?.note)
  if (rest.length === 0) return null
  return (
    <section className="units-notes">
      <div className="ui-section">
        <h2>{t('units.notes')}</h2>
      </div>
      <ul>
        {rest.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  )
}
