import type { DisciplinePage, Games, VenueDay } from '@games/contract'
import type { Localized } from '@games/domain/text/localized'
import type { ViewCache } from '../cache/view-cache.ts'
import { SECTIONS } from '../features/pages/index.ts'
import { dayLabel } from '../i18n/format.ts'
import type { Locale } from '../i18n/locale.ts'
import type { Translate } from '../i18n/translator.ts'
import type { FileRoutesById } from '../routeTree.gen.ts'

/** What a page's facts can be made from: where it is, and the views its loaders loaded. */
export interface PageContext {
  readonly t: Translate
  readonly text: (text: Localized | null | undefined, fallback: string) => string
  readonly locale: Locale
  readonly games: Games
  readonly pathname: string
  readonly params: Readonly<Record<string, string | undefined>>
  readonly search: Readonly<Record<string, unknown>>
  readonly views: Pick<ViewCache, 'peek'>
  /** The document's title without the games' name. */
  readonly title: string
}

/** What crawlers and shared cards get of a page besides its title. */
export interface PageFacts {
  readonly description: (page: PageContext) => string
  /** The page's one address: path with what of the query makes it another page. Absent: its path. */
  readonly address?: (page: Pick<PageContext, 'params' | 'search'>) => string
  /** False for what no search engine should index: empty sections, personal pages, forms. */
  readonly index: boolean
}

type RouteId = keyof FileRoutesById

/** A page that is in search engines. */
const page = (description: PageFacts['description'], address?: PageFacts['address']): PageFacts => ({
  description,
  index: true,
  ...(address ? { address } : {}),
})
const unlisted = (facts: PageFacts): PageFacts => ({ ...facts, index: false })

/** A section nothing has been published for. `address` where another page is the same. */
const section = (key: keyof typeof SECTIONS, address?: string): PageFacts =>
  unlisted(page(({ t }) => t(`pages.about-${key}`), address === undefined ? undefined : () => address))

/** Forms, menus and settings: the site's own line. */
const plain: PageFacts = unlisted(page(({ t }) => t('descriptions.site')))

/** One's own account: what is in it no crawler ever sees. */
const own: PageFacts = unlisted(page(({ t }) => t('descriptions.account')))

const disciplineName = ({ params: { key = '' }, views, text }: PageContext): string => {
  const code = key.toUpperCase()
  return text(views.peek<DisciplinePage>(['discipline', code])?.discipline.name, code)
}
type Place = Pick<PageContext, 'params' | 'search'>

const ofDiscipline =
  (rest: string) =>
  ({ params: { key = '' } }: Place) =>
    `/discipline/${key.toUpperCase()}/${rest}`
const hasEvent = ({ search: { event } }: Place): boolean => typeof event === 'string'
const withEvent = (rest: string) => (place: Place) =>
  ofDiscipline(hasEvent(place) ? `${rest}?event=${String(place.search.event)}` : rest)(place)
const dayShown = ({ search, games, locale }: PageContext): string =>
  dayLabel(typeof search.day === 'string' ? search.day : games.today, locale)
const withDay =
  (path: string) =>
  ({ search: { day } }: Place) =>
    typeof day === 'string' ? `${path}?day=${day}` : path
/** A tab of the medals by its key in capitals; without one it shows the first choice, which has an address of its own. */
const medalsBy =
  (tab: string, first = '') =>
  ({ params: { key = first } }: Place) =>
    `/medals/${tab}${key ? `/${key.toUpperCase()}` : ''}`
const narrowedMedals = page(({ t, title }) => t('descriptions.medals-of', { title }))

