import { capital } from '@games/domain/text/capital'
import type { UnitPage } from '@games/contract'
import { UNIT_KIND } from '@games/domain'
import { useT, useText } from '../../i18n/use-t.ts'
import { LiveDot } from '../../ui/LiveDot.tsx'
import { phaseNamed, unitInCode, unitNumber } from '@games/domain/units/phase-name'
import { unitAddress } from '../../units/unit-address.ts'

/** The other units of the phase, by number or by what they decide, this one marked. Nothing where it is alone. */
export function PhaseUnits({ unit, phaseUnits }: Pick<UnitPage, 'unit' | 'phaseUnits'>) {
  const t = useT()
  const text = useText()
  if (phaseUnits.length < 2) return null
  return (
    <nav className="units-phase" aria-labelledby="units-phase-title">
      <div className="ui-section">
        <h2 id="units-phase-title">{t('units.same-phase')}</h2>
      </div>
      <ol>
        {phaseUnits.map((other, index) => {
          const { phase } = unitInCode(other.code)
          const number = unitNumber({ ...other, phase })?.figure
          const name = phaseNamed(phase, other.medal)
          // a final and the match for bronze have no numbers, but names
          const word =
            other.medal && name?.kind === 'plain' ? capital(t(`units.phase.${name.word}`)) : String(index + 1)
          const isLive = UNIT_KIND[other.status] === 'live'
          return (
            <li key={other.code}>
              <a href={unitAddress(other.code)} aria-current={other.code === unit.code ? 'page' : undefined}>
                {number ?? word}
                <span className="ui-hidden">{`, ${text(other.name, '')}, ${t(`status.${other.status}`)}`}</span>
                {isLive ? <LiveDot still /> : null}
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
