import { UNIT_KIND } from '@games/domain'
import { useT } from '../../i18n/use-t.ts'
import { AppearanceLine } from './AppearanceLine.tsx'
import type { Appearance } from './appearances.ts'

/** Up to so many units stand in one list; of more, what is over stands apart from what is on or to come. */
const MOST_TOGETHER = 12

/** The units of an athlete or a team in the games, in time order. */
export function AppearanceList({
  appearances,
  of,
}: {
  appearances: readonly Appearance[]
  /** Code of the athlete or the team. */
  of: string
}) {
  const t = useT()
  const isOpen = ({ unit }: Appearance) => ['live', 'scheduled'].includes(UNIT_KIND[unit.status])
  const [upcoming, over] = [appearances.filter(isOpen), appearances.filter((one) => !isOpen(one))]
  const isSplit = appearances.length > MOST_TOGETHER && upcoming.length > 0 && over.length > 0
  return (
    <section>
      <div className="ui-section">
        <h2>{t('participants.in-games')}</h2>
      </div>
      {appearances.length === 0 ? (
        <p className="participants-note">{t('participants.no-appearances')}</p>
      ) : isSplit ? (
        <>
          <h3 className="participants-part">{t('participants.to-come')}</h3>
          <Lines appearances={upcoming} of={of} />
          <h3 className="participants-part">{t('participants.over')}</h3>
          <Lines appearances={over} of={of} />
        </>
      ) : (
        <Lines appearances={appearances} of={of} />
      )}
    </section>
  )
}

function Lines({ appearances, of }: { appearances: readonly Appearance[]; of: string }) {
  return (
    <ol>
      {appearances.map((appearance) => (
        <li key={appearance.unit.code}>
          <AppearanceLine appearance={appearance} athlete={of} />
        </li>
      ))}
    </ol>
  )
}
