import { loadMessages } from '@games/web/i18n/translator.ts'
import { createRootRouteWithContext, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { OfficeContext } from './context.ts'
import { athletesSearch } from './features/athletes/athletes-search.ts'
import { contentSearch, editorSearch } from './features/content/content-search.ts'
import { feedSearch } from './features/feed/feed-search.ts'
import { namesSearch } from './features/feed/names-search.ts'
import { feedbackSearch } from './features/feedback/feedback-search.ts'
import { logSearch } from './features/log/log-search.ts'
import { peopleSearch } from './features/people/people-search.ts'
import { resultsSearch } from './features/results/results-search.ts'
import { firstDaySearch, settingsSearch } from './features/settings/settings-search.ts'
import { sheetsSearch } from './features/sheets/sheets-search.ts'
import { timingSearch } from './features/timing/timing-search.ts'
import { triviaSearch } from './features/trivia/trivia-search.ts'
import { Frame } from './frame/Frame.tsx'
import { NoSuchPage } from './frame/NoSuchPage.tsx'

const root = createRootRouteWithContext<OfficeContext>()({
  beforeLoad: async ({ context: { locale }, matches }) => {
    await loadMessages<string>(
      locale,
      matches.flatMap(({ staticData }) => staticData.messages ?? []),
    )
  },
  component: Frame,
  notFoundComponent: NoSuchPage,
})

const getParentRoute = () => root

/** A page of the office: its address below /office, what is read of the address, its messages, and its component, loaded when it is shown. */
const pages = [
  createRoute({
    getParentRoute,
    path: '/',
    staticData: { place: 'home', messages: ['office-home', 'units'] },
    component: lazyRouteComponent(() => import('./features/home/HomePage.tsx'), 'HomePage'),
  }),
  createRoute({
    getParentRoute,
    path: '/content',
    validateSearch: contentSearch,
    staticData: { place: 'content', messages: ['office-content'] },
    component: lazyRouteComponent(() => import('./features/content/ContentPage.tsx'), 'ContentPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/content/$id',
    validateSearch: editorSearch,
    staticData: { place: 'content', messages: ['office-content'], rail: true },
    component: lazyRouteComponent(() => import('./features/content/EditorPage.tsx'), 'EditorPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/feed',
    validateSearch: feedSearch,
    staticData: { place: 'feed', messages: ['office-feed'] },
    component: lazyRouteComponent(() => import('./features/feed/FeedPage.tsx'), 'FeedPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/feed/sources',
    staticData: { place: 'feed', messages: ['office-feed'] },
    component: lazyRouteComponent(() => import('./features/feed/SourcesPage.tsx'), 'SourcesPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/feed/differences',
    staticData: { place: 'feed', messages: ['office-feed'] },
    component: lazyRouteComponent(() => import('./features/feed/DifferencesPage.tsx'), 'DifferencesPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/feed/names',
    validateSearch: namesSearch,
    staticData: { place: 'feed', messages: ['office-feed'] },
    component: lazyRouteComponent(() => import('./features/feed/NamesPage.tsx'), 'NamesPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/feed/rebuild',
    staticData: { place: 'feed', messages: ['office-feed'] },
    component: lazyRouteComponent(() => import('./features/feed/RebuildPage.tsx'), 'RebuildPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/athletes',
    validateSearch: athletesSearch,
    staticData: { place: 'athletes', messages: ['office-athletes'] },
    component: lazyRouteComponent(() => import('./features/athletes/AthletesPage.tsx'), 'AthletesPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/sheets',
    validateSearch: sheetsSearch,
    staticData: { place: 'sheets', messages: ['office-sheets', 'status', 'units'] },
    component: lazyRouteComponent(() => import('./features/sheets/SheetsPage.tsx'), 'SheetsPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/results',
    validateSearch: resultsSearch,
    staticData: { place: 'sheets', messages: ['office-results', 'status', 'units'] },
    component: lazyRouteComponent(() => import('./features/results/DayResultsPage.tsx'), 'DayResultsPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/results/$unit',
    staticData: { place: 'sheets', messages: ['office-results', 'units'] },
    component: lazyRouteComponent(() => import('./features/results/UnitSourcesPage.tsx'), 'UnitSourcesPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/imports/$id',
    staticData: { place: 'sheets', messages: ['office-results', 'office-sheets', 'units'] },
    component: lazyRouteComponent(() => import('./features/results/ImportPage.tsx'), 'ImportPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/medals',
    staticData: { place: 'medals', messages: ['office-medals', 'office-sheets', 'units'] },
    component: lazyRouteComponent(() => import('./features/medals/MedalsPage.tsx'), 'MedalsPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/timing',
    validateSearch: timingSearch,
    staticData: { place: 'timing', messages: ['office-timing', 'office-sheets', 'status', 'units'] },
    component: lazyRouteComponent(() => import('./features/timing/TimingPage.tsx'), 'TimingPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/desk',
    staticData: { place: 'desk', messages: ['office-desk', 'office-sheets', 'desk-limits', 'units'] },
    component: lazyRouteComponent(() => import('./features/desk/DeskPage.tsx'), 'DeskPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/settings',
    validateSearch: settingsSearch,
    staticData: { place: 'settings', messages: ['office-settings'], audience: 'admin' },
    component: lazyRouteComponent(() => import('./features/settings/SettingsPage.tsx'), 'SettingsPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/first-day',
    validateSearch: firstDaySearch,
    staticData: { place: 'settings', messages: ['office-settings'], audience: 'admin' },
    component: lazyRouteComponent(() => import('./features/settings/FirstDayPage.tsx'), 'FirstDayPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/log',
    validateSearch: logSearch,
    staticData: { place: 'log', messages: ['office-log', 'office-desk', 'desk-limits'] },
    component: lazyRouteComponent(() => import('./features/log/LogPage.tsx'), 'LogPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/feedback',
    validateSearch: feedbackSearch,
    staticData: { place: 'feedback', messages: ['office-feedback'] },
    component: lazyRouteComponent(() => import('./features/feedback/FeedbackPage.tsx'), 'FeedbackPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/people',
    validateSearch: peopleSearch,
    staticData: { place: 'people', messages: ['office-people'] },
    component: lazyRouteComponent(() => import('./features/people/PeoplePage.tsx'), 'PeoplePage'),
  }),
  createRoute({
    getParentRoute,
    path: '/trivia',
    staticData: { place: 'trivia', messages: ['office-trivia'] },
    component: lazyRouteComponent(() => import('./features/trivia/TriviaPage.tsx'), 'TriviaPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/trivia/$id',
    validateSearch: triviaSearch,
    staticData: { place: 'trivia', messages: ['office-trivia'], rail: true },
    component: lazyRouteComponent(() => import('./features/trivia/TriviaEditorPage.tsx'), 'TriviaEditorPage'),
  }),
] as const

export const routeTree = root.addChildren(pages)
