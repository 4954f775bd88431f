import type { ProposedRace, VenueUnit } from '@games/contract'
import { useT } from '../../i18n/use-t.ts'
import { useRoundWords, useUnitName } from './HeatPart.tsx'

interface RacesPartProps {
  readonly races: readonly ProposedRace[]
  readonly units: readonly VenueUnit[]
  readonly busy: boolean
  readonly onAccept: (race: ProposedRace) => void
}

/** Races of another program that are races of the programme by their titles: all heats of a race are accepted at once. */
export function RacesPart({ races, units, busy, onAccept }: RacesPartProps) {
  const t = useT()
  const nameOf = useUnitName()
  const roundWords = useRoundWords()
  if (races.length === 0) return null
  return (
    <section className="timing-races">
      <h3>{t('office-timing.races')}</h3>
      <ul>
        {races.map((race) => {
          const { title, event, round, heats } = race
          const named = heats.flatMap(({ unit }) => units.find(({ code }) => code === unit) ?? []).map(nameOf)
          const [first, last] = [named[0] ?? '', named.at(-1) ?? '']
          return (
            <li key={`${event} ${round} ${title}`}>
              <span dir="auto">
                {t('office-timing.race', { title, event, round: roundWords(round) })}{' '}
                <b>{named.length > 1 ? t('office-timing.race-units', { first, last }) : first}</b>
              </span>
              <button type="button" className="office-button-small" disabled={busy} onClick={() => onAccept(race)}>
                {t('office-timing.accept', { count: heats.length })}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
