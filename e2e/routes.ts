import type { Platform } from '@games/domain'

/** An address and what a visitor without a login is answered there on the demo's games. */
export interface RouteVisit {
  /** The route file's name in apps/web/src/routes, without `.tsx`. */
  readonly route: string
  readonly path: string
  /** What the visitor is on: `web` wherever the page is there too (R1.4). */
  readonly platform: Platform
  /** True for what needs a login of type `user` (R1.6): with signing in off, as in the demo, it is forbidden (R4.4). */
  readonly needsUser: boolean
  readonly status: number
  readonly h1: string
  /** The document's title before the games' name, or how it begins. */
  readonly title: string
  /** The one address of the page; absent where the page has none: errors, refusals, widgets. */
  readonly canonical?: string
  /** True for what search engines may keep. */
  readonly index: boolean
}

export interface RouteRedirect {
  readonly route: string
  readonly path: string
  readonly to: string
  readonly status: number
}

type More = Partial<Omit<RouteVisit, 'route' | 'path'>>

/** A page in Portuguese. Its title is its h1 and its canonical address its path unless stated otherwise. */
const page = (route: string, path: string, h1: string, more: More = {}): RouteVisit => ({
  route,
  path,
  platform: 'web',
  needsUser: false,
  status: 200,
  h1,
  title: h1,
  ...((more.status ?? 200) === 200 ? { canonical: path } : {}),
  index: true,
  ...more,
})
/** A section nothing has been published for. */
const empty = (route: string, path: string, h1: string, more: More = {}): RouteVisit =>
  page(route, path, h1, { index: false, ...more })
/** For a login alone: on the app, which has it, it is refused. */
const refused = (route: string, path: string): RouteVisit =>
  page(route, path, 'Acesso não permitido', { platform: 'android', needsUser: true, status: 403, index: false })
const missing = (route: string, path: string): RouteVisit =>
  page(route, path, 'Página não encontrada', { status: 404, index: false })

/** A final, an athlete and a team of the demo's games, whose seed is fixed. */
const FINAL = '/discipline/JUD/results/JUDM50KG--------------FNL-000100'
const ATHLETE = '/participants/profile/3103956'
const TEAM = '/participants/team/BKBMTEAM5---AL01'

const SECTIONS = 'discipline.$key._sections'
const judo = (section: string, path: string, name: string, more: More = {}): RouteVisit =>
  page(`${SECTIONS}.${section}`, `/discipline/JUD/${path}`, 'Judô', { title: `Judô, ${name}`, ...more })

