import type { Plugin } from 'vite'

const WIDGET_ROUTE = /\/src\/routes\/widget\.([\w$]+)\.tsx$/

/**
 * Leaves what draws the widgets out of the browser's build: a widget is a document of the server's (widget/only-as-document.ts), and every
 * first visit would pay for the names of the parts it is made of.
 */
export function widgetRoutesPlugin(): Plugin {
  return {
    name: 'games:widget-routes',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    enforce: 'pre',
    load: {
      filter: { id: WIDGET_ROUTE },
      handler: (id) => asDocument(WIDGET_ROUTE.exec(id)?.[1] ?? ''),
    },
  }
}

const asDocument = (name: string): string => `import { createFileRoute } from '@tanstack/react-router'
import { onlyAsDocument } from '../widget/only-as-document.ts'
export const Route = createFileRoute('/widget/${name}')({ beforeLoad: ({ location }) => onlyAsDocument(location.href) })`
