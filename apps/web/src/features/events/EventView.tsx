import type { EventPage, UnitSummary } from '@games/contract'
import { trimRsc, UNIT_KIND } from '@games/domain'
import { useMemo } from 'react'
import { useT, useText } from '../../i18n/use-t.ts'
import { Empty } from '../../ui/Empty.tsx'
import { LiveDot } from '../../ui/LiveDot.tsx'
import { hue } from '../../ui/Pictogram.tsx'
import { useUnitWords } from '../../units/use-unit-words.ts'
import { Spoiler } from '../../spoilers/Spoiler.tsx'
import { useShown } from '../../spoilers/spoilers.ts'
import { Bracket } from './Bracket.tsx'
import { EventPhases } from './EventPhases.tsx'
import { OpenMedals } from './OpenMedals.tsx'
import { EventRecords } from './EventRecords.tsx'
import { EventStandings } from './EventStandings.tsx'
import { PoolTable } from './PoolTable.tsx'
import { useMatchNews } from './use-match-news.ts'
import { useMatchWords } from './use-match-words.ts'

interface EventViewProps {
  readonly page: EventPage
  /** Where the events of the discipline are. */
  readonly listAddress: string
}

/** The course of an event: brackets, pools, phases and records, each where there is something of it (spec R5.7). */
export function EventView({ page, listAddress }: EventViewProps) {
  const t = useT()
  const text = useText()
  const { discipline, event, brackets, pools, phases, records, standings, meanings, pending } = page
  const unitWords = useUnitWords()
  const words = useMatchWords(event.code)
  const announced = useMatchNews(page, words)
  const units = useMemo(
    () => new Map(phases.flatMap((phase) => phase.units).map((unit) => [unit.code, unit])),
    [phases],
  )
  const drawn = brackets.filter((bracket) => bracket.phases.some(({ matches }) => matches.length > 0))
  const tables = pools.filter(({ rows }) => rows.length > 0)
  const played = phases.filter((phase) => phase.units.length > 0)
  const isEmpty = drawn.length + tables.length + played.length + standings.length + records.length === 0
  return (
    <article className={`events-page ${hue(discipline.code)}`} {...useShown(event.code)}>
      <header className="events-head">
        <a className="events-back" href={listAddress}>
          {t('events.all')}
        </a>
        <h2>{text(event.name, trimRsc(event.code))}</h2>
        <Progress units={[...units.values()]} />
      </header>
      <p className="ui-hidden" aria-live="polite" data-spoiler="">
        {announced}
      </p>
      {isEmpty ? (
        <Empty title={t('events.none')} why={t('events.none-why')}>
          <a className="ui-button" href={listAddress}>
            {t('events.see-all')}
          </a>
        </Empty>
      ) : (
        <Spoiler isWide of={event.code} name={text(event.name, trimRsc(event.code))}>
          <OpenMedals pending={pending} />
          {drawn.map((bracket) => (
            <Bracket key={bracket.code} bracket={bracket} discipline={discipline.code} words={words} />
          ))}
          {tables.map((pool) => (
            <PoolTable
              key={pool.code}
              pool={pool}
              title={words.phase(pool.code, pool.name)}
              meanings={meanings}
              units={units}
            />
          ))}
          <EventStandings
            standings={standings}
            nameOf={({ code, name }) => (code === event.code ? '' : text(name, unitWords.ofCode(code)))}
          />
          {played.length > 0 ? (
            <EventPhases
              event={event.code}
              phases={played}
              meanings={meanings}
              title={({ code, name }) => words.phase(code, name)}
              isDrawn={drawn.length > 0}
            />
          ) : null}
          {records.length > 0 ? <EventRecords records={records} /> : null}
        </Spoiler>
      )}
    </article>
  )
}

function Progress({ units }: { units: readonly UnitSummary[] }) {
  const t = useT()
  if (units.length === 0) return null
  const of = (kind: (typeof UNIT_KIND)[keyof typeof UNIT_KIND]) =>
    units.filter(({ status }) => UNIT_KIND[status] === kind).length
  const live = of('live')
  return (
    <p className="events-progress">
      {live > 0 ? (
        <span className="ui-live">
          <LiveDot still /> {t('events.live', { count: live })}
        </span>
      ) : null}
      <span>{t('events.over', { over: of('final'), units: units.length - of('called-off') })}</span>
    </p>
  )
}
