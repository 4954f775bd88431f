import { type PhaseName, phaseNamed, type UnitNumber, unitInCode, unitNumber } from '@games/domain/units/phase-name'
import type { MessageArguments } from './messages.gen.d.ts'
import type { TranslateBy } from './translator.ts'

/** The messages that name phases, which an app may have without the others. */
export type PhaseMessages = Pick<
  MessageArguments,
  Extract<keyof MessageArguments, `units.${'phase' | 'figured'}.${string}` | 'units.places' | `units.number-${string}`>
>

/** What phases and the units in them are called in one language, beginning small: for visitors, the office and the result desk. */
export interface PhaseWords {
  /** "semifinal 1", "grupo B, nº 4"; null where the phase has no word of ours. */
  readonly phaseText: (unit: Parameters<typeof unitNumber>[0]) => string | null
  /** A unit or a phase by its RSC alone: "quartas de final 2", "quartas de final"; the letters of the phase where we have no word. */
  readonly ofCode: (code: string) => string
}

/** The words of phases by a translator that has the messages of units (ODF §4). */
export function phaseWords(t: TranslateBy<PhaseMessages>): PhaseWords {
  const phaseWord = (name: PhaseName): string =>
    name.kind === 'figured' ? t(`units.figured.${name.word}`, { figure: name.figure }) : t(`units.phase.${name.word}`)

  const numbered = (phase: string, number: UnitNumber | null): string => {
    if (!number) return phase
    return t(number.close ? 'units.number-close' : 'units.number-apart', { phase, number: number.figure })
  }

  const phaseText = (unit: Parameters<typeof unitNumber>[0]): string | null => {
    const name = phaseNamed(unit.phase, unit.medal)
    return name && numbered(phaseWord(name), unitNumber(unit, name))
  }

  const ofCode = (code: string): string => {
    const unit = unitInCode(code)
    const words = phaseText(unit)
    if (words) return words
    // matches for places below the podium (ODF §4): their units have names of their own, the phase has none
    const [, from, to] = /^CL(\d)(\d)$/.exec(unit.phase) ?? []
    return from && to ? t('units.places', { from, to }) : unit.phase
  }

  return { phaseText, ofCode }
}
