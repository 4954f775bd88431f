import type { UnitSummary } from '@games/contract'
import { useT } from '../../i18n/use-t.ts'
import { hue } from '../../ui/Pictogram.tsx'
import { Score } from '../../ui/Score.tsx'
import type { HomeUnits } from './home-units.ts'

/** Rows beside the hero: a phone's one screen has room for one less. */
const ON_WIDE_SCREEN = 3
const ON_PHONE = 2

/** What else is on now, and how many more there are. Nothing when the hero says it all. */
export function LiveNow({ others, units }: { others: readonly UnitSummary[]; units: HomeUnits }) {
  const t = useT()
  if (others.length === 0) return null
  const more = (shown: number, screen: string) =>
    others.length > shown ? (
      <a className={screen} href="/schedule/days">
        {t('home.more', { count: others.length - shown })}
      </a>
    ) : null
  return (
    <section>
      <div className="ui-section home-section">
        <h2>{t('home.live')}</h2>
        {more(ON_PHONE, 'home-phone')}
        {more(ON_WIDE_SCREEN, 'home-wide')}
      </div>
      <ul>
        {others.slice(0, ON_WIDE_SCREEN).map((unit, place) => (
          <li key={unit.code} className={place < ON_PHONE ? undefined : 'home-wide'}>
            <LiveRow unit={unit} units={units} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function LiveRow({ unit, units }: { unit: UnitSummary; units: HomeUnits }) {
  const score = units.score(unit.sides)
  return (
    <a className={`home-row ${hue(unit.discipline.code)}`} href={units.address(unit.code)}>
      <span className="home-row-text">
        <span className="home-row-title">{units.title(unit)}</span>
        <span className="home-row-place">{units.heading(unit)}</span>
      </span>
      <span className="home-outcome">
        {score === null ? null : (
          <b className="home-score">
            <Score value={score} />
          </b>
        )}
        {units.mark(unit)}
      </span>
    </a>
  )
}
