import type { UnitPage } from '@games/contract'
import { capital } from '@games/domain/text/capital'
import { Breadcrumb, type Crumb } from '../../app-shell/Breadcrumb.tsx'
import { FreshnessLine } from '../../app-shell/FreshnessLine.tsx'
import { PageTitle } from '../../app-shell/PageTitle.tsx'
import { useMoment } from '../../app-shell/use-moment.ts'
import { calendarDay, shortDay, timeOfDay } from '../../i18n/format.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { withoutEchoes } from '../../i18n/without-echoes.ts'
import { useShownTime } from '../../time/shown-time.ts'
import { ZoneSwitch } from '../../time/ZoneSwitch.tsx'
import { useUnitWords } from '../../units/use-unit-words.ts'
import { isSettled } from './units.query.ts'

/** Title, way and freshness of a unit's page; a settled one is followed by no stream and says so instead. The way leads by the discipline's day in the schedule and the event's course. */
export function UnitPlace({ unit, updatedAt, officialAt }: Pick<UnitPage, 'unit' | 'updatedAt' | 'officialAt'>) {
  const t = useT()
  const words = useUnitWords()
  const moment = useMoment()
  const settled = useSettled(unit, officialAt)
  const discipline = words.discipline(unit.discipline)
  const event = words.event(unit.event)
  const phase = capital(words.phase(unit))
  const title = words.title(unit)
  // "100 m feminino" and "Handebol feminino" say their sport, "Feminino" does not
  const heading = unit.kind === 'head-to-head' && event ? withoutEchoes('', [discipline, event]) : event || title
  const day = new URLSearchParams({ ...(unit.day ? { day: unit.day } : {}), discipline: unit.discipline.code })
  const crumbs: Crumb[] = [
    { text: discipline, address: `/schedule/days?${day.toString()}` },
    { text: event, address: `/discipline/${unit.discipline.code}/competitions?event=${unit.event.code}` },
    { text: phase },
  ]
  return (
    <>
      <PageTitle title={heading} full={[title, event === title ? '' : event, phase].filter(Boolean).join(', ')} />
      <Breadcrumb crumbs={crumbs.filter(({ text }, i) => text !== '' && (i === 0 || text !== discipline))} />
      {isSettled(unit) ? (
        <p className="units-settled">
          <span>{settled}</span>
          <ZoneSwitch />
        </p>
      ) : (
        <FreshnessLine text={updatedAt ? t('units.updated', { when: moment(updatedAt) }) : ''} />
      )}
    </>
  )
}

/** Since when the result is official, in the time shown; with its day where that is not the unit's. */
function useSettled(unit: UnitPage['unit'], officialAt: string | null): string {
  const t = useT()
  const locale = useLocale()
  const { at } = useShownTime()
  if (officialAt === null) return t('status.OFFICIAL')
  const written = at(officialAt)
  const [day, time] = [calendarDay(written), timeOfDay(written)]
  const own = unit.start ? calendarDay(at(unit.start)) : unit.day
  return day === own ? t('units.settled', { time }) : t('units.settled-day', { day: shortDay(day, locale), time })
}
