import type { UnitSummary } from '@games/contract'
import { useT } from '../../i18n/use-t.ts'
import { hue } from '../../ui/Pictogram.tsx'
import { Score } from '../../ui/Score.tsx'
import { unitAddress } from '../../units/unit-address.ts'
import { useUnitWords } from '../../units/use-unit-words.ts'
import { UnitStatusMark } from '../../units/UnitStatusMark.tsx'
import { scoreOf } from '../../units/board.ts'
import { SpoilerRow } from '../../spoilers/Spoiler.tsx'

/** Rows beside the hero: a phone's one screen has room for one less. */
const ON_WIDE_SCREEN = 3
const ON_PHONE = 2

/** What else is on now, and how many more there are. Nothing when the hero says it all. */
export function LiveNow({ others }: { others: readonly UnitSummary[] }) {
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
            <LiveRow unit={unit} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function LiveRow({ unit }: { unit: UnitSummary }) {
  const words = useUnitWords()
  const score = scoreOf(unit)
  return (
    <SpoilerRow of={unit.code} name={words.named(unit)}>
      <a className={`home-row ${hue(unit.discipline.code)}`} href={unitAddress(unit.code)}>
        <span className="home-row-text">
          <span className="home-row-title">{words.title(unit)}</span>
          <span className="home-row-place">{words.heading(unit)}</span>
        </span>
        <span className="home-outcome">
          {score === null ? null : (
            <b className="home-score">
              <Score value={score} />
            </b>
          )}
          <UnitStatusMark unit={unit} />
        </span>
      </a>
    </SpoilerRow>
  )
}
