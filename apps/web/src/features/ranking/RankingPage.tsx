import type { Ranking } from '@games/contract'
import { useState } from 'react'
import { FreshnessLine } from '../../app-shell/FreshnessLine.tsx'
import { PageTitle } from '../../app-shell/PageTitle.tsx'
import { useT } from '../../i18n/use-t.ts'
import { PointsStrip } from '../../points/PointsStrip.tsx'
import { useSubject } from '../../session/subject.ts'
import { NothingHere } from './NothingHere.tsx'
import { OwnAside } from './OwnAside.tsx'
import { OwnHead } from './OwnHead.tsx'
import { OwnPin } from './OwnPin.tsx'
import { Pager } from './Pager.tsx'
import { RankingFilters } from './RankingFilters.tsx'
import { RankingTable } from './RankingTable.tsx'
import { rankingAddress } from './ranking-address.ts'
import { isNarrowed, type RankingSearch } from './ranking-search.ts'
import { useOwnRanking } from './use-own-ranking.ts'

interface RankingPageProps {
  readonly view: Ranking
  readonly search: RankingSearch
  readonly onSearch: (address: string) => void
}

/** The ranking (R7.3), live: twenty people a page, filters, and one's own row always at hand. */
export function RankingPage({ view, search, onSearch }: RankingPageProps) {
  const t = useT()
  const { loginEnabled, loginType } = useSubject()
  const place = useOwnRanking(search, view.seq)
  const [ownRow, setOwnRow] = useState<HTMLTableRowElement | null>(null)
  const isHead = search.page === undefined && !isNarrowed(search)
  return (
    <div className="ranking">
      <PageTitle title={t('ranking.title')} />
      <FreshnessLine text="" />
      <div className="ranking-columns">
        <div>
          <div className="ranking-phone">
            {place ? isHead ? <OwnHead place={place} /> : <PointsStrip /> : null}
            {/* the server does not know whose it is */}
            {!place && isHead && loginType === 'user' ? <div className="ranking-own-room" /> : null}
          </div>
          {isHead && loginEnabled && loginType !== 'user' ? <GuestNote /> : null}
          <RankingFilters search={search} organisations={view.organisations} onSearch={onSearch} />
          {isNarrowed(search) ? (
            <p className="ranking-count">
              <span role="status">{t('ranking.count', { people: view.total })}</span>
              <a href={rankingAddress({})}>{t('ranking.clear')}</a>
            </p>
          ) : null}
          {view.rows.length > 0 ? (
            <RankingTable rows={view.rows} search={search} own={place?.standing?.username} ownRow={setOwnRow} />
          ) : (
            <NothingHere view={view} search={search} />
          )}
          {view.rows.length > 0 ? <Pager search={search} total={view.total} /> : null}
        </div>
        {place?.standing ? <OwnAside standing={place.standing} /> : null}
      </div>
      {place ? <OwnPin place={place} search={search} row={ownRow} /> : null}
    </div>
  )
}

/** A guest has no points: that, and the way to an account. */
function GuestNote() {
  const t = useT()
  return (
    <div className="ranking-own">
      <div className="ranking-own-head">
        <b className="ranking-own-position" aria-hidden="true">
          –
        </b>
        <p>
          <b>{t('ranking.guest')}</b>
          <span>{t('ranking.not-there')}</span>
        </p>
      </div>
      <a className="ui-button" href="/signup?redirect=%2Franking">
        {t('ranking.sign-up')}
      </a>
    </div>
  )
}
