import { type ReactNode, useEffect, useState } from 'react'
import { NamedIcon } from './NamedIcon.tsx'

export const drawOtherDiscipline = (code: string): ReactNode => <OtherDiscipline code={code} />

/** What draws disciplines that are none of ours: the organiser's own picture where there is one, by code. */
export const drawDisciplines =
  (pictograms: Readonly<Record<string, string>>) =>
  (code: string): ReactNode => {
    const own = pictograms[code]
    return own === undefined ? drawOtherDiscipline(code) : <img className="ui-pictogram-own" src={own} alt="" />
  }

/**
 * A discipline that is none of ours, by the icon service (R3.11): the letters of its code until its drawing is there, and where there is
 * none or the service fails.
 */
function OtherDiscipline({ code }: { code: string }) {
  const [icon, setIcon] = useState<string | null>(null)
  useEffect(() => {
    let isWanted = true
    import('./discipline-icons.ts').then(
      ({ disciplineIcon }) => {
        if (isWanted) setIcon(disciplineIcon(code))
      },
      // without network its letters stay
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [code])
  return icon === null ? code : <NamedIcon icon={icon} fallback={code} />
}
