import type { HeadToHeadUnit, UnitPage, UnitSide } from '@games/contract'
import { useT, useText } from '../../i18n/use-t.ts'
import { Flag } from '../../ui/Flag.tsx'
import { Score } from '../../ui/Score.tsx'
import { boardWidth, figureOf, sideBehind } from '../../units/board.ts'
import { CompetitorName } from '../../units/CompetitorName.tsx'
import { UnitTime } from '../../units/UnitTime.tsx'
import { sideCompetitor } from '../../units/unit-title.ts'
import { useMeaning } from '../../units/results/use-meaning.ts'
import { useUnitWords } from '../../units/use-unit-words.ts'

/** The two sides and their figures, as big as the phone allows; before the start, the time of the start. */
export function Board({ unit, meanings = {} }: { unit: HeadToHeadUnit; meanings?: UnitPage['meanings'] }) {
  const t = useT()
  const [home, away] = unit.sides
  const behind = sideBehind(home, away)
  const begun = [home, away].some(({ result, irm, wlt }) => result !== null || irm !== null || wlt !== null)
  return (
    <section className="units-board" aria-label={t('units.scoreboard')}>
      <div className="units-sides">
        <Side side={home} />
        <Side side={away} />
      </div>
      {begun ? (
        <div className={`units-figures units-figures-${boardWidth(home, away)}`} data-spoiler="">
          <Figure side={home} other={away} behind={behind === 'home'} meanings={meanings} />
          <i aria-hidden="true" />
          <Figure side={away} other={home} behind={behind === 'away'} meanings={meanings} />
        </div>
      ) : (
        <p className="units-kickoff">
          <UnitTime unit={unit} />
        </p>
      )}
    </section>
  )
}

function Side({ side }: { side: UnitSide }) {
  const words = useUnitWords()
  const text = useText()
  const competitor = sideCompetitor(side)
  const organisation = competitor?.organisation
  const name = organisation ? text(organisation.name, organisation.code) : ''
  return (
    <div className={competitor?.type === 'A' ? 'units-side units-side-person' : 'units-side'}>
      {organisation ? <Flag organisation={organisation} size="l" /> : null}
      <span>
        <b>{competitor ? <CompetitorName competitor={competitor} /> : words.side(side)}</b>
        {organisation && name !== competitor.name ? <small>{name}</small> : null}
      </span>
    </div>
  )
}

function Figure({
  side,
  other,
  behind,
  meanings,
}: {
  side: UnitSide
  other: UnitSide
  behind: boolean
  meanings: UnitPage['meanings']
}) {
  const t = useT()
  const meaning = useMeaning(meanings)
  const figure = side.irm === null ? figureOf(side, other) : side.result
  return (
    <span className={behind ? 'units-figure units-figure-behind' : 'units-figure'}>
      {figure === null ? null : <Score value={figure} />}
      {figure === null && side.irm === null && isOutcome(side.wlt) ? (
        <small>{t(`units.outcome.${side.wlt}`)}</small>
      ) : null}
      {side.irm ? (
        <small>
          {side.irm} {meaning(side.irm)}
        </small>
      ) : null}
    </span>
  )
}

const isOutcome = (wlt: string | null): wlt is 'W' | 'L' | 'T' => wlt === 'W' || wlt === 'L' || wlt === 'T'