/** Every page of R2 that is shown to somebody, once at least for each route file. */
export const ROUTES: readonly RouteVisit[] = [
  page('index', '/', 'Jogos Nacionais Juvenis, demonstração', { platform: 'android', index: false, title: '' }),
  page('403', '/403', 'Acesso não permitido', { status: 403, index: false }),
  page('menu', '/menu', 'Menu', { index: false }),
  page('settings', '/settings', 'Ajustes', { index: false }),
  page('search', '/search', 'Busca', { index: false }),
  page('search', '/search?q=judo', 'Busca', { title: 'Busca: judo', canonical: '/search', index: false }),
  page('_layout-auth.login', '/login', 'Entrar', { platform: 'android', index: false }),
  page('_layout-auth.signup', '/signup', 'Criar conta', { platform: 'android', index: false }),

  page('schedule.days', '/schedule/days', 'Programação', { title: 'Programação, ' }),
  page('schedule.disciplines', '/schedule/disciplines', 'Programação', { title: 'Programação, Modalidades' }),
  page('schedule.grid', '/schedule/grid', 'Programação', { title: 'Programação, Grade' }),
  page('schedule.grid', '/schedule/grid?filter=medal', 'Programação', {
    title: 'Programação, Grade',
    canonical: '/schedule/grid',
  }),
  page('schedule.event', '/schedule/event', 'Programação', { title: 'Programação do evento, ' }),
  page('schedule.classification', '/schedule/classification', 'Programação', { title: 'Programação, Classificação' }),
  page('schedule.classification', '/schedule/classification?discipline=JUD', 'Programação', {
    title: 'Programação, Classificação',
    canonical: '/schedule/classification',
  }),

  page('medals.all', '/medals/all', 'Quadro de medalhas'),
  page('medals.all', '/medals/all?open=SP&medal=gold', 'Quadro de medalhas', { canonical: '/medals/all' }),
  page('medals.all', '/medals/all?at=2026-11-20', 'Quadro de medalhas', { canonical: '/medals/all' }),
  page('medals.discipline.{-$key}', '/medals/discipline', 'Quadro de medalhas', {
    title: 'Quadro de medalhas, Modalidade',
  }),
  page('medals.discipline.{-$key}', '/medals/discipline/JUD', 'Quadro de medalhas', {
    title: 'Quadro de medalhas, Judô',
  }),
  page('medals.gender.{-$key}', '/medals/gender', 'Quadro de medalhas', {
    title: 'Quadro de medalhas, Feminino',
    canonical: '/medals/gender/W',
  }),
  page('medals.gender.{-$key}', '/medals/gender/x', 'Quadro de medalhas', {
    title: 'Quadro de medalhas, Misto',
    canonical: '/medals/gender/X',
  }),
  page('medals.division.{-$key}', '/medals/division/2', 'Quadro de medalhas', {
    title: 'Quadro de medalhas, 2ª divisão',
  }),
  page('medals.medallists.{-$key}', '/medals/medallists', 'Medalhistas'),
  page('medals.medallists.{-$key}', '/medals/medallists?organisation=SP&medal=gold', 'Medalhistas', {
    canonical: '/medals/medallists',
  }),
  page('medals.medallists.{-$key}', '/medals/medallists/jud', 'Medalhistas', {
    title: 'Medalhistas, Judô',
    canonical: '/medals/medallists/JUD',
  }),

  page('participants.athletes', '/participants/athletes', 'Atletas'),
  page('participants.athletes', '/participants/athletes?discipline=JUD', 'Atletas', {
    canonical: '/participants/athletes',
  }),
  page('participants.athletes', '/participants/athletes?gender=W', 'Atletas', {
    canonical: '/participants/athletes',
  }),
  page('participants.teams', '/participants/teams', 'Equipes'),
  page('participants.delegations', '/participants/delegations', 'Delegações'),
  page('participants.profile.$id', ATHLETE, 'ABRUNADO Jacaído', { index: false }),
  page('participants.team.$code', TEAM, 'Alagoas', {
    title: 'Alagoas, Basquete, Masculino',
    index: false,
  }),
  page('participants.delegation.$code', '/participants/delegation/al', 'Alagoas', {
    title: 'Delegação Alagoas',
    canonical: '/participants/delegation/AL',
  }),

  judo('schedule.$tab.{-$day}', 'schedule/days', 'Programação'),
  page(`${SECTIONS}.schedule.$tab.{-$day}`, '/discipline/jud/schedule/event', 'Judô', {
    title: 'Judô, Programação',
    canonical: '/discipline/JUD/schedule/event',
  }),
  judo('competitions', 'competitions', 'Resultados'),
  judo('competitions', 'competitions?event=JUDM50KG', 'Até 50 kg masculino, Resultados'),
  judo('participants', 'participants', 'Participantes'),
  judo('participants', 'participants?show=teams', 'Participantes', {
    canonical: '/discipline/JUD/participants',
  }),
  judo('medals.{-$tab}', 'medals', 'Medalhas', { canonical: '/medals/discipline/JUD' }),
  judo('medals.{-$tab}', 'medals/gender', 'Medalhas', { canonical: '/medals/discipline/JUD' }),
  judo('medals.{-$tab}', 'medals/medallists', 'Medalhas', { canonical: '/medals/medallists/JUD' }),
  judo('finalrank', 'finalrank', 'Classificação final'),
  judo('finalrank', 'finalrank?event=JUDM50KG', 'Até 50 kg masculino, Classificação final'),
  judo('reports', 'reports', 'Relatórios', { index: false }),
  page('discipline.$key.results.$unit.{-$tab}', FINAL, 'Judô, Até 50 kg masculino', { title: 'Até 50 kg masculino' }),
  page('discipline.$key.results.$unit.{-$tab}', `${FINAL}/startlist`, 'Judô, Até 50 kg masculino', {
    title: 'Até 50 kg masculino',
  }),
  page('discipline.$key.results.$unit.{-$tab}', `${FINAL}/reports`, 'Judô, Até 50 kg masculino', {
    title: 'Até 50 kg masculino',
  }),

  page('match-stats', '/match-stats', 'Estatísticas das partidas', {
    title: 'Estatísticas das partidas, ',
    index: false,
  }),
  page('venues', '/venues', 'Locais'),
  page('venues_.$code', '/venues/AMA', 'Arena dos Marujos', { title: 'Arena dos Marujos, local' }),
  page('venues_.$code', '/venues/AMA?day=2027-01-01', 'Arena dos Marujos', {
    title: 'Arena dos Marujos, local',
    canonical: '/venues/AMA',
  }),
  page('changes', '/changes', 'O que mudou', { index: false }),
  page('changes', '/changes?discipline=JUD', 'O que mudou', { canonical: '/changes', index: false }),
  page('agenda', '/agenda', 'Minha agenda', { index: false }),
  page('agenda', '/agenda?list=followed', 'Minha agenda', { canonical: '/agenda', index: false }),
  page('board.$venue', '/board/AMA', 'Arena dos Marujos', { title: 'Arena dos Marujos, placar', index: false }),
  page('embed', '/embed', 'Um quadro no seu site'),
  page('embed', '/embed?widget=events&discipline=JUD', 'Um quadro no seu site', { canonical: '/embed' }),
  page('volunteers', '/volunteers', 'Voluntários'),
  page('ambassadors', '/ambassadors', 'Embaixadores'),
  page('ambassadors', '/ambassadors?who=today', 'Embaixadores', { canonical: '/ambassadors' }),
  empty('access-log', '/access-log', 'Acessos'),
  empty('official-reports', '/official-reports', 'Relatórios oficiais'),
  page('places.$type', '/places/other', 'Outros lugares', { index: false }),
  empty('reports.{-$key}', '/reports', 'Relatórios'),
  empty('reports.{-$key}', '/reports/jud', 'Relatórios', { title: 'Relatórios, Judô', canonical: '/reports/JUD' }),
  page('_layout-auth.auth_.outbox', '/auth/outbox', 'E-mails da demonstração', { index: false }),
  empty('account.index', '/account', 'Minha conta'),
  empty('account.password', '/account/password', 'Senha'),
  empty('account.passkeys', '/account/passkeys', 'Chaves de acesso'),
  empty('account.devices', '/account/devices', 'Aparelhos'),
  empty('account.data', '/account/data', 'Meus dados'),
  empty('account.deletion', '/account/deletion', 'Excluir a conta'),
  empty('profile', '/profile', 'Perfil'),
  page('live', '/live', 'Vídeos ao vivo'),
  page('secure', '/secure', 'Esporte seguro', { platform: 'android', index: false }),
  page('secure-sport', '/secure-sport', 'Esporte seguro', { platform: 'android', canonical: '/secure', index: false }),
  page('announcements', '/announcements', 'Comunicados'),
  page('sponsors', '/sponsors', 'Patrocinadores', { platform: 'android', index: false }),
  page('official-awards-schedule', '/official-awards-schedule', 'Premiações', { platform: 'android', index: false }),
  page('_points.account_.points', '/account/points', 'Pontos', { index: false }),
  page('_points.ranking', '/ranking', 'Ranking', { platform: 'android', index: false }),

  refused('hotels', '/hotels'),
  refused('hospitals', '/hospitals'),
  refused('places.$type', '/places/hotel'),
  refused('transport', '/transport'),
  refused('videos', '/videos'),
  refused('courses', '/courses'),
  refused('feedback', '/feedback'),
  refused('informativos', '/informativos'),
  refused('official-photos', '/official-photos'),
  refused('_points.trivia.index', '/trivia'),
  refused('_points.trivia.$id', '/trivia/1'),
  refused('_points.qr-scan', '/qr-scan'),

  missing('__root', '/nowhere'),
  missing('__root', '/schedule/nonsense'),
  missing('__root', '/participants/nonsense'),
  missing('__root', '/medals/nonsense'),
  missing('medals.discipline.{-$key}', '/medals/discipline/XYZ'),
  missing('medals.gender.{-$key}', '/medals/gender/9'),
  missing('medals.all_.$key', '/medals/all/nonsense'),
  missing('places.$type', '/places/nonsense'),
  missing('venues_.$code', '/venues/nowhere'),
  missing('reports.{-$key}', '/reports/XYZ'),
  missing('participants.profile.$id', '/participants/profile/nobody'),
  missing('participants.team.$code', '/participants/team/nobody'),
  missing('participants.delegation.$code', '/participants/delegation/ZZ'),
  missing('participants.delegation.$code', '/participants/delegation/not-a-code'),
  missing('discipline.$key.index', '/discipline/XYZ'),
  missing('discipline.$key.schedule.index', '/discipline/XYZ/schedule'),
  missing(SECTIONS, '/discipline/XYZ/medals'),
  missing(SECTIONS, '/discipline/JUD/nonsense'),
  missing(`${SECTIONS}.schedule.$tab.{-$day}`, '/discipline/JUD/schedule/nonsense'),
  missing(`${SECTIONS}.schedule.$tab.{-$day}`, '/discipline/JUD/schedule/days/2027-02-31'),
  missing(`${SECTIONS}.medals.{-$tab}`, '/discipline/JUD/medals/nonsense'),
  // judo has no divisions
  missing(`${SECTIONS}.medals.{-$tab}`, '/discipline/JUD/medals/division'),
  missing(`${SECTIONS}.competitions`, '/discipline/JUD/competitions?event=JUDW99KG'),
  missing(`${SECTIONS}.finalrank`, '/discipline/JUD/finalrank?event=JUDW99KG'),
  missing('discipline.$key.results.$unit.{-$tab}', '/discipline/JUD/results/JUDW99KG--------------FNL-000100'),
  missing('discipline.$key.results.$unit.{-$tab}', `${FINAL}/nonsense`),
]

