import type { Api } from '@games/contract'
import type { LiveStream, LiveStreams } from '@games/contract/content/shown-content'
import { loginAddress } from '@games/domain/access/guard'
import type { ReactNode } from 'react'
import { FreshnessLine } from '../../app-shell/FreshnessLine.tsx'
import { PageTitle } from '../../app-shell/PageTitle.tsx'
import { useMoment } from '../../app-shell/use-moment.ts'
import { useViewState } from '../../cache/use-view.ts'
import type { View, ViewQuery } from '../../cache/view-cache.ts'
import { CorrectionNote } from '../../content/Corrected.tsx'
import { usersQuery } from '../../content/users-query.ts'
import { ContentText } from '../../i18n/ContentText.tsx'
import { timeOfDay } from '../../i18n/format.ts'
import { useT, useText } from '../../i18n/use-t.ts'
import { useGamesNow } from '../../live/live-context.ts'
import { usePreferences } from '../../session/preferences.ts'
import { useSubject } from '../../session/subject.ts'
import { useShownTime } from '../../time/shown-time.ts'
import { Empty } from '../../ui/Empty.tsx'
import { LiveDot } from '../../ui/LiveDot.tsx'
import { hue } from '../../ui/Pictogram.tsx'
import { StatusMark } from '../../ui/StatusMark.tsx'
import { Stage } from './Stage.tsx'
import { type StreamState, streamState } from './stream-state.ts'
import { VideoTabs } from './VideoTabs.tsx'

interface Addresses {
  readonly addresses: readonly { readonly id: string; readonly address: string }[]
}

/** Its client is no part of a first visit: most have no account. */
const loadAddresses = async () => (await import('../../session/private-api.ts')).privateApi.listLiveAddresses()

/** Nobody is signed in: there are no addresses to ask for. */
const NOBODYS: ViewQuery<Addresses & View> = {
  key: ['content', '', 'live-stream'],
  private: true,
  load: () => Promise.resolve({ seq: 0, addresses: [] }),
}

interface LivePageProps {
  readonly api: Api
  readonly view: LiveStreams
  readonly pick: string | undefined
  /** A unit as a row, live. */
  readonly drawUnit: (code: string) => ReactNode
}

/** What is on now and what comes, each with the unit it shows: a signal that is lost is said, and the score stays (R6.1). */
export function LivePage({ api, view: { streams }, pick, drawUnit }: LivePageProps) {
  const t = useT()
  const now = useGamesNow()
  const { loginType, userData } = usePreferences()
  const account = loginType === 'user' ? userData?.id : undefined
  const needsUser = streams.some(({ forUsers }) => forUsers)
  const { view: own } = useViewState<Addresses & View>(
    account !== undefined && needsUser ? usersQuery(api, account, 'live-stream', [], loadAddresses) : NOBODYS,
  )
  const shown = streams
    .map((stream) => ({ stream, state: streamState(stream, now) }))
    .filter(({ state }) => state !== 'over')
  const chosen =
    shown.find(({ stream }) => stream.id === pick) ??
    shown.find(({ state }) => state === 'on') ??
    shown.find(({ state }) => state === 'lost')
  const addressOf = ({ id, address }: LiveStream) =>
    address ?? own?.addresses.find((one) => one.id === id)?.address ?? null
  return (
    <>
      <PageTitle title={t('pages.title-live')} />
      <VideoTabs shown="live" streams={streams} />
      <FreshnessLine text="" />
      {shown.length === 0 ? (
        <Empty title={t('app-shell.no-results')} why={t('pages.why-live')}>
          <a className="ui-button" href="/schedule/days">
            {t('pages.next-days')}
          </a>
        </Empty>
      ) : (
        <div className="videos">
          {chosen ? <Chosen {...chosen} address={addressOf(chosen.stream)} drawUnit={drawUnit} /> : null}
          <section>
            <div className="ui-section">
              <h2>{t('content.streams')}</h2>
              <span>{shown.length}</span>
            </div>
            <ul>
              {shown.map(({ stream, state }) => (
                <li key={stream.id}>
                  <StreamLink stream={stream} state={state} isChosen={stream === chosen?.stream} />
                </li>
              ))}
            </ul>
          </section>
        </div>
      )}
    </>
  )
}

function Chosen({
  stream,
  state,
  address,
  drawUnit,
}: {
  stream: LiveStream
  state: StreamState
  address: string | null
  drawUnit: LivePageProps['drawUnit']
}) {
  const t = useT()
  const text = useText()
  const moment = useMoment()
  const { loginEnabled, loginType } = useSubject()
  const { id, title, where, discipline, unit, starts, captioned, forUsers } = stream
  const isOn = state === 'on' || state === 'lost'
  return (
    <section aria-label={text(title, '')}>
      <div className="ui-section">
        <h2>
          {state === 'on' ? <LiveDot /> : null} {t(isOn ? 'content.on-now' : 'content.to-come')}
        </h2>
        <span>{t(captioned ? 'content.captioned' : 'content.no-captions')}</span>
      </div>
      <Stage
        key={id}
        name={text(title, '')}
        discipline={discipline?.code}
        address={isOn ? address : null}
        isCaptioned={captioned}
        tag={state === 'on' ? <span className="videos-live">{t('content.live-now')}</span> : null}
      />
      <div role="status">
        {state === 'lost' ? (
          <div className="content-note">
            <b>{t('content.signal-lost')}</b>
            <p>{t('content.signal-lost-why')}</p>
          </div>
        ) : null}
      </div>
      <h3 className="videos-title">
        <ContentText text={title} />
      </h3>
      <p className="videos-about">
        {where ? <ContentText text={where} /> : null} {starts === null ? '' : moment(starts)}
      </p>
      <CorrectionNote of={stream} />
      {forUsers && address === null && loginType !== 'user' ? (
        <p className="videos-about">
          {t('content.for-users')}{' '}
          {loginEnabled ? <a href={loginAddress(`/live?pick=${id}`)}>{t('content.log-in')}</a> : null}
        </p>
      ) : null}
      {unit === null ? null : drawUnit(unit)}
    </section>
  )
}

function StreamLink({ stream, state, isChosen }: { stream: LiveStream; state: StreamState; isChosen: boolean }) {
  const t = useT()
  const { at } = useShownTime()
  const { id, title, where, discipline, starts } = stream
  return (
    <a
      className={`videos-stream ${hue(discipline?.code ?? '')}`}
      href={`/live?pick=${id}`}
      aria-current={isChosen ? 'true' : undefined}
    >
      <span>
        <b>
          <ContentText text={title} />
        </b>
        {where ? (
          <small>
            <ContentText text={where} />
          </small>
        ) : null}
      </span>
      {state === 'on' ? (
        <StatusMark status="RUNNING" word={t('content.live-now')} />
      ) : state === 'lost' ? (
        <StatusMark status="INTERRUPTED" word={t('content.no-signal')} />
      ) : starts === null ? null : (
        <time dateTime={starts}>{timeOfDay(at(starts))}</time>
      )}
    </a>
  )
}
