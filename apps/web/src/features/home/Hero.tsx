import type { UnitSide, UnitSummary } from '@games/contract'
import { useText } from '../../i18n/use-t.ts'
import { Flag } from '../../ui/Flag.tsx'
import { Pictogram } from '../../ui/Pictogram.tsx'
import { Score } from '../../ui/Score.tsx'
import { unitAddress } from '../../units/unit-address.ts'
import { useUnitWords } from '../../units/use-unit-words.ts'
import { UnitStatusMark } from '../../units/UnitStatusMark.tsx'
import { figureOf, sideBehind } from '../../units/board.ts'
import { leaderOf } from '../../units/unit-kinds.ts'
import { SpoilerRow } from '../../spoilers/Spoiler.tsx'

type Competitor = NonNullable<UnitSide['competitor']>

/** The most important thing on now: two sides with their figures, or the field's leader; what it is, where neither is known. */
export function Hero({ unit, mine }: { unit: UnitSummary; mine: string | null }) {
  const words = useUnitWords()
  const leader = leaderOf(unit)
  return (
    <SpoilerRow of={unit.code} name={words.named(unit)}>
      <a className="home-hero" href={unitAddress(unit.code)}>
        <span className="home-hero-head">
          <Pictogram code={unit.discipline.code} size="s" />
          <span className="home-hero-what">{words.heading(unit)}</span>
          <UnitStatusMark unit={unit} />
        </span>
        {unit.kind === 'head-to-head' && unit.sides.some(({ competitor }) => competitor) ? (
          <>
            <Side side={unit.sides[0]} against={unit.sides[1]} mine={mine} />
            <Side side={unit.sides[1]} against={unit.sides[0]} mine={mine} />
          </>
        ) : (
          <>
            {leader ? (
              <span data-spoiler="">
                <Row competitor={leader.competitor} name={leader.competitor.name} figure={leader.result} mine={mine} />
              </span>
            ) : null}
            <span className={leader ? 'home-hero-row spoilers-instead' : 'home-hero-row'}>
              <b className="home-hero-name">{words.title(unit)}</b>
            </span>
          </>
        )}
      </a>
    </SpoilerRow>
  )
}

function Side({ side, against, mine }: { side: UnitSide; against: UnitSide; mine: string | null }) {
  const words = useUnitWords()
  return (
    <Row
      competitor={side.competitor}
      name={words.side(side)}
      figure={figureOf(side, against)}
      isBehind={sideBehind(side, against) === 'home'}
      mine={mine}
    />
  )
}

/** Characters up to which a figure has its full size; longer ones step down, so that 1:58.42 stands beside a name as 21 does. */
const figureSize = (figure: string): string =>
  figure.length <= 2 ? '' : figure.length === 3 ? ' home-figure-three' : ' home-figure-long'

function Row({
  competitor,
  name,
  figure,
  isBehind = false,
  mine,
}: {
  competitor: Competitor | null
  name: string
  figure: string | null
  isBehind?: boolean
  mine: string | null
}) {
  const text = useText()
  const organisation = competitor?.organisation ?? null
  const delegation = organisation ? text(organisation.name, organisation.code) : ''
  const isMine = organisation !== null && organisation.code === mine
  return (
    <span className={isBehind ? 'home-hero-row home-behind' : 'home-hero-row'}>
      {organisation ? <Flag organisation={organisation} size="l" /> : null}
      <span className={competitor?.type === 'A' ? 'home-hero-who home-hero-person' : 'home-hero-who'}>
        <b className={isMine ? 'home-hero-name home-mine' : 'home-hero-name'}>{name}</b>
        {delegation && delegation !== name ? <small>{delegation}</small> : null}
      </span>
      {figure === null ? null : (
        <span className={`home-figure${figureSize(figure)}`}>
          <Score value={figure} />
        </span>
      )}
    </span>
  )
}
