import type { Report, UnitSummary } from '@games/contract'
import { disciplineOf, phaseOf, rscPrefix, trimRsc } from '@games/domain/rsc'
import { capital } from '@games/domain/text/capital'
import { useT, useText } from '../../i18n/use-t.ts'
import { useUnitWords } from '../../units/use-unit-words.ts'

type About = Report['about']

/** What documents are about, in words, by the units in the same response. */
export function useReportWords(units: readonly UnitSummary[]) {
  const words = useUnitWords()
  const t = useT()
  const text = useText()
  const unitOf = ({ code }: About) => units.find((unit) => unit.code === code)

  const phaseName = ({ code }: About): string => {
    const phase = rscPrefix(code, 'phase')
    const unit = units.find((one) => one.code.startsWith(phase))
    // the phase itself has no number, sides or name of its own
    return (unit && words.phase({ ...unit, code, unitNum: null, name: null })) || trimRsc(phaseOf(code))
  }

  /** "Alagoas × Paraná, semifinal 1", "Semifinal", "A prova inteira"; beside the event's own heading. */
  const place = (about: About): string => {
    switch (about.level) {
      case 'discipline':
        return disciplineOf(about.code) === 'GEN' ? t('reports.general') : t('reports.of-discipline')
      case 'event':
        return t('reports.of-event')
      case 'phase':
        return capital(phaseName(about))
      case 'unit': {
        const unit = unitOf(about)
        if (!unit) return trimRsc(about.code)
        const title = words.title(unit)
        const phase = words.phase(unit)
        // the event's name stands above already
        const own = title === text(unit.event.name, '') ? '' : title
        return capital([own, phase].filter(Boolean).join(', ')) || title
      }
    }
  }
  /** The event's name, its code where it has none; '' for a whole discipline. */
  const event = ({ event: named }: About): string => (named ? text(named.name, named.code) : '')
  return { unitOf, place, event }
}
