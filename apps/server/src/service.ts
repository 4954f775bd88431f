import { join } from 'node:path'
import { gamesDayAt, gamesTimeAt, type MapTiles } from '@games/contract'
import type { Hono } from 'hono'
import { readAppVersion } from './app-version.ts'
import { createApp } from './app.ts'
import type { Database } from './db/database.ts'
import { transaction } from './db/transaction.ts'
import { innerTopics } from './facts/inner-topics.ts'
import { type AccessCounter, openAccessLog } from './features/access-log/index.ts'
import { openAccounts } from './features/accounts/index.ts'
import { countPageViews } from './features/analytics/index.ts'
import type { AppLinkDeps } from './features/app-links/index.ts'
import { createPdfWorkers, type PdfWorkers } from './features/books/index.ts'
import { watchSchedule } from './features/content/index.ts'
import { createExporters } from './features/exports/index.ts'
import { describeFiles, openFiles, type S3Options, type UploadDeps } from './features/files/index.ts'
import { openFeedKeys } from './features/feed-desk/index.ts'
import { deskPasses, forgetWeighed, startSender } from './features/desk/index.ts'
import { watchGames } from './features/games/index.ts'
import { createHandlers } from './features/handlers.ts'
import { createTableImports } from './features/imports/index.ts'
import { createSheetImports } from './features/sheets/index.ts'
import { BUNDLES_FOLDER, openShelf } from './features/live-update/index.ts'
import { type AppServices, openNotifications } from './features/notifications/index.ts'
import { createPackWriter, keepPack } from './features/offline-pack/index.ts'
import { createPrivateHandlers } from './features/private-handlers.ts'
import { createPublishers } from './features/publishers.ts'
import { watchRanking } from './features/ranking/index.ts'
import { reportFiles } from './features/reports/index.ts'
import { watchRouteRules } from './features/route-rules/index.ts'
import { watchFilm } from './features/safe-sport/index.ts'
import { createSearch } from './features/search/index.ts'
import { announceSettings } from './features/settings/index.ts'
import { knownThings } from './features/sitemap/index.ts'
import { inSnapshot } from './features/snapshot.ts'
import { watchTrivia } from './features/trivia/index.ts'
import { LYNX_FOLDER, openVenueFiles } from './features/venue-files/index.ts'
import { createVenueImports } from './features/venues/index.ts'
import type { Render } from './http/pages/pages.ts'
import type { StaticFiles } from './http/pages/static-files.ts'
import { type CacheFastPath, createCacheFastPath } from './http/response-cache/cache-fast-path.ts'
import { createCallKeys } from './http/response-cache/call-keys.ts'
import { createResponseCache } from './http/response-cache/response-cache.ts'
import type { IsTrusted } from './http/server/proxies.ts'
import { createSiteOrigin } from './http/server/site-origin.ts'
import { createIconSets } from './icons/icon-sets.ts'
import { startApplier } from './ingest/applier.ts'
import { countPending, insertFromSource, insertMessage } from './ingest/inbox.queries.ts'
import { newestVerdicts, verdictOf } from './ingest/verdicts.queries.ts'
import { startRebuildJobs } from './ingest/rebuild-jobs.ts'
import { watchVenueFolder } from './ingest/venue-folder.ts'
import { watchFolder } from './ingest/watched-folder.ts'
import { openLive } from './live/index.ts'
import { createDemoOutbox } from './mail/demo-outbox.ts'
import { createSmtpMailer } from './mail/mailer.ts'

