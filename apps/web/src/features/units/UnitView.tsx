import type { UnitPage } from '@games/contract'
import { UNIT_KIND } from '@games/domain'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { CorrectionLine } from '../../app-shell/CorrectionLine.tsx'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { Empty } from '../../ui/Empty.tsx'
import { hue } from '../../ui/Pictogram.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { hasLanes } from '../../units/results/result-columns.ts'
import { resultsPart } from '../../units/results/results-part.ts'
import { UNIT_TABS, type UnitTab, unitAddress } from '../../units/unit-address.ts'
import { useAnnouncement } from '../../units/use-announcement.ts'
import { useUnitWords } from '../../units/use-unit-words.ts'
import { Spoiler } from '../../spoilers/Spoiler.tsx'
import { useShown } from '../../spoilers/spoilers.ts'
import { hasBegun } from './has-begun.ts'
import { listenPart } from './listen-part.ts'
import { outcomeText } from './outcome-text.ts'
import { Periods } from './Periods.tsx'
import { StartList } from './StartList.tsx'
import { UnitHeader } from './UnitHeader.tsx'
import { UnitNotices } from './UnitNotices.tsx'
import { UnitPlace } from './UnitPlace.tsx'
import { UnitRest } from './UnitRest.tsx'

/** How many rows of a field the summary shows: the podium and who came next. */
const SUMMARY_ROWS = 4

/** A unit: where we are, how it stands, what must be known, then one of four tabs (spec R2.2); `children` are its reports. */
export function UnitView({ page, tab, children }: { page: UnitPage; tab: UnitTab; children?: ReactNode }) {
  const t = useT()
  const words = useUnitWords()
  const announced = useAnnouncement(outcomeText(page.unit, t, words))
  const locale = useLocale()
  // another unit's page, or the same one in another language, is another thing to listen to
  const subject = `${page.unit.code} ${locale}`
  const [heard, setHeard] = useState<string | null>(null)
  const isHeard = heard === subject
  return (
    <article className={`units-page ${hue(page.unit.discipline.code)}`} {...useShown(page.unit.code)}>
      <UnitPlace {...page} />
      <UnitHeader {...page} />
      <p className="ui-hidden" aria-live="polite" data-spoiler="">
        {isHeard ? '' : announced}
      </p>
      <div className="spoilers-inside" data-spoiler="">
        <Periods {...page} />
      </div>
      <UnitNotices {...page} />
      <CorrectionLine correction={page.correction} />
      <listenPart.Part page={page} isOn={isHeard} onChange={(isOn) => setHeard(isOn ? subject : null)} />
      <Tabs label={t('units.tabs')}>
        {UNIT_TABS.map((name) => (
          <a
            key={name}
            href={unitAddress(page.unit.code, name === 'results' ? undefined : name)}
            aria-current={name === tab ? 'page' : undefined}
          >
            {t(`units.tab.${name}`)}
          </a>
        ))}
      </Tabs>
      <div className="units-tab">
        <TabContent page={page} tab={tab} reports={children} />
      </div>
      <UnitRest page={page} tab={tab} />
    </article>
  )
}

function TabContent({ page, tab, reports }: { page: UnitPage; tab: UnitTab; reports: ReactNode }) {
  switch (tab) {
    case 'summary':
      return <Summary page={page} />
    case 'startlist':
      return <Starters page={page} />
    case 'results':
      return <Results page={page} />
    case 'reports':
      return reports
  }
}

function Summary({ page }: { page: UnitPage }) {
  const t = useT()
  const { unit } = page
  if (!hasBegun(page) && page.notes.length === 0) return <NoResults page={page} />
  return (
    <>
      {page.results.length > 0 ? <ResultList page={page} most={SUMMARY_ROWS} /> : null}
      {page.results.length > SUMMARY_ROWS ? (
        <a className="units-more" href={unitAddress(unit.code)}>
          {t('units.full-result')}
        </a>
      ) : null}
    </>
  )
}

function Results({ page }: { page: UnitPage }) {
  if (!hasBegun(page)) return <NoResults page={page} />
  if (page.results.length === 0) return null
  return <ResultList page={page} />
}

/** The rows of a page, or so many at most. */
function ResultList({ page: newest, most }: { page: UnitPage; most?: number }) {
  const t = useT()
  const words = useUnitWords()
  const page = useDeferredValue(newest)
  const rows = useMemo(() => page.results.slice(0, most), [page, most])
  const name = t('units.list-of.results', { unit: words.heading(page.unit) })
  return (
    <Spoiler of={page.unit.code} name={name}>
      <resultsPart.Part
        name={name}
        lanes={hasLanes(page)}
        rows={rows}
        columns={page.columns}
        meanings={page.meanings}
        medalsUnderRevision={page.medalsUnderRevision}
      />
    </Spoiler>
  )
}

function NoResults({ page }: { page: UnitPage }) {
  const t = useT()
  if (UNIT_KIND[page.unit.status] === 'called-off') return <Empty title={t('units.no-results-called-off')} />
  return (
    <Empty title={t('units.no-results')} why={t('units.no-results-why')}>
      {page.startList.length > 0 ? (
        <a className="ui-button" href={unitAddress(page.unit.code, 'startlist')}>
          {t('units.see-startlist')}
        </a>
      ) : null}
    </Empty>
  )
}

function Starters({ page }: { page: UnitPage }) {
  const t = useT()
  const words = useUnitWords()
  if (page.startList.length === 0) return <Empty title={t('units.no-startlist')} why={t('units.no-startlist-why')} />
  const name = t('units.list-of.startlist', { unit: words.heading(page.unit) })
  return <StartList name={name} lanes={hasLanes(page)} rows={page.startList} />
}
