import { LOCALES } from '@games/domain/text/localized'
import { SUITE, sampled } from '@games/testing/suite'
import { toast as sonner } from 'sonner'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import type { Locale } from '../i18n/locale.ts'
import { horizontalScroll } from '../ui/testing/horizontal-scroll.ts'
import { runAxe } from '../ui/testing/run-axe.ts'
import { type ComposedStory, type StoryFile, storiesOf } from './compose.ts'

const FILES = import.meta.glob<StoryFile>('../**/*.stories.tsx', { eager: true })
const COMPONENTS = Object.keys(import.meta.glob('../ui/[A-Z]*.tsx')).filter((path) => !path.includes('.stories.'))
const THEMES = ['light', 'dark'] as const

const nameOf = (path: string): string => path.replace(/^\.\.\/|\.stories\.tsx$/g, '')

/** What a page has and a single component has not. */
const OF_PAGES = ['region', 'page-has-heading-one', 'landmark-one-main', 'document-title', 'html-has-lang', 'bypass']
const RULES = Object.fromEntries(OF_PAGES.map((rule) => [rule, { enabled: false }]))

const faults = async (): Promise<string> => {
  const { violations } = await runAxe({ rules: RULES })
  return violations
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`))
    .join('\n')
}

const endOfMotion = (): Promise<unknown> =>
  Promise.all(
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
      .map(({ finished }) => finished.catch(() => {})),
  )

const motion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })

/** Draws a story as a visitor's phone would, acts on it as it says, and waits until nothing moves any more. */
async function show(Story: ComposedStory): Promise<void> {
  await Story.load()
  const { container } = await render(<Story />)
  await Story.play?.({ canvasElement: container })
  await endOfMotion()
}

async function putAway(): Promise<void> {
  sonner.dismiss()
  await cleanup()
  await vi.waitFor(() => expect(document.querySelector('[data-sonner-toast]')).toBeNull(), 15_000)
}

beforeAll(() => page.viewport(320, 640))
beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})
afterEach(async () => {
  await putAway()
  delete document.documentElement.dataset['theme']
  vi.restoreAllMocks()
})

test('every component of ui/ has its stories', () => {
  const without = COMPONENTS.filter((path) => !(path.replace(/\.tsx$/, '.stories.tsx') in FILES))
  expect(without).toEqual([])
})

/**
 * The languages and themes a story is drawn in. Words and colours do not depend on each other, so a story with words is drawn once in each language
 * while the themes take turns; stories of ui/ get their words as arguments, a story for each language. In `npm test` every twelfth story of every third
 * file is drawn, once.
 */
function turns(path: string, story: number): (readonly [locale: Locale, theme: (typeof THEMES)[number]])[] {
  const all = path.startsWith('../ui/')
    ? THEMES.map((theme) => ['por', theme] as const)
    : LOCALES.map((locale, turn) => [locale, THEMES[(story + turn) % 2 === 0 ? 0 : 1]] as const)
  return all.filter((_, turn) => SUITE === 'nightly' || turn === story % all.length)
}

describe.each(sampled(Object.entries(FILES), 3))('%s', (path, file) => {
  const cases = storiesOf(file).flatMap(({ storyName }, story) =>
    turns(path, story).map(
      ([locale, theme]) => [`${nameOf(path)} ${storyName} ${locale} ${theme}`, story, locale, theme] as const,
    ),
  )
  test.each(sampled(cases, 12))(
    '%s: as it says, nothing for axe, the console or beyond 320 px',
    async (_, story, locale, theme) => {
      const Story = storiesOf(file, locale)[story] as ComposedStory
      document.documentElement.dataset['theme'] = theme
      await show(Story)
      expect({ faults: await faults(), sideways: horizontalScroll() }).toEqual({ faults: '', sideways: 0 })
      expect(vi.mocked(console.error).mock.calls).toEqual([])
      expect(vi.mocked(console.warn).mock.calls).toEqual([])
    },
  )
})

test.each(sampled(['LiveDot', 'Score', 'Dialog', 'Sheet', 'ProgressBar', 'Table'], 6))(
  '%s keeps still for those who want less motion',
  async (name) => {
    await motion('reduce')
    try {
      for (const Story of storiesOf(FILES[`../ui/${name}.stories.tsx`] as StoryFile)) {
        await show(Story)
        expect(document.getAnimations()).toEqual([])
        await putAway()
      }
    } finally {
      await motion('no-preference')
    }
  },
)