/** The facts of every page, by its route. Redirects and layouts have none. Only the server reads this: no visitor loads it. */
export const PAGE_FACTS: Partial<Record<RouteId, PageFacts>> = {
  '/': unlisted(page(({ t }) => t('descriptions.home'))),
  '/403': plain,
  '/menu': plain,
  '/search': plain,
  '/settings': plain,
  '/_layout-auth/login': plain,
  '/_layout-auth/signup': plain,
  '/_layout-auth/auth': plain,

  '/schedule/days': page(
    (context) => context.t('descriptions.days', { day: dayShown(context) }),
    withDay('/schedule/days'),
  ),
  '/schedule/event': page(
    (context) => context.t('descriptions.event', { day: dayShown(context) }),
    withDay('/schedule/event'),
  ),
  '/schedule/disciplines': page(({ t }) => t('descriptions.disciplines')),
  '/schedule/grid': page(({ t }) => t('descriptions.grid')),
  '/schedule/classification': page(({ t }) => t('descriptions.classification')),

  '/medals/all': page(({ t }) => t('descriptions.medals-all')),
  '/medals/discipline/{-$key}': { ...narrowedMedals, address: medalsBy('discipline') },
  '/medals/gender/{-$key}': { ...narrowedMedals, address: medalsBy('gender', 'W') },
  '/medals/division/{-$key}': { ...narrowedMedals, address: medalsBy('division', '1') },
  '/medals/medallists/{-$key}': page(({ t, title }) => t('descriptions.medallists', { title }), medalsBy('medallists')),

  '/participants/athletes': page(({ t }) => t('descriptions.athletes')),
  '/participants/teams': page(({ t }) => t('descriptions.teams')),
  '/participants/delegations': page(({ t }) => t('descriptions.delegations')),
  // athletes are minors: search engines index no page about one of them
  '/participants/profile/$id': unlisted(page(({ t, title }) => t('descriptions.profile', { title }))),
  '/participants/team/$code': unlisted(page(({ t, title }) => t('descriptions.team', { title }))),
  '/participants/delegation/$code': page(
    ({ t, title }) => t('descriptions.delegation', { title }),
    ({ params: { code = '' } }) => `/participants/delegation/${code.toUpperCase()}`,
  ),

  '/discipline/$key/_sections/schedule/$tab/{-$day}': page(
    (context) => context.t('descriptions.discipline-schedule', { name: disciplineName(context) }),
    (context) =>
      ofDiscipline(`schedule/${context.params.tab}${context.params.day ? `/${context.params.day}` : ''}`)(context),
  ),
  '/discipline/$key/_sections/competitions': page(
    (context) =>
      hasEvent(context)
        ? context.t('descriptions.event-course', { title: context.title })
        : context.t('descriptions.discipline-competitions', { name: disciplineName(context) }),
    withEvent('competitions'),
  ),
  '/discipline/$key/_sections/participants': page(
    (context) => context.t('descriptions.discipline-participants', { name: disciplineName(context) }),
    ofDiscipline('participants'),
  ),
  // the same table is in the medals' own section, which is the page that search engines are shown
  '/discipline/$key/_sections/medals/{-$tab}': page(
    (context) => context.t('descriptions.discipline-medals', { name: disciplineName(context) }),
    ({ params: { key = '', tab } }) => `/medals/${tab === 'medallists' ? tab : 'discipline'}/${key.toUpperCase()}`,
  ),
  '/discipline/$key/_sections/finalrank': page(
    (context) =>
      hasEvent(context)
        ? context.t('descriptions.event-finalrank', { title: context.title })
        : context.t('descriptions.discipline-finalrank', { name: disciplineName(context) }),
    withEvent('finalrank'),
  ),
  '/discipline/$key/_sections/reports': { ...section('reports'), address: ofDiscipline('reports') },
  '/discipline/$key/results/$unit/{-$tab}': page(
    ({ t, title }) => t('descriptions.unit', { title }),
    ({ params: { key = '', unit = '', tab } }) =>
      `/discipline/${key.toUpperCase()}/results/${unit.toUpperCase().replace(/-+$/, '')}${
        tab === undefined || tab === 'results' ? '' : `/${tab}`
      }`,
  ),

  '/match-stats': unlisted(
    page(
      ({ t }) => t('descriptions.match-stats'),
      ({ search }) => (typeof search['unit'] === 'string' ? `/match-stats?unit=${search['unit']}` : '/match-stats'),
    ),
  ),
  '/hotels': section('hotel', '/places/hotel'),
  '/hospitals': section('hospital', '/places/hospital'),
  '/places/$type': unlisted(
    page(({ t, params: { type } }) => t(`pages.about-${type === 'hotel' || type === 'hospital' ? type : 'other'}`)),
  ),
  '/secure': unlisted(page(({ t }) => t('descriptions.secure'))),
  '/secure-sport': unlisted(
    page(
      ({ t }) => t('descriptions.secure'),
      () => '/secure',
    ),
  ),
  '/venues': page(({ t }) => t('descriptions.venues')),
  '/venues_/$code': page(
    ({ t, params: { code = '' }, games, search, views, text }) => {
      const day = typeof search['day'] === 'string' ? search['day'] : games.today
      return t('descriptions.venue', { name: text(views.peek<VenueDay>(['venue', code, day])?.venue.name, code) })
    },
    ({ params: { code = '' } }) => `/venues/${code}`,
  ),
  '/board/$venue': unlisted(
    page(
      ({ t, params: { venue = '' }, games, views, text }) =>
        t('descriptions.board', {
          name: text(views.peek<VenueDay>(['venue', venue, games.today])?.venue.name, venue),
        }),
      ({ params: { venue = '' } }) => `/board/${venue}`,
    ),
  ),
  '/embed': page(
    ({ t }) => t('descriptions.embed'),
    () => '/embed',
  ),
  // what changed is another thing every hour
  // whose it is the server does not know
  '/agenda': unlisted(page(({ t }) => t('descriptions.agenda'))),
  '/changes': unlisted(page(({ t }) => t('descriptions.changes'))),
  '/videos': section('videos'),
  '/courses': section('courses', '/courses'),
  '/_points/account_/points': unlisted(page(({ t }) => t('descriptions.ledger'))),
  '/feedback': unlisted(page(({ t }) => t('descriptions.feedback'))),
  // the two are no pages of the plain web, where search engines are
  '/sponsors': unlisted(page(({ t }) => t('pages.about-sponsors'))),
  '/transport': section('transport'),
  '/volunteers': page(({ t }) => t('pages.about-volunteers')),
  '/ambassadors': page(
    ({ t }) => t('pages.about-ambassadors'),
    () => '/ambassadors',
  ),
  '/announcements': page(({ t }) => t('pages.about-announcements')),
  '/informativos': section('informativos'),
  '/access-log': unlisted(
    page(
      ({ t }) => t('pages.about-access-log'),
      () => '/access-log',
    ),
  ),
  '/official-photos': section('official-photos'),
  '/official-reports': section('official-reports'),
  '/official-awards-schedule': unlisted(page(({ t }) => t('pages.about-awards'), withDay('/official-awards-schedule'))),
  '/profile': own,
  '/_layout-auth/auth_/outbox': plain,
  '/account/': own,
  '/account/password': own,
  '/account/passkeys': own,
  '/account/devices': own,
  '/account/data': own,
  '/account/deletion': own,
  '/live': page(
    ({ t }) => t('pages.about-live'),
    () => '/live',
  ),
  '/reports/{-$key}': {
    ...section('reports'),
    address: ({ params: { key } }) => (key ? `/reports/${key.toUpperCase()}` : '/reports'),
  },
  '/_points/trivia/': unlisted(page(({ t }) => t('descriptions.trivia'))),
  '/_points/trivia/$id': unlisted(
    page(
      ({ t }) => t('descriptions.trivia'),
      ({ params: { id = '' } }) => `/trivia/${id}`,
    ),
  ),
  // usernames are people's: search engines index no list of them
  '/_points/ranking': unlisted(page(({ t }) => t('descriptions.ranking'))),
  '/_points/qr-scan': unlisted(page(({ t }) => t('descriptions.qr-scan'))),
}