/** Pages for another page's frame: they have the layout `default` and tell search engines nothing (R3.1). */
export const WIDGETS = [
  { route: 'widget.events', path: '/widget/events', status: 200 },
  { route: 'widget.medals', path: '/widget/medals', status: 200 },
  { route: 'widget.$', path: '/widget/nothing', status: 404 },
] as const

/** Drafts in the visitors' page, for the office's frame alone: who is not of the staff is told so. */
export const PREVIEWS = [{ route: 'preview.$id', path: '/preview/8c1d2f36-5a0e-4f0b-9a53-0f8f4d2b7c11' }] as const

/** Layouts without a page of their own (R3.1). */
export const LAYOUTS = ['_layout-auth', '_points'] as const

const leads = (route: string, path: string, to: string, status = 307): RouteRedirect => ({ route, path, to, status })

/** Addresses that lead elsewhere (R2.1, R2.2, R2.5). */
export const REDIRECTS: readonly RouteRedirect[] = [
  leads('schedule.index', '/schedule', '/schedule/disciplines'),
  leads('schedule.blocks', '/schedule/blocks', '/schedule/disciplines', 308),
  leads('medals.index', '/medals', '/medals/all'),
  leads('medals.all_.$key', '/medals/all/jud', '/medals/discipline/JUD'),
  leads('medals.gender.{-$key}', '/medals/gender/jud', '/medals/discipline/JUD'),
  leads(
    'medals.medallists.{-$key}',
    '/medals/medallists?discipline=JUD&medal=gold',
    '/medals/medallists/JUD?medal=gold',
  ),
  leads('medals.division.{-$key}', '/medals/division/SWM', '/medals/discipline/SWM'),
  leads('participants.index', '/participants', '/participants/athletes'),
  leads('discipline.$key.index', '/discipline/jud', '/discipline/JUD/schedule/days'),
  leads('discipline.$key.schedule.index', '/discipline/JUD/schedule', '/discipline/JUD/schedule/days'),
  leads('_layout-auth.auth', '/auth', '/login'),
  // women are W in every address; once they were F among the participants
  leads('participants.athletes', '/participants/athletes?gender=F', '/participants/athletes?gender=W'),
  leads('participants.teams', '/participants/teams?gender=f', '/participants/teams?gender=W'),
  // the guard (R4.3)
  leads('index', '/', '/schedule/grid', 302),
  leads('sponsors', '/sponsors', '/schedule/grid', 302),
]
