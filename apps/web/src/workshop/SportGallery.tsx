import type { UnitPage } from '@games/contract'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { UnitView } from '../features/units/index.ts'
import { isState, SPORT_UNITS, STATES, type State } from './sport-pages.ts'
import './workshop.css'

/** Which unit in which state an address asks for, `#SWM/200m/finished`; the first where it names none. */
function chosenIn(hash: string): { readonly name: string; readonly state: State } {
  const parts = hash.split('/')
  const [name, state] = [parts.slice(0, 2).join('/'), parts[2]]
  return {
    name: SPORT_UNITS.some((unit) => unit.name === name) ? name : (SPORT_UNITS[0]?.name ?? ''),
    state: isState(state) ? state : 'startlist',
  }
}

/** A unit's page of every discipline in every state (R5.5), one at a time, as a visitor has it. */
export function SportGallery() {
  const hash = useLocation({ select: (location) => location.hash })
  const { name, state } = chosenIn(hash)
  const [page, setPage] = useState<UnitPage | null>(null)
  useEffect(() => {
    let gone = false
    void SPORT_UNITS.find((unit) => unit.name === name)
      ?.load(state)
      .then((loaded) => {
        if (!gone) setPage(loaded)
      })
    return () => {
      gone = true
    }
  }, [name, state])
  return (
    <>
      {/* first: its heading stands in the bar above the content */}
      {page ? <UnitView page={page} tab={state === 'startlist' ? 'startlist' : 'results'} /> : null}
      <nav className="workshop-contents" aria-label="Sports">
        {SPORT_UNITS.map((unit) => (
          <a key={unit.name} href={`#${unit.name}/${state}`} aria-current={unit.name === name ? 'true' : undefined}>
            {unit.name}
          </a>
        ))}
      </nav>
      <nav className="workshop-contents" aria-label="States">
        {STATES.map((other) => (
          <a key={other} href={`#${name}/${other}`} aria-current={other === state ? 'true' : undefined}>
            {other}
          </a>
        ))}
      </nav>
    </>
  )
}