export interface ServiceOptions {
  readonly database: Database
  readonly demo: boolean
  readonly ingestKey: string
  /** ACCOUNTS_KEY: what CPFs are hashed with. */
  readonly accountsKey: string
  /** The server that sends our e-mails, and their sender; null: none are sent, and a demo has an outbox. */
  readonly mail: { readonly smtpUrl: string; readonly from: string } | null
  /** Folder that ODF files are taken from; null: none. */
  readonly watchDir: string | null
  /** Base address of another flag service (R3.13); null: our own pictures. */
  readonly flagsBase: string | null
  /** Other sites' origins that may show our pages in a frame (R3.3). */
  readonly embedOrigins: readonly string[]
  /** The map that visitors may request; null: only our own plan. */
  readonly mapTiles: MapTiles | null
  /** The site's own address; null: what a request was sent to. */
  readonly siteUrl: string | null
  readonly isTrusted: IsTrusted
  /** LIVE_UPDATE_PUBLIC_KEY: bundles of the native app signed with another key are handed out to nobody; null: phones alone verify them. */
  readonly liveUpdateKey: string | null
  /** The native apps that may open the site's addresses. */
  readonly appLinks: AppLinkDeps['appLinks']
  /** PUSH_SERVICES: origins that notifications may be sent to beside those of browsers. */
  readonly pushServices: readonly string[]
  /** Through whom the native app gets notifications. */
  readonly pushApps: AppServices
  /** ACCESS_LOG: whether requests are counted. */
  readonly accessLog: boolean
  /** The id of the build; absent: it has none, as in development. */
  readonly build?: string
  /** The rules by which everything is derived; absent: whatever they were. */
  readonly rules?: string
  readonly render: Render
  readonly files: StaticFiles
  /** Where uploads are received, and stored where there is no `s3`. */
  readonly dataDir: string
  /** The store of uploaded files; null: `dataDir`. */
  readonly s3: S3Options | null
  readonly log: (line: string, error?: unknown) => void
}

/** Everything between the database and the socket. */
export interface Service {
  readonly app: Hono
  /** Answers from the response cache, before the app. */
  readonly fastPath: CacheFastPath
  /** How files get in, PDFs are made, and followers are told what was committed: for whoever puts in content of the demo. */
  readonly uploads: UploadDeps
  /** Counts requests; null: nobody does. */
  readonly counter: AccessCounter | null
  readonly print: PdfWorkers['print']
  readonly committed: (seq: number) => void
  /** Resolves when every stored message has been applied. */
  idle(): Promise<void>
  /** Ends the event streams, which would keep a server from closing. */
  endStreams(): void
  close(): Promise<void>
}

/** Messages still to be applied are counted this often for /api/health. */
const COUNT_PENDING_MS = 1_000
const FORGET_LEFT_MS = 10 * 60 * 1_000

