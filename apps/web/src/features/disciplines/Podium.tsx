import type { EventSummary } from '@games/contract'
import { sharedMedals } from '@games/domain/medals/shared'
import { useT } from '../../i18n/use-t.ts'
import { Flag } from '../../ui/Flag.tsx'
import { MedalDisc } from '../../ui/MedalDisc.tsx'

/** Who won an event, in the order of the medals; nothing where none is won. */
export function Podium({ medals, unsettled }: Pick<EventSummary, 'medals' | 'unsettled'>) {
  const t = useT()
  if (medals.length === 0) return null
  const shared = sharedMedals(medals)
  return (
    <ul className="discipline-podium">
      {medals.map(({ medal, competitor }) => (
        <li key={`${medal} ${competitor.code}`}>
          <MedalDisc
            medal={medal}
            label={t(`discipline.won-${medal}`)}
            shared={shared.has(medal) ? t('app-shell.tied') : undefined}
          />
          {competitor.organisation ? <Flag organisation={competitor.organisation} size="s" /> : null}
          <span>{competitor.name}</span>
        </li>
      ))}
      {unsettled ? (
        <li>
          <small>{t(`discipline.medals-${unsettled}`)}</small>
        </li>
      ) : null}
    </ul>
  )
}
