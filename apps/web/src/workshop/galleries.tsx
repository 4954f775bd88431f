import { ClientOnly, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { routeTree } from '../routeTree.gen.ts'

type Tree = typeof routeTree

const MEDALS = import.meta.glob(['../ui/MedalDisc.stories.tsx', '../features/medals/*.stories.tsx'])
const RESULTS = import.meta.glob([
  '../features/units/*.stories.tsx',
  '../units/**/*.stories.tsx',
  '../features/events/*.stories.tsx',
])
const OTHERS = import.meta.glob(['../ui/*.stories.tsx', '!../ui/MedalDisc.stories.tsx'])

const GALLERIES = [
  { path: '/medal-test', title: 'Medals', files: MEDALS },
  { path: '/test-results-card', title: 'Result cards', files: RESULTS },
  { path: '/more-dev', title: 'Components', files: OTHERS },
] as const

/**
 * The galleries of R2.4. They are no route files, so that a production build holds nothing of them and answers 404; the router adds them
 * in development.
 */
export function withGalleries(tree: Tree): Tree {
  const galleries = GALLERIES.map(({ path, title, files }) =>
    createRoute({
      getParentRoute: () => tree,
      path,
      component: lazyRouteComponent(async () => {
        const { Gallery } = await import('./Gallery.tsx')
        return { default: () => <Gallery title={title} files={files} /> }
      }),
    }),
  )
  const sports = createRoute({
    getParentRoute: () => tree,
    path: '/sports-gallery',
    staticData: { messages: ['units', 'status'] },
    component: lazyRouteComponent(async () => {
      const { SportGallery } = await import('./SportGallery.tsx')
      // which unit and state stands in the fragment, which the server never hears of
      return {
        default: () => (
          <ClientOnly>
            <SportGallery />
          </ClientOnly>
        ),
      }
    }),
  })
  tree.addChildren([...Object.values(tree.children ?? {}), ...galleries, sports])
  return tree
}