export async function openService(options: ServiceOptions): Promise<Service> {
  const {
    database,
    demo,
    ingestKey,
    accountsKey,
    mail,
    watchDir,
    flagsBase,
    embedOrigins,
    mapTiles,
    siteUrl,
    isTrusted,
    pushServices,
    pushApps,
    render,
    files,
    dataDir,
    s3,
    log,
  } = options
  const { pool, visitorPool } = database
  const siteOrigin = createSiteOrigin(siteUrl)
  const mapOrigin = mapTiles && new URL(mapTiles.template).origin
  const onError = (error: unknown) => log('live', error)
  const responseCache = createResponseCache()
  const callKeys = createCallKeys()
  const games = await watchGames(pool, {
    demo,
    now: Date.now,
    onClockSet: () => {
      // cached pages carry the clock
      responseCache.invalidateAll()
      live.sendHello()
    },
    onSettingsChanged: () => {
      responseCache.invalidateAll()
      // open pages forget closed personal fields at once, and fetch everything anew
      live.sendHello()
      transaction(pool, announceSettings).then((seq) => live.committed(seq), onError)
    },
    onError,
  })
  const routeRules = await watchRouteRules(pool, { onChanged: responseCache.invalidateAll, onError, log })
  const film = await watchFilm(pool, { demo, onError, log })
  const live = await openLive({
    db: pool,
    visitorDb: visitorPool,
    listen: database.listen,
    publishers: createPublishers(pool),
    invalidate: responseCache.invalidate,
    invalidateAll: responseCache.invalidateAll,
    clock: () => games.current().clock,
    publicFields: () => games.current().publicFields,
    onError,
  })
  const policy = {
    // a demo may be wiped while the server runs
    get acceptTestFeed() {
      return games.current().demo
    },
    get followFeedClock() {
      return games.current().demo
    },
    rules: options.rules,
  }
  const applier = startApplier({
    pool,
    policy,
    onCommitted: live.committed,
    log,
  })
  const rebuilds = startRebuildJobs({ pool, policy, onCommitted: live.committed, log })
  const woken = <T>(stored: T): T => {
    applier.wake()
    return stored
  }
  const importing = { pool, policy, utcOffset: () => games.current().utcOffset, now: Date.now, log }
  const imports = createTableImports({
    ...importing,
    onCommitted: (seq) => {
      live.committed(seq)
      // an undone import may let in what was refused because of it
      applier.wake()
    },
  })
  const sheets = createSheetImports({ pool, imports })
  const venueFiles = openVenueFiles({
    ...importing,
    folder: watchDir,
    onCommitted: live.committed,
    wake: applier.wake,
  })
  const deskSender = startSender({
    pool,
    gamesTime: (instant) => gamesTimeAt(games.current().clock, instant),
    utcOffset: () => games.current().utcOffset,
    today: () => games.current().today,
    now: Date.now,
    wake: applier.wake,
    policy,
    log,
    onCommitted: live.committed,
    onError: (error) => log('result desk', error),
  })
  const venueFolder =
    watchDir === null
      ? null
      : watchVenueFolder({
          folder: join(watchDir, LYNX_FOLDER),
          take: venueFiles.takeFromFolder,
          tryWaiting: venueFiles.tryWaiting,
          changedFiles: venueFiles.changedStartLists,
          log,
        })
  const folder =
    watchDir === null
      ? null
      : watchFolder({ folder: watchDir, receive: (bytes) => insertMessage(pool, bytes, 'folder').then(woken), log })
  const analytics = countPageViews(pool, { today: () => gamesDayAt(Date.now(), games.current().utcOffset), onError })
  const counter = options.accessLog
    ? openAccessLog({
        pool,
        utcOffset: () => games.current().utcOffset,
        build: options.build ?? null,
        onError: (error) => log('access log', error),
      })
    : null
  let pending = await countPending(pool)
  let isCounting = false
  const counting = setInterval(() => {
    // a database that does not answer gets no second query meanwhile
    if (isCounting) return
    isCounting = true
    countPending(pool)
      .then((n) => {
        pending = n
      }, onError)
      .finally(() => {
        isCounting = false
      })
  }, COUNT_PENDING_MS)
  counting.unref()
  const forgetting = setInterval(() => {
    void venueFiles.forgetLeft().catch(onError)
    void sheets.forgetOld().catch(onError)
    void forgetWeighed(pool, games.current().today).catch(onError)
  }, FORGET_LEFT_MS)
  forgetting.unref()
  applier.wake()
  const search = createSearch({
    pool: visitorPool,
    onError,
    onRead: () => responseCache.invalidate(new Set([innerTopics.namesRead()]), 0),
  })
  // read before the first request
  void search.refresh()
  const outbox =
    demo && mail === null
      ? createDemoOutbox({ now: Date.now, isDemo: () => games.current().demo, print: (text) => log(text) })
      : null
  const accounts = openAccounts({
    pool: visitorPool,
    staffPool: pool,
    accountsKey,
    mailer: mail ? createSmtpMailer(mail.smtpUrl, mail.from) : outbox,
    outbox,
    games: games.current,
    siteUrl: siteUrl ?? '',
    now: Date.now,
    onError: (error) => log('accounts', error),
  })
  const ranking = watchRanking(pool, {
    today: () => games.current().today,
    onCommitted: live.committed,
    onError: (error) => log('ranking', error),
  })
  const trivia = watchTrivia(pool, (error) => log('trivia', error))
  const gamesNow = () => gamesTimeAt(games.current().clock, Date.now())
  const content = watchSchedule(pool, {
    gamesNow,
    onCommitted: live.committed,
    onError: (error) => log('content', error),
  })
  const notifications = openNotifications({
    pool,
    visitorPool,
    attempts: accounts.attempts,
    pushServices,
    apps: pushApps,
    siteUrl,
    live,
    gamesNow,
    onError: (error) => log('notifications', error),
  })
  const stored = openFiles({
    pool,
    dataDir,
    s3,
    accountsKey,
    now: Date.now,
    onError: (error) => log('files', error),
  })
  const described = describeFiles(stored.addresses)
  const handlers = createHandlers({ pool: visitorPool, demo, now: Date.now, mapTiles, search, files: described })
  const pack = keepPack({
    pool,
    handlers,
    live,
    today: () => games.current().today,
    build: options.build ?? 'development',
    onError: (error) => log('offline pack', error),
  })
  const feedKeys = openFeedKeys({ pool, onError: (error) => log('keys of the feed', error) })
  const pdfWorkers = createPdfWorkers()
  return {
    app: createApp({
      handlers,
      privateHandlers: createPrivateHandlers({
        pool,
        visitorPool,
        accounts,
        accountsKey,
        outbox,
        pushCalls: notifications.calls,
        stored,
        film,
        utcOffset: () => games.current().utcOffset,
        today: () => games.current().today,
        games: games.current,
        print: pdfWorkers.print,
        gamesNow,
        files: described,
        imports,
        sheets,
        venueFiles,
        deskSender,
        onCommitted: live.committed,
        wake: applier.wake,
        wakeRebuilds: rebuilds.wake,
        onError: (error) => log('trivia', error),
      }),
      sessionOf: accounts.sessionOf,
      deskPassOf: deskPasses(pool, () => games.current().today),
      exporters: createExporters({ pool: visitorPool, handlers, games: games.current }),
      responseCache,
      callKeys,
      live,
      games: games.current,
      routeRules: routeRules.current,
      render,
      files,
      embedOrigins,
      mapOrigin,
      filmOrigins: film.origins,
      siteOrigin,
      known: () => inSnapshot(visitorPool, (tx) => knownThings(tx)),
      pending: () => pending,
      deriving: applier.deriving,
      appVersion: readAppVersion(),
      ingestKey,
      isTrusted,
      feedKeys,
      receive: (bytes, source) => insertFromSource(pool, bytes, source).then(woken),
      verdictOf: (id) => verdictOf(pool, id),
      newestVerdicts: (wanted) => newestVerdicts(pool, wanted),
      imports,
      sheets,
      venueImports: createVenueImports({ pool, onCommitted: live.committed }),
      reportFile: reportFiles(visitorPool),
      stored: { ...stored, pool: visitorPool },
      print: pdfWorkers.print,
      countPageViews: analytics.count,
      iconSets: createIconSets(),
      flagsBase,
      appLinks: options.appLinks,
      packFor: createPackWriter(visitorPool, pack.wake),
      shelf: openShelf({ folder: join(dataDir, BUNDLES_FOLDER), publicKey: options.liveUpdateKey, log }),
      log,
    }),
    fastPath: createCacheFastPath({
      responseCache,
      callKeys,
      games: games.current,
      embedOrigins,
      mapOrigin,
      filmOrigins: film.origins,
      siteOrigin,
    }),
    uploads: stored,
    counter,
    print: pdfWorkers.print,
    committed: live.committed,
    idle: applier.idle,
    endStreams: live.close,
    async close() {
      clearInterval(counting)
      clearInterval(forgetting)
      games.close()
      routeRules.close()
      film.close()
      live.close()
      await folder?.close()
      await venueFolder?.close()
      await deskSender.close()
      await analytics.close()
      await counter?.close()
      await ranking.close()
      await trivia.close()
      await notifications.close()
      await pack.close()
      await content.close()
      await accounts.close()
      await feedKeys.close()
      await rebuilds.close()
      await applier.close()
      await pdfWorkers.close()
      await stored.close()
      await search.idle()
    },
  }
}
