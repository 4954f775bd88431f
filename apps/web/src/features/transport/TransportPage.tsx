import type { Api } from '@games/contract'
import type { TransportRoute } from '@games/contract/content/shown-content'
import { PageTitle } from '../../app-shell/PageTitle.tsx'
import { CorrectionNote } from '../../content/Corrected.tsx'
import { Document } from '../../content/Document.tsx'
import { UsersView } from '../../content/UsersView.tsx'
import { usePublished } from '../../content/use-published.ts'
import { ContentText } from '../../i18n/ContentText.tsx'
import { useT, useText } from '../../i18n/use-t.ts'
import { privateApi } from '../../session/private-api.ts'
import { Empty } from '../../ui/Empty.tsx'

/** The routes of the official transport with their stops, each beside its timetable as PDF (R6.1). */
export function TransportPage({ api }: { api: Api }) {
  const t = useT()
  return (
    <>
      <PageTitle title={t('pages.title-transport')} />
      <UsersView api={api} kind="transport" load={() => privateApi.listTransportRoutes()}>
        {({ routes }) =>
          routes.length === 0 ? (
            <Empty title={t('app-shell.no-results')} why={t('pages.why-transport')}>
              <a className="ui-button" href="/venues">
                {t('pages.next-venues')}
              </a>
            </Empty>
          ) : (
            <RouteList routes={routes} />
          )
        }
      </UsersView>
    </>
  )
}

/** Routes with their stops, each beside its timetable. */
export function RouteList({ routes }: { routes: readonly TransportRoute[] }) {
  const t = useT()
  return (
    <section className="transport">
      <div className="ui-section">
        <h2>{t('content.routes')}</h2>
        <span>{t('content.timetables')}</span>
      </div>
      <ul className="transport-routes">
        {routes.map((route) => (
          <Route key={route.id} route={route} />
        ))}
      </ul>
    </section>
  )
}

function Route({ route }: { route: TransportRoute }) {
  const t = useT()
  const text = useText()
  const published = usePublished()
  const { id, line, title, stops, every, first, last, notes, pdf, correctedAt } = route
  const name = `${line} ${text(title, '')}`
  const titled = (
    <>
      <b className="transport-line">{line}</b>
      <ContentText text={title} />
    </>
  )
  const runs = [
    every === null ? '' : t('content.every', { minutes: every }),
    first !== null && last !== null ? t('content.from-to', { first, last }) : '',
  ].filter(Boolean)
  return (
    <li>
      {pdf ? (
        <Document of={id} file={pdf} name={name} facts={correctedAt ? published(route) : ''} isKept>
          {titled}
        </Document>
      ) : (
        <p className="content-document content-document-name">{titled}</p>
      )}
      {runs.length > 0 ? <p className="transport-runs">{runs.join(', ')}</p> : null}
      {stops.length > 0 ? (
        <ol className="transport-stops">
          {stops.map((stop, at) => (
            // a stop may be passed twice
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at}>
              <ContentText text={stop.name} />
              {stop.after ? <span>{t('content.after', { minutes: stop.after })}</span> : null}
            </li>
          ))}
        </ol>
      ) : null}
      {notes ? (
        <p className="transport-notes">
          <ContentText text={notes} />
        </p>
      ) : null}
      <CorrectionNote of={route} />
    </li>
  )
}
